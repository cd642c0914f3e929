// The items of the rundown on the remote: what they are, and what can be done with them.
'use strict';

function Programme(screen, send) {
  this.screen = screen;
  this.send = send;
  this.section = document.getElementById('programme');
  this.list = document.getElementById('items');
  this.rows = {};
  this.items = [];
  this.opened = null;
  var programme = this;
  this.source = new RundownItems(screen, function (items) { programme.showItems(items); });
  this.form(document.getElementById('insert'), function (fields) {
    return ['insert', fields.time.value + ' ' + fields.title.value];
  });
}

Programme.prototype = {
  // Shows the rundown of a stage, and asks for its items if they may have changed.
  show: function (words, talk) {
    var rundown = talk && talk.rundown;
    if (words !== this.words) this.name(words);
    this.section.hidden = !rundown;
    this.source.follow(words, talk);
  },

  name: function (words) {
    this.words = words;
    var own = words.programme, insert = document.getElementById('insert');
    setText(document.getElementById('programme-heading'), own.heading);
    nameButton(document.getElementById('catch-up'), own.catchUp);
    nameButton(insert.querySelector('button'), own.insert);
    label(insert.elements.title, own.insertedTitle, own.title);
    label(insert.elements.time, own.insertedLength, words.remote.example);
    this.list.textContent = '';
    this.rows = {};
    this.opened = null;
    this.source.forget();
  },

  // Shows the items, each row where it belongs; the focus stays where it is.
  showItems: function (items) {
    var programme = this, focus = document.activeElement, handles = {};
    this.items = items;
    items.forEach(function (item, index) {
      handles[item.handle] = true;
      var row = programme.rows[item.handle] = programme.rows[item.handle] || new ProgrammeRow(programme, item);
      row.show(item);
      if (programme.list.children[index] !== row.element) {
        programme.list.insertBefore(row.element, programme.list.children[index] || null);
      }
    });
    Object.keys(this.rows).forEach(function (handle) {
      if (handles[handle]) return;
      programme.list.removeChild(programme.rows[handle].element);
      delete programme.rows[handle];
    });
    if (document.activeElement !== focus && document.contains(focus)) focus.focus();
    this.tellEnd(!items.some(function (item) { return item.state === 'current'; }));
  },

  // Tells that the rundown is over, once.
  tellEnd: function (isOver) {
    if (isOver && !this.isOver) this.screen.say(this.words.rundownIsOver);
    this.isOver = isOver;
  },

  // Opens what can be done with an item, and closes another one.
  open: function (row) {
    var before = this.opened;
    this.opened = before === row ? null : row;
    if (before) before.close();
    if (this.opened) this.opened.open();
  },

  // The item to come before or after another one; `null` if there is none.
  neighbour: function (item, step) {
    for (var index = this.items.indexOf(item) + step; this.items[index]; index += step) {
      var state = this.items[index].state;
      if (state === 'coming' || state === 'skipped') return this.items[index];
    }
    return null;
  },

  // Sends what a form says.
  form: function (form, command) {
    var programme = this;
    form.addEventListener('submit', function (event) {
      event.preventDefault();
      var parts = command(form.elements), button = form.querySelector('[type=submit]');
      if (!parts) return;
      programme.send(parts[0], parts[1], button, true).then(function (isDone) {
        if (isDone && parts[2]) return programme.send(parts[2][0], parts[2][1], button, true);
        return isDone;
      }).then(function (isDone) {
        if (isDone) form.reset();
      });
    });
  }
};

// Names a field; in it stands something shorter, if that is given.
function label(field, name, placeholder) {
  field.placeholder = placeholder || name;
  field.setAttribute('aria-label', name);
}

function ProgrammeRow(programme, item) {
  var row = this;
  this.programme = programme;
  this.element = document.createElement('li');
  this.head = add(this.element, 'button', 'item');
  this.head.type = 'button';
  this.head.setAttribute('aria-expanded', 'false');
  this.parts = {};
  ['times', 'name', 'length'].forEach(function (name) { row.parts[name] = add(row.head, 'span', name); });
  this.parts.expected = add(this.parts.times, 'span', '');
  this.parts.planned = add(this.parts.times, 'span', 'before');
  this.note = add(this.element, 'p', 'note');
  this.head.addEventListener('click', function () { programme.open(row); });
}

