import type { Builder, Finder, Found } from '../build.ts'
import { subject } from '../expression.ts'
import { flagOf, textsOf } from '../values.ts'
import type { View } from '../view.ts'
import { expressionFrom, phraseTest } from './vale-expression.ts'

/** What is no ordinary word is not judged: mixed capitals, abbreviations, anything with a digit or sign in it. */
const FILTERS = [/[A-Z][a-z]+[A-Z]+\w+/, /\p{Lu}+$/u, /[^\p{L}_']/u]

const WORD = /[^\s\u2013\u2014\u2026/()[\]{}<>]+/gu
const EDGES = /^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu

/** Words that the word list does not have. English unless the rule brings lists of its own. */
export function spelling(builder: Builder): Finder {
  const { part, vocabulary, options } = builder
  const { keys, at } = part
  const filters = textsOf(keys.filters, [...at, 'filters']).map((source, index) => expressionFrom(source, [...at, 'filters', index]))
  const useFilters = !flagOf(keys.custom, [...at, 'custom'])
  const ignored = new Set<string>()
  for (const name of textsOf(keys.ignore, [...at, 'ignore'])) {
    for (const word of options.wordFiles?.(name, builder.rule) ?? []) ignored.add(word.toLowerCase())
  }
  const accepted = vocabulary.accept.length === 0 ? null : expressionFrom(`(?i)${vocabulary.accept.map((term) => `\\b${term}\\b`).join('|')}`, ['vocab'])
  const inPhrase = phraseTest(vocabulary.accept)
  const exceptions = new Set(part.exceptions.map((word) => word.toLowerCase()))
  const find = (view: View): Found[] => {
    const { words } = options
    if (!words) throw new Error('no word list is there')
    const found: Found[] = []
    for (const match of view.text.matchAll(WORD)) {
      const word = match[0].replaceAll(EDGES, '')
      if (word === '') continue
      const plain = word.replaceAll('’', "'")
      if (useFilters && FILTERS.some((filter) => filter.test(plain))) continue
      if (words.has(plain) || words.has(plain.replace(/'s$/i, ''))) continue
      if (ignored.has(plain.toLowerCase()) || exceptions.has(plain.toLowerCase())) continue
      if (filters.some((filter) => filter.test(subject(plain))) || accepted?.test(subject(plain))) continue
      const start = match.index + match[0].indexOf(word)
      if (inPhrase(view, start, start + word.length)) continue
      found.push({ view, start, end: start + word.length, fillers: [word], replacement: null })
    }
    return found
  }
  return { find, unavailable: options.words ? undefined : 'a word list' }
}
