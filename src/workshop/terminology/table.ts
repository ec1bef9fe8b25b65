import type pg from 'pg'
import { isDeepStrictEqual } from 'node:util'
import { newId } from '../../db/base/ids.ts'
import { allTerms } from '../../db/rules/terms.ts'
import type { Term } from '../../db/rules/terms.ts'
import { AppError, invalid } from '../../errors.ts'
import { LANGUAGE_KEYS } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { placedCsvRows } from '../../text/csv.ts'
import { UnreadableDocument } from '../../text/document.ts'
import { decodeText } from '../../text/encoding.ts'
import { MOST_IN_WORDS, withWords } from './edits.ts'
import type { Changed } from './edits.ts'
import { contradictions, faultsOfWord, MOST_TERMS, nameOfTerm, tidyWords } from './word.ts'
import type { GivenWords } from './word.ts'

/** What became of one row of a table. */
interface TableLine {
  line: number
  term: string
  outcome: 'new' | 'changed' | 'same' | 'refused'
  why: string | null
}

interface TableReport {
  lines: TableLine[]
  columns: string[]
  aside: string[]
}

interface Row {
  line: number
  words: GivenWords
  note: string | null
}

const SEPARATOR = /[|;\n]/

type Column = { kind: 'term' | 'forbidden'; language: LanguageKey } | { kind: 'note' } | null

function columnOf(cell: string): Column {
  const name = cell.trim().toLowerCase()
  if (['note', 'notes', 'comment'].includes(name)) return { kind: 'note' }
  const [, key = '', forbidden] = /^([a-z]{2})(?:[ _-]+(forbidden|never|avoid))?$/.exec(name) ?? []
  const language = LANGUAGE_KEYS.find((each) => each === key.toUpperCase())
  return language ? { kind: forbidden ? 'forbidden' : 'term', language } : null
}

const refuse = (msg: string) => invalid({ loc: ['body', 'file'], msg: `Value error, ${msg}`, type: 'value_error' })

