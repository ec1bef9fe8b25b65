import type pg from 'pg'
import { findFacts, listEntries, replaceEntries } from './db/infobase-entries.ts'
import type { NewEntry } from './db/infobase-entries.ts'
import { saveInfobase } from './db/infobases.ts'
import { transaction } from './db/pool.ts'
import { storeVersion } from './db/versions.ts'
import { PlainError } from './errors.ts'
import type { Fact } from './generation/filters.ts'
import type { FormEntry, Values } from './generation/form.ts'
import { toPassages } from './generation/passages.ts'
import { BCP47 } from './languages.ts'
import type { LanguageKey } from './languages.ts'
import { UnreadableDocument } from './text/document.ts'
import { detectLanguage } from './text/language.ts'
import { readDocument } from './text/read.ts'

export interface Infobase {
  name: string
  description: string | null
  entries: NewEntry[]
}

/** What one document takes from a knowledge base at most. */
const MOST_FACTS = 6
const MOST_ENTRIES = 20_000
const LONGEST_ENTRY = 5000

/** A file of a knowledge base (text, Markdown, HTML, PDF, DOCX) as passages that name it as their source. */
export async function passagesOf(name: string, bytes: Uint8Array, source: string | null = null): Promise<NewEntry[]> {
  try {
    const document = await readDocument(bytes, { name })
    return toPassages(document, BCP47[document.language ?? 'EN']).map(({ heading, text }) => ({
      kind: 'passage', title: heading, content: text, source: source ?? name, languageKey: document.language,
    }))
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new PlainError(`${name}: ${error.message}`)
    throw error
  }
}

/** Stores a knowledge base under its name: its entries take the place of those it had, as a new version. */
export async function storeInfobase(db: pg.Pool, workspaceId: string, infobase: Infobase): Promise<{ id: string; version: number; entries: number }> {
  if (infobase.entries.length > MOST_ENTRIES) throw new PlainError(`${infobase.name}: a knowledge base holds at most ${MOST_ENTRIES} entries, not ${infobase.entries.length}`)
  const entries = infobase.entries.map((entry) => ({
    ...entry, title: entry.title && storable(entry.title).slice(0, 300), content: storable(entry.content).slice(0, LONGEST_ENTRY), source: entry.source && storable(entry.source).slice(0, 500),
    languageKey: entry.languageKey ?? detectLanguage(entry.content),
  }))
  return transaction(db, async (client) => {
    const { id, version } = await saveInfobase(client, workspaceId, infobase)
    await replaceEntries(client, workspaceId, id, entries)
    await storeVersion(client, workspaceId, 'infobase', id, version, { name: infobase.name, description: infobase.description, entries })
    return { id, version, entries: entries.length }
  })
}

const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** What a knowledge base gives to a document: the facts that fit its input, and its guidelines. */
export async function knowledgeFor(
  db: pg.Pool, workspaceId: string, infobaseId: string, language: LanguageKey, form: readonly FormEntry[], values: Values,
): Promise<{ facts: Fact[]; guidelines: string[] }> {
  const texts = form.flatMap((entry) => {
    const value = values[entry.name]
    return entry.type === 'text' || entry.type === 'textarea' || entry.type === 'list' ? [value ?? []].flat().map(String) : []
  })
  const found = await findFacts(db, workspaceId, infobaseId, language, texts, MOST_FACTS)
  const guidelines = await listEntries(db, workspaceId, infobaseId, 'guideline')
  return {
    facts: found.map(({ id, title, content, source }) => ({ id, title, text: content, source })),
    guidelines: guidelines.map((entry) => entry.content),
  }
}
