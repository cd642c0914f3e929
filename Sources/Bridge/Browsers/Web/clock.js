// What time it is, what the clock shows then, and how a page learns of it.
'use strict';

// ---- This device's clock: milliseconds that go on while it sleeps.
var device = {
  asleep: 0,
  maxGap: 3000,
  difference: Date.now() - performance.now(),
  checked: performance.now(),
  wasHidden: false,
  now: function () { return performance.now() + this.asleep; },
  // Some devices stop this clock while they sleep, and then it falls behind the time of day. But somebody may also
  // have set the time of day. So it counts only after a gap, in which the page was hidden or its timers stood still.
  // Returns whether the two clocks have moved apart since the last call.
  check: function () {
    var now = performance.now(), difference = Date.now() - now, jump = difference - this.difference;
    var isAfterGap = document.hidden || this.wasHidden || now - this.checked > this.maxGap;
    this.difference = difference;
    this.checked = now;
    this.wasHidden = document.hidden;
    if (jump > 1000 && isAfterGap) this.asleep += jump;
    return Math.abs(jump) > 1000;
  }
};

// ---- The session's time, in milliseconds: the clock's own time, by which it gives its deadlines.
function SessionTime() {
  this.samples = [];
  this.difference = null;
  this.error = Infinity;
  this.reached = null;
}

SessionTime.prototype = {
  maxSamples: 8,
  // What the session's time was at a moment of this device's clock; null if that is not known.
  at: function (moment) { return this.difference === null ? null : moment + this.difference; },
  now: function () {
    var now = device.now() + (this.difference === null ? device.difference : this.difference);
    return this.reached !== null && this.reached > now ? this.reached : now;
  },
  isApproximate: function () { return this.error > 250; },
  forget: function () { this.samples = []; this.error = Infinity; },
  // Of the latest answers the fastest one counts: it is off by half of its way at most.
  take: function (sent, received, time) {
    this.samples.push({ way: received - sent, difference: time - (sent + received) / 2 });
    if (this.samples.length > this.maxSamples) this.samples.shift();
    var best = this.samples.reduce(function (a, b) { return b.way < a.way ? b : a; });
    var before = this.difference === null ? -Infinity : this.now();
    this.difference = best.difference;
    this.error = best.way / 2;
    this.hold(before);
  },
  // A moment that has passed in any case: a small correction never shows a second twice.
  hold: function (moment) {
    this.reached = null;
    var ahead = moment - this.now();
    if (ahead > 0 && ahead < 1000) this.reached = moment;
  }
};

// ---- What a talk shows at a moment of the session's time.
function reading(talk, now) {
  var run = talk.run, index = 0, left, since = talk.since / 1000, segments = talk.segments;
  if (run === 'running') {
    while (segments[index].atEnd === 'next' && now >= segments[index].deadline / 1000) index += 1;
    left = (segments[index].deadline / 1000 - now) * talk.speed;
    if (segments[index].atEnd === 'stop' && left <= 0) {
      run = 'paused';
      left = 0;
      since = segments[index].deadline / 1000;
    }
  } else {
    left = talk.left / 1000;
  }
  var segment = segments[index];
  // Rounded up, also below zero: 0 appears at the deadline, and -1 a second after it.
  var shown = Math.ceil(left / 1000) || 0;
  var hidesEnd = talk.overtime === 'hide' && shown <= 0;
  var phase = phaseOf(segment, shown);
  return {
    run: run, segment: segment, shown: shown, left: left, since: since, hidesEnd: hidesEnd,
    phase: hidesEnd && phase === 'overtime' ? 'red' : phase,
    face: face(talk, segment, shown, hidesEnd)
  };
}

function phaseOf(segment, shown) {
  var phase = null;
  segment.phases.forEach(function (each) {
    if (each.from === undefined || shown <= each.from) phase = each.phase || null;
  });
  return phase && shown < 0 ? 'overtime' : phase;
}

