import { readFileSync } from 'node:fs'
import type { LanguageKey } from '../../src/languages.ts'

export const CORPUS_LANGUAGES = ['EN', 'DE', 'FR', 'ES', 'IT', 'NL'] as const satisfies readonly LanguageKey[]

export interface Invention {
  kind: string
  /** What has to be told; where a value is lost, the value. */
  words: string
  /** Empty: the text is the faithful one without the sentences that have the words. */
  sentence: string
}

/** What was filled in, sentences that keep to it, and sentences that do not, each with one thing of its own. */
export interface Case {
  language: LanguageKey
  name: string
  fields: { label: string; value: string | string[] }[]
  faithful: string[]
  inventions: Invention[]
}

/** `folder`: corpus, which the checks were made with, or kept, which was written afterwards. */
export function readCases(folder: 'corpus' | 'kept'): Case[] {
  return CORPUS_LANGUAGES.flatMap((language) => {
    const cases: Case[] = []
    for (const line of readFileSync(new URL(`./${folder}/${language}.txt`, import.meta.url), 'utf8').split('\n')) {
      const [mark, text] = [line.slice(0, 1), line.slice(2).trim()]
      const last = cases.at(-1)
      if (mark === '#') cases.push({ language, name: text, fields: [], faithful: [], inventions: [] })
      else if (mark === '@') {
        const [label = '', value = ''] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1).trim()]
        last!.fields.push({ label, value: value.includes(' | ') ? value.split(' | ') : value })
      } else if (mark === '=') last!.faithful.push(text)
      else if (mark === '!') {
        const [kind = '', words = '', sentence = ''] = text.split('|').map((part) => part.trim())
        last!.inventions.push({ kind, words, sentence })
      }
    }
    return cases
  })
}
