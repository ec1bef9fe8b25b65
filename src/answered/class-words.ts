import type { AssertionKind, UnsupportedKind } from '../contract/values.ts'
import { assertionPlaces } from '../claims/assertions/assertion.ts'
import type { LanguageKey } from '../languages.ts'
import type { Found } from './found.ts'
import { contentStems, plain } from './fold.ts'
import { numberReaderOf } from './lexicon/number-words.ts'
import { classWordsOf } from './lexicon/class-words.ts'

const KIND_OF: Record<Exclude<AssertionKind, 'figure'>, UnsupportedKind> = {
  comparison: 'comparison',
  superlative: 'comparison',
  certificate: 'certificate',
  award: 'award',
  test: 'effect',
  health: 'effect',
  environment: 'effect',
}

/** Where a text speaks of awards, certificates, effects, or compares. */
export function classesIn(text: string, language: LanguageKey): Found[] {
  const told = assertionPlaces(text, language).map(
    ({ kind, start, end }): Found => ({ kind: KIND_OF[kind as keyof typeof KIND_OF], start, end }),
  )
  const listed = classWordsOf(language).flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: word, index: start }): Found => ({ kind, start, end: start + word.length })),
  )
  const found: Found[] = []
  for (const each of [...told, ...listed])
    if (!found.some(({ start, end, kind }) => each.kind === kind && each.start < end && start < each.end)) found.push(each)
  return found
}

/** What of the material speaks of the same class: the kinds of a text, and its words. */
export interface ClassOf {
  kinds: ReadonlySet<UnsupportedKind>
  stems: ReadonlySet<string>
  folded: string
}

/** A class is supported by a text of the material that speaks of it, too, with the same words or about the same. */
export function newClasses(sentence: string, language: LanguageKey, known: readonly ClassOf[]): Found[] {
  const found = classesIn(sentence, language)
  if (found.length === 0) return []
  const stems = [...new Set(contentStems(sentence, language))]
  return found.filter(({ kind, start, end }) => {
    // More than nine is a number, whatever it is of.
    if (kind === 'comparison' && isOfNumber(sentence.slice(end), language)) return false
    const words = sentence.slice(start, end)
    const folded = plain(words)
    const own = contentStems(words, language)
    // The sign itself, such as ISO 9001, has to be there.
    const isSign = /\d/.test(words)
    return !known.some((source) => {
      if (source.folded.includes(folded)) return true
      if (isSign || !source.kinds.has(kind)) return false
      return own.some((stem) => source.stems.has(stem)) || stems.filter((stem) => source.stems.has(stem)).length >= SHARED
    })
  })
}

function isOfNumber(behind: string, language: LanguageKey): boolean {
  if (/^[\s\p{Sc}]*\d/u.test(behind)) return true
  const pattern = numberReaderOf(language)?.pattern
  const word = /^\s+(?:\p{L}{1,3}\s+)?(\p{L}+)/u.exec(behind)?.[1] ?? ''
  if (!pattern) return false
  pattern.lastIndex = 0
  return pattern.exec(word)?.index === 0
}

/** Words that a sentence and a text of the material share to speak of the same. */
const SHARED = 2
