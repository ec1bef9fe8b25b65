import type { Severity } from '../../reviews/chart/chart.ts'

/**
 * A report is a stream of parts: every format is a writer that takes them one after the other, so that a long report needs no more memory
 * than a part. Parts cross to the thread that writes, so they are plain data.
 */

/** Words that look alike. */
export interface Words {
  text: string
  bold?: true
  code?: true
  quiet?: true
  /** What was found, in its sentence. */
  mark?: true
  href?: string
}
export type Line = string | Words[]

export interface Column {
  name: string
  /** Its share of the width; 1 where it says none. */
  width?: number
  isNumber?: true
}
export type Cell = Line | number | null

/** A finding in the words of the reader; what is null is not known, or does not apply. */
export interface ReportedFinding {
  id: string
  /** The how manyeth of how many. */
  number: number
  of: number
  severity: { key: Severity; name: string } | null
  title: string
  before: string
  found: string
  after: string
  page: string | null
  /** The text that is stored of it, beside the report. */
  stored: string | null
  why: string
  law: string | null
  lawUrl: string | null
  jurisdiction: string | null
  rule: string | null
  also: string[]
  decision: string
  decidedBy: string | null
  decidedAt: string | null
  /** From when it was found to when it was decided. */
  wait: string | null
  decidedWhy: string | null
  until: string | null
  thread: { at: string; author: string; text: string }[]
}

export type Part =
  /** First of all: what the report is about, and when it was made. `workspace` is the name on the cover. */
  | { kind: 'cover'; workspace: string; title: string; subject: string; note: string; facts: [string, Line][] }
  | { kind: 'section'; title: string }
  | { kind: 'text'; text: Line }
  | { kind: 'facts'; facts: [string, Line][] }
  | { kind: 'commands'; lines: string[] }
  /** Rows follow; `end` ends them. `none` is said where there are none. */
  | { kind: 'table'; columns: Column[]; none: string }
  | { kind: 'row'; cells: Cell[] }
  /** Findings follow; `end` ends them. */
  | { kind: 'findings'; none: string }
  | { kind: 'finding'; finding: ReportedFinding }
  | { kind: 'end' }

export const wordsOf = (line: Line): Words[] => (typeof line === 'string' ? [{ text: line }] : line)
export const textOf = (line: Line): string => (typeof line === 'string' ? line : line.map(({ text }) => text).join(''))

/** What every writer is. Bytes go to `out` as they are made. */
export interface ReportWriter {
  write(part: Part): Promise<void> | void
  end(): Promise<void> | void
  /** How many pages it has, where it has pages. */
  pages?(): number
}

/** What a writer is told of the whole. */
export interface ReportHead {
  /** The language of the report, as BCP 47 names it. */
  tag: string
  title: string
  madeAt: string
  workspace: string
  labels: FindingLabels
}

/** What stands before the parts of a finding. */
export interface FindingLabels {
  finding: string
  page: string
  sentence: string
  found: string
  why: string
  law: string
  rule: string
  also: string
  decision: string
  by: string
  at: string
  until: string
  reason: string
  comment: string
  comments: string
  after: string
  severity: string
  markets: string
  stored: string
  number: string
  /** That a font lacks letters, which are question marks in the PDF. */
  lacks: string
}

export type Out = (bytes: Uint8Array | string) => void
