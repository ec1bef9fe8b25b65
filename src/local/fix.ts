import { randomUUID } from 'node:crypto'
import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applySuggestions, type ApplyOptions, type Finding, type SuggestionClass } from '../rules/index.ts'
import { DOCUMENT_TYPES } from '../text/document-types.ts'
import { positionsOf, type Position } from '../text/position.ts'
import type { ReadOptions } from '../text/read.ts'
import { isChanged, type ChangedLines } from './changed.ts'
import { findingsOf, type LocalAsset } from './check.ts'
import type { Ruleset } from './ruleset.ts'

export interface FixedFile {
  path: string
  before: string
  after: string
  changes: { ruleId: string; place: Position; before: string; after: string }[]
  /** Suggestions that were left to people, and how many of each reason. */
  left: Map<string, number>
}

/** A change may make another one possible, or call for one; more rounds than this are none that end. */
const MOST_ROUNDS = 8

/**
 * Applies suggested texts to a file of a type that can be written exactly; null for other files. Rounds go on until nothing is left to
 * apply, so that a second run changes nothing. Nothing is written here.
 */
export async function fixed(
  { path: file, type }: Pick<LocalAsset, 'path' | 'type'>,
  ruleset: Ruleset,
  options: ApplyOptions,
  /** Where only what changed may be changed, those lines. */
  lines: ChangedLines | null = null,
): Promise<FixedFile | null> {
  if (type === null || !DOCUMENT_TYPES[type].fixable) return null
  const bytes = readFileSync(file)
  const before = bytes.toString('utf8')
  // What is not UTF-8 would be written as something else.
  if (!Buffer.from(before, 'utf8').equals(bytes)) return null
  return fixedText(file, before, ruleset, options, { name: file }, lines)
}

/** The same with a text that is at hand; `said` is what it is known to be. */
export async function fixedText(
  file: string,
  before: string,
  ruleset: Ruleset,
  options: ApplyOptions,
  said: ReadOptions,
  lines: ChangedLines | null = null,
): Promise<FixedFile> {
  const mark = before.startsWith('\ufeff') ? '\ufeff' : ''
  const result: FixedFile = { path: file, before, after: before, changes: [], left: new Map() }
  const made = new Set<string>()
  // Two rules that ask for opposite things would take turns: what one of them has written is left as it is.
  const isUndoing = (source: string) => (finding: Finding) =>
    finding.edits.some(({ start, end, text }) => made.has(JSON.stringify([text, source.slice(start, end)])))
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const { document, findings } = await findingsOf(file, Buffer.from(result.after, 'utf8'), ruleset, said)
    if (mark + document.source !== result.after) break
    const positions = positionsOf(document)
    const isOpen = ({ edits }: Finding) =>
      lines === null || edits.every(({ start, end }) => isChanged(lines, file, positions.at(start).line, positions.at(end).line))
    const undoing = isUndoing(document.source)
    const { text, changes, unapplied } = applySuggestions(
      document,
      findings.filter((finding) => isOpen(finding) && !undoing(finding)),
      options,
    )
    for (const { before: was, after } of changes) made.add(JSON.stringify([was, after]))
    for (const { ruleId, start, before: was, after } of changes)
      result.changes.push({ ruleId, place: positions.at(start), before: was, after })
    result.left = new Map()
    for (const { reason } of unapplied) result.left.set(reason, (result.left.get(reason) ?? 0) + 1)
    if (changes.length === 0) break
    result.after = mark + text
    // Lines are those of the file as it is: where they have moved, the next run goes on.
    if (lines !== null && lineCount(text) !== lineCount(document.source)) break
  }
  return result
}

const lineCount = (text: string) => text.split('\n').length

/** Beside the file and then in its place: whoever reads it meanwhile sees the old or the new text, and never half of it. */
export function writeFixed({ path: file, after }: FixedFile): void {
  const real = realpathSync(file)
  const { mode } = statSync(real)
  const temporary = path.join(path.dirname(real), `.${path.basename(real)}.${randomUUID()}`)
  try {
    writeFileSync(temporary, after, { mode })
    chmodSync(temporary, mode)
    renameSync(temporary, real)
  } finally {
    rmSync(temporary, { force: true })
  }
}

export const FIX_CLASSES: Record<string, Exclude<SuggestionClass, 'advice'>[]> = {
  wording: ['wording'],
  removals: ['wording', 'removal'],
}
