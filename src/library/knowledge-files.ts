import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseDocument, stringify } from 'yaml'
import type { Entry, NewEntry } from '../db/library/knowledge-entries.ts'
import { PlainError } from '../errors.ts'
import { passagesOf } from './knowledge-passages.ts'
import type { Infobase } from './knowledge.ts'
import { LANGUAGE_KEYS } from '../languages.ts'

type Table = Record<string, unknown>

/** Passages of an exported file are kept apart by a rule, so that they come back as they were. */
const PASSAGES = /\.passages\.md$/
const RULE = '\n\n---\n\n'

/** Reads a knowledge base from its YAML file; the files it lists stand beside it. */
export async function readKnowledgeBaseFile(file: string): Promise<Infobase> {
  const document = parseDocument(await readFile(file, 'utf8'))
  const [error] = document.errors
  if (error) throw new PlainError(`${file}: ${error.message.split('\n')[0]}`)
  const table = document.toJS({ maxAliasCount: 0 }) as Table | null
  if (typeof table !== 'object' || table === null) throw new PlainError(`${file}: the file should hold names and values`)
  const name = typeof table.name === 'string' && table.name.trim() !== '' ? table.name.trim() : null
  if (name === null) throw new PlainError(`${file}: "name" should be a text`)
  const entries: NewEntry[] = [
    ...rows(table, 'facts', file).map((row) => entryOf('fact', row, file)),
    ...rows(table, 'guidelines', file).map((row) => entryOf('guideline', row, file)),
  ]
  for (const row of rows(table, 'files', file)) entries.push(...(await fileEntries(row, file)))
  return { name, description: typeof table.description === 'string' ? table.description.trim() : null, entries }
}

function rows(table: Table, name: string, file: string): unknown[] {
  const value = table[name] ?? []
  if (!Array.isArray(value)) throw new PlainError(`${file}: "${name}" should be a list`)
  return value
}

function entryOf(kind: 'fact' | 'guideline', row: unknown, file: string): NewEntry {
  const table = (typeof row === 'object' && row !== null ? row : { text: row }) as Table
  const text = (key: string) => (table[key] === undefined || table[key] === null ? null : String(table[key]).trim())
  const content = text('text')
  if (!content) throw new PlainError(`${file}: each of the ${kind}s should be a text, or names and values with "text"`)
  const language = text('language')
  const languageKey = LANGUAGE_KEYS.find((key) => key === language) ?? null
  if (language !== null && languageKey === null)
    throw new PlainError(`${file}: there is no language ${language}; there are ${LANGUAGE_KEYS.join(', ')}`)
  return { kind, title: text('title'), content, source: text('source'), languageKey }
}

async function fileEntries(row: unknown, file: string): Promise<NewEntry[]> {
  const table = (typeof row === 'object' && row !== null ? row : { path: row }) as Table
  const named = String(table.path ?? '')
  const source = typeof table.source === 'string' ? table.source : null
  const place = path.resolve(path.dirname(file), named)
  // A knowledge base from somebody else's repository must not be able to name the files of this machine.
  if (path.relative(path.dirname(path.resolve(file)), place).startsWith('..'))
    throw new PlainError(`${file}: ${named} lies outside the folder of the knowledge base`)
  const bytes = await readFile(place).catch(() => {
    throw new PlainError(`${file}: the file ${named} cannot be read`)
  })
  if (!PASSAGES.test(named)) return passagesOf(path.basename(named), bytes, source)
  return bytes
    .toString('utf8')
    .trim()
    .split(RULE)
    .filter((part) => part !== '')
    .map((part) => {
      const [, title, content] = /^(?:## ([^\n]+)\n\n)?([\s\S]+)$/.exec(part)!
      return { kind: 'passage', title: title ?? null, content: content!.trim(), source: source ?? path.basename(named), languageKey: null }
    })
}

/** The same as files again: the YAML file, and a Markdown file for the passages of each source. Paths are relative. */
export function knowledgeBaseFiles(
  slug: string,
  { name, description }: { name: string; description: string | null },
  entries: readonly Entry[],
): Map<string, string> {
  const files = new Map<string, string>()
  const plain = (entry: Entry) => ({
    text: entry.content,
    ...(entry.title ? { title: entry.title } : {}),
    ...(entry.source ? { source: entry.source } : {}),
    ...(entry.languageKey ? { language: entry.languageKey } : {}),
  })
  const listed: { path: string; source: string }[] = []
  for (const [source, passages] of Map.groupBy(
    entries.filter((entry) => entry.kind === 'passage'),
    (entry) => entry.source ?? 'passages',
  )) {
    const place = `${slug}/${source.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '')}.passages.md`
    files.set(place, `${passages.map((entry) => (entry.title ? `## ${entry.title}\n\n${entry.content}` : entry.content)).join(RULE)}\n`)
    listed.push({ path: place, source })
  }
  files.set(
    `${slug}.yml`,
    stringify(
      {
        name,
        ...(description ? { description } : {}),
        facts: entries.filter((entry) => entry.kind === 'fact').map(plain),
        guidelines: entries.filter((entry) => entry.kind === 'guideline').map(plain),
        files: listed,
      },
      { lineWidth: 120 },
    ),
  )
  return files
}
