// The page `/remote`: the operator's buttons.
'use strict';

(function () {
  if (/[?&]token=/.test(location.search)) history.replaceState(null, '', location.pathname);
  var find = function (selector) { return document.querySelector(selector); };
  var answer = find('#answer'), run = find('#run'), black = find('#black');
  var calm = matchMedia('(prefers-reduced-motion: reduce)');

  var feed = new Feed(function () { stage.draw(); });
  var stage = new Stage(find('#stage'), feed, { flashes: !calm.matches, name: 'remote' });
  stage.drawn = function (view) {
    var words = feed.stage && feed.stage.words;
    document.title = view.title;
    if (!words) return;
    document.documentElement.lang = feed.stage.language;
    run.dataset.word = { ready: 'start', running: 'stop', paused: 'resume' }[view.run];
    document.body.dataset.run = view.run;
    var isBlack = !!view.isBlack;
    black.dataset.word = isBlack ? 'picture' : 'black';
    black.dataset.argument = isBlack ? 'off' : 'on';
    black.setAttribute('aria-pressed', isBlack);
    document.querySelectorAll('[data-word]').forEach(function (element) {
      if (element !== asked) setText(element, words.remote[element.dataset.word]);
    });
    find('#text').placeholder = words.remote.message;
    find('#text').setAttribute('aria-label', words.remote.message);
    showPlan(view.rundown);
    showCause(words.remote);
  };

  // Why the buttons are dim: they cannot reach the clock.
  function showCause(words) {
    var isCutOff = !feed.isReachable();
    document.body.classList.toggle('cut-off', isCutOff);
    setText(find('#cause'), !isCutOff ? '' : feed.isShutOut ? words.shutOut : words.unreachable);
    document.querySelectorAll('#buttons button').forEach(function (button) {
      button.setAttribute('aria-disabled', isCutOff);
    });
  }

  // What comes next in the rundown, and how late it is.
  function showPlan(rundown) {
    document.body.classList.toggle('planned-day', !!rundown);
    setText(find('#next'), rundown ? rundown.next : '');
    setText(find('#late'), rundown ? rundown.late : '');
    find('#late').classList.toggle('behind', !!rundown && rundown.isLate);
  }

  // ---- Commands. What would discard something of a running talk is asked for again.
  var asked = null, askedTimer;

  // How long the operator waits for what has become of a tap.
  var patience = 2500;

  function send(command, argument, button, mayAsk) {
    feed.tick();
    var isSure = mayAsk && button === asked, tapped = device.now();
    var name = isSure ? button.dataset.name : button.textContent;
    forget();
    tell('', false);
    button.setAttribute('aria-busy', 'true');
    var isTold = false, waiting = setTimeout(function () { settle(); tellNoAnswer(); }, patience);
    function settle() {
      isTold = true;
      clearTimeout(waiting);
      button.removeAttribute('aria-busy');
    }
    return feed.measured().then(function () {
      if (isTold) return null;
      return fetch('/api/' + command + query(isSure, tapped), {
        method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'text/plain' }, body: argument || ''
      });
    }).then(function (response) {
      return response && response.json().then(function (result) {
        settle();
        if (result.status === 'late') feed.isStale = true;
        if (response.status === 401) feed.isShutOut = true;
        if (result.status === 'guarded' && mayAsk) return ask(button, name);
        tell(result.text, result.status !== 'done');
        return result.status === 'done';
      });
    }).catch(function () {
      // The command may have arrived before the connection broke.
      settle();
      tellNoAnswer();
    });
  }

  function query(isSure, tapped) {
    var sent = feed.time.at(tapped);
    var parts = (isSure ? ['sure=1'] : []).concat(sent === null ? [] : ['sent=' + Math.round(sent * 1000)]);
    return parts.length ? '?' + parts.join('&') : '';
  }

  function tellNoAnswer() {
    tell(feed.stage ? feed.stage.words.remote.noAnswer : 'No answer: look at the clock', true);
  }

  function ask(button, name) {
    asked = button;
    button.dataset.name = name;
    button.classList.add('asked');
    var words = feed.stage.words.tapAgain.replace('{button}', name);
    setText(button, words);
    tell(words, true);
    askedTimer = setTimeout(forget, 10000);
  }

  function forget() {
    clearTimeout(askedTimer);
    if (!asked) return;
    asked.classList.remove('asked');
    setText(asked, asked.dataset.name);
    asked = null;
    tell('', false);
  }

  var toldTimer;
  function tell(text, isFault) {
    clearTimeout(toldTimer);
    setText(answer, text || '');
    answer.classList.toggle('fault', !!isFault);
    if (text) toldTimer = setTimeout(function () { setText(answer, ''); }, 10000);
  }

  // A second tap of a trembling thumb is none.
  var lastTap = { button: null, at: 0 };
  document.addEventListener('click', function (event) {
    var button = event.target.closest('button');
    if (!button || button.type === 'submit') return;
    var now = performance.now();
    if (lastTap.button === button && now - lastTap.at < (button === run ? 700 : 200)) return;
    lastTap = { button: button, at: now };
    if (navigator.vibrate) navigator.vibrate(10);
    if (button === run) {
      send(run.dataset.word === 'stop' ? 'stop' : 'start', '', run, true);
    } else if (button.dataset.line !== undefined) {
      send('message', button.dataset.line, button, true);
    } else if (button.dataset.command) {
      send(button.dataset.command, button.dataset.argument, button, true);
    }
  });

  // ---- Messages, those that were sent last ready to be sent again.
  var recent = [];
  try { recent = JSON.parse(localStorage.getItem('messages')) || []; } catch (error) { recent = []; }
  find('#message').addEventListener('submit', function (event) {
    event.preventDefault();
    var field = find('#text'), text = field.value.trim();
    if (!text) return;
    send('message', '-- ' + text, find('#message [type=submit]'), false).then(function (isDone) {
      if (!isDone) return;
      field.value = '';
      field.blur();
      recent = [text].concat(recent.filter(function (each) { return each !== text; })).slice(0, 6);
      try { localStorage.setItem('messages', JSON.stringify(recent)); } catch (error) { /* private */ }
      showRecent();
    });
  });

  // The stored ones first, then those that were typed here.
  function showRecent() {
    var list = find('#recent'), typed = recent.map(function (text) {
      return { line: '-- ' + text, text: text };
    });
    list.textContent = '';
    messages.concat(typed).forEach(function (message) {
      var button = document.createElement('button');
      button.type = 'button';
      button.dataset.line = message.line;
      button.textContent = message.text;
      list.appendChild(button);
    });
  }

  presets.forEach(function (preset) {
    var button = document.createElement('button');
    button.type = 'button';
    button.dataset.command = 'preset';
    button.dataset.argument = String(preset.slot);
    button.textContent = preset.name ? preset.name + ' ' + preset.time : preset.time;
    find('#presets').appendChild(button);
  });

  showRecent();
  stage.draw();
  feed.start();
})();
