import type { LanguageKey } from '../languages.ts'
import { ruleWords } from '../rules/index.ts'
import { ruleLibrary } from './library.ts'

/** Built-in rules whose name holds a term, ignoring case, in the first of some languages that each has. */
export function rulesNamed(term: string, languages: readonly LanguageKey[]): string[] {
  const wanted = term.toLowerCase()
  return ruleLibrary
    .rules()
    .filter((rule) => ruleWords(rule, languages)?.name.toLowerCase().includes(wanted))
    .map(({ id }) => id)
}
