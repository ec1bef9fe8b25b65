import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { addedPhrases, lettersIn } from '../../src/generation/template/added-words.ts'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import { toPair, toQuestion, toVoice } from '../../src/generation/draft/entries.ts'
import type { FormEntry, Value, Values } from '../../src/generation/form/form.ts'
import { checkValues } from '../../src/generation/form/form.ts'
import type { Template } from '../../src/generation/library/library.ts'
import { localeOf } from '../../src/generation/base/locale.ts'
import { capital } from '../../src/generation/base/sentences.ts'
import { exampleValues, library, toneKeys, withDrafts } from './built-in.ts'

/** What people type into any field, in any language: words, phrases, orders, sentences, what looks like a label, a name, a question. */
const TYPED = [
  'adidas',
  'Oslo',
  'yes',
  'eBay',
  'a desk for small rooms',
  'Solid oak desk, hand-made',
  'fits into small rooms',
  'Fits in a pocket',
  'Book your eye test online',
  'We close our branch on Monday after forty years',
  'We are sorry. The shop is closed.',
  'It folds. And it locks',
  'Any questions?',
  'Is it free? Yes',
  'Ist das neu? ja, seit Mai.',
  'What you see is what you get',
  'Quando chove abrimos às dez',
  '10:30: Pizza',
  'Note: see below',
  'Star Trek: Picard',
  'material: oak',
  'Was nun?: Nachrücken',
  'Anna: Great',
  'My verdict: great',
  'Anna Berg, owner: We have room again',
  'Jan Brda – właściciel: Rzeka.',
  '"At last!" (Jess, 14)',
  '„Nur heute: gesunde Snacks“',
  'Hello again! It has rained for days.',
  'Best wishes from all of us',
  'the team at Northwood',
  'P.S. Dogs may come',
  'Oslo: the shop opens',
  'Oslo, 1 May – The shop opens.',
  'Mon–Fri 9–18',
  'Including:',
  'up to 40 kg.',
  'Defne Ltd. Şti.',
  'www.example.com',
  'dla psów :)',
  'χωράει σε μικρά δωμάτια',
  'подходит для маленьких комнат',
  'Du brauchst nur warme Stiefel',
  'Sie kündigen, wann Sie wollen',
  '50 %',
  'Nature & Co',
]
const URL = 'https://www.example.com/page'
const ISO_DAY = '2027-03-05'

/** A value of a field: of what people type, or of the field's own example in the language. */
function valueFor(entry: FormEntry): fc.Arbitrary<Value> {
  const fits = (text: string) => [...text].length <= (entry.maxLength ?? 1000)
  const typed = fc.constantFrom(...[...TYPED, ...(entry.placeholder ?? '').split('\n')].filter((text) => text !== '' && fits(text)))
  switch (entry.type) {
    case 'number':
      return fc.constantFrom(...[0, 1, 9.99, 1200].filter((amount) => amount >= (entry.min ?? 0)))
    case 'boolean':
      return fc.boolean()
    case 'select':
      return fc.constantFrom(...entry.options!.map(({ value }) => value))
    case 'list':
      return fc.uniqueArray(typed, { minLength: 1, maxLength: 4 })
    case 'url':
      return fc.constant(URL)
    case 'textarea':
      return fc.uniqueArray(typed, { minLength: 1, maxLength: 2 }).map((lines) =>
        lines
          .filter(fits)
          .join('\n')
          .slice(0, entry.maxLength ?? 1000),
      )
    default:
      return entry.format?.startsWith('date') ? fc.constant(ISO_DAY) : typed
  }
}

const cases = withDrafts.map((template) => {
  const fields = template.form.filter(({ type }) => type !== 'infobase')
  return fc.record({
    // Its name alone, so that a report of a failure can be read.
    template: fc.constant(`${template.key} ${template.language}`),
    tone: fc.constantFrom(...toneKeys),
    variant: fc.nat(2),
    values: fc.record(Object.fromEntries(fields.map((entry) => [entry.name, valueFor(entry)])), {
      requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name),
    }),
  })
})
const anyCase = fc.nat(cases.length - 1).chain((at) => cases[at]!)

interface Written {
  template: Template
  values: Values
  plain: string
  markdown: string
  name: string
}

