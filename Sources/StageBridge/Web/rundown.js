// Asks for the items of the rundown, whenever they may have changed.
'use strict';

// `take` is called with the items.
function RundownItems(screen, take) {
  this.screen = screen;
  this.take = take;
  this.known = null;
  var rundown = this;
  // Expected times change even if the rundown does not.
  setInterval(function () { rundown.ask(); }, 60000);
  // A hidden page does not ask, so it asks when it is shown again.
  document.addEventListener('visibilitychange', function () { rundown.ask(); });
}

RundownItems.prototype = {
  // Asks for the items of a talk's rundown if they may differ from the known ones.
  follow: function (words, talk) {
    var rundown = talk && talk.rundown;
    var key = rundown ? JSON.stringify([rundown, talk.run, talk.changed, words.programme]) : null;
    this.isThere = !!rundown;
    if (key === this.known) return;
    this.known = key;
    if (rundown) this.ask();
  },

  forget: function () { this.known = null; },

  // While a request is under way, further ones become a single one after it. If it cannot be sent or fails, the
  // next drawing of the stage asks again, at most a second later.
  ask: function () {
    var rundown = this;
    if (!this.isThere || document.hidden) return;
    if (!this.screen.feed.isReachable()) { this.forget(); return; }
    if (this.isAsking) { this.isWanted = true; return; }
    this.isAsking = true;
    fetch('/api/rundown', { credentials: 'same-origin' }).then(function (response) {
      return response.ok ? response.json() : null;
    }).then(function (answer) {
      if (answer) rundown.take(answer.items); else rundown.forget();
    }).catch(function () { rundown.forget(); }).then(function () {
      rundown.isAsking = false;
      if (rundown.isWanted) { rundown.isWanted = false; rundown.ask(); }
    });
  }
};
