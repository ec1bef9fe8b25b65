import { readFileSync } from 'node:fs'
import { weigh } from '../packs/weighed.ts'
import {
  check,
  doubtFindings,
  judgedLine,
  judgeGuidelines,
  lawOf,
  mergeFindings,
  NOTHING_IGNORED,
  withIgnores,
  withoutIgnored,
} from '../rules/index.ts'
import type {
  AlsoFound,
  CheckResult,
  Finding,
  HeldBack,
  PageRead,
  RuleSeverity,
  SoldReading,
  Stage,
  SuggestionClass,
  ValeIgnores,
} from '../rules/index.ts'
import { UnreadableDocument, type Document } from '../text/document.ts'
import type { DocumentType } from '../text/document-types.ts'
import { positionsOf } from '../text/position.ts'
import type { Position } from '../text/position.ts'
import { readDocument } from '../text/read.ts'
import { contextOf } from './context.ts'
import { otherLanguage } from './other-language.ts'
import type { LocalSource } from './sources.ts'
import type { Ruleset } from './ruleset.ts'
import { excused, type Suppression } from './suppressions.ts'
import { today } from './today.ts'

/** One finding, as `--json` prints it (a contract), and beside it what the other formats need. */
export interface LocalFinding {
  rule_id: string
  rule_name: string
  severity: RuleSeverity
  start: Position
  end: Position
  text: string
  reason: string
  suggested_text: string | null
  /** Whether a program may apply it: `wording`, `removal` or `advice`; null where nothing is suggested. */
  suggestion_class: SuggestionClass | null
  /** What to do instead, in the rule's words; empty where it says nothing. */
  solution: string
  sentence: string
  /** The law or guideline the rule rests on, and where it can be read. */
  law: string | null
  law_url: string | null
  jurisdiction: string[]
  /** How likely it is right: weighed on web pages, otherwise how often its rule was; null where that was not measured. */
  confidence: number | null
  /** Of the text found. */
  language: string | null
  /** Other rules that say the same of these words; the severity above is the highest of all. */
  also: AlsoRule[]
  fingerprint: string
  /** Hashes of the sentence and its neighbours: see context.ts. */
  context: string
  /** Which stages changed its severity: "likely: HIGH to MEDIUM". */
  judged?: string[]
}

interface AlsoRule
  extends Pick<LocalFinding, 'rule_id' | 'rule_name' | 'severity' | 'law' | 'jurisdiction' | 'text' | 'reason' | 'solution'> {
  suggested_text: string | null
}

export interface LocalAsset {
  path: string
  type: DocumentType | null
  language: string | null
  /** The language it plainly is in, where it was read as another because that one was asked for. */
  looks_like?: string
  /** What the page was read as; null for a text that is no page, and where nothing was found or held back. */
  read_as: ReadAs | null
  characters: number
  checked: number
  error: string | null
  findings: LocalFinding[]
  details: FindingDetail[]
  left_out: { reason: string; characters: number }[]
  /** `incomplete`: it met a limit and did not look everywhere. */
  rule_failures: { rule_id: string; message: string; incomplete?: true }[]
  /** What comments in the document excuse. */
  suppressed: Suppression[]
  /** What rules matched and hold back: it mentions something and claims nothing, another rule says it better, or it is likely unfounded. */
  held: LocalHeld[]
}

/** The kind of a page and what it sells, each with how likely that is, and the words that tell it. */
export interface ReadAs {
  kind: string
  kind_likelihood: number
  sold: SoldReading[]
  /** How likely it sells to businesses alone. */
  to_businesses: number
  said: boolean
}

export const readAsOf = (read: PageRead | null): ReadAs | null =>
  read && { kind: read.kind.name, kind_likelihood: read.kind.likelihood, sold: read.sold, to_businesses: read.business, said: read.isSaid }

export interface LocalHeld {
  rule_id: string
  severity: RuleSeverity
  start: Position
  end: Position
  text: string
  sentence: string
  why: string
  /** Which stage holds it back. */
  stage?: Stage
}

export interface FindingDetail {
  /** Where the text stands in its sentence; -1 where it does not. */
  at: number
  offsets: [start: number, end: number]
  edits: Finding['edits']
  /** Where each of the edits begins and ends, in lines and columns. */
  editPlaces: { start: Position; end: Position }[]
}