/** Writes many texts; a case the form refuses is not counted. */
function forAll(check: (written: Written) => void): void {
  let count = 0
  const tried = (template: Template, tone: string, variant: number, input: Values) => {
    const { values } = checkValues(input, template.form, () => true)
    if (!values) return
    count++
    const { plain, markdown } = writeDraft({ template, values, tone: library.tone(tone, template.language)!, variant })
    check({ template, values, plain, markdown, name: `${template.key} ${template.language} ${tone} ${variant}\n${markdown}` })
  }
  withDrafts.forEach((template, at) => {
    const examples = exampleValues(template)
    const required = Object.fromEntries(
      Object.entries(examples).filter(([name]) => template.form.find((entry) => entry.name === name)?.required),
    )
    for (const values of [examples, required]) tried(template, toneKeys[at % toneKeys.length]!, at % 3, values)
  })
  const named = new Map(withDrafts.map((template) => [`${template.key} ${template.language}`, template]))
  const run = fc.property(anyCase, ({ template, tone, variant, values }) => tried(named.get(template)!, tone, variant, values as Values))
  fc.assert(run, { numRuns: 300, includeErrorInReport: true })
  assert.ok(count > 500, `only ${count} texts were written`)
}

/** The pieces into which a value may be parted: lines, label and text, question and answer, speaker and quotation. */
function piecesOf({ type, format, name }: FormEntry, value: Value, tag: string): string[][] {
  const lines = (Array.isArray(value) ? value : String(value).split('\n')).filter((line) => line.trim() !== '')
  if (type !== 'list' && !['contact'].includes(name)) return lines.map((line) => [line])
  return lines.map((line) => {
    if (format === 'questions') {
      const { question, answer } = toQuestion(line, tag)
      return [question, answer].filter((part) => part !== '')
    }
    const { label, text } = name === 'quotes' ? toVoice(line) : toPair(line)
    return label === '' ? [text] : [label, text]
  })
}

const entered = (template: Template, values: Values): [FormEntry, Value][] =>
  template.form.flatMap((entry) => {
    const value = values[entry.name]
    const isShown = ['text', 'textarea', 'list'].includes(entry.type) && !entry.note && !entry.format?.startsWith('date')
    return value === undefined || !isShown ? [] : [[entry, value] as [FormEntry, Value]]
  })

/** A value without what may follow its last word; its end mark is added, taken away or kept. */
const unended = (text: string): string => text.replace(/[\s.,:;]+$/u, '')
const withCapital = (text: string, tag: string): string => text.replace(/^[¿¡]*\p{Ll}/u, (start) => capital(start, tag))
const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll(/ ?([:?!;])/gu, '$1')

const longestFirst = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => text !== '').toSorted((a, b) => b.length - a.length)

/** A number that was entered is no part of a longer one. */
const LETTER = /[\p{L}\p{N}]/u

/** The text without these, the longest first, wherever no letter is before or behind one. */
function without(text: string, parts: readonly string[]): string {
  let rest = text
  for (const part of parts)
    for (let at = rest.indexOf(part); at >= 0; at = rest.indexOf(part, at + 1)) {
      const [before = '', behind = ''] = [rest[at - 1], rest[at + part.length]]
      if (!LETTER.test(before) && !LETTER.test(behind)) rest = `${rest.slice(0, at)}\u0000${rest.slice(at + part.length)}`
    }
  return rest
}

