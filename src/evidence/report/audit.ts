import { standingHolds } from '../../db/deletion/holds.ts'
import { labelOf } from '../../db/audits/pages.ts'
import { listEvidenceRules } from '../../db/evidence/audit.ts'
import type { EvidenceAudit } from '../../db/evidence/audit.ts'
import { evidenceFindings } from '../../db/evidence/findings.ts'
import type { EvidenceFinding } from '../../db/evidence/findings.ts'
import { answeringClaims, countFound } from '../../db/evidence/summary.ts'
import { stampsOf } from '../../db/trail/stamps.ts'
import { claimName, endOf } from '../../claims/content.ts'
import { told } from '../../packs/told.ts'
import { VERSION } from '../../version.ts'
import { coverage, pagesRead, row, table } from './coverage.ts'
import { changedSince, decisionTimes, foundAndDecided } from './figures.ts'
import { findingParts } from './finding.ts'
import type { Line, Part } from './model.ts'
import type { Reporting } from './subject.ts'
import { linked, named } from './texts.ts'

/** The report on one audit. `problems`: what does not agree with the trail, in words. */
export async function* auditParts(reporting: Reporting, audit: EvidenceAudit, problems: string[]): AsyncGenerator<Part> {
  const { workspace, telling } = reporting
  const { words } = telling
  yield {
    kind: 'cover',
    workspace: workspace.name,
    title: words.report,
    subject: audit.name,
    note: named(audit.site, audit.run > 0 && `${words.fact.run} ${audit.run}`, telling.day(audit.completed_at ?? audit.created_at)),
    facts: await coverFacts(reporting, audit, problems),
  }
  yield* coverage(reporting, audit)
  yield* foundAndDecided(reporting, audit.id)
  yield* decisionTimes(reporting, [audit.id])
  if (audit.site_id !== null) yield* changedSince(reporting, audit.previous_id, audit.id)
  yield* findings(reporting, audit.id, audit.total_violations)
  yield* claims(reporting, audit.id)
  yield* rules(reporting, audit.id)
  yield* pagesRead(reporting, audit.id)
  yield* howToCheck(reporting, audit.id)
}

export async function coverFacts(reporting: Reporting, audit: EvidenceAudit, problems: string[]): Promise<[string, Line][]> {
  const { db, workspace, telling } = reporting
  const { words, at, number } = telling
  const counts = await countFound(db, workspace.id, audit.id)
  const open = counts.reduce((sum, { state, n }) => sum + (state === 'undecided' ? n : 0), 0)
  const [stamp] = (await stampsOf(db, workspace.id, audit.id, 20)).filter((one) => one.response !== null)
  const holds = [
    ...(await standingHolds(db, workspace.id, 'audit', [audit.id])),
    ...(audit.site_id === null ? [] : await standingHolds(db, workspace.id, 'site', [audit.site_id])),
  ]
  const rules = await listEvidenceRules(db, workspace.id, audit.id)
  const facts: [string, Line | null][] = [
    made(reporting),
    [words.kind.audit, [{ text: `${audit.name} ` }, { text: audit.id, code: true }]],
    [words.kind.site, audit.site && `${audit.site}, ${words.fact.run} ${audit.run}`],
    [words.fact.audited, audit.sources.map((source) => labelOf(source).label).join('; ')],
    [
      words.fact.status,
      [words.status[audit.status as keyof typeof words.status] ?? audit.status, audit.failure].filter(Boolean).join(': '),
    ],
    [words.fact.started, named(at(audit.created_at), audit.started_by)],
    [words.fact.ended, audit.completed_at && at(audit.completed_at)],
    [
      words.fact.pages,
      named(
        `${words.column.found}: ${number(audit.total_assets)}`,
        `${words.column.read}: ${number(audit.completed_assets)}`,
        `${words.column.failed}: ${number(audit.total_assets - audit.completed_assets)}`,
      ),
    ],
    [
      words.fact.findings,
      named(
        `${words.column.found}: ${number(audit.total_violations)}`,
        `${words.fact.decided}: ${number(audit.total_violations - open)}`,
        `${words.fact.open}: ${number(open)}`,
      ),
    ],
    [words.fact.rules, number(rules.length)],
    [words.fact.hold, holds.map((hold) => `${hold.matter}, ${at(hold.placed_at)}`).join('; ')],
    [words.fact.trail, [{ text: `${number(audit.trail_length)}, ` }, { text: audit.trail_head.toString('hex') || '–', code: true }]],
    [words.fact.stamp, stamp ? named(at(stamp.stamped_at!), stamp.authority) : words.fact.noStamp],
    [words.fact.disagrees, problems.join('; ') || words.fact.nothing],
  ]
  return facts.filter((fact): fact is [string, Line] => fact[1] !== null && fact[1] !== '')
}

