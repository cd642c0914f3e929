// The page `/backstage`: what runs, what comes next and when, for speakers who wait. `?item=ID` is for one of them, as
// is `?item=NUMBER`.
'use strict';

(function () {
  var options = pageOptions(), list = document.getElementById('items'), mine = document.getElementById('mine');
  var items = [], asked = 0, told = null, ahead = 0;
  var screen = new SpokenStage({ flashes: !('no-flash' in options), name: options.name || 'backstage' });
  var feed = screen.feed, source = new RundownItems(screen, function (answer) {
    items = answer;
    asked = feed.time.now();
    show();
  });

  screen.drawn = function () {
    var talk = feed.stage && feed.stage.talk;
    if (!feed.words) return;
    source.follow(feed.words, talk);
    if (!talk || !talk.rundown) items = [];
    show();
  };

  // Whole minutes until an item starts, rounded down so that nobody comes late; `null` if that is not known.
  function minutesTo(item) {
    if (item.starts_in === undefined || item.starts_in === null) return null;
    var speed = feed.stage && feed.stage.talk ? feed.stage.talk.speed : 1;
    return Math.max(0, Math.floor((item.starts_in / 1000 - (feed.time.now() - asked)) * speed / 60000));
  }

  // By how many minutes the clocks of the speaker's own zone are ahead of those of the rundown; 0 for a speaker who is
  // there, and in a browser that does not know the zone.
  function minutesAhead(own) {
    var zone = zoneOf(feed.stage && feed.stage.talk), now = Math.floor(Date.now() / 60000) * 60000;
    if (!own || !own.zone || zone === null) return 0;
    try {
      var parts = {};
      new Intl.DateTimeFormat('en-US', {
        timeZone: own.zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric'
      }).formatToParts(new Date(now)).forEach(function (part) { parts[part.type] = Number(part.value); });
      return (Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour % 24, parts.minute) - now) / 60000 - zone / 60;
    } catch (error) {
      return 0;
    }
  }

  // A time of day such as `9:04`, so many minutes later.
  function shifted(time, minutes) {
    var found = /^(\d+):(\d\d)$/.exec(time || '');
    if (!found || !minutes) return time;
    var sum = (((Number(found[1]) * 60 + Number(found[2]) + minutes) % 1440) + 1440) % 1440;
    return Math.floor(sum / 60) + ':' + two(sum % 60);
  }

  function minutesText(minutes) { return lengthText(feed.words.lengths, minutes * 60); }

  // The item that starts next: the loaded one if it has not started, else the first one to come.
  function nextItem() {
    var talk = feed.stage && feed.stage.talk, isReady = !!talk && talk.run === 'ready';
    return items.filter(function (item) {
      return item.state === 'coming' || isReady && item.state === 'current';
    })[0];
  }

  function show() {
    var words = feed.words, next = nextItem(), own = ownItem();
    if (!words) return;
    ahead = minutesAhead(own);
    while (list.children.length > items.length) list.removeChild(list.lastChild);
    items.forEach(function (item, index) {
      showItem(list.children[index] || addRow(), item, item === next, item === own);
    });
    showMine(own, next);
  }

  // The item that the address names: the one with this id, or else with this number.
  function ownItem() {
    var name = options.item || '';
    return items.filter(function (item) { return item.id === name; })[0]
      || items.filter(function (item) { return String(item.handle) === name.replace('#', ''); })[0];
  }

  // Whether the address names an item that is not there; of a long rundown, the ids are not known.
  function isUnknown() {
    return !!options.item && !ownItem() && items.some(function (item) { return item.id !== undefined; });
  }

  function addRow() {
    var row = add(list, 'li', '');
    ['times', 'name', 'state'].forEach(function (name) { add(row, 'span', name); });
    ['title', 'call'].forEach(function (name) { add(row.children[1], 'span', name); });
    return row;
  }

  function showItem(row, item, isNext, isOwn) {
    var words = feed.words, minutes = minutesTo(item), state = '';
    if (isNext && minutes) state = filled(words.startsIn, 'time', minutesText(minutes));
    else if (item.state === 'current' && !isNext) state = words.items.current;
    else if (item.state === 'skipped') state = words.items.skipped;
    row.dataset.state = item.state;
    row.classList.toggle('missed', item.missed);
    row.classList.toggle('mine', isOwn);
    setText(row.children[0], shifted(item.expected || item.planned, ahead));
    setText(row.children[1].children[0], isNext ? filled(words.next, 'talk', item.title) : item.title);
    setText(row.children[1].children[1], item.call || '');
    setText(row.children[2], state);
  }

  // What the page tells the speaker of an item, or why it has nothing to tell. It is read out when its kind changes,
  // and at 15, 10, 5, 2 and 1 minutes.
  function showMine(item, next) {
    var words = feed.words, talk = feed.stage && feed.stage.talk;
    var minutes = item ? minutesTo(item) : null, text = '', kind = item && item.state;
    if (talk && !talk.rundown) {
      kind = 'none';
      text = words.backstage.noRundown;
    } else if (isUnknown()) {
      kind = 'unknown';
      text = filled(words.backstage.noItem, 'item', options.item);
    } else if (item === next && item) {
      kind = 'next';
      text = minutes ? filled(words.backstage.youAreNextIn, 'time', minutesText(minutes)) : words.backstage.youAreNext;
    } else if (kind === 'current') {
      text = words.backstage.yourTurn;
    } else if (kind === 'coming' && minutes) {
      text = filled(words.backstage.youStartIn, 'time', minutesText(minutes));
    } else if (kind) {
      text = item.title + words.lengths.comma + words.items[kind].toLowerCase();
    }
    mine.hidden = !text;
    // A speaker who is elsewhere learns whose time of day the page has.
    setText(mine, text && ahead ? text + words.lengths.comma + shifted(item.expected || item.planned, ahead) + ' ' + item.zone : text);
    var key = kind && kind + [15, 10, 5, 2, 1].filter(function (mark) { return minutes !== null && minutes <= mark; }).length;
    if (key !== told && told !== null && key) screen.say(text);
    told = key || told;
  }

  setInterval(show, 1000);
  screen.start();
})();