describe('without a model, what was entered stands in the text and nothing is added but words of a closed list', () => {
  test('drafts hold no letters of their own', () => {
    for (const template of withDrafts) assert.equal(lettersIn(template), '', `${template.key} ${template.language}`)
  })

  test('the text without what was entered consists of phrases of the list', () => {
    const phrases = new Map(
      LANGUAGE_KEYS.map((language) => [
        language,
        longestFirst(
          addedPhrases(library, language)
            .flatMap(({ phrase }) => phrase.split('{}'))
            .map((phrase) =>
              spaced(phrase)
                .trim()
                .replace(/[,:]+$/u, ''),
            )
            .filter((phrase) => /\p{L}/u.test(phrase)),
        ),
      ]),
    )
    forAll(({ template, values, plain, name }) => {
      const locale = localeOf(template.language)
      const { tag } = locale
      const parts = entered(template, values).flatMap(([entry, value]) => [
        ...piecesOf(entry, value, tag).flat(),
        ...(Array.isArray(value) ? value : String(value).split('\n')),
        ...(entry.name === 'hashtags' ? [value].flat().map((tagged) => String(tagged).replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '')) : []),
      ])
      const numbers = Object.values(values).filter((value) => typeof value === 'number')
      const priced = (amount: number) => (values.currency ? locale.currency(amount, String(values.currency)) : locale.amount(amount))
      const days = Object.values(values).filter((value) => typeof value === 'string' && /^\d{4}-/.test(value)) as string[]
      const written = [...days.map(locale.date), String(values.url ?? ''), ...numbers.map(priced)]
      const own = [...parts.map(unended), ...parts.map(locale.date), ...written]
        .flatMap((part) => [part, withCapital(part, tag)])
        .map(spaced)
      const text = plain.split('\n').map(spaced).join('\n')
      const untagged = template.key === 'social-post' ? text.replaceAll(/#\S+/gu, '') : text
      const rest = without(without(untagged, longestFirst(own)), phrases.get(template.language)!)
      assert.doesNotMatch(rest, /\p{L}/u, `${JSON.stringify(rest.match(/.*\p{L}.*/u)?.[0])} was added to ${name}`)
    })
  })

  test('every value stands there letter for letter, but for its first capital', () => {
    forAll(({ template, values, plain, name }) => {
      const { tag, date, currency, amount: bare, number } = localeOf(template.language)
      const text = spaced(plain)
      for (const entry of template.form) {
        const value = values[entry.name]
        const amount =
          entry.name === 'duration' ? number : (price: number) => (values.currency ? currency(price, String(values.currency)) : bare(price))
        if (typeof value === 'number') assert.ok(text.includes(spaced(amount(value))), `${entry.name} ${value} is not in ${name}`)
        if (value === ISO_DAY) assert.ok(text.includes(spaced(date(value))), `${entry.name} is not in ${name}`)
      }
      for (const [entry, value] of entered(template, values)) {
        if (entry.name === 'hashtags') continue
        for (const pieces of piecesOf(entry, value, tag)) {
          const isUnanswered = entry.format === 'questions' && toQuestion(pieces.join(' '), tag).answer === ''
          if (isUnanswered) continue
          for (const piece of pieces) {
            const wanted = spaced(date(piece).trim())
            assert.ok(
              text.includes(wanted) || text.includes(withCapital(wanted, tag)) || isHeld(template, values, entry),
              `${entry.name} ${JSON.stringify(piece)} is not in ${name}`,
            )
          }
        }
      }
    })
  })

  test('no heading is empty, no line stands there twice in a row, no mark is stray', () => {
    forAll(({ values, plain, markdown, name }) => {
      const typed = JSON.stringify(values)
      const lines = markdown.split('\n').filter((line) => line.trim() !== '')
      lines.forEach((line, at) => {
        // Somebody may enter the same twice.
        const core = JSON.stringify(line.replace(/^(?:[-#>]+|\d+\.) |[.*\\]+$/g, '').toLowerCase()).slice(1, -1)
        const isEntered = typed.toLowerCase().split(core).length > 2
        assert.ok(line !== lines[at - 1] || isEntered, `doubled line in ${name}`)
        const level = /^#+/.exec(line)?.[0].length ?? 0
        const next = /^(?:(#+) |---$)/.exec(lines[at + 1] ?? '---')
        assert.ok(level < 2 || !next || (next[1]?.length ?? 0) > level, `nothing under ${line} in ${name}`)
      })
      for (const stray of [': .', '..', '?.', '!.', ' ,', ',.', ':.', '::', '( ', '()', '· ·', '****', '–  –'])
        assert.ok(!plain.includes(stray) || typed.includes(stray), `stray ${JSON.stringify(stray)} in ${name}`)
      assert.doesNotMatch(markdown, /\[\]\(|^(?:-|>|\d+\.)\s*$|·\s*$|^\s*·/m, name)
    })
  })
})

/** What is not printed again where another value holds it: the brand in a title, the place before the news. */
function isHeld(template: Template, values: Values, { name }: FormEntry): boolean {
  const value = String(values[name]).toLowerCase()
  const holder = { 'meta-tags': ['brand', 'page'], 'press-release': ['place', 'lead'] }[template.key]
  return holder !== undefined && holder[0] === name && String(values[holder[1]!]).toLowerCase().includes(value)
}
