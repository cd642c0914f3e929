// The page `/remote`: the operator's buttons.
'use strict';

(function () {
  pageOptions();
  var find = function (selector) { return document.querySelector(selector); };
  var answer = find('#answer'), run = find('#run'), black = find('#black');

  var screen = new SpokenStage({ flashes: true, name: 'remote' }), feed = screen.feed;
  var programme = new Programme(screen, send);
  screen.drawn = function (view) {
    var words = feed.words, talk = feed.stage && feed.stage.talk;
    setText(find('#now'), timeOfDay(talk));
    if (feed.isReachable()) find('#told').classList.remove('answered');
    if (!words || !feed.stage) return;
    if (question && feed.stage.place !== question.place) {
      forget();
      tell(words.changedMeanwhile, true);
    }
    run.dataset.word = { ready: 'start', running: 'stop', paused: 'resume' }[view.run];
    document.body.dataset.run = view.run;
    black.setAttribute('aria-pressed', !!view.isBlack);
    document.querySelectorAll('[data-word]').forEach(function (element) {
      var word = words.remote[element.dataset.word];
      if (typeof word === 'string') setText(element, word); else if (!isAsked(element)) nameButton(element, word);
    });
    document.querySelectorAll('[data-step]').forEach(function (button) {
      var step = Number(button.dataset.step), text = step < 0 ? words.remote.less : words.remote.more;
      button.setAttribute('aria-label', filled(text, 'time', lengthText(words.lengths, step)));
    });
    label(find('#text'), words.remote.message);
    label(find('#set').elements.time, words.remote.time, words.remote.example);
    find('#person').setAttribute('aria-label', words.remote.personForOthers);
    // Without a clock, everything stays where it was.
    if (talk) showPlan(view.rundown);
    showPresets(words);
    if (talk) programme.show(words, talk);
    document.querySelectorAll('#buttons button').forEach(function (button) {
      button.setAttribute('aria-disabled', !feed.isReachable());
    });
  };

  // What comes next in the rundown, and how late it is.
  function showPlan(rundown) {
    document.body.classList.toggle('planned-day', !!rundown);
    setText(find('#next'), !rundown ? '' : programme.isOver ? feed.words.rundownIsOver : rundown.next);
    setText(find('#late'), rundown ? rundown.late : '');
    find('#late').classList.toggle('behind', !!rundown && rundown.isLate);
  }

  // ---- Commands. What would discard something of a running talk is asked for again.
  // The question is about the talk that was seen: it is forgotten when that changes, and the bridge refuses a second
  // tap that has not seen the change. It has the button with its name, where the talk was, and since when it is drawn.
  var question = null, questionTimer;

  // How long a question must have been drawn for a tap to be an answer.
  var timeToRead = 500;

  // How long the operator waits for what has become of a tap.
  var patience = 2500;

  // When the last tap or key came, which may be earlier than the script learns of it.
  var tappedAt = 0;
  ['click', 'submit'].forEach(function (kind) {
    document.addEventListener(kind, function (event) {
      var now = performance.now();
      tappedAt = event.timeStamp > 0 && event.timeStamp < now ? event.timeStamp : now;
    }, true);
  });

  // A key that is held is pressed once.
  document.addEventListener('keydown', function (event) {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });

  function isAsked(button) { return !!question && question.button === button; }

  // Whether a tap answers a question that nobody can have read.
  function isTooSoon(button) {
    return isAsked(button) && (question.drawn === null || tappedAt - question.drawn < timeToRead);
  }

  // Sends a command; then calls back with whether it was carried out.
  function send(command, argument, button, mayAsk) {
    if (isTooSoon(button)) return Promise.resolve(false);
    feed.tick();
    var isSure = mayAsk && isAsked(button), tapped = device.now();
    var name = isSure ? question.name : nameOf(button);
    var seen = isSure ? question.place : feed.stage && feed.stage.place;
    forget();
    button.setAttribute('aria-busy', 'true');
    var isTold = false, waiting = setTimeout(function () { settle(); tellNoAnswer(); }, patience);
    function settle() {
      isTold = true;
      clearTimeout(waiting);
      button.removeAttribute('aria-busy');
    }
    return feed.measured().then(function () {
      if (isTold) return null;
      return fetch('/api/' + command + query(isSure ? seen : null, tapped), {
        method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'text/plain' }, body: argument || ''
      });
    }).then(function (response) {
      return response && response.json().then(function (result) {
        settle();
        if (result.status === 'late') feed.isStale = true;
        if (response.status === 401) feed.isShutOut = true;
        if (result.status === 'guarded' && mayAsk) return ask(button, name, seen, result.question);
        var isDone = result.status === 'done', isRefused = response.status === 401 || response.status === 403;
        tell(!feed.words ? result.text : isRefused ? feed.words.remote.shutOut : isDone ? doneText(result, name)
          : result.text, !isDone);
        return isDone;
      });
    }).catch(function () {
      // The command may have arrived before the connection broke.
      settle();
      tellNoAnswer();
    });
  }

  // What a tap has done: the clock's notice if it gives one, and else the button, since the page shows the rest.
  function doneText(result, name) {
    var words = feed.words;
    if (result.text.indexOf(words.notice) === 0) return result.text.slice(words.notice.length);
    return result.unchanged ? result.text : filled(words.remote.done, 'button', name);
  }

  // What a button is called, where its face is only signs.
  function nameOf(button) { return button.getAttribute('aria-label') || button.textContent; }

  // What is added to the address of a command; `seen` is where the talk was when a question about it was asked.
  function query(seen, tapped) {
    var sent = feed.time.at(tapped);
    var parts = seen ? ['sure=1', 'seen=' + encodeURIComponent(seen)] : [];
    if (sent !== null) parts.push('sent=' + Math.round(sent * 1000));
    if (feed.person) parts.push('name=' + encodeURIComponent(feed.person));
    return parts.length ? '?' + parts.join('&') : '';
  }

  function tellNoAnswer() {
    tell(feed.words ? feed.words.remote.noAnswer : 'No answer: check the clock', true);
  }

  // Asks for a second tap; the button keeps its name, and looks different.
  function ask(button, name, seen, words) {
    forget();
    var asked = question = { button: button, name: name, place: seen, drawn: null };
    button.classList.add('asked');
    tell(words, true);
    requestAnimationFrame(function () {
      requestAnimationFrame(function () { asked.drawn = performance.now(); });
    });
    questionTimer = setTimeout(function () {
      forget();
      tell(filled(feed.words.remote.notConfirmed, 'button', name), true);
    }, 10000);
    return false;
  }

  function forget() {
    clearTimeout(questionTimer);
    if (question) question.button.classList.remove('asked');
    question = null;
  }

  // An answer stays until the next one. While the clock is gone, it takes the place of the reason.
  function tell(text, isFault) {
    find('#told').classList.toggle('answered', !feed.isReachable());
    answer.classList.toggle('fault', !!isFault);
    if (answer.textContent !== text) return setText(answer, text || '');
    // The same words once more: they are to be read out again.
    setText(answer, '');
    setTimeout(function () { if (!answer.textContent) setText(answer, text || ''); }, 50);
  }

  // A second tap of a trembling thumb is none.
  var lastTap = { button: null, at: 0 };
  document.addEventListener('click', function (event) {
    var button = event.target.closest('button');
    if (!button || button.type === 'submit') return;
    var now = performance.now();
    if (lastTap.button === button && now - lastTap.at < (button === run ? 700 : 200) || isTooSoon(button)) return;
    lastTap = { button: button, at: now };
    if (navigator.vibrate) navigator.vibrate(10);
    if (button === run) {
      send(run.dataset.word === 'stop' ? 'stop' : 'start', '', run, true);
    } else if (button === black) {
      send('blackout', black.getAttribute('aria-pressed') === 'true' ? 'off' : 'on', black, true);
    } else if (button.id === 'say') {
      tell(find('#timer').textContent, false);
    } else if (button.dataset.line !== undefined) {
      send('message', button.dataset.line, button, true);
    } else if (button.dataset.command) {
      send(button.dataset.command, button.dataset.argument, button, true);
    }
  });

  find('#set').addEventListener('submit', function (event) {
    event.preventDefault();
    var form = find('#set'), text = form.elements.time.value.trim();
    if (!text) return;
    send('set', text, form.querySelector('button'), true).then(function (isDone) { if (isDone) form.reset(); });
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
    stored.messages.concat(typed).forEach(function (message) {
      var button = add(list, 'button', '');
      button.type = 'button';
      button.dataset.line = message.line;
      button.textContent = message.text;
    });
  }

  // ---- The name of the one who holds the phone, which the others see at its commands.
  var person = find('#person');
  try { feed.person = localStorage.getItem('name') || ''; } catch (error) { /* private */ }
  person.value = feed.person;
  person.addEventListener('change', function () {
    var name = person.value = person.value.trim().replace(/\s+/g, ' ');
    if (name === feed.person) return;
    feed.person = name;
    try { localStorage.setItem('name', name); } catch (error) { /* private */ }
    feed.listen();
    if (feed.words) tell(name ? filled(feed.words.remote.named, 'name', name) : feed.words.remote.unnamed);
  });
  find('#who').addEventListener('submit', function (event) {
    event.preventDefault();
    // The keyboard of a phone goes away.
    if (matchMedia('(pointer: coarse)').matches) person.blur();
  });

  // ---- What is stored, which may change while the page is open.
  var stored = { presets: presets, messages: messages };

  function followStored() {
    return fetch('/api/stored', { credentials: 'same-origin' }).then(function (response) {
      return response.ok ? response.json() : stored;
    }).then(function (answer) {
      if (JSON.stringify(answer) === JSON.stringify(stored)) return;
      stored = answer;
      showStored();
    });
  }

  function showStored() {
    var list = find('#presets');
    while (list.children.length > stored.presets.length) list.removeChild(list.lastChild);
    stored.presets.forEach(function (preset, index) {
      var button = list.children[index] || add(list, 'button', '');
      button.type = 'button';
      button.dataset.command = 'preset';
      // What is loaded is what the button says: the clock refuses the id of a preset that was changed.
      if (isAsked(button) && button.dataset.argument !== preset.id) forget();
      button.dataset.argument = preset.id;
      setText(button, preset.name ? preset.name + ' ' + preset.time : preset.time);
    });
    if (feed.words) showPresets(feed.words);
    showRecent();
  }

  // What a preset's time is in words.
  function showPresets(words) {
    stored.presets.forEach(function (preset, index) {
      var time = lengthText(words.lengths, secondsOf(preset.time));
      find('#presets').children[index].setAttribute(
        'aria-label', [preset.name, time].filter(Boolean).join(words.lengths.comma));
    });
  }

  function followIfSeen() {
    if (!document.hidden && feed.isReachable()) followNow();
  }
  function followNow() { followStored().catch(function () {}); }
  setInterval(followIfSeen, 60000);
  // Who hears that something has changed reaches the bridge, also before the first stage has come.
  feed.storedChanged = function () { if (!document.hidden) followNow(); };
  document.addEventListener('visibilitychange', followIfSeen);

  showStored();
  screen.start();
})();