/** The rows of a table of words; a table without the right columns is refused as a whole. */
function rowsOf(bytes: Uint8Array): { rows: Row[]; columns: string[]; aside: string[] } {
  if (bytes.includes(0) && !/^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    throw refuse('this is no text; save the table as CSV, UTF-8')
  let columns: Column[] | null = null
  const [rows, named, aside]: [Row[], string[], string[]] = [[], [], []]
  try {
    for (const { cells, line } of placedCsvRows(decodeText(bytes))) {
      if (columns === null) {
        columns = cells.map(columnOf)
        cells.forEach((cell, index) => void (cell !== '' && (columns![index] ? named : aside).push(cell.slice(0, 80))))
        if (!columns.some((column) => column?.kind === 'term'))
          throw refuse('the first line names the columns, and none of them is a language such as EN')
        continue
      }
      if (rows.length >= MOST_TERMS) throw refuse(`a table has at most ${MOST_IN_WORDS} rows`)
      rows.push({ line, ...rowOf(cells, columns) })
    }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw refuse(error.message)
    throw error
  }
  if (columns === null) throw refuse('the table is empty')
  return { rows, columns: named, aside }
}

function rowOf(cells: readonly string[], columns: readonly Column[]): Omit<Row, 'line'> {
  const words: GivenWords = {}
  let note: string | null = null
  columns.forEach((column, index) => {
    const cell = unprotected(cells[index]?.trim() ?? '')
    if (column === null || cell === '') return
    if (column.kind === 'note') note = cell
    else {
      const entry = (words[column.language] ??= { term: '', forbidden: [] })
      if (column.kind === 'term') entry.term = cell
      else entry.forbidden = cell.split(SEPARATOR)
    }
  })
  return { words: tidyWords(words), note }
}

/** What a table would change: a row whose first word is there already takes its place. */
function planOf(rows: readonly Row[], terms: readonly Term[]): { lines: TableLine[]; change: Changed; next: Term[] } {
  const known = new Map(terms.map((term) => [nameOfTerm(term.words), term]))
  const next = new Map(terms.map((term) => [term.id, term]))
  const lines: TableLine[] = []
  const placed: { line: TableLine; term: Term; before: Term | undefined }[] = []
  const seen = new Map<string, number>()
  for (const { line, words, note } of rows) {
    const name = nameOfTerm(words)
    const shown = (Object.values(words)[0]?.term ?? '').slice(0, 80)
    const [fault] = faultsOfWord(words, note)
    const twice = seen.get(name)
    const why = fault ? sentence(fault.message, fault.language) : twice === undefined ? null : `Line ${twice} has the same word.`
    const report: TableLine = { line, term: shown, outcome: 'refused', why }
    lines.push(report)
    if (why !== null) continue
    seen.set(name, line)
    const before = known.get(name)
    const term: Term = { id: before?.id ?? newId(), words, note }
    report.outcome = before === undefined ? 'new' : isDeepStrictEqual({ ...before }, { ...term }) ? 'same' : 'changed'
    next.set(term.id, term)
    placed.push({ line: report, term, before })
  }
  // A row that contradicts another word is refused, and what it would have replaced stays.
  for (const [id, { message, language }] of contradictions([...next.values()])) {
    const row = placed.find(({ term }) => term.id === id)
    if (!row) continue
    Object.assign(row.line, { outcome: 'refused', why: sentence(message, language) })
    if (row.before) next.set(id, row.before)
    else next.delete(id)
  }
  const taken = (outcome: string) => placed.filter(({ line }) => line.outcome === outcome)
  const change: Changed = {
    added: taken('new').map(({ term }) => term),
    changed: taken('changed').map(({ term, before }) => ({ before: before!, after: term })),
    removed: [],
  }
  return { lines, change, next: [...next.values()] }
}

const sentence = (message: string, language: LanguageKey | null) =>
  `${language === null ? '' : `${language}: `}${message.charAt(0).toUpperCase()}${message.slice(1)}.`

/** Takes words in from a table; `dryRun`: only the report. Rows that cannot be taken are refused one by one, the others are stored. */
export async function takeTable(db: pg.Pool, workspaceId: string, actor: Actor, bytes: Uint8Array, dryRun: boolean): Promise<TableReport> {
  const { rows, columns, aside } = rowsOf(bytes)
  const { lines, change, next } = planOf(rows, await allTerms(db, workspaceId))
  if (next.length > MOST_TERMS)
    throw new AppError(409, `A workspace has at most ${MOST_IN_WORDS} terms; with this table it would have ${next.length}.`)
  if (dryRun || change.added.length + change.changed.length === 0) return { lines, columns, aside }
  const stored = await withWords(db, workspaceId, actor, (terms) => {
    const plan = planOf(rows, terms)
    return { next: plan.next, change: plan.change, result: plan.lines }
  })
  return { lines: stored, columns, aside }
}

/** Without the apostrophe that an export sets before what a spreadsheet would run. */
const unprotected = (text: string): string => text.replace(/^'(?='*[=+\-@])/, '')

const cell = (text: string): string => {
  // A spreadsheet runs what begins like a formula. A text that has such an apostrophe of its own gets another, so that it keeps one.
  const safe = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** All words as a table that can be taken in again. */
export function* tableOf(terms: readonly Term[]): Generator<string> {
  const spoken = LANGUAGE_KEYS.filter((language) => terms.some(({ words }) => words[language]))
  const languages = spoken.length > 0 ? spoken : (['EN'] as const)
  yield `${[...languages.flatMap((language) => [language, `${language} forbidden`]), 'note'].join(',')}\r\n`
  for (const { words, note } of terms) {
    const cells = languages.flatMap((language) => [words[language]?.term ?? '', words[language]?.forbidden.join('|') ?? ''])
    yield `${[...cells, note ?? ''].map(cell).join(',')}\r\n`
  }
}
