import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ruleLibrary } from '../../src/packs/library.ts'
import { readWildcards } from '../../src/packs/wildcards.ts'
import { dictionaryWords } from '../../src/rules/words/dictionary.ts'
import { mayFindOthers, otherWords, wildcardsOf } from '../../src/rules/load/wildcards.ts'

/** American and British words, in all their forms. */
function english(): Set<string> {
  const words = new Set<string>()
  for (const name of ['dictionary-en', 'dictionary-en-gb']) {
    const folder = path.dirname(fileURLToPath(import.meta.resolve(name)))
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    for (const word of dictionaryWords(read('index.aff'), read('index.dic'))) words.add(word.toLowerCase())
  }
  return words
}

test('a word that has a wildcard’s letters and not its word is told from a compound', () => {
  const words = new Set([
    'rot',
    'rotwein',
    'schwein',
    'kirsche',
    'kirschwein',
    'landwein',
    'land',
    'wein',
    'weine',
    'weinen',
    'leben',
    'lebenswein',
  ])
  assert.deepEqual(otherWords({ term: '*wein', language: 'DE' }, words), ['schwein'])
  assert.deepEqual(otherWords({ term: '*getränk*', language: 'DE' }, new Set(['getränke', 'getränkt', 'apfel', 'apfelgetränk'])), [
    'getränkt',
  ])
  assert.deepEqual(otherWords({ term: 'harm*', language: 'EN' }, new Set(['harmful', 'harmony', 'charm'])), ['harmony'])
})

test('every wildcard of the packs was held against a list of words, and somebody has looked at what else it finds', () => {
  const rules = ruleLibrary.rules()
  const looked = readWildcards()
  const words = english()
  assert.ok(words.size > 100_000)
  const wildcards = wildcardsOf(rules)
  assert.ok(wildcards.length > 50)
  for (const wildcard of wildcards) {
    const { term, language, rule, finds } = wildcard
    const entry = looked[language ?? 'EN']?.[term]
    const found = language === null || language === 'EN' ? otherWords(wildcard, words) : []
    const known = new Set([...(entry?.meant ?? []), ...(entry?.other ?? [])])
    assert.ok(
      language === 'EN' || language === null || entry || !mayFindOthers(wildcard),
      `${rule}: “${term}” was held against no list of words: npm run bench -- wildcards ${language} WORDS, then rules/wildcards.json`,
    )
    assert.deepEqual(
      found.filter((word) => !known.has(word)),
      [],
      `${rule}: “${term}” finds these too: write its words out, or name them in rules/wildcards.json`,
    )
    if (finds) assert.deepEqual(entry?.other ?? [], [], `${rule}: “${term}” would flag other words`)
  }
  const used = new Set(wildcards.map(({ term, language }) => `${language ?? 'EN'} ${term}`))
  for (const [language, terms] of Object.entries(looked))
    for (const term of Object.keys(terms)) assert.ok(used.has(`${language} ${term}`), `no rule has “${term}” in ${language} any more`)
})
