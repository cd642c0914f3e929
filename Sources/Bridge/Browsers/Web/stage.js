// The speaker's screen, drawn into an element of any size.
'use strict';

function Stage(root, feed, look) {
  this.root = root;
  this.feed = feed;
  this.look = look;
  this.rises = [];
  root.classList.add('stage');
  root.innerHTML =
    '<p class="coming"></p>' +
    '<div class="face"><div class="letters"></div><svg class="digits" aria-hidden="true"></svg></div>' +
    '<div class="progress" aria-hidden="true"></div>' +
    '<p class="word" aria-hidden="true"></p>' +
    '<div class="lamps" aria-hidden="true">' + ['green', 'yellow', 'red'].map(function (lamp) {
      return '<div class="lamp ' + lamp + '"><i></i><span></span></div>';
    }).join('') + '</div>' +
    '<p class="status"><span class="place"></span><span class="second"><b></b> <i></i></span>' +
    '<span class="bell" aria-hidden="true"></span><span class="notice"></span></p>';
  var stage = this;
  this.parts = {};
  ['coming', 'face', 'letters', 'digits', 'progress', 'word', 'lamps', 'place', 'second', 'bell', 'notice'].forEach(function (name) {
    stage.parts[name] = root.querySelector('.' + name);
  });
  this.draw = this.draw.bind(this);
  addEventListener('resize', function () { stage.layout = null; stage.draw(); });
}