// What stands in the place of the time: `text`, with `isDark` digits without light.
function face(talk, segment, shown, hidesEnd) {
  var countsUp = segment.countsUpTo !== undefined;
  var digits = function (seconds) { return { text: timeText(seconds, talk.hours) }; };
  if (hidesEnd && !countsUp) return { text: timeText(0, talk.hours), isDark: true };
  if (shown < 0 && talk.overtime === 'freeze') return digits(0);
  if (shown < 0 && talk.overtime === 'blank') return { text: talk.end };
  return digits(countsUp ? Math.max(0, segment.countsUpTo - shown) : shown);
}

// 05:00, 90:00, 1:40:00, -0:07, -12:05
function timeText(seconds, hasHours) {
  var size = Math.abs(seconds), sign = seconds < 0 ? '-' : '', rest = two(size % 60);
  var minutes = Math.floor(size / 60);
  if (hasHours || size >= 6000) {
    return sign + Math.floor(minutes / 60) + ':' + two(minutes % 60) + ':' + rest;
  }
  return (seconds >= 0 ? two(minutes) : sign + minutes) + ':' + rest;
}

function two(number) { return (number < 10 ? '0' : '') + number; }

// 09:04 in the zone of the talk's rundown, or in this machine's.
function timeOfDay(talk) {
  var zone = zoneOf(talk), date = new Date(zone === null ? Date.now() : Date.now() + zone * 1000);
  return zone === null ? two(date.getHours()) + ':' + two(date.getMinutes())
    : two(date.getUTCHours()) + ':' + two(date.getUTCMinutes());
}

// How many seconds the clocks in the rundown's zone are ahead of UTC; `null` if that is not known.
function zoneOf(talk) {
  return talk && talk.rundown && typeof talk.rundown.zone === 'number' ? talk.rundown.zone : null;
}

// Whether a flash is lit at a moment, and when that changes next.
function flashAt(flash, now) {
  for (var pulse = 0; flash && pulse < flash.pulses; pulse += 1) {
    var start = flash.start / 1000 + pulse * 1000;
    if (now < start) return { isLit: false, next: start };
    if (now < start + 500) return { isLit: true, next: start + 500 };
  }
  return { isLit: false, next: Infinity };
}

// ---- What the bridge tells.
function Feed(heard) {
  this.time = new SessionTime();
  this.stage = null;
  this.words = null;
  this.heard = heard;
  this.lastHeard = device.now();
  this.id = null;
  this.told = '';
  this.missed = 0;
  this.session = null;
  // The name of the one who reads the page, for the others.
  this.person = '';
  this.asking = 0;
  this.isOpen = false;
  this.isShutOut = false;
  this.isStale = false;
  this.ticked = device.now();
}