export const made = ({ telling, madeAt, madeBy }: Reporting): [string, Line] => [
  telling.words.fact.made,
  named(telling.at(madeAt), madeBy, `Imprimatur ${VERSION}`, telling.words.fact.utc),
]

/** Open ones first, each group the gravest first. */
export async function* findings(reporting: Reporting, auditId: string, total: number): AsyncGenerator<Part> {
  const { words } = reporting.telling
  yield { kind: 'section', title: words.section.open }
  const next = yield* findingParts(inWords(reporting, auditId, 'open'), total, reporting.telling)
  yield { kind: 'section', title: words.section.decided }
  yield* findingParts(inWords(reporting, auditId, 'decided'), total, reporting.telling, next)
}

const AT_ONCE = 200

/** What rules say, in the language of the report. */
async function* inWords({ db, workspace, telling, storedText }: Reporting, auditId: string, which: 'open' | 'decided') {
  let rows: EvidenceFinding[] = []
  const some = async () => {
    const said = await told(db, workspace.id, [...new Set([telling.language, 'EN' as const])], rows)
    rows = []
    return said.map((one) => ({ ...one, page_text: one.page_id === null ? null : (storedText?.(one.page_id) ?? null) }))
  }
  for await (const finding of evidenceFindings(db, workspace.id, auditId, which)) if (rows.push(finding) === AT_ONCE) yield* await some()
  yield* await some()
}

export async function* claims({ db, workspace, telling }: Reporting, auditId: string): AsyncGenerator<Part> {
  const { words, day, at } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.claims }
  yield table(
    [
      [column.claim, 3],
      [column.version, 1, true],
      [words.claimState.approved, 1.5],
      [column.until, 1.5],
      [column.proof, 4],
      [words.fact.findings, 1, true],
    ],
    words.none.claims,
  )
  for (const claim of await answeringClaims(db, workspace.id, auditId)) {
    const until = endOf(claim.content)
    const proofs = claim.content.proofs.map(({ title, number, page }) => named(title, number, page))
    const wording = claim.content.wordings[0]?.text ?? ''
    yield row(
      `${claimName(claim.number)}: ${wording}`,
      claim.version,
      claim.approved_at && at(claim.approved_at),
      until && day(until),
      proofs.join('\n'),
      claim.n,
    )
  }
  yield { kind: 'end' }
}

export async function* rules({ db, workspace, telling }: Reporting, auditId: string): AsyncGenerator<Part> {
  const { words, language } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.rules }
  yield table(
    [
      [column.rule, 4],
      [column.version, 2],
      [column.law, 4],
    ],
    words.none.rules,
  )
  const all = await listEvidenceRules(db, workspace.id, auditId)
  for (const rule of await told(db, workspace.id, [...new Set([language, 'EN' as const])], all))
    yield row(
      [{ text: rule.name }, { text: '\n' }, { text: rule.rule_id, quiet: true }],
      [{ text: rule.version, code: true }],
      rule.law === null ? null : [linked(rule.law, rule.law_url)],
    )
  yield { kind: 'end' }
}

export async function* howToCheck({ telling, storedText }: Reporting, auditId: string): AsyncGenerator<Part> {
  const { verify, section } = telling.words
  yield { kind: 'section', title: section.verify }
  if (storedText) yield { kind: 'text', text: verify.inArchive }
  yield { kind: 'text', text: verify.ask }
  yield { kind: 'commands', lines: [`imprimatur evidence ${auditId} --to evidence.zip`] }
  yield { kind: 'text', text: verify.inside }
  yield { kind: 'commands', lines: ['sha256sum -c manifest-sha256.txt', 'sha256sum -c tagmanifest-sha256.txt', 'node verify.mjs'] }
  yield { kind: 'text', text: verify.head }
  yield { kind: 'text', text: verify.stamp }
  yield {
    kind: 'commands',
    lines: ['openssl ts -verify -data data/stamps/0001.txt -in data/stamps/0001.tsr -CAfile CERTIFICATES.pem'],
  }
  yield { kind: 'text', text: verify.limits }
}