Stage.prototype = {
  // Draws what is to be seen now, and comes again when that changes.
  draw: function () {
    clearTimeout(this.timer);
    this.feed.checkDevice();
    var now = this.feed.time.now(), stage = this.feed.words && this.feed.stage, talk = stage && stage.talk;
    var view = talk ? this.viewOf(stage, talk, now) : this.idleView(stage);
    this.show(view);
    var wait = Math.min(view.next - now, 1000 - Date.now() % 1000);
    this.timer = setTimeout(this.draw, Math.max(1, wait));
    if (this.drawn) this.drawn(view);
  },

  // ---- What is to be seen.
  viewOf: function (stage, talk, now) {
    var words = this.feed.words, read = reading(talk, now), flashes = stage.flashes && this.look.flashes;
    var flash = flashAt(flashes ? talk.flash : null, now);
    var paused = read.run === 'paused', over = read.run === 'running' && read.shown < 0 && !read.hidesEnd;
    var idle = Math.floor((now - read.since) / 1000);
    var message = talk.message, between = betweenTalks(talk, read, now, words);
    if (between && between.isLongOver) return this.idleView(stage);
    var place = [read.segment.place, talk.title].filter(Boolean).join('   ');
    var told = between && talk.rundown.between.kind !== 'talk' ? between.told : place;
    if (talk.messageEnd && talk.messageEnd / 1000 <= now) message = undefined;
    if (talk.identifyUntil && now < talk.identifyUntil / 1000) message = this.look.name;
    var isBlack = talk.blackout;
    if (message !== undefined || isBlack) between = null;
    if (between) read.phase = null;
    var second = between || isBlack ? null : secondaryTime(this.look.beside, talk, read, now, words.secondaryTime);
    var isLit = flash.isLit && (!isBlack || talk.flash.kind === 'white') && this.mayFlash(talk.flash, now);
    var next = Math.min(
      read.run === 'running' ? now + (read.left - (read.shown - 1) * 1000) / talk.speed : Infinity,
      flash.next,
      paused ? read.since + (idle + 1) * 1000 : Infinity,
      between ? between.next : Infinity,
      second ? second.next : Infinity,
      talk.messageEnd && talk.messageEnd / 1000 > now ? talk.messageEnd / 1000 : Infinity);
    return {
      theme: stage.theme, phase: read.phase, between: between, run: read.run, face: read.face, next: next,
      flash: isLit ? talk.flash.kind : null, isBlack: isBlack, message: message,
      isDim: !between && message === undefined && (read.run === 'ready' || paused && (!flashes || idle % 2 === 0)),
      isLampDark: over && flashes && read.shown % 2 !== 0,
      word: paused ? words.paused : over && !flashes ? words.over : '',
      second: second, bells: between || paused || over && !flashes || read.hidesEnd ? 0 : bellsAt(read),
      hasBells: talk.segments.some(function (each) { return each.bells.length; }),
      progress: this.look.progress && !between && !read.hidesEnd ? talk.progress : null,
      read: read, labels: read.segment.labels, rundown: talk.rundown,
      place: between ? '' : place, told: told,
      hasLamps: talk.segments.some(function (each) {
        return each.phases.some(function (phase) { return phase.phase; });
      }),
      title: (this.feed.time.isApproximate() ? '\u2248' : '')
        + (between && !between.hasTime ? between.lines[0][0] : titleOf(read, words))
    };
  },

  // Without a talk there is the time of day, dimly.
  idleView: function (stage) {
    var words = this.feed.words ? this.feed.words.waiting : '';
    var isOver = stage && stage.ended;
    return {
      theme: stage ? stage.theme : 'led', phase: null, run: 'ready', next: Infinity, isDim: !isOver,
      face: { text: timeOfDay(stage && stage.talk) },
      message: isOver ? stage.ended : undefined, labels: {}, word: '', isIdle: true,
      place: stage && stage.connected ? '' : isOver ? '' : words, title: isOver || words
    };
  },

  // Never more than three flashes in a second, whatever is sent.
  mayFlash: function (flash, now) {
    var pulse = flash.start + '/' + Math.floor((now - flash.start / 1000) / 1000);
    if (this.lastFlash === pulse) return true;
    var recent = this.rises.filter(function (rise) { return now - rise < 1000; });
    if (recent.length >= 3) return false;
    this.rises = recent.concat(now);
    this.lastFlash = pulse;
    return true;
  },

  // ---- How it is drawn.
  show: function (view) {
    var root = this.root, parts = this.parts, words = this.feed.words;
    this.colour(view);
    root.classList.toggle('black', !!view.isBlack && !view.flash);
    root.classList.toggle('idle', !!view.isIdle);
    root.classList.toggle('flashing', !!view.flash);
    ['green', 'yellow', 'red'].forEach(function (lamp) {
      var element = parts.lamps.querySelector('.' + lamp);
      var isPhase = view.phase === lamp || lamp === 'red' && view.phase === 'overtime';
      element.classList.toggle('lit', isPhase && !view.isLampDark);
      element.classList.toggle('on', isPhase);
      var label = isPhase && view.phase === 'overtime' ? words.over : view.labels[lamp];
      setText(element.lastChild, label || '');
    });
    setText(parts.word, view.word);
    root.classList.toggle('worded', !!view.word);
    setText(parts.place, view.place);
    // The row stays there during a talk, so that the digits do not move when it starts.
    root.classList.toggle('planned', !!view.rundown && !view.between);
    root.classList.toggle('between', !!view.between);
    root.classList.toggle('pausing', !!view.between && view.between.isPause);
    root.classList.toggle('lampless', !!view.read && !view.hasLamps);
    root.classList.toggle('signed', !!view.hasBells || !!view.second);
    setText(parts.second.firstChild, view.second ? view.second.time : '');
    parts.second.classList.toggle('long', !!view.second && view.second.time.length > 6);
    setText(parts.second.lastChild, view.second ? view.second.name : '');
    setBells(parts.bell, view.bells || 0);
    setText(parts.coming, view.rundown && !view.between ? view.rundown.line : '');
    var silence = view.isIdle ? 0 : this.feed.silence();
    setText(parts.notice, [
      !words ? '' : this.feed.isShutOut ? words.remote.shutOut : silence ? filled(words.noSignal, 'time', plainTime(silence)) : '',
      !view.isIdle && this.feed.time.isApproximate() ? '\u2248' : ''
    ].filter(Boolean).join('   '));
    this.drawProgress(view);
    this.drawFace(view);
  },

  // A bar that fills in the phase's colour, with a mark where each phase begins and each segment ends.
  drawProgress: function (view) {
    var bar = this.parts.progress, progress = view.progress, key = JSON.stringify(progress);
    bar.style.display = progress ? '' : 'none';
    if (!progress) return;
    function part(time) { return 100 * Math.max(0, Math.min(1, time / progress.length)) + '%'; }
    bar.className = 'progress ' + (view.phase === 'overtime' ? 'red' : view.phase || '');
    if (key !== this.marks) {
      this.marks = key;
      bar.innerHTML = '<i></i>' + progress.marks.map(function () { return '<b></b>'; }).join('');
      // The page's policy allows no styles in HTML.
      progress.marks.forEach(function (mark, index) { bar.children[index + 1].style.left = part(mark); });
    }
    bar.firstChild.style.width = part(progress.length - (view.read.segment.following || 0) - Math.max(0, view.read.shown));
  },

  colour: function (view) {
    var colours = facts.colours[view.theme] || facts.colours.led;
    var digits = colours.digits[view.phase === 'overtime' ? 'red' : view.phase || 'none'];
    var flash = view.flash && facts.flash[view.flash];
    var values = {
      '--lit': flash ? 'var(--dark)' : digits[view.isDim ? 1 : 0], '--unlit': flash ? flash[1] : digits[2],
      '--ground': flash ? flash[0] : 'var(--dark)', '--text': flash ? 'var(--dark)' : 'var(--plain)',
      '--green': colours.lamps.green[0], '--green-off': colours.lamps.green[1],
      '--yellow': colours.lamps.yellow[0], '--yellow-off': colours.lamps.yellow[1],
      '--red': colours.lamps.red[0], '--red-off': colours.lamps.red[1]
    };
    var key = JSON.stringify(values);
    if (key === this.colours) return;
    this.colours = key;
    for (var name in values) this.root.style.setProperty(name, values[name]);
  },

  drawFace: function (view) {
    var message = view.message, between = view.between;
    var digits = between && !between.hasTime ? null : displayGroups(view.face.text);
    // What seven segments cannot show stands in letters.
    var letters = between ? between.lines : message !== undefined ? [[message, 'name']] : digits ? undefined : [[view.face.text, '']];
    var key = [JSON.stringify(letters), digits && digits.map(function (group) { return group.length; }).join(), view.word, !!view.rundown].join('|');
    var isNew = key !== this.layout;
    this.layout = key;
    this.root.classList.toggle('lettered', letters !== undefined);
    var hasDigits = digits && (!view.isIdle || letters === undefined) || letters === undefined;
    this.parts.digits.style.display = hasDigits ? '' : 'none';
    if (isNew) this.fit(letters, digits);
    if (digits) lightDigits(this.parts.digits, digits, view.face.isDark);
  },

  // Gives everything its size, where that may have changed.
  fit: function (letters, digits) {
    var root = this.root, width = root.clientWidth, height = root.clientHeight;
    var size = Math.max(6, Math.min(width / 26, height / 22));
    root.style.fontSize = size + 'px';
    // Whether there is room beside the lamps.
    root.classList.toggle('roomy', width >= 38 * size);
    setLines(this.parts.letters, letters || []);
    if (digits) {
      var part = letters === undefined ? this.parts.face : this.parts.digits;
      buildDigits(this.parts.digits, digits, isPortrait(digits, part.getBoundingClientRect()));
    }
    if (letters !== undefined) fitText(this.parts.letters);
  }
};

