import type pg from 'pg'
import { findFacts } from '../../db/library/knowledge-entries.ts'
import type { KnowledgeBaseHead } from '../../db/library/knowledge-bases.ts'
import type { LanguageKey } from '../../languages.ts'

/** An entry of a knowledge base that speaks of the same as a passage. */
export interface Support {
  text: string
  title: string | null
  source: string | null
  infobase: string
  language_key: LanguageKey | null
  /** Figures and longer words of the passage that the entry has too. */
  shared: string[]
}

const MOST = 6
const MOST_BASES = 20
const LONGEST = 1000

const wordsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 4 || /\d/.test(word))),
]

/** What the knowledge bases of a workspace say about a passage, what shares most with it first. */
export async function findSupport(
  db: pg.Pool,
  workspaceId: string,
  infobases: readonly KnowledgeBaseHead[],
  passage: string,
  language: LanguageKey,
): Promise<Support[]> {
  const words = wordsOf(passage)
  const found: Support[] = []
  for (const { id, name } of infobases.slice(0, MOST_BASES))
    for (const { content, title, source, languageKey } of await findFacts(db, workspaceId, id, language, [passage], MOST)) {
      const has = new Set(wordsOf(`${title ?? ''} ${content}`))
      const shared = words.filter((word) => has.has(word))
      found.push({ text: content.slice(0, LONGEST), title, source, infobase: name, language_key: languageKey, shared })
    }
  // A figure says more than a word.
  const weight = ({ shared }: Support) => shared.reduce((sum, word) => sum + (/\d/.test(word) ? 3 : 1), 0)
  return found.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST)
}
