import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { toBlocks } from '../../src/generation/markdown/blocks.ts'
import { DRAFT_MESSAGE, writeDraft } from '../../src/generation/draft/draft.ts'
import type { Draft } from '../../src/generation/draft/draft.ts'
import { checkInput, checkValues } from '../../src/generation/form/form.ts'
import type { FormEntry, Values } from '../../src/generation/form/form.ts'
import type { Template } from '../../src/generation/library/library.ts'
import { localeOf } from '../../src/generation/base/locale.ts'
import { toMarkdown } from '../../src/generation/markdown/markdown.ts'
import { parseDraft, renderDraft } from '../../src/generation/draft/render.ts'
import { exampleValues, fact, library, toneKeys, withDrafts } from './built-in.ts'
import { cases } from '../helpers/cases.ts'

const anyTemplate = fc.constantFrom(...withDrafts)
const anyTone = fc.constantFrom(...toneKeys)
const SCRIPTS = ['stol', 'Größe', 'ξύλο', 'стол', 'masa', 'İğne', '机', '책상', 'مكتب', 'שולחן', 'डेस्क', '🪑', 'naïve', '42']
const word = fc.constantFrom(...SCRIPTS)
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((parts) => parts.join(' '))
const wild = fc.oneof(
  { weight: 2, arbitrary: words(6) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.constantFrom('*', '#', '<', '|', '\n', ':', '?', '.', 'a', ' ', '-', '[', '{{', '%}', '1. '),
      minLength: 1,
      maxLength: 20,
    }),
  },
)

const cut = (text: string, entry: FormEntry) => [...text].slice(0, entry.maxLength ?? 1000).join('')

function valueFor(entry: FormEntry, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const options = (entry.options ?? []).map((option) => option.value)
  switch (entry.type) {
    case 'number':
      return fc.oneof(
        fc.integer({ min: entry.min ?? 0, max: 2_000_000 }),
        fc.integer({ min: 100, max: 99_999 }).map((cents) => cents / 100),
      )
    case 'boolean':
      return fc.boolean()
    case 'select':
      return fc.constantFrom(...options)
    case 'multiselect':
      return fc.subarray(options, { minLength: 1 })
    case 'list':
      return fc.array(
        text.map((value) => cut(value, entry)),
        { minLength: 1, maxLength: 6 },
      )
    case 'url':
      return fc.constantFrom('https://example.com/a_b', 'http://example.com/?q=1&amp=2', 'https://example.com/(x)')
    case 'infobase':
      return fc.constant('kb')
    default:
      if (entry.format) return fc.constantFrom('2026-05-01', '2028-02-29')
      return text.map((value) => cut(value, entry))
  }
}

/** Any subset of the optional fields of a template's form, with any values. */
const inputFor = (template: Template, text: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(template.form.map((entry) => [entry.name, valueFor(entry, text)])), {
    requiredKeys: template.form.filter((entry) => entry.required).map((entry) => entry.name),
  })

const caseWith = (text: fc.Arbitrary<string>) =>
  anyTemplate.chain((template) =>
    fc.record({ template: fc.constant(template), tone: anyTone, variant: fc.nat(2), input: inputFor(template, text) }),
  )

function draftOf(template: Template, tone: string, values: Values, variant = 0): Draft {
  const facts = values[template.infobase ?? ''] === undefined ? [] : [fact('Δ 1 fact here', 'a'), fact('second fact', 'b', null)]
  return writeDraft({ template, values, tone: library.tone(tone, template.language)!, facts, variant })
}

