import type pg from 'pg'
import { DISTRUSTED, falseSentences, figuresOf, isDistrusted, medianSeconds } from '../decided/figures.ts'
import { decidedFindings, decisionTimes, dismissedRules, runsOfRule } from '../db/rules/decided-findings.ts'
import type { RuleRun } from '../db/rules/decided-findings.ts'
import { findOwnRule } from '../db/rules/own-rules.ts'
import { AppError, notFound } from '../errors.ts'
import { ruleById, ruleLibrary } from '../packs/library.ts'
import { labelledOf, readMeasured } from '../packs/measured.ts'
import { SEVERITIES } from '../reviews/chart/chart.ts'

const SPANS = ['five', 'quarter', 'all'] as const
type Span = (typeof SPANS)[number]

const QUARTER = 90 * 86_400_000
const SHOWN_RUNS = 5
const SHOWN_SENTENCES = 6

const within = (runs: RuleRun[], span: Span): RuleRun[] =>
  span === 'five'
    ? runs.slice(0, SHOWN_RUNS)
    : span === 'quarter'
      ? runs.filter(({ created_at }) => Date.parse(created_at) > Date.now() - QUARTER)
      : runs

/** Runs of one site find the same again: the newest tells what is undecided there. */
const newestOfSites = (runs: RuleRun[]): RuleRun[] =>
  [...Map.groupBy(runs, (run) => run.site_id ?? run.id).values()].map(([newest]) => newest!)

const hitsOf = ({ counts }: RuleRun) => counts.reduce((sum, n) => sum + n, 0)
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

/** What a rule is, whoever wrote it; null where neither the library nor the workspace has it. */
export async function knownRule(db: pg.Pool, workspaceId: string, id: string) {
  const own = await findOwnRule(db, workspaceId, id)
  if (own) {
    const { name, severity, languages, state, published, is_off, latest, kind } = own
    const pack = id.slice(0, id.indexOf('.'))
    return { id, name, kind, severity: SEVERITIES[severity]!, languages, pack, pack_name: pack, own: { state, published, is_off, latest } }
  }
  const rule = ruleById(id)
  if (!rule) return null
  const pack = ruleLibrary.packs().find(({ key }) => key === rule.pack)
  const languages = rule.parts.map(({ language }) => language).filter((language) => language !== null)
  return {
    id,
    name: rule.name,
    kind: rule.kind,
    severity: rule.severity,
    languages,
    pack: rule.pack,
    pack_name: pack?.name ?? rule.pack,
    own: null,
  }
}

/** How well a rule does: what it found, what people made of that and why, and how soon. */
export async function healthOf(db: pg.Pool, workspaceId: string, id: string, span: Span) {
  const rule = await knownRule(db, workspaceId, id)
  if (!rule) throw notFound('Rule')
  const runs = within(await runsOfRule(db, workspaceId, id), span)
  const [{ findings, complete }, times] = await Promise.all([decidedFindings(db, workspaceId, id, runs), decisionTimes(db, workspaceId)])
  const figures = figuresOf(findings)
  return {
    rule,
    span,
    hits: sum(runs.map(hitsOf)),
    runs: runs.length,
    last_runs: runs
      .slice(0, SHOWN_RUNS)
      .map((run) => ({ audit_id: run.id, name: run.name, at: run.created_at, hits: hitsOf(run) }))
      .toReversed(),
    undecided: sum(newestOfSites(runs).map(({ counts }) => counts[0] ?? 0)),
    ...figures,
    complete,
    distrusted: isDistrusted(figures),
    all_rules_median_seconds: medianSeconds(times),
    false_sentences: falseSentences(findings, SHOWN_SENTENCES),
    confidence: confidenceOf(id),
  }
}

/** What was measured on labelled sentences, of rules that ship with the product. */
function confidenceOf(id: string) {
  const value = ruleById(id)?.confidence ?? null
  const measured = value === null ? null : readMeasured()
  return value === null ? null : { value, faults: measured?.rules[id]?.fault ?? 0, labelled: measured ? labelledOf(measured, id) : 0 }
}

/** Enough to name the commonest sentences, and quick for twenty rules in a row. */
const LISTED_SAMPLE = { decided: 400, searched: 4000 }
const LISTED_SENTENCES = 3

/** The rules that people distrust. All decisions name who may be one of them; the figures are those of the sample that is shown. */
export async function distrustedRules(db: pg.Pool, workspaceId: string) {
  const listed = []
  for (const { rule_id: id, name, pack } of await dismissedRules(db, workspaceId, DISTRUSTED)) {
    const rule = await knownRule(db, workspaceId, id)
    if (!rule) continue
    const runs = await runsOfRule(db, workspaceId, id)
    const { findings, complete } = await decidedFindings(db, workspaceId, id, runs, LISTED_SAMPLE)
    const { decided, dismissed, reasons } = figuresOf(findings)
    if (!isDistrusted({ decided, dismissed })) continue
    const sentences = falseSentences(findings, LISTED_SENTENCES)
    listed.push({
      rule_id: id,
      name: rule.name || name,
      pack,
      own: rule.own !== null,
      decided,
      dismissed,
      complete,
      reason: reasons[0]?.reason ?? null,
      sentences,
    })
  }
  return listed
}

/** Rules of a kind that has no words to except. */
export const refuseWordless = (kind: string): void => {
  if (kind === 'learned')
    throw new AppError(
      409,
      'This rule is learned from examples: it has no words of its own that could be excepted. Train it again instead.',
    )
  if (kind === 'guideline') throw new AppError(409, 'A model judges this rule by its words: say in these what is to be left alone.')
}