// The small secondary time: what it is, and when it changes next by itself; null if there is none.
function secondaryTime(kind, talk, read, now, words) {
  if (kind === 'clock') return { time: timeOfDay(talk), name: words.clock, next: Infinity };
  // It would tell of an end that the talk hides.
  if (read.hidesEnd) return null;
  if (kind === 'talk') return { time: leftText(wholeTimeLeft(read)), name: words.talk, next: Infinity };
  if (kind !== 'session' || !talk.rundown) return null;
  var end = talk.rundown.sessionEnd, least = talk.rundown.sessionLeft;
  var left = Math.max(
    end === undefined ? -Infinity : (end / 1000 - now) * talk.speed, least === undefined ? -Infinity : least / 1000);
  if (left === -Infinity) return null;
  var isFixed = least === undefined || left > least / 1000, isRunning = read.run === 'running';
  // While the talk runs it changes together with the digits.
  var seconds = isRunning && isFixed ? read.shown + Math.round((left - read.left) / 1000) : Math.ceil(left / 1000);
  var next = isRunning || !isFixed ? Infinity : now + (left - (seconds - 1) * 1000) / talk.speed;
  return { time: leftText(seconds), name: words.session, next: next };
}

// The shown second of the whole talk, with the segments that follow.
function wholeTimeLeft(read) {
  var following = read.segment.following;
  if (following === undefined) return read.shown;
  return Math.ceil(Math.max(read.left / 1000, -read.segment.deducted) + following);
}