/** Letters and digits alone, so that capitals (in Turkish I is the capital of ı), escapes, white space and line breaks do not count. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFKC')

test('whatever is filled in, in whatever script: every value is in the text, and blocks and Markdown are the same document', () => {
  fc.assert(
    fc.property(caseWith(wild), ({ template, tone, variant, input }) => {
      const { values } = checkValues(input, template.form, () => true)
      fc.pre(values !== null)
      const draft = draftOf(template, tone, values, variant)
      const [text, name] = [letters(draft.plain.replaceAll('%28', '(').replaceAll('%29', ')')), `${template.key} ${template.language}`]
      for (const entry of template.form) {
        const value = values[entry.name]
        if (value === undefined || ['boolean', 'infobase', 'select'].includes(entry.type) || entry.note) continue
        // Dates are written out, and a question without an answer is left out.
        if (entry.format) continue
        if (entry.type === 'number') continue
        const shown =
          entry.type === 'multiselect'
            ? (value as string[]).map((option) => entry.options!.find((known) => known.value === option)!.label)
            : value
        for (const piece of Array.isArray(shown) ? shown : [String(shown)]) {
          // The speaker of a quotation is named after it, and picture and voice of a scene are separate.
          const parts =
            letters(piece).length > 40
              ? piece.split(/\s+/)
              : ['quotes', 'scenes'].includes(entry.name)
                ? piece.split(/[:：](?=\s)/u)
                : [piece]
          for (const part of parts)
            assert.ok(text.includes(letters(part)), `${name}: ${entry.name} ${JSON.stringify(piece)} is not in\n${draft.markdown}`)
        }
      }
      assert.doesNotMatch(draft.markdown, /undefined|\[object|NaN/, name)
      assert.equal(toMarkdown(draft.blocks), draft.markdown)
      assert.deepEqual(toBlocks(draft.markdown), draft.blocks, name)
      assert.notEqual(draft.title.trim(), '')
      assert.deepEqual(draft.usedFacts, values[template.infobase ?? ''] === undefined ? [] : ['a', 'b'], name)
      assert.ok(draft.message.startsWith(DRAFT_MESSAGE))
    }),
    { numRuns: cases(250) },
  )
})

test('with any subset of the optional fields there is no gap, doubled blank, stray mark, empty heading or empty bullet', () => {
  fc.assert(
    fc.property(caseWith(words(5)), ({ template, tone, variant, input }) => {
      const { values } = checkValues(input, template.form, () => true)
      assert.ok(values)
      const { markdown, blocks } = draftOf(template, tone, values, variant)
      const name = `${template.key} ${template.language} ${JSON.stringify(values)}\n${markdown}`
      assert.doesNotMatch(markdown, /[ \u00a0]{2}/, `doubled blank: ${name}`)
      assert.doesNotMatch(markdown, /\n{3,}/, `doubled blank line: ${name}`)
      assert.doesNotMatch(markdown, /[^\s] [.,](\s|$)/m, `blank before a mark: ${name}`)
      if (template.language !== 'FR') assert.doesNotMatch(markdown, /\p{L} [:;!?]/u, `blank before a mark: ${name}`)
      assert.doesNotMatch(markdown, /[,;:]{2}|[.!?;][.,;:]|[,;:][.!?]|,,|\(\s*\)|“\s*”|«\s*»|„\s*“/u, `stray mark: ${name}`)
      assert.doesNotMatch(markdown, /^(#+|[-*>]|\d+\.)\s*$/m, `empty line: ${name}`)
      assert.doesNotMatch(markdown, /\{\}|\{\{|%\}/, `a place left open: ${name}`)
      blocks.forEach((block, at) => {
        const next = blocks[at + 1]
        if (block.type === 'heading' && block.attrs.level > 1)
          assert.ok(
            next && next.type !== 'horizontalRule' && !(next.type === 'heading' && next.attrs.level <= block.attrs.level),
            `empty heading: ${name}`,
          )
        if (block.type === 'paragraph' && next === undefined) assert.doesNotMatch(markdown, /:\s*$/, `ends with a colon: ${name}`)
      })
    }),
    { numRuns: cases(600) },
  )
})

test('every template writes in every language and tone it has, from its examples alone and from the required fields alone', () => {
  for (const template of withDrafts) {
    const examples = exampleValues(template)
    const checked = checkInput(JSON.stringify(examples), template.form, () => true)
    assert.equal(checked.faults, null, `${template.key} ${template.language}: ${JSON.stringify(checked.faults)}`)
    const required = Object.fromEntries(
      Object.entries(examples).filter(([name]) => template.form.find((entry) => entry.name === name)?.required),
    )
    for (const tone of toneKeys.filter((key) => library.tone(key, template.language))) {
      for (const values of [examples, required])
        assert.ok(draftOf(template, tone, values).plain.length > 40, `${template.key} ${template.language}`)
    }
  }
})

test('numbers, dates and joined lists have the form of the language', () => {
  const blog = (language: 'DE' | 'EN' | 'FR' | 'IT' | 'PL' | 'RU' | 'GR') =>
    writeDraft({
      template: library.template('blog-article', language)!,
      tone: library.tone('neutral', language)!,
      values: { title: 'T', message: 'M', points: ['P'], date: '2026-05-01' },
    }).plain
  const brands = (language: 'DE' | 'EN' | 'FR' | 'IT' | 'PL' | 'RU' | 'GR') =>
    renderDraft(
      parseDraft('{{ brands | list }}', language),
      { brands: ['a', 'b', 'c'] },
      { used: new Set(), unanswered: new Set(), pairs: [] },
    ).replaceAll('\\', '')
  assert.match(blog('EN'), /1 May 2026/)
  assert.match(blog('DE'), /1\. Mai 2026/)
  assert.match(blog('PL'), /1 maja 2026/)
  assert.match(blog('FR'), /1er mai 2026/)
  assert.match(blog('IT'), /1º maggio 2026/)
  assert.match(blog('RU'), /1 мая 2026\u00a0года/)
  assert.match(blog('GR'), /1η Μαΐου 2026/)
  for (const [language, joined] of [
    ['EN', 'a, b and c'],
    ['DE', 'a, b und c'],
    ['PL', 'a, b i c'],
    ['FR', 'a, b et c'],
    ['IT', 'a, b e c'],
    ['RU', 'a, b и c'],
    ['GR', 'a, b και c'],
  ] as const)
    assert.ok(brands(language).includes(joined), language)
  assert.equal(localeOf('EN').currency(1.859, 'GBP'), '£1.859')
  assert.equal(localeOf('FR').currency(1234.5, 'EUR').replace(/\s/gu, ' '), '1 234,50 €')
  assert.equal(localeOf('SE').currency(4990, 'SEK').replace(/\s/gu, ' '), '4 990 kr')
  const lasts = (language: 'PL' | 'RU' | 'EN', duration: number) =>
    writeDraft({
      template: library.template('video-script', language)!,
      tone: library.tone('neutral', language)!,
      values: { title: 'T', hook: 'H', scenes: ['S'], duration },
    }).plain
  assert.match(lasts('PL', 4), /4 sekundy$/m)
  assert.match(lasts('PL', 5), /5 sekund$/m)
  assert.match(lasts('RU', 21), /21 секунда$/m)
  assert.match(lasts('EN', 1), /1 second$/m)
})

test('a fact begins its line with a capital; its source is for whoever checks the text, not for its readers', () => {
  const { markdown } = writeDraft({
    template: library.template('faq', 'FR')!,
    tone: library.tone('neutral', 'FR')!,
    values: { subject: 'S', questions: ['Q ? R.'] },
    facts: [fact('l’atelier ouvre à midi.')],
  })
  assert.match(markdown, /^- L’atelier ouvre à midi\.$/mu)
})

test('a tone changes how the reader is addressed', () => {
  const say = (language: (typeof LANGUAGE_KEYS)[number], tone: string) => {
    const template = library.template('social-post', language)!
    return writeDraft({ template, values: { channel: 'linkedin', message: 'M.', ask: true }, tone: library.tone(tone, language)! }).plain
  }
  for (const [language, informal, formal] of [
    ['DE', /\bdu\b/i, /\bSie\b/],
    ['FR', /\btoi\b/i, /\bvotre\b|vous/],
    ['NL', /\bjij\b/, /\buw?\b/],
  ] as const) {
    assert.match(say(language, 'friendly'), informal, language)
    assert.match(say(language, 'professional'), formal, language)
    assert.doesNotMatch(say(language, 'professional'), informal, language)
  }
})

test('a short tone leaves out what only leads through the text', () => {
  const values = { headline: 'H', offer: 'O.', benefits: ['B'], callToAction: 'Go', url: 'https://example.com' }
  const links = (tone: string) =>
    writeDraft({ template: library.template('landing-page', 'EN')!, tone: library.tone(tone, 'EN')!, values }).markdown.match(/\[Go\]/g)
  assert.equal(links('neutral')?.length, 2)
  assert.equal(links('concise')?.length, 1)
})
