// What the address of a page says.
'use strict';

// The options behind the question mark, without the token: that is a cookie now, and no one who looks on is to read it.
function pageOptions() {
  // An address that somebody has typed may have a per cent sign that stands for itself.
  function decoded(text) {
    try { return decodeURIComponent(text); } catch (error) { return text; }
  }

  var options = {}, parts = location.search.slice(1).split('&');
  parts.forEach(function (part) {
    var pair = part.split('=');
    options[pair[0]] = decoded((pair[1] || '').replace(/\+/g, ' '));
  });
  if ('token' in options) {
    var rest = parts.filter(function (part) { return !/^token=/.test(part); });
    history.replaceState(null, '', location.pathname + (rest.length ? '?' + rest.join('&') : ''));
  }
  return options;
}
