import { LANGUAGE_KEYS } from '../languages.ts'
import type { LanguageKey } from '../languages.ts'
import type { Rule } from '../rules/index.ts'

/** How many rules of a pack check a language; those for any language count in each. */
interface MatrixRow {
  pack: string
  counts: Record<LanguageKey, number>
}

const speaks = (rule: Rule, language: LanguageKey) => rule.parts.some((part) => part.language === null || part.language === language)

/** Packs by languages, in the order of both. */
export const languageMatrix = (packs: readonly { key: string }[], rules: readonly Rule[]): MatrixRow[] =>
  packs.map(({ key }) => {
    const own = rules.filter((rule) => rule.pack === key)
    const counts = LANGUAGE_KEYS.map((language) => [language, own.filter((rule) => speaks(rule, language)).length])
    return { pack: key, counts: Object.fromEntries(counts) as MatrixRow['counts'] }
  })

/** As lines of fixed width, nothing where there is no rule. */
export function matrixLines(rows: readonly MatrixRow[]): string[] {
  const width = Math.max(...rows.map(({ pack }) => pack.length), 0)
  const line = (name: string, cells: string[]) => `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(3)).join(' ')}`.trimEnd()
  return [
    line('', [...LANGUAGE_KEYS]),
    ...rows.map(({ pack, counts }) =>
      line(
        pack,
        LANGUAGE_KEYS.map((key) => (counts[key] === 0 ? '·' : String(counts[key]))),
      ),
    ),
  ]
}
