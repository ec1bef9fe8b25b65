import type { Builder, Finder, Found } from './kind.ts'
import type { WordList } from '../words/dictionary.ts'
import { subject } from '../expression/plain-text.ts'
import { RuleFault } from '../definition/fault.ts'
import { flagOf, textOf, textsOf } from '../definition/values.ts'
import type { View } from '../page/view.ts'
import { expressionFrom, phraseTest } from '../vale/expression.ts'

/** What is no ordinary word is not judged: mixed capitals, abbreviations, anything with a digit, a symbol or a letter beyond ASCII. */
const FILTERS = [/[A-Z][a-z]+[A-Z]+\w+/, /[A-Z]+$/, /[^a-zA-Z_']/]

const WORD = /\S+/gu
/** What Vale takes off a word, one character after the other; abbreviations and the like keep theirs. */
const BEFORE = /^[$("['“”‘’]/
const AFTER = /[,)"\]!;.?:'“”‘’]$/
const WHOLE = /^(?:[A-Za-z]\.){2,}$|^[A-Z][a-z]{1,2}\.$/

/** Words that the word list does not have. English unless the rule brings lists of its own. */
export function spelling(builder: Builder): Finder {
  const { part, vocabulary, options } = builder
  const { keys, at } = part
  const filters = textsOf(keys.filters, [...at, 'filters']).map((source, index) => expressionFrom(source, [...at, 'filters', index]))
  const useFilters = !flagOf(keys.custom, [...at, 'custom'])
  const ignored = new Set<string>()
  for (const name of textsOf(keys.ignore, [...at, 'ignore'])) {
    for (const word of options.wordFiles?.(name, builder.rule) ?? []) ignored.add(word)
  }
  const accepted =
    vocabulary.accept.length === 0 ? null : expressionFrom(`(?i)${vocabulary.accept.map((term) => `\\b${term}\\b`).join('|')}`, ['vocab'])
  const inPhrase = phraseTest(vocabulary.accept)
  const exceptions = new Set(part.exceptions.map((word) => word.toLowerCase()))
  const isRight = (word: string, words: WordList) =>
    words.has(word) || ignored.has(word) || ignored.has(word.toLowerCase()) || exceptions.has(word.toLowerCase())
  const words = dictionariesOf(builder) ?? options.words
  const find = (view: View): Found[] => {
    if (!words) throw new Error('no word list is there')
    if (words.language !== undefined && view.language !== null && view.language !== words.language) return []
    const found: Found[] = []
    for (const match of view.text.matchAll(WORD)) {
      const { word, start } = withoutPunctuation(match[0], match.index)
      if (word === '') continue
      const plain = word.replaceAll(/[‘’]/g, "'")
      if (useFilters && FILTERS.some((filter) => filter.test(plain))) continue
      if (!/\p{L}/u.test(plain) || isRight(plain, words)) continue
      if (filters.some((filter) => filter.test(subject(plain))) || accepted?.test(subject(plain))) continue
      if (inPhrase(view, start, start + word.length)) continue
      found.push({ view, start, end: start + word.length, fillers: [plain], replacement: null })
    }
    return found
  }
  return {
    find,
    expressions: [...filters, inPhrase, ...(accepted === null ? [] : [accepted])],
    unavailable: words ? undefined : 'a word list',
  }
}

/** The lists a rule names; undefined where it names none, or where nobody can look for them. */
function dictionariesOf({ part, rule, options }: Builder): WordList | undefined {
  const { keys, at } = part
  const text = (key: string) => (keys[key] === undefined || keys[key] === null ? null : textOf(keys[key], [...at, key]))
  const dictionaries = textsOf(keys.dictionaries, [...at, 'dictionaries'])
  const asked = {
    aff: text('aff'),
    dic: text('dic'),
    dicpath: text('dicpath'),
    dictionaries,
    append: flagOf(keys.append, [...at, 'append']),
  }
  if (asked.aff === null && asked.dic === null && asked.dicpath === null && dictionaries.length === 0) return undefined
  const list = options.dictionaries?.(asked, rule)
  if (list !== undefined && 'missing' in list) throw new RuleFault(`“${list.name}” is not there`, [...at, list.missing])
  return list
}

function withoutPunctuation(token: string, at: number): { word: string; start: number } {
  let word = token
  let start = at
  while (word !== '' && !WHOLE.test(word)) {
    if (BEFORE.test(word)) start++
    else if (!AFTER.test(word)) break
    word = BEFORE.test(word) ? word.slice(1) : word.slice(0, -1)
  }
  return { word, start }
}
