import type pg from 'pg'
import { allTerms, termsStamp } from '../db/rules/terms.ts'
import type { Term } from '../db/rules/terms.ts'
import { writtenForms } from '../generation/markdown/markdown.ts'
import type { LanguageKey } from '../languages.ts'

/** A term as a writer or translator needs it: what to write, what never, and what it is the translation of. */
interface TermToWrite {
  write: string
  never: string[]
  /** Words of the material, in another language, that it is the word for. */
  for: string[]
}

/** Words by the first of their tokens, so that a text is held against all of them at once. */
interface Index {
  stamp: string
  terms: Term[]
  byToken: Map<string, { term: Term; language: LanguageKey; text: string }[]>
}

const MOST_KEPT = 30
/** More than a writer can keep in mind are not handed over. */
const MOST_WORDS = 40
const kept = new Map<string, Index>()

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

async function indexOf(db: pg.Pool, workspaceId: string): Promise<Index> {
  const stamp = await termsStamp(db, workspaceId)
  const known = kept.get(workspaceId)
  if (known?.stamp === stamp) return known
  const index: Index = { stamp, terms: stamp.startsWith('0 ') ? [] : await allTerms(db, workspaceId), byToken: new Map() }
  for (const term of index.terms)
    for (const [language, { term: word, forbidden }] of Object.entries(term.words))
      for (const each of [word, ...forbidden]) {
        const [first] = tokens(each)
        if (first === undefined) continue
        const entries = index.byToken.get(first) ?? []
        entries.push({ term, language: language as LanguageKey, text: tokens(each).join(' ') })
        index.byToken.set(first, entries)
      }
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(workspaceId, index)
  return index
}

/** The words that matter for a text in this language: those the material names and, where they are few, all that forbid something. */
export async function terminologyFor(db: pg.Pool, workspaceId: string, language: LanguageKey, material: string): Promise<TermToWrite[]> {
  const { terms, byToken } = await indexOf(db, workspaceId)
  if (terms.length === 0) return []
  const given = tokens(material)
  const joined = ` ${given.join(' ')} `
  const found = new Map<Term, Set<string>>()
  for (const token of new Set(given))
    for (const { term, language: spoken, text } of byToken.get(token) ?? []) {
      if (!term.words[language] || !joined.includes(` ${text} `)) continue
      const named = found.get(term) ?? new Set<string>()
      const written = term.words[spoken]!.term
      if (spoken !== language && written !== term.words[language].term) named.add(written)
      found.set(term, named)
    }
  const forbidding = terms.filter(({ words }) => (words[language]?.forbidden.length ?? 0) > 0)
  if (forbidding.length <= MOST_WORDS) for (const term of forbidding) if (!found.has(term)) found.set(term, new Set())
  return [...found]
    .slice(0, MOST_WORDS)
    .map(([{ words }, named]) => ({ write: words[language]!.term, never: words[language]!.forbidden, for: [...named] }))
}

/** Words from which a term is a sentence of its own, such as a legal notice: it is never worded otherwise. */
const NOTICE_WORDS = 4

/** A notice as it stands in a text, and its wording in another language; null where there is none. */
export interface Notice {
  source: string
  target: string | null
}

/** Notices of the terminology that occur in a text of Markdown, longest first. */
export async function noticesIn(db: pg.Pool, workspaceId: string, text: string, from: LanguageKey, to: LanguageKey): Promise<Notice[]> {
  const { terms } = await indexOf(db, workspaceId)
  return terms
    .flatMap(({ words }) => {
      const source = words[from]?.term ?? ''
      if (tokens(source).length < NOTICE_WORDS || !writtenForms(source).some((form) => text.includes(form))) return []
      return [{ source, target: words[to]?.term || null }]
    })
    .sort((a, b) => b.source.length - a.source.length)
}

/** Words that the house writes the same in both languages, as far as a text has them: product names, mostly. */
export async function unchangedWordsIn(
  db: pg.Pool,
  workspaceId: string,
  text: string,
  from: LanguageKey,
  to: LanguageKey,
): Promise<string[]> {
  const { terms } = await indexOf(db, workspaceId)
  return terms.flatMap(({ words }) => {
    const term = words[from]?.term ?? ''
    return term !== '' && term === words[to]?.term && text.includes(term) ? [term] : []
  })
}
