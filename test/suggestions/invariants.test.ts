import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import type { LanguageKey } from '../../src/languages.ts'
import { allPacks, openRuleset } from '../../src/local/ruleset.ts'
import { ruleLibrary, scorerBeside } from '../../src/packs/library.ts'
import { applySuggestions, check, compileRules, type Change, type Finding } from '../../src/rules/index.ts'
import type { Document } from '../../src/text/document.ts'
import { readDocument, readText } from '../../src/text/read.ts'
import { corpusPages } from '../corpus/planted.ts'

const CLASSES = ['wording', 'removal'] as const

/** Words that no sentence ends with, in the six languages. */
const ENDS_OPEN = new RegExp(
  "(?<![\\p{L}’'-])(?:an|the|our|your|their|of|with|and|or|is|are|very|der|den|dem|ein|eine|und|oder|unsere|ist|" +
    'sind|sehr|les|des|une|et|ou|est|sont|très|het|een|' +
    'van|onze|zeer|los|las|una|y|es|son|muy|con|il|gli|di|della|è|sono|molto)[ ]?[.!?](?=\\s|$)',
  'giu',
)
const BROKEN: [what: string, pattern: RegExp][] = [
  ['two blanks', /\S[^\S\n]{2,}\S/g],
  ['a blank before a comma or a full stop', /\p{L}[ \u00A0][,.](?=\s)/gu],
  ['two commas', /,\s*[,.;:]/g],
  ['empty brackets or quotation marks', /\(\s*\)|“\s*”|„\s*“|«\s*»/g],
  [
    'an article and nothing after it',
    /(?<!\p{L})(?:a|an|the|our|ein|eine|der|die|das|le|la|les|un|une|de|het|een|el|los|il|lo|gli)[ ][,.;:!?]/giu,
  ],
  ['an open end', ENDS_OPEN],
  ['a word twice', /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/giu],
  ['a sentence that begins with “and”', /(?:^|[.!?] )(?:and|or|und|oder|et|ou|en|of|y|o|e) /gim],
]

const LITERALS = /[\w.+-]+@[\w.-]+\.\w+|https?:\/\/[^\s"'<)]+|\d[\d.,]*/g
const literalsIn = (text: string) => text.match(LITERALS) ?? []
const lettersIn = ({ blocks }: Document) => blocks.filter((block) => /[\p{L}\p{N}]/u.test(block.text)).length
const textOf = ({ blocks }: Document) => blocks.map((block) => block.text).join('\n')

interface Read {
  document: Document
  findings: Finding[]
}

/** Applies all there is until nothing is left, and answers what went wrong on the way. */
async function faultsOf(source: string, read: (text: string) => Read | Promise<Read>): Promise<{ faults: string[]; changes: Change[] }> {
  const faults: string[] = []
  const all: Change[] = []
  let text = source
  const first = await read(source)
  let last = first
  for (let round = 1; ; round++) {
    const { text: next, changes } = applySuggestions(last.document, last.findings, { classes: CLASSES })
    if (changes.length === 0) {
      if (next !== text) faults.push('nothing was changed, and the text is another')
      break
    }
    if (round > 8) return { faults: ['it never ends'], changes: all }
    all.push(...changes)
    text = next
    last = await read(text)
  }
  for (const [what, pattern] of BROKEN) {
    const count = (document: Document) => textOf(document).match(pattern)?.length ?? 0
    if (count(last.document) > count(first.document)) faults.push(what)
  }
  if (lettersIn(last.document) !== lettersIn(first.document)) faults.push('a block is empty')
  const kept = literalsIn(text)
  if (literalsIn(source).join(' ') !== kept.join(' ')) faults.push('a figure or an address is another')
  return {
    faults: faults.map(
      (fault) =>
        `${fault}: ${all.map(({ ruleId, before, after }) => `${ruleId} “${before}” → “${after}”`).join('; ')}\n  ${text.slice(0, 300)}`,
    ),
    changes: all,
  }
}

test('every wording and removal of the library leaves its own proofs whole', async () => {
  const faults: string[] = []
  const applied = { wording: 0, removal: 0, advice: 0 }
  for (const rule of ruleLibrary.rules()) {
    if (!rule.parts.some((part) => part.suggestion !== null)) continue
    const compiled = compileRules([rule], { scorer: scorerBeside })
    for (const part of rule.parts)
      for (const sample of [...part.hits, ...part.passes]) {
        const read = (text: string) => {
          const document = readText(text, sample.format, { language: part.language as LanguageKey })
          return { document, findings: check(document, compiled).findings }
        }
        const { faults: found, changes } = await faultsOf(sample.text, read)
        faults.push(...found.map((fault) => `${rule.id} ${part.language}: ${fault}`))
        for (const change of changes) applied[change.suggestionClass]++
      }
  }
  assert.deepEqual(faults, [])
  assert.equal(applied.advice, 0)
  assert.ok(applied.wording > 25 && applied.removal > 25, JSON.stringify(applied))
})

test('all rules together leave the pages of the corpus whole, and a second time nothing is left to apply', async () => {
  const { compiled } = await openRuleset({ packs: allPacks(), folders: [], valeIni: null })
  const faults: string[] = []
  let applied = 0
  for (const page of corpusPages().filter((name) => /\.(?:html|md)$/.test(name))) {
    const source = readFileSync(path.join(import.meta.dirname, '../corpus', page), 'utf8')
    const read = async (text: string) => {
      const document = await readDocument(Buffer.from(text), { name: page })
      return { document, findings: check(document, compiled).findings }
    }
    const { faults: found, changes } = await faultsOf(source, read)
    faults.push(...found.map((fault) => `${page}: ${fault}`))
    applied += changes.length
  }
  assert.deepEqual(faults, [])
  assert.ok(applied > 20, `only ${applied} were applied`)
})