// 47:14, +0:05 once it has passed
function leftText(seconds) { return seconds < 0 ? '+' + shortTime(-seconds) : shortTime(seconds); }

function shortTime(seconds) { return seconds < 6000 ? plainTime(seconds) : timeText(seconds, true); }

// How often a bell is struck that rings in this second or the one before.
function bellsAt(read) {
  if (read.run !== 'running') return 0;
  function strokes(shown) {
    var ringing = read.segment.bells.filter(function (bell) {
      var passed = bell.at - shown;
      return passed === 0 || bell.every && passed > 0 && passed <= bell.lasting && passed % bell.every === 0;
    });
    return ringing.length ? ringing[0].strokes : 0;
  }
  return strokes(read.shown) || strokes(read.shown + 1);
}

function setBells(element, count) {
  if (element.children.length === count) return;
  element.innerHTML = new Array(count + 1).join('<svg viewBox="0 0 24 24"><path d="M12 2a2 2 0 0 0-2 2'
    + 'C6.5 5 5 8 5 11v5l-2 3h18l-2-3v-5c0-3-1.5-6-5-7a2 2 0 0 0-2-2zM9.5 20a2.5 2.5 0 0 0 5 0z"/></svg>');
}

// One line below another, each with what it is: a name, a title, a time, or quiet.
function setLines(element, lines) {
  var shown = [].map.call(element.children, function (line) { return [line.textContent, line.className]; });
  if (JSON.stringify(shown) === JSON.stringify(lines)) return;
  element.textContent = '';
  lines.forEach(function (line) { add(element, 'p', line[1]).textContent = line[0]; });
}

function add(parent, kind, name) {
  var element = document.createElement(kind);
  if (name) element.className = name;
  parent.appendChild(element);
  return element;
}

// What is shown between talks: its lines, whether the time stands below them, and when it changes next.
function betweenTalks(talk, read, now, words) {
  var between = talk.rundown && talk.rundown.between;
  if (!between) return null;
  var left = between.moment === undefined ? 0 : (between.moment / 1000 - now) * talk.speed;
  var isEnd = between.kind === 'end', isPause = between.kind === 'break', isAfter = isPause && read.shown < 0;
  var hour = 3600000, minute = 60000, next = Infinity, start = '', isNear = false;
  if (isEnd) next = now + (left + minute) / talk.speed;
  else if (left > 0) {
    var seconds = Math.ceil(left / 1000);
    isNear = !isPause && left <= hour;
    start = isNear ? filled(words.startsIn, 'time', plainTime(seconds)) : between.start;
    next = now + (isNear ? left - (seconds - 1) * 1000 : isPause ? left : left - hour) / talk.speed;
  }
  var lines = [
    [between.speaker, 'name'], [between.title, between.speaker || isAfter ? 'title' : 'name'],
    isAfter ? [between.after, 'name'] : [start, 'time'], [between.next, 'quiet']
  ].filter(function (line) { return line[0]; });
  var told = [between.speaker, between.title, isAfter ? between.after : isNear ? '' : start, between.next].filter(Boolean);
  return { lines: lines, told: told.join(words.lengths.comma), hasTime: !isEnd && !isAfter, isPause: isPause, next: next, isLongOver: isEnd && left <= -minute };
}

// 4:12, 0:07
function plainTime(seconds) { return Math.floor(seconds / 60) + ':' + two(seconds % 60); }

function setText(element, text) { if (element.textContent !== text) element.textContent = text; }

