import { whyNoClaim } from '../claim/claim.ts'
import type { Mention } from '../claim/claim.ts'
import { isGrave, lowered } from '../claim/grave.ts'
import type { CheckResult, Failure, Finding, HeldBack, Rule } from '../definition/rule.ts'
import type { Page } from '../page/page.ts'
import { ValeComments } from '../vale/comments.ts'
import { isValeDocument } from '../vale/html.ts'
import { asReportedByVale, LONGEST_SEARCHED, MOST_SEARCHING, SHORTEST_SEARCHED } from '../vale/places.ts'
import type { CheckSet } from './compile.ts'
import { cutSentence } from './cut-sentence.ts'
import { findingOf, type Located, type Unnumbered } from './finding.ts'
import { Fingerprints } from './fingerprint.ts'
import type { CheckOptions } from './options.ts'
import { underTheirLaw } from './other-subject.ts'
import { noted, stage } from './stages.ts'
import { withoutYielding } from './yielding.ts'

/** A document on which the checks have run. */
export interface Run {
  page: Page
  checks: CheckSet
  options: CheckOptions
  located: Located[]
  failures: Failure[]
  /** A rule that runs, by its id. */
  ruleOf(id: string): Rule | undefined
}

/** What is told of the places that checks found: on the rule's subject, where it is a claim, once for each place, in the text's order. */
export function resultOf(run: Run): CheckResult {
  const fingerprints = new Fingerprints()
  const comments = new ValeComments(run.page.document, run.options.comments)
  // Which word of a page called for a check first says nothing about it.
  run.located.sort((one, other) => one.check.order - other.check.order)
  const seen = new Map<string, Set<number>>()
  const made: Unnumbered[] = []
  for (const one of reported(run)) {
    const unnumbered = findingOf(one, run.page, run.options.sentences)
    if (unnumbered) made.push(unnumbered)
  }
  // A rule that looks at the source too says it of the block, which has a sentence, where both stand at one place.
  made.sort((one, other) => one.finding.start - other.finding.start || inSource(one) - inSource(other))
  const findings: Finding[] = []
  const held: HeldBack[] = []
  const beyond: Finding[] = []
  for (const one of made) {
    const { finding, limit, format, matched } = one
    const { ruleId, start } = finding
    if (isAllowed(run, finding.block, finding.blockStart, finding.blockEnd) || !isOnSubject(run, one)) continue
    const mention = whyNotClaimed(run, one)
    if (mention !== null) {
      if (mention.guessed === null || !isGrave(finding)) {
        held.push({ finding, why: mention.why, stage: 'sentence' })
        continue
      }
      const { blocks, language } = run.page.document
      const was = finding.severity
      Object.assign(finding, lowered(finding, { kind: mention.guessed }, blocks[finding.block]?.language ?? language))
      noted(finding, 'sentence', was)
    }
    if (format === 'vale' && comments.isOff(ruleId, matched, start)) continue
    // One finding of a rule at one place: where a sentence and its paragraph both match there, the sentence came first.
    const starts = seen.get(ruleId)
    if (starts?.has(start)) continue
    if (limit > 0 && starts !== undefined && starts.size >= limit) {
      if (run.options.weigh && beyond.length < MOST_BEYOND) beyond.push({ ...finding, fingerprint: fingerprints.of(ruleId, matched) })
      continue
    }
    if (starts) starts.add(start)
    else seen.set(ruleId, new Set([start]))
    const decided = run.options.decide?.(ruleId)
    if (typeof decided === 'string') finding.severity = decided
    finding.fingerprint = fingerprints.of(ruleId, matched)
    findings.push(finding)
  }
  const { without } = run.options
  const found: CheckResult = { findings, held, failures: run.failures }
  const likely = stage('likely', without, found, (before) => weighed(run, before, beyond))
  const lawful = stage('subject', without, likely, (before) => underTheirLaw(run, before))
  const result = stage('yielding', without, lawful, (before) => withoutYielding(before, run.checks.yielding))
  // Last, since whole sentences are weighed.
  for (const finding of result.findings) cutSentence(finding, run.page.document)
  for (const { finding } of result.held) cutSentence(finding, run.page.document)
  return result
}

const inSource = ({ finding }: Unnumbered): number => Number(finding.block < 0)

/** With more findings beyond a rule's limit than this, the others are hardly better. */
const MOST_BEYOND = 50

/** Before rules yield to others, so that they yield to nothing that is held back. A severity that somebody chose or guards stays. */
function weighed({ page, options }: Run, result: CheckResult, beyond: Finding[]): CheckResult {
  const { weigh, decide, guarded = [] } = options
  if (!weigh) return result
  const isFixed = ({ ruleId, severity }: Finding) => guarded.includes(severity) || typeof decide?.(ruleId) === 'string'
  return weigh(page.document, { ...result, beyond, isFixed })
}

/** What rules of ours found, all of it; and what rules in Vale's format found, as far as Vale itself would say it. */
function reported({ page, located, options }: Run): Located[] {
  const { type, source } = page.document
  if ((type !== 'markdown' && !isValeDocument(page.document)) || source.length < SHORTEST_SEARCHED || source.length > LONGEST_SEARCHED)
    return located
  const ofVale = located.filter(({ check }) => check.rule.format === 'vale')
  if (ofVale.length === 0 || ofVale.length * source.length > MOST_SEARCHING) return located
  const kept = asReportedByVale(page, ofVale, options.ignored)
  return located.filter((one) => one.check.rule.format !== 'vale' || kept.has(one))
}

function isAllowed({ checks, page }: Run, block: number, start: number, end: number): boolean {
  const view = checks.allowed === null ? undefined : page.blocks[block]
  return view !== undefined && checks.allowed !== null && checks.allowed.find(view).some((span) => span.start <= start && end <= span.end)
}

/** Asked of what was found alone: to know the kind of a page costs more than many a rule. */
function whyNotClaimed({ page, options }: Run, { check, place }: Unnumbered): Mention | null {
  const { claim } = check.part
  if (options.without?.has('sentence')) return null
  return claim === null || place === null ? null : whyNoClaim(claim, page.document, place.view, place.start, options.pageKind ?? null)
}

/** Whether the page, or the text around a find, is about what the rule is about. */
function isOnSubject({ page }: Run, { check: { subject }, place }: Unnumbered): boolean {
  return subject === null || place === null || page.isAbout(subject, place.view.block)
}