Feed.prototype = {
  patience: 15000,
  syncPause: 10000,
  start: function () {
    var feed = this;
    this.listen();
    this.ask(8);
    setInterval(function () { feed.ask(1); }, this.syncPause);
    setInterval(function () { feed.tick(); }, 1000);
    document.addEventListener('visibilitychange', function () {
      feed.isStale = true;
      if (document.hidden) device.wasHidden = true; else feed.checkDevice();
    });
  },
  // Timers that stood still for a while tell that the device has slept.
  tick: function () {
    var now = device.now();
    if (now - this.ticked > device.maxGap) this.isStale = true;
    this.ticked = now;
    if (!document.hidden) this.checkDevice();
  },
  // Calls back once the session's time is known as it is now; at the latest after a second.
  measured: function () {
    var feed = this;
    if (!this.isStale) return Promise.resolve();
    this.time.forget();
    return new Promise(function (resolve) {
      setTimeout(resolve, 1000);
      feed.measure().then(function (isDone) {
        if (isDone) feed.isStale = false;
        resolve();
      });
    });
  },
  // After sleep all that was measured is old, and the connection may be dead without a word.
  checkDevice: function () {
    if (!device.check()) return;
    this.isStale = true;
    this.time.forget();
    this.ask(8);
    this.listen();
  },
  listen: function () {
    var feed = this;
    if (this.source) this.source.close();
    var parts = [];
    if (this.told) parts.push('after=' + this.told);
    if (this.person) parts.push('name=' + encodeURIComponent(this.person));
    var source = this.source = new EventSource('/api/events' + (parts.length ? '?' + parts.join('&') : ''));
    source.onopen = function () {
      if (source !== feed.source) return;
      feed.isOpen = true;
      if (feed.storedChanged) feed.storedChanged();
    };
    source.addEventListener('stored', function () {
      if (feed.storedChanged) feed.storedChanged();
    });
    source.addEventListener('words', function (event) {
      if (event.data !== feed.wordsTold) feed.words = JSON.parse(event.data);
      feed.wordsTold = event.data;
    });
    source.addEventListener('stage', function (event) {
      feed.isOpen = true;
      feed.stage = JSON.parse(event.data);
      feed.id = event.lastEventId;
      if (feed.stage.connected) feed.lastHeard = device.now();
      if (feed.stage.talk && feed.id.indexOf(feed.session + '-') !== 0) feed.ask(8);
      if (feed.stage.talk && feed.time.difference !== null) {
        feed.time.hold(Math.max(feed.stage.talk.changed / 1000, feed.time.now()));
      }
      feed.heard('stage');
    });
    // A new source does not know which announcements the one before it has received.
    source.addEventListener('told', function (event) { feed.told = event.lastEventId; });
    source.addEventListener('say', function (event) {
      feed.told = event.lastEventId;
      feed.heard('say', JSON.parse(event.data).text);
    });
    // A browser tries again by itself unless the answer was an error.
    source.onerror = function () {
      if (source !== feed.source) return;
      feed.isOpen = false;
      feed.heard('time');
      if (source.readyState === 2) {
        // It may be the token that is refused.
        feed.ask(1);
        setTimeout(function () { if (source === feed.source) feed.listen(); }, 2000);
      }
    };
  },
  ask: function (count) {
    var feed = this;
    if (count < 1 || this.asking > 1) return;
    this.asking += 1;
    var isDone = false;
    function done(next) {
      if (isDone) return;
      isDone = true;
      feed.asking -= 1;
      feed.ask(next);
    }
    setTimeout(function () { done(0); }, 5000);
    this.measure(function () { return !isDone; }).then(function (isMeasured) {
      done(isMeasured ? count - 1 : 0);
    });
  },
  // Asks once for the time; then calls back with whether that was told, and is still wanted.
  measure: function (isWanted) {
    var feed = this, sent = device.now();
    return fetch('/api/clock', { credentials: 'same-origin' }).then(function (response) {
      var received = device.now();
      return response.json().then(function (answer) {
        var isTold = response.ok && (!isWanted || isWanted());
        feed.isShutOut = response.status === 401 || response.status === 403;
        if (isTold) feed.learn(sent, received, answer); else feed.heard('time');
        return isTold;
      });
    }).catch(function () { return false; });
  },
  // Whether commands reach the clock, as far as is known.
  isReachable: function () {
    return !!this.stage && this.stage.connected && this.isOpen && !this.isShutOut && this.silence() === 0;
  },
  learn: function (sent, received, answer) {
    if (answer.session !== this.session) {
      // Another run of the clock has another time.
      this.session = answer.session;
      this.time.forget();
      this.ask(8);
    }
    if (answer.time) this.time.take(sent, received, answer.time / 1000);
    if (answer.connected) this.lastHeard = Math.max(this.lastHeard, received - answer.silence / 1000);
    // A stream that is behind is dead, or held up by a proxy.
    this.missed = answer.stage === this.id ? 0 : this.missed + 1;
    if (this.missed > 1) {
      this.missed = 0;
      this.listen();
    }
    this.heard('time');
  },
  // For how many seconds nothing was heard of the clock; 0 if that is no reason to worry.
  silence: function () {
    var silence = device.now() - this.lastHeard;
    return silence >= this.patience ? Math.floor(silence / 1000) : 0;
  }
};
