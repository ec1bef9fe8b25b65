import type { Finding } from '../../../../src/rules/definition/rule.ts'
import type { Unsupported } from '../../../../src/generation/unsupported.ts'
import type { EditorLine } from '../../../../src/text/lines.ts'

/** A finding with the texts of its rule, as the margin shows it. Offsets are those of the source. */
export interface Found
  extends Pick<
    Finding,
    | 'ruleId'
    | 'ruleName'
    | 'severity'
    | 'text'
    | 'sentence'
    | 'reason'
    | 'solution'
    | 'suggestedText'
    | 'suggestionClass'
    | 'start'
    | 'end'
    | 'edits'
  > {
  id: string
  citation: string | null
  link: string | null
  also: AlsoNote[]
}

/** What another rule says of the same words. */
export interface AlsoNote extends Pick<Finding, 'ruleId' | 'ruleName' | 'severity' | 'reason'> {
  citation: string | null
  jurisdiction: string[]
}

/** Input and facts when the document was opened, to find numbers without a source. */
export interface Support {
  markdown: string
  unsupported: unknown[]
  sources: string[]
}

export type ToWorker =
  | { kind: 'start'; address: string; language: string; piece: string | null; support: Support; careful: boolean }
  | { kind: 'check'; turn: number; lines: EditorLine[] }

export type FromWorker =
  | { kind: 'ready'; rules: number; packs: number }
  | { kind: 'result'; turn: number; findings: Found[]; unsupported: Unsupported[]; words: number; looked: number; milliseconds: number }
  | { kind: 'failed'; message: string }
