import type { LanguageKey } from '../../languages.ts'
import type { Db } from '../base/pool.ts'

/** What PostgreSQL calls each language's text search; which of them a server has depends on its build. */
const CONFIGURATIONS: Record<LanguageKey, string> = {
  NL: 'dutch',
  EN: 'english',
  ES: 'spanish',
  IT: 'italian',
  GR: 'greek',
  SE: 'swedish',
  PT: 'portuguese',
  FR: 'french',
  FI: 'finnish',
  PL: 'polish',
  DE: 'german',
  TR: 'turkish',
  DK: 'danish',
  RU: 'russian',
  NO: 'norwegian',
}

const known = new WeakMap<object, Promise<Set<string>>>()

function configurations(db: Db): Promise<Set<string>> {
  let names = known.get(db)
  if (!names) {
    names = db
      .query<{ name: string }>(
        `select cfgname as name from pg_ts_config c join pg_namespace n on n.oid = c.cfgnamespace where n.nspname = 'pg_catalog'`,
      )
      .then(({ rows }) => new Set(rows.map((row) => row.name)))
    known.set(db, names)
    names.catch(() => known.delete(db))
  }
  return names
}

/** The configuration that stems a language's words; null where this server has none. */
export async function configurationOf(db: Db, language: LanguageKey | null): Promise<string | null> {
  const name = language === null ? null : CONFIGURATIONS[language]
  return name !== null && (await configurations(db)).has(name) ? name : null
}

const MOST_WORDS = 80

/** The words of some texts, each once, in the order they come. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  )
  return [...new Set(words)].filter((word) => word.length > 1 && word.length < 60).slice(0, MOST_WORDS)
}

/** Any of the words, in the form `to_tsquery` reads. */
export const anyOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ')

/**
 * The same where nothing stems: the beginning of a longer word stands for its forms. Endings of the languages concerned take
 * two or three letters, so these are cut, and what is left is searched as a beginning. Short words are left out: without a list
 * of stop words they would find every text.
 */
export const anyBeginning = (words: readonly string[]): string =>
  words
    .filter((word) => word.length >= 4 || /\d/.test(word))
    .map((word) => (/\d/.test(word) ? `'${word}'` : `'${word.slice(0, Math.max(4, word.length - (word.length > 6 ? 3 : 1)))}':*`))
    .join(' | ')
