// A stage with what a screen reader needs beside it: the time in words, announcements, and a lost connection.
'use strict';

function SpokenStage(look) {
  var screen = this, find = function (id) { return document.getElementById(id); };
  this.timer = find('timer');
  this.live = find('live');
  this.cause = find('cause');
  // The message, and the names of the talk or the break, when they were shown last.
  this.message = this.told = undefined;
  var calm = matchMedia('(prefers-reduced-motion: reduce)');
  var flashes = look.flashes;
  function follow() {
    look.flashes = flashes && !calm.matches;
    screen.stage.draw();
  }
  this.feed = new Feed(function (kind, text) {
    if (kind === 'say') screen.say(text);
    screen.stage.draw();
  });
  this.stage = new Stage(find('stage'), this.feed, look);
  this.stage.drawn = function (view) { screen.show(view); };
  look.flashes = flashes && !calm.matches;
  if (calm.addEventListener) calm.addEventListener('change', follow); else calm.addListener(follow);
}

SpokenStage.prototype = {
  start: function () {
    this.stage.draw();
    this.feed.start();
  },
  // Says a text; the same text twice is said twice.
  say: function (text) {
    var live = this.live;
    setText(live, '');
    setTimeout(function () { setText(live, text); }, 50);
  },
  show: function (view) {
    var feed = this.feed, words = feed.words, room = feed.stage && feed.stage.room;
    var title = [view.title, room, 'SpeakerClock'].filter(Boolean).join(' \u00b7 ');
    if (document.title !== title) document.title = title;
    setText(document.querySelector('h1'), [room, 'SpeakerClock'].filter(Boolean).join(' \u00b7 '));
    if (words) {
      document.documentElement.lang = feed.stage ? feed.stage.language : 'en';
      this.timer.setAttribute('aria-label', words.remote.timer);
      setText(this.timer, view.read ? timerText(words, view.read, view.isBlack) : view.title);
      this.showCause(words.remote);
    }
    // A message stands in the place of the digits.
    if (view.message !== this.message && view.message !== undefined) this.say(view.message);
    else if (view.told !== this.told && this.told !== undefined) this.say(view.told || '');
    this.message = view.message;
    this.told = view.told;
    if (this.drawn) this.drawn(view);
  },
  // Why nothing new is shown; nothing before the first connection.
  showCause: function (words) {
    var feed = this.feed, isCutOff = !feed.isReachable();
    document.body.classList.toggle('cut-off', isCutOff);
    setText(this.cause, !isCutOff ? '' : feed.isShutOut ? words.shutOut : words.unreachable);
  }
};
