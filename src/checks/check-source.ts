import type { LanguageKey } from '../languages.ts'
import { notAt, reportedFindings, ruleOf, rulesNotRead, rulesOf } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { lawOf, mergeFindings } from '../rules/index.ts'
import type { AlsoFound, Finding, RuleSeverity, SuggestionClass } from '../rules/index.ts'
import { UnreadableDocument } from '../text/document.ts'
import type { Document } from '../text/document.ts'
import type { DocumentType } from '../text/document-types.ts'
import { positionsOf } from '../text/position.ts'
import type { Position } from '../text/position.ts'
import { readDocument, readText } from '../text/read.ts'
import { MOST_CHARACTERS, MOST_FINDINGS } from '../contract/limits.ts'
import { checkOrder } from './check-text.ts'
import { atOnce } from './in-turns.ts'
import { readAs, type ReadAs } from './read-as.ts'

/** A text of somebody else, and the rules to hold it against. */
export interface SourceToCheck {
  source: string
  format: 'text' | 'markdown' | 'html'
  /** Null: it is detected. */
  language: LanguageKey | null
  profile: Profile
}

/** The same as a file, of whatever type it is. */
export interface FileToCheck {
  name: string
  contentType: string
  bytes: Uint8Array
  language: LanguageKey | null
  profile: Profile
  /** Characters of text that are checked at most. */
  mostText: number
}

/** Why a file was not checked, in words for its owner: it cannot be read, or it holds too much text. */
export type FileRefused = { unreadable: string } | { tooLong: number }

export interface CheckedFinding {
  rule_id: string
  rule_name: string
  severity: RuleSeverity
  start: Position
  end: Position
  /** In UTF-16 units, as programs count. */
  offsets: { start: number; end: number }
  text: string
  sentence: string
  reason: string
  solution: string
  suggested_text: string | null
  suggestion_class: SuggestionClass | null
  law: string | null
  law_url: string | null
  jurisdiction: string[]
  confidence: number | null
  language: LanguageKey | null
  fingerprint: string
  also: (Pick<CheckedFinding, 'rule_id' | 'rule_name' | 'severity' | 'law' | 'text' | 'reason'> & { suggested_text: string | null })[]
}

export interface CheckedSource {
  type: DocumentType
  language: LanguageKey | null
  characters: number
  read_as: ReadAs | null
  /** Rules that were held against it. */
  rules: number
  /** At most `MOST_FINDINGS`, and not more than `MOST_CHARACTERS` as JSON. */
  findings: CheckedFinding[]
  /** How many more there are. */
  more_findings: number
  /** Whether every rule looked everywhere: false where one met a limit. */
  complete: boolean
  rule_failures: { rule_id: string; message: string }[]
  /** What was not checked, and why. */
  left_out: { reason: string; characters: number }[]
}

const UNJUDGED = 'it needs a model to judge it, which is asked in audits only'

/** What the rules of a profile find in a text, each finding with its place, its law and what to write instead. */
export const checkedSource = ({ source, format, language, profile }: SourceToCheck): Generator<void, CheckedSource> =>
  checkedDocument(readText(source, format, language ? { language } : {}), profile, null)

/** The same for a file, which stands where its name says; `run` carries the check out, with pauses or at once. */
export async function checkedFile(
  { name, contentType, bytes, language, profile, mostText }: FileToCheck,
  run: (work: Generator<void, CheckedSource>) => CheckedSource | Promise<CheckedSource> = atOnce,
): Promise<CheckedSource | FileRefused> {
  try {
    const document = await readDocument(bytes, { name, contentType, ...(language ? { language } : {}) })
    const { characters } = document.account
    return characters > mostText ? { tooLong: characters } : await run(checkedDocument(document, profile, name))
  } catch (error) {
    if (error instanceof UnreadableDocument) return { unreadable: error.message }
    throw error
  }
}

function* checkedDocument(document: Document, profile: Profile, address: string | null): Generator<void, CheckedSource> {
  const elsewhere = address === null ? undefined : notAt(profile, address)
  const { findings, failures, compiled } = yield* checkOrder(document, profile, elsewhere)
  const kept = mergeFindings(reportedFindings(profile, document, findings, address), compiled.precedence)
  const positions = positionsOf(document)
  const rules = rulesOf(profile)
  const notRun = [...failures, ...rulesNotRead(profile)]
  const unjudged = rules.filter(({ kind }) => kind === 'guideline').map(({ id }) => ({ ruleId: id, message: UNJUDGED }))
  const told = withinLimits(
    kept.slice(0, MOST_FINDINGS).map((finding) => ({
      ...shown(finding, profile),
      start: positions.at(finding.start),
      end: positions.endAt(finding.end),
      offsets: { start: finding.start, end: finding.end },
      sentence: finding.sentence,
      suggestion_class: finding.suggestionClass,
      language: document.blocks[finding.block]?.language ?? document.language,
      fingerprint: finding.fingerprint,
      also: (finding.also ?? []).map((other) => shown(other, profile)),
    })),
  )
  return {
    type: document.type,
    language: document.language,
    characters: document.account.characters,
    read_as: readAs(document),
    rules: rules.length - unjudged.length,
    findings: told,
    more_findings: kept.length - told.length,
    complete: !notRun.some(({ incomplete }) => incomplete),
    rule_failures: [...notRun, ...unjudged].map(({ ruleId, message }) => ({ rule_id: ruleId, message })),
    left_out: document.account.leftOut,
  }
}

/** The first of some findings, as many as an answer has room for. */
function withinLimits(findings: CheckedFinding[]): CheckedFinding[] {
  let room = MOST_CHARACTERS
  const beyond = findings.findIndex((finding) => (room -= JSON.stringify(finding).length) < 0)
  return beyond < 0 ? findings : findings.slice(0, beyond)
}

function shown(finding: Finding | AlsoFound, profile: Profile) {
  const { ruleId, ruleName, severity, text, reason, solution, suggestedText } = finding
  const rule = ruleOf(profile, ruleId)
  return {
    rule_id: ruleId,
    rule_name: ruleName,
    severity,
    text,
    reason,
    solution,
    suggested_text: suggestedText,
    ...lawOf(finding, rule),
    confidence: ('confidence' in finding ? finding.confidence : undefined) ?? rule?.confidence ?? null,
  }
}
