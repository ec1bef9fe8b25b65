import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BCP47 } from '../../src/languages.ts'
import { readRuleFiles, scorerBeside } from '../../src/packs/library.ts'
import { RULES_FOLDER } from '../../src/places.ts'
import { check, compileRules, loadRules, type Rule } from '../../src/rules/index.ts'
import { documentOf } from './finding.ts'

const rules = loadRules(readRuleFiles(RULES_FOLDER), { library: true, scorer: scorerBeside }).rules.filter(
  (rule) => rule.kind === 'required',
)

type Part = Rule['parts'][number]

const textOf = (part: Part) => [part.keys.text ?? []].flat()[0] as string | undefined
/** An expression of the library, as far as the lines have them that excuse a page; `\b` knows only ASCII in JavaScript. */
const asRegExp = (line: string) =>
  line.startsWith('/') ? RegExp(line.slice(1, -1).replace('(?i)', '').replaceAll('\\b', '(?!\\p{L})'), 'iu') : null
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Whether the rule reports a page with and without the text; null where its pages cannot be made from plain text. */
function fourWays(rule: Rule, part: Part): { absent: boolean; present: boolean; footer: boolean; otherLanguage: boolean } | null {
  const calls = part.hits.find((hit) => hit.format === 'text')
  const text = textOf(part)
  if (!calls || text === undefined || part.language === null) return null
  const compiled = compileRules([rule])
  const foundOn = (main: string, footer = '') =>
    check(
      documentOf(`<html lang="${BCP47[part.language!]}"><body><main>${main}</main><footer><p>${footer}</p></footer></body></html>`, {
        type: 'html',
      }),
      compiled,
    ).findings.length > 0
  const trigger = asHtml(calls.text)
  const other = rule.parts.find((one) => one !== part && one.language !== null && textOf(one) !== undefined)
  const foreign = other
    ? `<p lang="${BCP47[other.language!]}">${asHtml(textOf(other)!)}</p>`
    : '<p lang="de">Ein Hinweis in einer anderen Sprache.</p>'
  return {
    absent: foundOn(`<p>${trigger}</p>`),
    present: foundOn(`<p>${trigger} ${asHtml(text)}</p>`),
    footer: foundOn(`<p>${trigger}</p>`, asHtml(text)),
    otherLanguage: foundOn(`<p>${trigger}</p>${foreign}`),
  }
}

test('every required text of the library: absent, present, in the footer only, in another language', () => {
  const wrong: string[] = []
  for (const rule of rules) {
    for (const part of rule.parts) {
      const ways = fourWays(rule, part)
      if (ways === null) continue
      // A footer is part of the page, unless the text must be prominent or next to what requires it.
      // A line that excuses the whole page excuses it in a footer as well; the proofs of such a rule have footers that do not.
      const excusesPage = part.unless.page.some((line) => asRegExp(line)?.test(textOf(part)!))
      const footer = (part.keys.prominent === true || part.keys.within !== 'page') && !excusesPage
      const wanted = { absent: true, present: false, footer, otherLanguage: true }
      for (const way of Object.keys(wanted) as (keyof typeof wanted)[])
        if (ways[way] !== wanted[way]) wrong.push(`${rule.id} ${part.language} ${way}: ${ways[way] ? 'found' : 'not found'}`)
    }
  }
  assert.deepEqual(wrong, [])
})

test('where the four ways need a page of their own, the proof of the rule has them', () => {
  const lacking: string[] = []
  for (const rule of rules) {
    for (const part of rule.parts) {
      if (part.language === null || fourWays(rule, part) !== null) continue
      const own = BCP47[part.language]
      const pages = part.hits.map((hit) => hit.text)
      if (!pages.some((page) => page.includes('<footer>'))) lacking.push(`${rule.id} ${part.language} footer`)
      if (!pages.some((page) => [...page.matchAll(/lang="(\w+)"/g)].some(([, language]) => language !== own)))
        lacking.push(`${rule.id} ${part.language} other language`)
      if (part.passes.length === 0) lacking.push(`${rule.id} ${part.language} present`)
    }
  }
  assert.deepEqual(lacking, [])
})
