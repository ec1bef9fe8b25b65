import { findEvidenceAudit, listEvidenceRules } from '../../db/evidence/audit.ts'
import type { EvidenceAudit } from '../../db/evidence/audit.ts'
import type { RunOfPeriod } from '../../db/evidence/summary.ts'
import { standingHolds } from '../../db/deletion/holds.ts'
import { claims, findings, howToCheck, made, rules } from './audit.ts'
import { coverage, pagesRead, row, table } from './coverage.ts'
import { changedSince, decisionTimes, foundAndDecided } from './figures.ts'
import type { Line, Part } from './model.ts'
import type { Reporting } from './subject.ts'
import { named } from './texts.ts'

export interface SiteOfPeriod {
  id: string
  name: string
  /** Its runs in the period, the first one first. */
  runs: RunOfPeriod[]
  since: Date | null
  until: Date | null
}

/** The report on a site over a period: each run, what changed from the first to the last, and the last one in full. */
export async function* siteParts(reporting: Reporting, site: SiteOfPeriod): AsyncGenerator<Part> {
  const { db, workspace, telling } = reporting
  const { words } = telling
  const ended = site.runs.filter(({ completed_at: at }) => at !== null)
  const [first, last] = [ended[0], ended.at(-1)]
  const audit = last ? await findEvidenceAudit(db, workspace.id, last.id) : null
  yield {
    kind: 'cover',
    workspace: workspace.name,
    title: words.report,
    subject: site.name,
    note: named(periodOf(reporting, site), `${words.fact.runs}: ${telling.number(site.runs.length)}`),
    facts: await facts(reporting, site, audit),
  }
  yield* theRuns(reporting, site.runs)
  const isOne = first?.id === last?.id
  if (audit) yield* changedSince(reporting, isOne ? audit.previous_id : first!.id, audit.id, isOne ? undefined : words.section.changedOver)
  yield* decisionTimes(
    reporting,
    site.runs.map(({ id }) => id),
  )
  if (!audit) return
  yield { kind: 'section', title: `${words.section.last}: ${words.fact.run} ${telling.number(audit.run)}` }
  yield { kind: 'text', text: words.lastRun }
  yield* coverage(reporting, audit)
  yield* foundAndDecided(reporting, audit.id)
  yield* findings(reporting, audit.id, audit.total_violations)
  yield* claims(reporting, audit.id)
  yield* rules(reporting, audit.id)
  yield* pagesRead(reporting, audit.id)
  yield* howToCheck(reporting, audit.id)
}

/** From the first day that was asked for to the last; where none was, from the first run to the last. */
function periodOf({ telling }: Reporting, { since, until, runs }: SiteOfPeriod): string {
  const from = since?.toISOString() ?? runs[0]?.created_at
  // The moment after the last day.
  const to = until ? new Date(until.getTime() - 1).toISOString() : runs.at(-1)?.created_at
  return [from, to].map((moment) => (moment ? telling.day(moment) : '…')).join(' – ')
}

async function facts(reporting: Reporting, site: SiteOfPeriod, audit: EvidenceAudit | null): Promise<[string, Line][]> {
  const { db, workspace, telling } = reporting
  const { words, number, at } = telling
  const holds = await standingHolds(db, workspace.id, 'site', [site.id])
  const open = site.runs.find(({ id }) => id === audit?.id)?.open ?? 0
  const all: [string, Line | null][] = [
    made(reporting),
    [words.kind.site, [{ text: `${site.name} ` }, { text: site.id, code: true }]],
    [words.fact.period, periodOf(reporting, site)],
    [words.fact.runs, number(site.runs.length)],
    [words.section.last, audit && named(`${words.fact.run} ${number(audit.run)}`, at(audit.completed_at ?? audit.created_at))],
    [
      words.fact.pages,
      audit &&
        named(
          `${words.column.found}: ${number(audit.total_assets)}`,
          `${words.column.read}: ${number(audit.completed_assets)}`,
          `${words.column.failed}: ${number(audit.total_assets - audit.completed_assets)}`,
        ),
    ],
    [
      words.fact.findings,
      audit && named(`${words.column.found}: ${number(audit.total_violations)}`, `${words.fact.open}: ${number(open)}`),
    ],
    [words.fact.rules, audit && number((await listEvidenceRules(db, workspace.id, audit.id)).length)],
    [words.fact.hold, holds.map((hold) => `${hold.matter}, ${at(hold.placed_at)}`).join('; ')],
    [
      words.fact.trail,
      audit && [{ text: `${number(audit.trail_length)}, ` }, { text: audit.trail_head.toString('hex') || '–', code: true }],
    ],
  ]
  return all.filter((fact): fact is [string, Line] => fact[1] !== null && fact[1] !== '')
}

async function* theRuns({ telling }: Reporting, runs: RunOfPeriod[]): AsyncGenerator<Part> {
  const { words, at } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.runs }
  yield table(
    [
      [words.fact.run, 1, true],
      [column.at, 2.5],
      [column.state, 2],
      [column.read, 1, true],
      [column.failed, 1.2, true],
      [words.fact.findings, 1.2, true],
      [words.state.undecided, 1.2, true],
    ],
    words.none.runs,
  )
  for (const run of runs)
    yield row(
      run.run,
      at(run.created_at),
      words.status[run.status as keyof typeof words.status] ?? run.status,
      run.completed_assets,
      run.total_assets - run.completed_assets,
      run.total_violations,
      run.open,
    )
  yield { kind: 'end' }
}