// The time and the phase, such as `12:34 YELLOW`.
function titleOf(read, words) {
  var time = read.face.isDark ? '' : spelled(read.face.text);
  return [time, read.phase && words.phases[read.phase]].filter(Boolean).join(' ');
}

function spelled(text) { return text.replace('-', '\u2212'); }

// The largest letters in which the text fits its element, over as many lines as it takes. A word is broken only if
// it does not fit in the smallest letters.
function fitText(element) {
  var low = 12, high = Math.max(12, element.clientHeight);
  function fits(size) {
    element.style.fontSize = size + 'px';
    return element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
  }
  element.classList.remove('broken');
  element.classList.toggle('broken', !fits(low));
  while (high - low > 1) {
    var size = (low + high) / 2;
    if (fits(size)) low = size; else high = size;
  }
  element.style.fontSize = Math.floor(low) + 'px';
}

// ---- Digits of seven segments.

// The bars of each digit, group by group; null if it cannot be shown so.
function displayGroups(text) {
  var groups = text.split(':').map(function (group) {
    return group.split('').map(function (letter) { return facts.segments[letter]; });
  });
  var isWhole = text && groups.every(function (group) {
    return group.every(function (bars) { return bars !== undefined; });
  });
  return isWhole ? groups : null;
}

function digitsWidth(count) { return count * (facts.shape.width + facts.shape.gap) - facts.shape.gap; }

function landscapeWidth(groups) {
  var count = groups.reduce(function (sum, group) { return sum + group.length; }, 0);
  return digitsWidth(count) + (groups.length - 1) * (facts.shape.colon + facts.shape.gap) + facts.shape.lean;
}

function portraitSize(groups) {
  var shape = facts.shape, most = Math.max.apply(null, groups.map(function (group) { return group.length; }));
  return {
    width: digitsWidth(most) + shape.lean,
    height: groups.length * shape.height * 9 / 8 - shape.height / 8
  };
}

// Groups stand above one another where that makes the digits a good deal taller.
function isPortrait(groups, area) {
  var shape = facts.shape, portrait = portraitSize(groups);
  var beside = Math.min(area.height / shape.height, area.width / landscapeWidth(groups));
  var above = Math.min(area.height / portrait.height, area.width / portrait.width);
  return groups.length > 1 && above >= beside * 1.15;
}

function buildDigits(svg, groups, portrait) {
  var shape = facts.shape, x = 0, parts = [];
  var size = portrait ? portraitSize(groups) : { width: landscapeWidth(groups), height: shape.height };
  groups.forEach(function (group, index) {
    if (portrait) x = size.width - shape.lean - digitsWidth(group.length);
    var y = portrait ? index * shape.height * 9 / 8 : 0;
    if (!portrait && index > 0) {
      parts.push(shape.dots.map(function (dot) {
        return '<circle class="dot" cx="' + (x + dot[0]) + '" cy="' + dot[1] + '" r="' + shape.radius + '"/>';
      }).join(''));
      x += shape.colon + shape.gap;
    }
    group.forEach(function () {
      parts.push('<g class="digit" transform="translate(' + x + ' ' + y + ')">'
        + shape.bars.concat(shape.minus).map(function (path) { return '<path d="' + path + '"/>'; }).join('')
        + '</g>');
      x += shape.width + shape.gap;
    });
  });
  svg.setAttribute('viewBox', '0 0 ' + size.width + ' ' + size.height);
  svg.innerHTML = parts.join('');
}

// A minus takes the place of the bar g, and is wider.
function lightDigits(svg, groups, isDark) {
  var digits = svg.querySelectorAll('.digit'), index = 0;
  svg.classList.toggle('dark', !!isDark);
  groups.forEach(function (group) {
    group.forEach(function (bars) {
      var paths = digits[index].childNodes, isMinus = bars === 64;
      for (var bar = 0; bar < 8; bar += 1) {
        var isLit = bar === 7 ? isMinus : !(isMinus && bar === 6) && (bars >> bar & 1);
        var name = isLit ? 'lit' : bar === 7 ? 'none' : '';
        if (paths[bar].getAttribute('class') !== name) paths[bar].setAttribute('class', name);
      }
      index += 1;
    });
  });
}