ProgrammeRow.prototype = {
  show: function (item) {
    var words = this.programme.words, name = item.title, planned = '';
    var hardEnd = item.hard_end ? filled(words.hardEnd, 'time', item.hard_end) : '';
    this.item = item;
    this.element.dataset.state = item.state;
    setText(this.parts.expected, item.expected || item.planned);
    setText(this.parts.name, name);
    setText(this.parts.length, item.length);
    this.parts.times.classList.toggle('missed', item.missed);
    if (item.planned && item.planned !== item.expected) planned = filled(words.planned, 'time', item.planned);
    // It has its own line there, so that no button moves when the talks get late.
    setText(this.parts.planned, planned && item.planned);
    var spoken = [
      words.items[item.state].toLowerCase(), item.expected || item.planned, name, lengthText(words.lengths, secondsOf(item.length)),
      planned, hardEnd, item.missed ? words.endsTooLate : ''
    ].filter(Boolean).join(words.lengths.comma);
    this.head.setAttribute('aria-label', spoken);
    var details = [item.note, item.call, hardEnd];
    setText(this.note, details.filter(Boolean).join(words.lengths.comma));
    this.note.hidden = !this.note.textContent;
    if (this.actions && this.shownState !== item.state) this.rebuild();
  },

  open: function () {
    this.head.setAttribute('aria-expanded', 'true');
    this.rebuild();
  },

  close: function () {
    this.head.setAttribute('aria-expanded', 'false');
    if (this.actions) this.element.removeChild(this.actions);
    this.actions = null;
  },

  // The buttons and fields for the state that the item is in.
  rebuild: function () {
    var row = this, words = this.programme.words, own = words.programme, state = this.item.state;
    var hadFocus = this.actions && this.actions.contains(document.activeElement);
    if (this.actions) this.element.removeChild(this.actions);
    this.shownState = state;
    this.actions = add(this.element, 'div', 'actions');
    var buttons = add(this.actions, 'div', 'row');
    if (state !== 'current') this.button(buttons, own.goTo, function () { return ['go', row.handle()]; });
    if (state === 'coming') this.button(buttons, own.skip, function () { return ['skip', row.handle()]; });
    if (state === 'coming' || state === 'skipped') {
      this.button(buttons, own.earlier, function () { return row.move(-1, ' before '); });
      this.button(buttons, own.later, function () { return row.move(1, ' after '); });
    }
    if (state === 'coming') this.shortenForm(words);
    this.nameForm(words);
    if (hadFocus) this.head.focus();
  },

  handle: function () { return '#' + this.item.handle; },

  move: function (step, place) {
    var other = this.programme.neighbour(this.item, step);
    return other && ['move', this.handle() + place + '#' + other.handle];
  },

  button: function (parent, word, command) {
    var row = this, button = this.named(parent, 'button', word);
    button.addEventListener('click', function () {
      var parts = command();
      if (parts) row.programme.send(parts[0], parts[1], button, true);
    });
  },

  // A button whose name is read out with the item's.
  named: function (parent, type, word) {
    var button = add(parent, 'button', '');
    button.type = type;
    button.textContent = word.face;
    button.setAttribute('aria-label', word.name + this.programme.words.lengths.comma + this.item.title);
    return button;
  },

  shortenForm: function (words) {
    var row = this, form = add(this.actions, 'form', '');
    label(addField(form, 'time'), words.programme.newLength, words.remote.example);
    this.named(form, 'submit', words.programme.shorten);
    this.programme.form(form, function (fields) {
      return fields.time.value.trim() && ['shorten', row.handle() + ' ' + fields.time.value];
    });
  },

  // Both names are sent, one after the other, as far as they have changed.
  nameForm: function (words) {
    var row = this, form = add(this.actions, 'form', ''), own = words.programme;
    [['speaker', own.speaker, this.item.speaker], ['title', own.title, this.item.talk]].forEach(function (part) {
      var field = addField(form, part[0]);
      label(field, part[1]);
      field.defaultValue = part[2] || '';
    });
    this.named(form, 'submit', own.rename);
    this.programme.form(form, function (fields) {
      var changes = ['speaker', 'title'].filter(function (name) {
        var field = fields[name], text = field.value.trim();
        return text && text !== field.defaultValue;
      }).map(function (name) {
        fields[name].defaultValue = fields[name].value.trim();
        return [name, row.handle() + ' ' + fields[name].value.trim()];
      });
      return changes.length ? [changes[0][0], changes[0][1], changes[1]] : null;
    });
  }
};

function addField(form, name) {
  var field = add(form, 'input', '');
  field.name = name;
  field.maxLength = 200;
  field.autocomplete = 'off';
  return field;
}

// The seconds of `20:00` or `1:40:00`.
function secondsOf(text) {
  return text.split(':').reduce(function (sum, part) { return sum * 60 + Number(part); }, 0);
}
