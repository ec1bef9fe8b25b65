import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DraftError, LIMITS, parseDraft, renderDraft } from '../../src/generation/draft/render.ts'
import type { Notes } from '../../src/generation/draft/filters.ts'
import { toneFromGuidelines } from '../../src/generation/voice/tone.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import { library } from './built-in.ts'
import type { LanguageKey } from '../../src/languages.ts'

const notes = (): Notes => ({ used: new Set(), unanswered: new Set(), pairs: [] })
const render = (source: string, scope: Record<string, unknown> = {}, language: LanguageKey = 'EN') =>
  renderDraft(parseDraft(source, language), scope, notes())
const clean = (text: string) => text.replace(/\\(.)/g, '$1')

test('a draft reaches no file, no other template and no prototype', () => {
  for (const tag of [
    '{% include "a" %}',
    '{% render "a" %}',
    '{% layout "a" %}',
    '{% block a %}{% endblock %}',
    '{{ x | raw }}',
    '{{ x | nosuchfilter }}',
  ]) {
    assert.throws(() => render(tag, { x: 'v' }), DraftError, tag)
  }
  assert.equal(render('{{ x.constructor }}{{ x.__proto__ }}{{ constructor }}', { x: {} }), '')
})

test('a draft that runs away is stopped with a sentence', () => {
  assert.throws(() => render('{% for a in (1..100000) %}{% for b in (1..100000) %}x{% endfor %}{% endfor %}'), /limit/)
  assert.throws(() => render('{% for a in (1..99999999) %}{{ a }}{% endfor %}'), DraftError)
  assert.throws(
    () => render(`{% assign s = "${'a'.repeat(1000)}" %}{% for i in (1..40) %}{% assign s = s | append: s %}{% endfor %}{{ s }}`),
    DraftError,
  )
  assert.throws(() => parseDraft('x'.repeat(60_000), 'EN'), /limit/)
  assert.throws(() => parseDraft('{% if x %}', 'EN'), DraftError)
})

test('a machine that stands still for a while ends no draft: only time it worked counts', () => {
  let reads = 0
  const desk = {
    get name() {
      if (reads++ === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMITS.time + 100)
      return 'Oslo'
    },
  }
  assert.equal(render('{{ desk.name }} and {{ desk.name }}', { desk }), 'Oslo and Oslo')
  assert.ok(reads > 2)
})

