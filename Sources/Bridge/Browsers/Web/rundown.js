// Asks for the items of the rundown, whenever they may have changed.
'use strict';

// `take` is called with the items. While there are none, the page says why.
function RundownItems(screen, take) {
  this.screen = screen;
  this.take = take;
  this.fault = document.getElementById('list-fault');
  this.hasItems = false;
  this.retry = null;
  // The items of the last answer by their handles, and its version: later answers tell only what has changed.
  this.items = {};
  this.version = null;
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
    if (rundown) {
      this.ask();
    } else {
      this.hasItems = false;
      setText(this.fault, '');
    }
  },

  // The next drawing of the stage, at most a second later, asks again.
  forget: function () { this.known = undefined; },

  // Shows the items of an answer, which may be only those that have changed.
  show: function (answer) {
    var before = this.items, changed = {}, items = answer.items;
    items.forEach(function (item) { changed[item.handle] = item; });
    if (answer.since !== undefined) {
      items = answer.order.map(function (handle, index) {
        var item = changed[handle] || before[handle];
        if (item) item.starts_in = answer.starts[index];
        return item;
      });
      changed = {};
      items.forEach(function (item) { if (item) changed[item.handle] = item; });
    }
    clearTimeout(this.retry);
    this.items = changed;
    this.version = answer.version || null;
    this.hasItems = true;
    setText(this.fault, '');
    this.take(items.filter(Boolean));
  },

  // Tells why there is no list, and asks again after a pause.
  fail: function (text) {
    var rundown = this;
    if (!this.hasItems) setText(this.fault, text || '');
    clearTimeout(this.retry);
    this.retry = setTimeout(function () { rundown.forget(); }, 5000);
  },

  // While a request is under way, further ones become a single one after it.
  ask: function () {
    var rundown = this;
    if (!this.isThere || document.hidden) return;
    if (!this.screen.feed.isReachable()) { this.forget(); return; }
    if (this.isAsking) { this.isWanted = true; return; }
    this.isAsking = true;
    var since = this.version ? '?since=' + this.version : '';
    fetch('/api/rundown' + since, { credentials: 'same-origin' }).then(function (response) {
      return response.json().then(function (answer) {
        if (response.ok) rundown.show(answer); else rundown.fail(answer.text);
      });
    }).catch(function () { rundown.fail(''); }).then(function () {
      rundown.isAsking = false;
      if (rundown.isWanted) { rundown.isWanted = false; rundown.ask(); }
    });
  }
};
