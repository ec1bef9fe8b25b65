import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { check, compileRules } from '../../src/rules/index.ts'
import { assertPlaced, documentOf, rulesFrom } from './finding.ts'

const TERMS = ['free', 'risk-free', 'no risk', 'grün', 'été', 'co2 neutral']
const compiled = compileRules(
  rulesFrom(
    `extends: existence\nmessage: "%s"\nterms: [${TERMS.join(', ')}]\n`,
    'extends: existence\nmessage: "%s"\nterms: [neutral]\ncompounds: true\n',
    "extends: existence\nmessage: \"%s\"\nnonword: true\ntokens: ['\\(.+\\)', '\\w+!']\n",
    'extends: substitution\nmessage: "%s %s"\nignorecase: true\nswap: {utilize: use, "e-?mail": email}\n',
    'extends: repetition\nmessage: "%s"\ntokens: ["\\\\w+"]\n',
  ),
)

const word = fc.constantFrom(...TERMS, 'klimaneutral', 'utilize', 'E-mail', '(a b)', 'wow!', 'the', 'the', 'übung', '😀', '—', 'x')
const inline = fc.constantFrom(
  (text: string) => text,
  (text: string) => `**${text}**`,
  (text: string) => `[${text}](https://example.org/a)`,
  (text: string) => `\`${text}\``,
  (text: string) => `_${text}_`,
)
const markdown = fc
  .array(fc.array(fc.tuple(word, inline), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 })
  .map((blocks) =>
    blocks.map((words, index) => ['', '# ', '- ', '> '][index % 4] + words.map(([text, wrap]) => wrap(text)).join(' ')).join('\n\n'),
  )

test('cutting a Markdown source at the offsets of any finding gives its text', () => {
  fc.assert(
    fc.property(markdown, (source) => {
      const document = documentOf(source, { type: 'markdown' })
      for (const finding of check(document, compiled).findings) assertPlaced(finding, document)
    }),
    { numRuns: 200 },
  )
})

const htmlPiece = fc.constantFrom(
  (text: string) => text,
  (text: string) => `<b>${text}</b>`,
  (text: string) => `<a href="x">${text}</a>`,
  (text: string) => `&amp;${text}`,
  (text: string) => `<!-- ${text} -->`,
  (text: string) => `<script>${text}</script>`,
)
const BLOCK_TAGS = ['p', 'h2', 'li', 'td']
const html = fc.array(fc.array(fc.tuple(word, htmlPiece), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 }).map((blocks) =>
  blocks
    .map((words, index) => [BLOCK_TAGS[index % 4], words.map(([text, wrap]) => wrap(text)).join(' ')] as const)
    .map(([tag, content]) => `<${tag}>${content}</${tag}>`)
    .join('\n'),
)

test('cutting an HTML source at the offsets of any finding gives its text', () => {
  fc.assert(
    fc.property(html, (source) => {
      const document = documentOf(source, { type: 'html' })
      for (const finding of check(document, compiled).findings) assertPlaced(finding, document)
    }),
    { numRuns: 200 },
  )
})

test('all terms found in one pass are those a plain search finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '-', 'é', 'ß'), minLength: 0, maxLength: 60 })
  const terms = ['a', 'ab', 'ba', 'a-b', 'b a', 'éa', 'a b a', 'b-a b', 'a a b b', 'a b ab b']
  const rules = compileRules(rulesFrom(...terms.map((term) => `extends: existence\nmessage: m\nterms: ["${term}"]\n`)))
  fc.assert(
    fc.property(letters, (text) => {
      const found = new Set(check(documentOf(text), rules).findings.map((finding) => `${finding.ruleId} ${finding.start}`))
      for (const [index, term] of terms.entries()) {
        const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${RegExp.escape(term)}(?![\\p{L}\\p{N}_])`, 'giu')
        for (const match of text.matchAll(pattern))
          assert.ok(found.has(`Test.rule${index} ${match.index}`), `${term} at ${match.index} in ${JSON.stringify(text)}`)
      }
    }),
    { numRuns: 400 },
  )
})

const fixing = compileRules(
  rulesFrom(
    'extends: substitution\nmessage: "%s %s"\nlanguages:\n  EN:\n    replace: {chairm(a|e)n: chairperson(|s), utili(s|z)e: use, ' +
      "obviously: '', risk-free: insured}\n",
  ),
)

test('applying a suggested text takes that finding away and brings no other', () => {
  const sentence = fc
    .array(
      fc.constantFrom('chairman', 'Chairmen', 'UTILIZE', 'utilise', 'obviously', 'Obviously,', 'a risk-free', 'an', 'plan', 'is', 'here'),
      { minLength: 1, maxLength: 8 },
    )
    .map((words) => `${words.join(' ')}.`)
  fc.assert(
    fc.property(sentence, (text) => {
      const { findings } = check(documentOf(text, { language: 'EN' }), fixing)
      for (const finding of findings) {
        if (finding.suggestedText === null) continue
        const again = check(documentOf(finding.suggestedText, { language: 'EN' }), fixing).findings
        const inSentence = findings.filter((other) => other.sentenceStart === finding.sentenceStart)
        assert.equal(again.length, inSentence.length - 1, finding.suggestedText)
      }
    }),
    { numRuns: 200 },
  )
})

test('the edits of a finding applied to the source give the suggested text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('chairman', 'a risk-free plan', 'obviously', 'so'), { minLength: 1, maxLength: 5 }), (words) => {
      const text = `${words.join(' ')}.`
      for (const finding of check(documentOf(text, { language: 'EN' }), fixing).findings) {
        if (finding.suggestedText === null) continue
        let fixed = text
        for (const edit of finding.edits) fixed = fixed.slice(0, edit.start) + edit.text + fixed.slice(edit.end)
        assert.equal(fixed, finding.suggestedText)
      }
    }),
  )
})
