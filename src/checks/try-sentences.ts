import type { LanguageKey } from '../languages.ts'
import { readOwnRule } from '../packs/own-rules.ts'
import { ruleOptions } from '../packs/rule-options.ts'
import { check, compileRules } from '../rules/index.ts'
import { readText } from '../text/read.ts'

/** Texts of one rule, and sentences in which something was found. */
export interface SentencesToTry {
  file: string
  contents: string[]
  sentences: { sentence: string; text: string; language: LanguageKey | null }[]
}

/** For each text of the rule, in which of the sentences it finds the same words; null for a text that is no rule. */
export type TriedSentences = (boolean[] | null)[]

export function triedSentences({ file, contents, sentences }: SentencesToTry): TriedSentences {
  const documents = sentences.map(({ sentence, language }) =>
    readText(sentence.replaceAll(/\s+/g, ' '), 'text', language ? { language } : {}),
  )
  return contents.map((content) => {
    const { rule } = readOwnRule({ path: file, content })
    if (!rule) return null
    const compiled = compileRules([rule], ruleOptions)
    return documents.map((document, index) => {
      const wanted = plain(sentences[index]!.text)
      const { findings } = check(document, compiled, { sentences: false })
      return findings.some(({ text }) => isSame(plain(text), wanted))
    })
  })
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** What a page showed may be a little more or less of it than the sentence alone. */
const isSame = (one: string, other: string) => one.includes(other) || other.includes(one)