/** What keeps a document from being checked whole: rules that met a limit on it. */
export const incompleteIn = ({ rule_failures }: Pick<LocalAsset, 'rule_failures'>) => rule_failures.filter(({ incomplete }) => incomplete)

export const failedAsset = (path: string, error: string): LocalAsset => ({
  path,
  type: null,
  language: null,
  read_as: null,
  characters: 0,
  checked: 0,
  error,
  findings: [],
  details: [],
  left_out: [],
  rule_failures: [],
  suppressed: [],
  held: [],
})

/** Reads and checks one source. What cannot be read is that source's failure, in words for its owner. */
export async function checkSource(source: LocalSource, ruleset: Ruleset, details = true): Promise<LocalAsset> {
  try {
    const bytes = source.kind === 'stdin' ? source.bytes : readFileSync(source.path)
    return await checkBytes(source.path, bytes, ruleset, source.path === '-' ? {} : { name: source.path }, details)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EACCES') return failedAsset(source.path, 'The file may not be read by this user.')
    if (code === 'ENOENT') return failedAsset(source.path, 'The file is no longer there.')
    if (code === 'ERR_FS_FILE_TOO_LARGE') return failedAsset(source.path, 'The file is too large.')
    // Whatever one source brings about, the others are checked.
    return failedAsset(source.path, `It could not be checked: ${error instanceof Error ? error.message : String(error)}`)
  }
}

interface SourceFindings extends CheckResult {
  document: Document
  suppressed: Suppression[]
}

/** A source read, and what the rules find in it that no comment there excuses. */
export async function findingsOf(
  path: string,
  input: Uint8Array | string,
  ruleset: Ruleset,
  said: Parameters<typeof readDocument>[1],
): Promise<SourceFindings> {
  const { decide, ignores } = ruleset.settingsFor(path)
  const { document, ignored } = await heeding(
    ignores,
    await readDocument(input, ruleset.language ? { language: ruleset.language, ...said } : said),
  )
  const options = {
    decide,
    comments: ignores.comments,
    ignored,
    sentences: true,
    read: ruleset.read,
    weigh,
    ...(ruleset.pageKind === undefined ? {} : { pageKind: ruleset.pageKind }),
  }
  const compiled = ruleset.compiledFor(path)
  const judging = ruleset.judging?.()
  const judgements = judging ? await judgeGuidelines(document, compiled, judging.judge, { decide }) : undefined
  const { findings, failures, ...rest } = check(document, compiled, judgements ? { ...options, judgements } : options)
  const known = { hasRun: (id: string) => ruleset.byId.has(id) && decide(id) !== false, isKnown: ruleset.isKnown, meant: ruleset.meant }
  const byProject = ruleset.excuse(path, findings)
  const byComment = excused(document, byProject.findings, today(), known)
  const suppressed = [...byProject.suppressed, ...byComment.suppressed]
  const believed = judging ? await doubtFindings(document, compiled, byComment.findings, judging.judge, { decide }) : byComment.findings
  const unjudged = judging ? judging.failures() : withoutModel(ruleset, decide)
  return { ...rest, failures: [...failures, ...unjudged], findings: believed, suppressed, document }
}

export async function checkBytes(
  path: string,
  bytes: Uint8Array,
  ruleset: Ruleset,
  said: Parameters<typeof readDocument>[1],
  details = true,
): Promise<LocalAsset> {
  try {
    const found = await findingsOf(path, bytes, ruleset, said)
    return assetOf(path, found, mergeFindings(found.findings, ruleset.compiled.precedence), ruleset, details)
  } catch (error) {
    if (error instanceof UnreadableDocument) return failedAsset(path, error.message)
    throw error
  }
}

