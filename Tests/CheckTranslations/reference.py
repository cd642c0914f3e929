"""Compares the texts of the files of words with those that Fluent's reference implementation makes of them.

Every message and every form is compared, with several sets of arguments.
usage: reference.py CHECKTRANSLATIONS FOLDER
"""
import itertools, pathlib, re, subprocess, sys
from fluent.syntax import FluentParser, ast, visitor
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

PLURALS = [0, 1, 2, 5, 21]
TEXTS = [['Ada', 'TED talk', '5:00'], ['Grace Hopper: Compilers', '#3', 'löschen'], ['1:05', '14:05:07', 'x y'], ['0:30', '１２', 'a "b" {c}'], ['0.1 s', '1-9', '「日本」']]
SWIFT = {'SPELL', 'TIME'}  # rules of a language, which the reference does not have

class List(FluentType):
    def __init__(self, texts): self.texts = texts
    def format(self, locale): return ', '.join(self.texts)

def text(value): return value.texts[0] if isinstance(value, List) else str(value)
def list_(value, between=', ', last=None, **named):
    texts = value.texts if isinstance(value, List) else [str(value)]
    between, last = str(between), None if last is None else str(last)
    if texts and texts[-1].startswith('o') and 'before-o' in named: last = str(named['before-o'])
    return texts[0] if len(texts) == 1 else between.join(texts[:-1]) + (between if last is None else last) + texts[-1] if texts else ''
def hour(value):
    digits = str(value).split(':')[0]
    return fluent_number(int(digits) if re.fullmatch(r'[0-9]+', digits) else 99, useGrouping=False)
FUNCTIONS = {'CAPITAL': lambda v: str(v)[:1].upper() + str(v)[1:], 'LIST': list_, 'RANGE': lambda v: str(v).replace('1-9', '1–9'),
             'DECIMAL': lambda v, mark='.': str(v).replace('.', str(mark)), 'HOUR': hour,
             'SPACED': lambda v: str(v) + ' ' if str(v)[-1:].isascii() and str(v) else str(v), 'AMID': lambda v: ' %s ' % v if str(v)[-1:].isascii() and str(v) else str(v)}

class Variables(visitor.Visitor):
    def __init__(self, messages):
        self.messages = messages
        self.plain, self.selected, self.lists, self.functions = set(), {}, set(), set()
    def visit_MessageReference(self, node): self.visit(self.messages[node.id.name].value)
    def visit_VariableReference(self, node): self.plain.add(node.id.name)
    def visit_FunctionReference(self, node):
        self.functions.add(node.id.name)
        if node.id.name == 'LIST': self.lists.add(node.arguments.positional[0].id.name)
        self.generic_visit(node)
    def visit_SelectExpression(self, node):
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
            self.selected.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

def choices(name, keys, lists, number):
    """The values of a variable to try: (type, for the reference, as a field)."""
    if name in lists: return [('l', List(t), '\x1f'.join(t)) for t in (['a'], ['a', 'b'], ['Ada', 'x', 'Grace', '9:00'], ['on', 'off'])]
    if number or keys and keys & {'one', '1'} and name != 'plural': return [('n', fluent_number(n, useGrouping=False), str(n)) for n in PLURALS + [1001]]
    if keys is None: return None
    out = [('w', key, key) for key in sorted(keys) if key not in ('none',)] + ([('-', 'none', '')] if 'none' in keys else [])
    return [(None, None, None) if t == 'w' and v == 'other' and 'none' in keys else (t, v, f) for t, v, f in out]

NUMBERS = {'count', 'slot', 'page', 'number', 'bytes', 'status', 'signal', 'line', 'strokes', 'day', 'month', 'year'}

def main():
    say, directory, total, bad = sys.argv[1], sys.argv[2], 0, 0
    bases = {'es-419': ['es'], 'pt-PT': ['pt-BR']}
    for language in sorted(path.stem for path in pathlib.Path(directory).glob('*.ftl')):
        base = bases.get(language, [])
        bundle = FluentBundle([language, *base], use_isolating=False, functions=FUNCTIONS)
        messages = {}
        for code in [*base, language]:
            source = open('%s/%s.ftl' % (directory, code)).read()
            resource = FluentParser().parse(source)
            junk = [e for e in resource.body if isinstance(e, ast.Junk)]
            if junk: print(code, 'JUNK', len(junk), junk[0].content); bad += len(junk)
            bundle.add_resource(FluentResource(source), allow_overrides=True)
            for e in resource.body:
                if isinstance(e, ast.Message): messages[e.id.name] = e
        questions, answers, skipped = [], [], set()
        for id, message in messages.items():
            patterns = [(id, message.value, bundle.get_message(id).value)]
            patterns += [(id + '.' + a.id.name, a.value, bundle.get_message(id).attributes[a.id.name]) for a in message.attributes]
            for name, tree, pattern in patterns:
                v = Variables(messages); v.visit(tree)
                if v.functions & SWIFT: skipped.add(name); continue
                names = sorted(v.plain)
                options = [choices(n, v.selected.get(n), v.lists, n in NUMBERS) for n in names]
                fixed = [o if o else [(None, None, None)] for o in options]
                for combination in itertools.product(*fixed):
                    for place, texts in enumerate(TEXTS):
                        values, fields = {}, []
                        for k, (n, (type, value, field)) in enumerate(zip(names, combination)):
                            if type is None: type, value = 't', texts[(k + place) % len(texts)]; field = value
                            values[n] = value
                            fields.append('%s=%s:%s' % (n, type, field))
                        result, errors = bundle.format_pattern(pattern, values)
                        if errors: print(name, errors); bad += 1
                        questions.append('\t'.join([name] + fields)); answers.append(str(result).replace('\n', '\\n'))
        ours = subprocess.run([say, directory, 'say', language, *base], input='\n'.join(questions) + '\n', capture_output=True, text=True, check=True).stdout.split('\n')[:-1]
        assert len(ours) == len(answers), (len(ours), len(answers))
        wrong = [(q, a, b) for q, a, b in zip(questions, answers, ours) if a != b]
        for w in wrong[:5]: print('  DIFFERENT', w)
        patterns = len({q.split('\t')[0] for q in questions})
        print('%-7s %d messages, %d patterns, %d comparisons, %d different, %d patterns with Swift rules not compared' % (language, len(messages), patterns, len(answers), len(wrong), len(skipped)))
        total += len(answers); bad += len(wrong)
    print('total', total, 'comparisons,', bad, 'problems')
    sys.exit(bad > 0)
main()
