import { readFileSync } from 'node:fs'
import type { LanguageKey } from '../../src/languages.ts'

export const PAIR_LANGUAGES = ['EN', 'DE', 'FR', 'NL', 'ES', 'IT'] as const satisfies readonly LanguageKey[]

export interface Pair {
  language: LanguageKey
  claim: string
  about: string[]
  sentence: string
  expected: 'same' | 'almost' | 'other'
  /** Claims of every second place were never looked at while the matching was written. */
  isKept: boolean
}

const EXPECTED = { '=': 'same', '~': 'almost', x: 'other' } as const

/** A file for each language: `# claim | product`, then its sentences with what each should be. */
export function readPairs(): Pair[] {
  return PAIR_LANGUAGES.flatMap((language) => {
    const pairs: Pair[] = []
    let [claim, about, number] = ['', [] as string[], 0]
    for (const line of readFileSync(new URL(`./pairs/${language}.txt`, import.meta.url), 'utf8').split('\n')) {
      const [mark, text] = [line.slice(0, 1), line.slice(2).trim()]
      if (mark === '#') {
        const [wording = '', names = ''] = text.split('|').map((part) => part.trim())
        ;[claim, about] = [wording, names === '' ? [] : [names]]
        number++
      } else if (mark in EXPECTED) {
        const expected = EXPECTED[mark as keyof typeof EXPECTED]
        pairs.push({ language, claim, about, sentence: text, expected, isKept: number % 2 === 0 })
      }
    }
    return pairs
  })
}
