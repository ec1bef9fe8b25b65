import type { LanguageKey } from '../../languages.ts'
import type { Applies } from './applies.ts'
import type { Claim } from './claim.ts'
import type { Law } from './laws.ts'
import type { Bounds } from './subject.ts'

export const RULE_SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const
export type RuleSeverity = (typeof RULE_SEVERITIES)[number]

export const KINDS = [
  'existence',
  'substitution',
  'occurrence',
  'repetition',
  'consistency',
  'conditional',
  'capitalization',
  'metric',
  'readability',
  'spelling',
  'sequence',
  'required',
  'proximity',
  'learned',
  'guideline',
] as const
export type Kind = (typeof KINDS)[number]
/** Those that Vale does not have. */
export const OWN_KINDS: Kind[] = ['required', 'proximity', 'learned', 'guideline']

export const CHANNELS = ['website', 'email', 'social', 'advertisement', 'terms', 'app', 'print', 'video', 'job-posting'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a team deals in. A rule for one of them says nothing to a team of another. */
export const SECTORS = [
  'alcohol',
  'cosmetics',
  'energy',
  'finance',
  'food',
  'gambling',
  'health',
  'retail',
  'software',
  'telecoms',
  'travel',
] as const
export type Sector = (typeof SECTORS)[number]

/**
 * What a suggestion does to what a text says. `wording`: the same in other words, which a program may write without asking. `removal`: a
 * claim leaves, and the sentence must stay whole. `advice`: it adds or changes a statement, a figure, a right or a duty, or has a blank to
 * fill; people are shown it, and no program applies it.
 */
export const SUGGESTION_CLASSES = ['wording', 'removal', 'advice'] as const
export type SuggestionClass = (typeof SUGGESTION_CLASSES)[number]

export interface Source {
  citation: string
  url: string | null
  verified: boolean
}

/** One rule as its author wrote it, checked and with defaults filled in; what a kind needs is in `parts`. */
export interface Rule extends Bounds {
  /** `<pack>.<id>`, for an imported rule `Style.Rule`. */
  id: string
  pack: string
  file: string
  kind: Kind
  /** Whether it uses keys of ours; without them it is read exactly as Vale reads it, in the finer points too. */
  format: 'own' | 'vale'
  /** Of the built-in library, whose expressions are tried on long texts before they ship (`TRIED_UP_TO`). */
  isTried: boolean
  name: string
  description: string
  explanation: string
  source: Source | null
  jurisdiction: string[]
  /** Whom it is for; empty: everybody. A built-in rule without its own has its pack's. */
  sector: Sector[]
  channels: Channel[]
  severity: RuleSeverity
  /** Rules that say the same of a sentence in a less specific way: where both find something there, this one leads. */
  supersedes?: string[]
  /** The share of its findings on real pages that were faults, where that was measured. */
  confidence?: number | null
  link: string | null
  limit: number
  /** Whether it runs where nobody has chosen it: a rule that is wrong too often on real pages does not. */
  isDefault: boolean
  /** Packs and rules that say better what is wrong: where one of them speaks of the sentence, this rule says nothing. */
  yields: string[]
  /** Packs and rules whose findings a model is asked about: this rule finds nothing itself, and lowers what does not hold. */
  doubts: string[]
  /** Rules that find what makes a model's doubts worthless: on a page where one of them finds something, a doubt lowers nothing. */
  disarmedBy: string[]
  /** When and where it applies; null: always and everywhere. */
  applies?: Applies | null
  /** What the top of a library file tells in English, where the rule checks no English and so no part tells it. */
  english?: { message: string; solution: string }
  /** One part per language, or a single part whose language is null: every language. */
  parts: RulePart[]
}

/** What a rule says in one language: the rule's own keys with those of the language's section laid over them. */
export interface RulePart {
  language: LanguageKey | null
  /** What its language's section says of the whole rule; absent: what the rule says. */
  name?: string
  description?: string
  explanation?: string
  /** Where the rule rests on other laws in other markets: all it may rest on, the rule's own first, and what is cited of them. */
  laws?: Law[]
  law?: Law
  message: string
  solution: string
  scope: string[]
  where: { page: string[]; notPage: string[]; subject: string[] }
  unless: Unless
  negations: boolean
  quotations: boolean
  reports: boolean
  /** Whether somebody must claim something, and of what; null where a mere mention is enough. */
  claim: Claim | null
  exceptions: string[]
  /** The class of what it suggests, as its author states it; null where nothing is stated. */
  suggestion: SuggestionClass | null
  hits: Hit[]
  passes: Sample[]
  /** The keys of the kind, by name, as written (`terms`, `tokens`, `swap`, `within` …). */
  keys: Record<string, unknown>
  /** The words of the classes its terms name, in its language. */
  classes: Record<string, readonly string[]>
  /** Where in the file this part's own keys stand, to name the line of a mistake. */
  at: string[]
}

export interface Unless {
  before: string[]
  after: string[]
  sentence: string[]
  block: string[]
  page: string[]
}

/** A text to prove a rule on: plain, or a page whose structure matters. */
export interface Sample {
  format: 'text' | 'html' | 'markdown'
  text: string
}

export interface Hit extends Sample {
  /** The exact texts of the findings, in order; null: one finding, whatever its text. */
  found: string[] | null
  suggested: string | null
}

export interface RuleFile {
  path: string
  content: string
}

/** Why a rule file, or one setting, was not taken. */
export interface Refusal {
  file: string
  line: number
  message: string
  snippet: string
}

export interface Finding {
  ruleId: string
  ruleName: string
  severity: RuleSeverity
  /** Offsets into the document's source, end exclusive. */
  start: number
  end: number
  /** Index of the block it stands in, and where in the block's text; -1 for the source as a whole. */
  block: number
  blockStart: number
  blockEnd: number
  text: string
  sentence: string
  /** Where the sentence stands in the source. */
  sentenceStart: number
  sentenceEnd: number
  /** Where all of a sentence stands in its block that was cut, as an ellipsis says. */
  wholeSentence?: [start: number, end: number]
  reason: string
  solution: string
  /** What it rests on, where that is not simply the law of its rule. */
  law?: Law
  /** The sentence with the fix applied, where the rule can say one. */
  suggestedText: string | null
  /** Who may apply it; null where nothing is suggested. */
  suggestionClass: SuggestionClass | null
  /** The same fix as changes of the source, last first; empty where there is none. */
  edits: { start: number; end: number; text: string }[]
  fingerprint: string
  /** How likely it is right, where that was weighed for the very finding. */
  confidence?: number
  /** What other rules say of the same words, where some do; the severity is then the highest of all, and `ruleSeverity` the rule's own. */
  also?: readonly AlsoFound[]
  ruleSeverity?: RuleSeverity
  /** Which stages changed its severity, in their order. */
  judged?: readonly Judged[]
}

/**
 * What becomes of a finding once a rule has found it, in this order: whether its sentence claims anything, how likely findings like it are
 * right, whether its law is about what the page sells, whether another rule says it better, and what a model that reads the page thinks.
 */
export const STAGES = ['sentence', 'likely', 'subject', 'yielding', 'model'] as const
export type Stage = (typeof STAGES)[number]

export interface Judged {
  stage: Stage
  was: RuleSeverity
  now: RuleSeverity
}

/** What another rule says of the words of a finding. */
export type AlsoFound = Pick<Finding, 'ruleId' | 'ruleName' | 'severity' | 'text' | 'reason' | 'solution' | 'suggestedText' | 'law'>

/** A rule that could not be carried out on this document. */
export interface Failure {
  ruleId: string
  message: string
  /** It met a limit, broke or could not be read: what it would have found is not known, and a check with such a rule is not a clean one. */
  incomplete?: true
  /** Steps after which an expression of the rule was stopped. */
  stoppedAfter?: number
}

/** What a rule matched and does not say, and why: a mention that is no claim, or words of which a more specific rule speaks. */
export interface HeldBack {
  finding: Finding
  why: string
  /** The stage that holds it back. */
  stage?: Stage
}

export interface CheckResult {
  findings: Finding[]
  held: HeldBack[]
  failures: Failure[]
}
