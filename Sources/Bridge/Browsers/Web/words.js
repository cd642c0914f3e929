// What is said in words, for those who do not see the digits.
'use strict';

// A length of time in words, such as `12 minutes 30 seconds`.
function lengthText(lengths, seconds) {
  var size = Math.abs(seconds), minutes = Math.floor(size / 60);
  var parts = [Math.floor(minutes / 60), minutes % 60, size % 60].map(function (number, unit) {
    var isOne = lengths.singular.indexOf(number) >= 0;
    return number > 0 ? lengths.units[unit][isOne ? 0 : 1].replace('{n}', number) : '';
  }).filter(Boolean);
  if (parts.length === 0) return lengths.units[2][lengths.singular.indexOf(0) >= 0 ? 0 : 1].replace('{n}', 0);
  if (parts.length === 1) return parts[0];
  return ['a', 'b', 'c'].reduce(function (text, place, index) {
    return text.replace('{' + place + '}', parts[index]);
  }, lengths.joined[parts.length - 2]);
}

// What is left of a talk, or by how much it is over, such as `12 minutes remaining`.
function remainingText(lengths, seconds) {
  var time = lengthText(lengths, seconds);
  if (seconds < 0) return lengths.over.replace('{time}', time);
  var isOne = /^\D*\d+\D*$/.test(time) && lengths.singular.indexOf(seconds < 60 ? seconds : seconds / 60) >= 0;
  return lengths.remaining[isOne ? 0 : 1].replace('{time}', time);
}

// The time, the phase and the state of a talk, such as `12 minutes remaining, green, running`.
function timerText(words, read, isBlack) {
  var time = read.face.isDark ? '' : remainingText(words.lengths, read.shown);
  var phase = read.phase === 'overtime' ? '' : words.phaseNames[read.phase];
  return [time, phase, words.remote[read.run], isBlack ? words.remote.black.name : ''].filter(Boolean).join(words.lengths.comma);
}

// Writes on a button what it is called; the whole name is read out if it is longer.
function nameButton(button, word) {
  setText(button, word.face);
  if (word.name !== word.face) button.setAttribute('aria-label', word.name); else button.removeAttribute('aria-label');
}

// A text with a value in its place, in which `$&` has no meaning.
function filled(text, name, value) { return text.replace('{' + name + '}', function () { return value; }); }
