import type pg from 'pg'
import { findFacts, listEntries, replaceEntries } from '../db/library/knowledge-entries.ts'
import type { NewEntry } from '../db/library/knowledge-entries.ts'
import { saveKnowledgeBase } from '../db/library/knowledge-bases.ts'
import { transaction } from '../db/base/pool.ts'
import { storeVersion } from '../db/library/versions.ts'
import { PlainError } from '../errors.ts'
import type { Fact } from '../generation/draft/filters.ts'
import type { FormEntry, Values } from '../generation/form/form.ts'
import type { LanguageKey } from '../languages.ts'
import { detectLanguage } from '../text/language.ts'
import { LONGEST_ENTRY } from '../contract/limits.ts'

export interface Infobase {
  name: string
  description: string | null
  entries: NewEntry[]
}

/** What one document takes from a knowledge base at most. */
const MOST_FACTS = 6
export const MOST_ENTRIES = 20_000

/** Stores a knowledge base under its name: its entries take the place of those it had, as a new version. */
export async function storeKnowledgeBase(
  db: pg.Pool,
  workspaceId: string,
  infobase: Infobase,
): Promise<{ id: string; version: number; entries: number }> {
  if (infobase.entries.length > MOST_ENTRIES)
    throw new PlainError(`${infobase.name}: a knowledge base holds at most ${MOST_ENTRIES} entries, not ${infobase.entries.length}`)
  const entries = infobase.entries.map(storableEntry)
  return transaction(db, async (client) => {
    const { id, version } = await saveKnowledgeBase(client, workspaceId, infobase)
    await replaceEntries(client, workspaceId, id, entries)
    await storeVersion(client, workspaceId, 'infobase', id, version, { name: infobase.name, description: infobase.description, entries })
    return { id, version, entries: entries.length }
  })
}

/** An entry as it can be kept: no longer than can be cited, in a language. */
export const storableEntry = (entry: NewEntry): NewEntry => ({
  ...entry,
  title: entry.title && storable(entry.title).slice(0, 300),
  content: storable(entry.content).slice(0, LONGEST_ENTRY),
  source: entry.source && storable(entry.source).slice(0, 500),
  languageKey: entry.languageKey ?? detectLanguage(entry.content),
})

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** What a knowledge base gives to a document. */
export interface Knowledge {
  /** Facts that fit its input, the fittest first, in whatever language they are. */
  facts: Fact[]
  guidelines: { text: string; language: LanguageKey | null }[]
}

export async function knowledgeFor(
  db: pg.Pool,
  workspaceId: string,
  infobaseId: string,
  language: LanguageKey,
  form: readonly FormEntry[],
  values: Values,
): Promise<Knowledge> {
  const texts = form.flatMap((entry) => {
    const value = values[entry.name]
    return entry.type === 'text' || entry.type === 'textarea' || entry.type === 'list' ? [value ?? []].flat().map(String) : []
  })
  const found = await findFacts(db, workspaceId, infobaseId, language, texts, MOST_FACTS * 4)
  const guidelines = await listEntries(db, workspaceId, infobaseId, 'guideline')
  const known = new Set<string>()
  return {
    // The same fact may stand in several places of a knowledge base; it is told once.
    facts: found
      .filter(({ content }) => !known.has(folded(content)) && known.add(folded(content)))
      .map(({ id, title, content, source, languageKey }) => ({ id, title, text: content, source, language: languageKey })),
    guidelines: guidelines.map((entry) => ({ text: entry.content, language: entry.languageKey })),
  }
}

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** With a model, facts of any language are used; without one, those the text can have as they are, and the fitter others are left out. */
export function usableFacts(facts: readonly Fact[], language: LanguageKey, translates: boolean): { used: Fact[]; leftOut: Fact[] } {
  if (translates) return { used: facts.slice(0, MOST_FACTS), leftOut: [] }
  const isOther = (fact: Fact) => fact.language != null && fact.language !== language
  return { used: facts.filter((fact) => !isOther(fact)).slice(0, MOST_FACTS), leftOut: facts.slice(0, MOST_FACTS).filter(isOther) }
}
