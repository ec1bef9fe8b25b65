import type { Kind, RuleSeverity } from '../../rules/index.ts'
import type { LanguageKey } from '../../languages.ts'

const OUTCOMES = ['loaded', 'remark', 'refused'] as const
type Outcome = (typeof OUTCOMES)[number]

/** One rule that a package holds, or tries to: where it stands, what became of it and why. */
export interface ReportLine {
  /** As the package calls it. */
  file: string
  /** Null where the file was not opened. */
  line: number | null
  outcome: Outcome
  /** The file it is kept as, and the rule's id; null where it was refused. */
  target: string | null
  rule_id: string | null
  /** The line at fault as it is written, and from where to where in it the fault is. */
  text: string
  mark: [start: number, end: number] | null
  why: string
  helps: string
}

/** A rule that can be taken over. */
export interface ReadRule {
  file: string
  rule_id: string
  name: string
  kind: Kind
  severity: RuleSeverity
  languages: LanguageKey[]
  content: string
  /** What its YAML says, as JSON. */
  parsed: string
  /** Whether every language has texts to find and texts to leave alone. */
  has_proofs: boolean
  /** Why it cannot be published yet; null where it can. */
  not_publishable: string | null
}

/** A file of a package that holds no rule, and why it was left where it is. */
export interface LeftAside {
  file: string
  why: string
}

export interface ReadPackage {
  name: string
  bytes: number
  files: number
  /** Each found rule once: loaded, with a remark, or refused. */
  lines: ReportLine[]
  rules: ReadRule[]
  aside: LeftAside[]
  /** How many rules were found in each list of terms, each style of Vale's, and in files of ours. */
  parts: { name: string; kind: 'terms' | 'vale' | 'yaml'; found: number }[]
}

/** Bytes with the name they came under. */
export interface PackageFile {
  path: string
  bytes: Uint8Array
}

export type Placed = Pick<ReportLine, 'file' | 'line' | 'text' | 'mark'>

export const refusedLine = (placed: Placed, why: string, helps: string): ReportLine => ({
  ...placed,
  outcome: 'refused',
  target: null,
  rule_id: null,
  why,
  helps,
})

/** Longer lines are cut: the report shows where the fault is, not the whole of a file that has no line breaks. */
export const LONGEST_TEXT = 300
