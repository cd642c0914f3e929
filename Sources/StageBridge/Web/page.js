// The page `/`: the speaker's screen, and nothing else.
'use strict';

(function () {
  // An address that somebody has typed may have a per cent sign that stands for itself.
  function decoded(text) {
    try { return decodeURIComponent(text); } catch (error) { return text; }
  }

  var options = {};
  location.search.slice(1).split('&').forEach(function (part) {
    var pair = part.split('=');
    options[pair[0]] = decoded((pair[1] || '').replace(/\+/g, ' '));
  });
  // The token is a cookie now, and no one who looks on is to read it.
  if ('token' in options) {
    var rest = location.search.slice(1).split('&').filter(function (part) { return !/^token=/.test(part); });
    history.replaceState(null, '', location.pathname + (rest.length ? '?' + rest.join('&') : ''));
  }
  var calm = matchMedia('(prefers-reduced-motion: reduce)');
  var look = { flashes: !('no-flash' in options) && !calm.matches, name: options.name || 'page' };
  ['transparent', 'mirror'].forEach(function (name) {
    document.documentElement.classList.toggle(name, name in options);
  });
  document.documentElement.classList.toggle('only-lamps', options.show === 'lamps');

  var live = document.getElementById('live'), timer = document.getElementById('timer');
  var button = document.getElementById('full');
  var feed = new Feed(function (kind, text) {
    if (kind === 'say') live.textContent = text;
    stage.draw();
  });
  var stage = new Stage(document.getElementById('stage'), feed, look);
  stage.drawn = function (view) {
    if (document.title !== view.title) document.title = view.title;
    setText(timer, view.title);
    if (feed.stage) {
      document.documentElement.lang = feed.stage.language;
      setText(button, feed.stage.words.remote.fullScreen);
    }
  };
  stage.draw();
  feed.start();

  // ---- A screen that stays on, and is full where that is wanted.
  function keepAwake() {
    if (document.hidden || !navigator.wakeLock) return;
    navigator.wakeLock.request('screen').catch(function () {});
  }
  document.addEventListener('visibilitychange', keepAwake);
  document.addEventListener('click', keepAwake);
  keepAwake();
  function fill() {
    if (document.fullscreenElement) return document.exitFullscreen();
    if (document.documentElement.requestFullscreen) document.documentElement.requestFullscreen();
  }
  button.addEventListener('click', fill);
  button.hidden = !document.documentElement.requestFullscreen;
  document.addEventListener('dblclick', fill);
  var hiding;
  addEventListener('pointermove', function () {
    document.documentElement.classList.add('pointed');
    clearTimeout(hiding);
    hiding = setTimeout(function () { document.documentElement.classList.remove('pointed'); }, 3000);
  });
})();