test('sentences end once, names keep their form, lists and numbers follow the language', () => {
  const sentence = (value: string, language?: LanguageKey) => clean(render('{{ v | sentence }}', { v: value }, language))
  assert.equal(sentence('a chair'), 'A chair.')
  assert.equal(sentence('A chair!'), 'A chair!')
  assert.equal(sentence('a chair, '), 'A chair.')
  assert.equal(sentence('iPhone case'), 'iPhone case.')
  assert.equal(sentence('“A chair.”'), '“A chair.”')
  assert.equal(sentence('l’atelier ouvre', 'FR'), 'L’atelier ouvre.')
  assert.equal(sentence('peut-être demain', 'FR'), 'Peut-être demain.')
  assert.equal(sentence('¿cuánto cuesta?', 'ES'), '¿Cuánto cuesta?')
  assert.equal(sentence('из-за дождя', 'RU'), 'Из-за дождя.')
  assert.equal(sentence('www.example.com tells more'), 'www.example.com tells more.')
  const named = (language: LanguageKey) => clean(render('{{ v | named | list }}', { v: ['Neu.', 'A «B»'] }, language))
  assert.equal(named('RU'), '«Neu» и «A „B“»')
  assert.equal(named('FR'), '«\u00a0Neu\u00a0» et «\u00a0A “B”\u00a0»')
  assert.equal(named('PL'), '„Neu” i „A «B»”')
  assert.equal(clean(render('{{ v | named | list }}', { v: ['neuer Laden', 'A „B“'] }, 'DE')), '„Neuer Laden“ und „A ‚B‘“')
  assert.equal(sentence('„Wir singen wieder“', 'DE'), '„Wir singen wieder“')
  assert.equal(sentence('Wir nennen es „Fritzi“', 'DE'), 'Wir nennen es „Fritzi“.')
  const labelled = (value: string, label: string) => clean(render('{{ v | labelled: l }}', { v: value, l: label }, 'ES'))
  assert.equal(labelled('P. D.: los perros son bienvenidos', 'P. D.'), 'P. D.: los perros son bienvenidos')
  assert.equal(labelled('PD reservado', 'P. D.'), '**P. D.** PD reservado')
  const running = (value: string[]) => clean(render('{{ v | running }}', { v: value }))
  assert.equal(running(['taped seams', 'two pockets']), 'Taped seams · Two pockets')
  assert.equal(clean(render('{{ v | inOneLine: w }}', { v: 'It folds.', w: ['taped seams', 'x'] })), 'It folds. Taped seams · X')
  assert.equal(sentence('椅子。'), '椅子。')
  assert.equal(sentence('Πόσο;', 'GR'), 'Πόσο;')
  assert.equal(sentence('έφτασε', 'GR'), 'Έφτασε.')
  assert.equal(clean(render('{{ v | bare }}', { v: 'Πόσο;' }, 'GR')), 'Πόσο;')
  assert.equal(clean(render('{{ v | bare }}', { v: 'a chair;' })), 'a chair')
  assert.equal(sentence('ısı', 'TR'), 'Isı.')
  // Their capitals belong to other letters (В, S, I): written back small, the value would be another word.
  assert.deepEqual([sentence('ᲀ', 'DE'), sentence('ſo es', 'DE'), sentence('ısı', 'DE')], ['ᲀ.', 'ſo es.', 'ısı.'])
  assert.equal(sentence('isim', 'TR'), 'İsim.')
  assert.equal(sentence('ßtrange'), 'ßtrange.')
  assert.equal(clean(render('{{ p | fill: v }}', { p: 'Meet {}.', v: 'Oslo Ltd.' })), 'Meet Oslo Ltd.')
  assert.equal(render('{{ p | fill: v }}', { p: 'Meet {}.' }), '')
  assert.equal(render('{{ v | lowerFirst }}', { v: 'Solid oak' }), 'solid oak')
  assert.equal(render('{{ v | lowerFirst }}', { v: 'USB port' }), 'USB port')
  assert.equal(render('{{ v | lowerFirst }}', { v: 'Eiche massiv' }, 'DE'), 'Eiche massiv')
  assert.equal(clean(render('{{ v | list }}', { v: ['a.', 'b', 'c'] }, 'FI')), 'a, b ja c')
  assert.equal(clean(render('{{ v | number }}', { v: 1234567.5 }, 'DE')), '1.234.567,5')
  assert.equal(clean(render('{{ v | date }}/{{ w | date }}', { v: '2026-05-12', w: '2026-13-40' }, 'TR')), '12 Mayıs 2026/2026-13-40')
})

test('values stay text: bullets make a list, everything else is escaped', () => {
  assert.equal(render('{{ v }}', { v: '# <b>*x*</b>\n| y' }), '\\# \\<b\\>\\*x\\*\\<\\/b\\> \\| y')
  assert.equal(clean(render('{{ v | prose }}', { v: 'First line\n\n- one\n• two\nlast' })), 'First line\n\n* one\n* two\n\nLast')
  assert.equal(clean(render('{{ v | hashtags }}', { v: ['home office', '#Oak', '***'] })), '#HomeOffice #Oak')
  assert.equal(
    clean(render('{% assign p = v | thread: 20 %}{{ p | join: "/" }}', { v: 'One two three. Four five six. Seven' })),
    'One two three./Four five six. Seven',
  )
})

test('word pairs leave names, addresses and quotations of an entered text alone', () => {
  const pairs = [
    ['blacklist', 'blocklist'],
    ['do not', "don't"],
  ] as [string, string][]
  const text =
    'We do not use a blacklist at Blacklist Coffee. Write to press@blacklist.example or https://a.example/blacklist, says “do not”.'
  assert.equal(
    clean(renderDraft(parseDraft('{{ v | rewrite }}', 'EN'), { v: text }, { ...notes(), pairs })),
    "We don't use a blocklist at Blacklist Coffee. Write to press@blacklist.example or https://a.example/blacklist, says “do not”.",
  )
})

test('a workspace’s own voice follows its guidelines without a model: address and word pairs, in the drafts’ words only', () => {
  const voice = toneFromGuidelines(
    library.tone('neutral', 'EN')!,
    'ours',
    'Ours',
    'Do: be brief.\naddress: informal\n- "information" -> details\n- at a glance → what counts',
  )
  assert.equal(voice.address, 'informal')
  const { markdown } = writeDraft({
    template: library.template('product-description', 'EN')!,
    tone: voice,
    values: { name: 'Information at a glance', summary: 'At a glance.', features: ['information', 'x'], url: 'https://example.com' },
  })
  assert.match(markdown, /^## What counts$/m)
  assert.match(markdown, /\[More details\]/)
  assert.match(markdown, /^# Information at a glance$/m)
})
