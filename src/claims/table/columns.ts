import { LANGUAGE_KEYS } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'

/** What a column of a table of claims holds; the names are those of the export. */
export type Column =
  | { kind: 'wording'; language: LanguageKey | null }
  | { kind: (typeof PLAIN)[number] }
  /** Shown beside a claim, and not taken in. */
  | { kind: 'state' }

export const PLAIN = [
  'number',
  'products',
  'markets',
  'channels',
  'must stand',
  'must not stand',
  'valid from',
  'valid until',
  'proof',
  'proof kind',
  'proof number',
  'proof address',
  'proof page',
  'proof passage',
  'proof until',
] as const

/** Other words for a column that people write. */
const ALSO: Record<string, (typeof PLAIN)[number] | 'wording'> = {
  claim: 'wording',
  text: 'wording',
  id: 'number',
  product: 'products',
  brands: 'products',
  market: 'markets',
  countries: 'markets',
  channel: 'channels',
  condition: 'must stand',
  notice: 'must stand',
  from: 'valid from',
  until: 'valid until',
  'proof title': 'proof',
  'proof url': 'proof address',
  'proof expires': 'proof until',
}

/** Null: the column is left aside. */
export function columnOf(name: string): Column | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
  if (plain === 'state') return { kind: 'state' }
  const wanted = ALSO[plain] ?? plain
  if (wanted === 'wording') return { kind: 'wording', language: null }
  const kind = PLAIN.find((each) => each === wanted)
  if (kind) return { kind }
  const [, key = ''] = /^(?:(?:wording|claim|text) )?([a-z]{2})$/.exec(plain) ?? []
  const language = LANGUAGE_KEYS.find((each) => each === key.toUpperCase())
  return language ? { kind: 'wording', language } : null
}

export const wordingColumn = (language: LanguageKey | null): string => (language === null ? 'wording' : `wording ${language}`)
