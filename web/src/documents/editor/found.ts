import type { Finding } from '../../../../src/rules/definition/rule.ts'
import type { Unanswered } from '../../../../src/answered/unanswered.ts'
import type { EditorLine } from '../../../../src/text/lines.ts'

/** A finding with the texts of its rule, as the margin shows it. It stays the same object while only its position changes. */
export interface Found
  extends Pick<
    Finding,
    'ruleId' | 'ruleName' | 'severity' | 'text' | 'sentence' | 'reason' | 'solution' | 'suggestedText' | 'suggestionClass'
  > {
  id: string
  /** Offsets from the finding's own start. */
  edits: Finding['edits']
  citation: string | null
  link: string | null
  also: AlsoNote[]
}

/** Under this name a finding is dismissed in a document. */
export const settledName = ({ ruleId, text }: Pick<Found, 'ruleId' | 'text'>): string => `${ruleId} ${text}`
export const isSettled = ({ settled }: { settled: ReadonlySet<string> }, finding: Found): boolean =>
  settled.size > 0 && settled.has(settledName(finding))

/** What another rule says of the same words. */
export interface AlsoNote extends Pick<Finding, 'ruleId' | 'ruleName' | 'severity' | 'reason'> {
  citation: string | null
  jurisdiction: string[]
}

/** What the text may be written from, and what of it was known to have no source when it was opened. */
export interface Support {
  sources: string[]
  /** How many entries the lists of the form have. */
  counts: number[]
  listed: { text: string }[]
}

/** A list as a change of the one before: how many of its first and last entries stay, and what stands between them. */
export interface Splice<T> {
  head: number
  tail: number
  between: T[]
}

export const spliced = <T>(before: readonly T[], { head, tail, between }: Splice<T>): T[] => [
  ...before.slice(0, head),
  ...between,
  ...(tail === 0 ? [] : before.slice(-tail)),
]

export function spliceOf<T>(before: readonly T[], now: readonly T[], same: (a: T, b: T) => boolean): Splice<T> {
  const most = Math.min(before.length, now.length)
  let head = 0
  while (head < most && same(before[head]!, now[head]!)) head += 1
  let tail = 0
  while (tail < most - head && same(before.at(-1 - tail)!, now.at(-1 - tail)!)) tail += 1
  return { head, tail, between: now.slice(head, now.length - tail) }
}

export type ToWorker =
  | { kind: 'start'; address: string; language: string; piece: string | null; support: Support; careful: boolean }
  | { kind: 'check'; turn: number; lines: Splice<EditorLine> }

export type FromWorker =
  | { kind: 'ready'; rules: number; packs: number }
  | {
      kind: 'result'
      turn: number
      findings: Splice<Found>
      /** Start and end of every finding in the source, in turn. */
      offsets: Int32Array
      /** With their places in the source. */
      unsupported: Unanswered[]
      words: number
      looked: number
      milliseconds: number
    }
  | { kind: 'failed'; message: string }