/** What was found in a source as it is reported; `findings` are those of it, merged where several rules say the same. */
export function assetOf(
  path: string,
  { document, held, failures, suppressed }: SourceFindings,
  findings: Finding[],
  ruleset: Ruleset,
  details = true,
): LocalAsset {
  const positions = positionsOf(document)
  const seen = otherLanguage(document, ruleset.language)
  return {
    path,
    type: document.type,
    language: document.language,
    ...(seen === null ? {} : { looks_like: seen }),
    read_as: findings.length + held.length === 0 ? null : readAsOf(ruleset.read(document)),
    characters: document.account.characters,
    checked: document.account.checked,
    error: null,
    findings: findings.map((finding) => ({
      rule_id: finding.ruleId,
      rule_name: finding.ruleName,
      severity: finding.severity,
      start: positions.at(finding.start),
      end: positions.endAt(finding.end),
      text: finding.text,
      reason: finding.reason,
      suggested_text: finding.suggestedText,
      suggestion_class: finding.suggestionClass,
      solution: finding.solution,
      sentence: finding.sentence,
      ...lawOf(finding, ruleset.byId.get(finding.ruleId)),
      confidence: finding.confidence ?? ruleset.byId.get(finding.ruleId)?.confidence ?? null,
      language: document.blocks[finding.block]?.language ?? document.language,
      also: (finding.also ?? []).map((other) => alsoOf(other, ruleset)),
      fingerprint: finding.fingerprint,
      context: contextOf(document, finding),
      ...(finding.judged ? { judged: finding.judged.map(judgedLine) } : {}),
    })),
    details: (details ? findings : []).map((finding) => ({
      at: finding.sentence.indexOf(finding.text),
      offsets: [finding.start, finding.end],
      edits: finding.edits,
      editPlaces: finding.edits.map((edit) => ({ start: positions.at(edit.start), end: positions.at(edit.end) })),
    })),
    left_out: document.account.leftOut,
    rule_failures: failures.map(({ ruleId, message, incomplete }) => ({ rule_id: ruleId, message, ...(incomplete ? { incomplete } : {}) })),
    suppressed,
    held: held.map((one) => heldOf(one, positions)),
  }
}

const heldOf = ({ finding, why, stage }: HeldBack, positions: ReturnType<typeof positionsOf>): LocalHeld => ({
  rule_id: finding.ruleId,
  severity: finding.severity,
  start: positions.at(finding.start),
  end: positions.endAt(finding.end),
  text: finding.text,
  sentence: finding.sentence,
  why,
  ...(stage ? { stage } : {}),
})

function alsoOf(also: AlsoFound, { byId }: Ruleset): AlsoRule {
  const { ruleId, ruleName, severity, text, reason, solution, suggestedText } = also
  const { law, jurisdiction } = lawOf(also, byId.get(ruleId))
  return { rule_id: ruleId, rule_name: ruleName, severity, law, jurisdiction, text, reason, solution, suggested_text: suggestedText }
}

/** Without a model that is said, so that silence is not taken for a clean page. */
const withoutModel = (ruleset: Ruleset, decide: ReturnType<Ruleset['settingsFor']>['decide']) =>
  guidelinesOf(ruleset)
    .filter((id) => decide(id) !== false)
    .map((ruleId) => ({ ruleId, message: NEEDS_MODEL }))

const guidelines = new WeakMap<Ruleset, string[]>()

function guidelinesOf(ruleset: Ruleset): string[] {
  let ids = guidelines.get(ruleset)
  if (!ids) guidelines.set(ruleset, (ids = ruleset.rules.filter(({ kind }) => kind === 'guideline').map(({ id }) => id)))
  return ids
}

const NEEDS_MODEL = 'it needs a model to judge it, which `imprimatur audit` asks where MODEL is set, or a workspace (--workspace ID)'

/** Formats for which a team's settings may say that something is to be ignored: those that Vale reads as prose. */
const HEEDING: readonly Document['type'][] = ['markdown', 'html', 'mdx', 'asciidoc', 'rst']

/** The document without what a team's settings say is to be ignored. */
async function heeding(ignores: ValeIgnores, document: Document): Promise<ReturnType<typeof withIgnores>> {
  if (ignores === NOTHING_IGNORED || !HEEDING.includes(document.type)) return { document, ignored: [] }
  const { source, type } = document
  const crossed = withoutIgnored(source, type, ignores)
  if (crossed === null)
    throw new UnreadableDocument('An expression of BlockIgnores or TokenIgnores in .vale.ini takes too long on this document.')
  return withIgnores(crossed === source ? document : await readDocument(crossed, { type }), source, ignores)
}
