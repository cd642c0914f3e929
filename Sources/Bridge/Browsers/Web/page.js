// The page `/`: the speaker's screen, and nothing else.
'use strict';

(function () {
  var options = pageOptions();
  ['transparent', 'mirror'].forEach(function (name) {
    document.documentElement.classList.toggle(name, name in options);
  });
  document.documentElement.classList.toggle('only-lamps', options.show === 'lamps');
  document.documentElement.classList.toggle('bannered', !!document.getElementById('banner'));

  var button = document.getElementById('full');
  var run, screen = new SpokenStage({ flashes: !('no-flash' in options), name: options.name || 'page', beside: options.beside, progress: 'progress' in options });
  screen.drawn = function (view) {
    var words = screen.feed.words && screen.feed.words.remote;
    if (!words) return;
    setText(button, words.fullScreen);
    tellOfScreen(words.screenMayTurnOff);
    if (view.read && run && view.run !== run) screen.say(words[view.run]);
    run = view.read && view.run;
  };
  screen.start();

  // ---- A screen that stays on, and is full where that is wanted.
  function keepAwake() {
    if (document.hidden || !navigator.wakeLock) return;
    navigator.wakeLock.request('screen').catch(function () {});
  }
  document.addEventListener('visibilitychange', keepAwake);
  document.addEventListener('click', keepAwake);
  keepAwake();
  // Without TLS a browser does not let the page do that. It says so once on each device, and not in the picture of OBS.
  var note = document.getElementById('screen-note'), isTold = !!window.isSecureContext || 'transparent' in options;
  function tellOfScreen(text) {
    if (isTold) return;
    isTold = true;
    try {
      if (localStorage.getItem('screen-note')) return;
      localStorage.setItem('screen-note', 'told');
    } catch (error) { /* It keeps nothing, so it is told each time. */ }
    setText(note, text);
    note.hidden = false;
    setTimeout(function () { note.hidden = true; }, 20000);
  }
  note.addEventListener('click', function () { note.hidden = true; });
  function fill() {
    if (document.fullscreenElement) return document.exitFullscreen();
    if (document.documentElement.requestFullscreen) document.documentElement.requestFullscreen();
  }
  button.addEventListener('click', fill);
  button.hidden = !document.documentElement.requestFullscreen;
  document.addEventListener('dblclick', fill);
  // The button is there for a while at first, and after each movement or touch. Browsers also tell of a mouse that
  // rests while the page changes below it.
  var hiding, place;
  function point(event) {
    var now = event && event.type === 'pointermove' && event.screenX + '/' + event.screenY;
    if (now && now === place) return;
    place = now || place;
    document.documentElement.classList.add('pointed');
    clearTimeout(hiding);
    hiding = setTimeout(function () { document.documentElement.classList.remove('pointed'); }, 3000);
  }
  addEventListener('pointermove', point);
  addEventListener('pointerdown', point);
  point();
})();
