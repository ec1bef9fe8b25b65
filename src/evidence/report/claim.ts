import { claimName, endOf, stateOn } from '../../claims/content.ts'
import type { Condition, Proof } from '../../claims/content.ts'
import { claimVersions } from '../../db/claims/claims.ts'
import type { ClaimRow } from '../../db/claims/claims.ts'
import { findingsOfClaim } from '../../db/claims/of-finding.ts'
import { namesIn } from '../../db/people/person-data.ts'
import { made } from './audit.ts'
import { row, table } from './coverage.ts'
import { entriesOf, entryTable, howToCheckLog, SHA256 } from './history.ts'
import type { Line, Part } from './model.ts'
import type { Reporting } from './subject.ts'
import { linked, named } from './texts.ts'

/** The report on a claim: what may be said under which conditions, what proves it, who approved it, and where it was said. */
export async function* claimParts(reporting: Reporting, claim: ClaimRow): AsyncGenerator<Part> {
  const { workspace, telling, madeAt } = reporting
  const { words } = telling
  const state = words.claimState[stateOn(claim.state, endOf(claim.content), madeAt.slice(0, 10))]
  yield {
    kind: 'cover',
    workspace: workspace.name,
    title: words.report,
    subject: `${claimName(claim.number)}: ${claim.content.wordings[0]?.text ?? ''}`,
    note: named(state, `${words.fact.version} ${telling.number(claim.version)}`, telling.day(claim.updated_at)),
    facts: await facts(reporting, claim, state),
  }
  yield* wordings(reporting, claim)
  yield* conditions(reporting, claim.content.conditions)
  yield* proofs(reporting, claim.content.proofs)
  yield* versions(reporting, claim.id)
  yield* said(reporting, claim.id)
  yield* entryTable(reporting, words.section.history, words.none.history, await entriesOf(reporting, claim.id))
  yield* howToCheckLog(reporting, words.verify.claim)
}

async function facts(reporting: Reporting, claim: ClaimRow, state: string): Promise<[string, Line][]> {
  const { db, workspace, telling } = reporting
  const { words, at, day, number } = telling
  const { fact } = words
  const { content } = claim
  const names = await namesIn(db, workspace.id, [claim.approved_by, claim.written_by])
  const until = endOf(content)
  const by = (id: string | null) => (id === null ? null : names.get(id))
  const all: [string, Line | null][] = [
    made(reporting),
    [words.kind.claim, [{ text: `${claimName(claim.number)} ` }, { text: claim.id, code: true }]],
    [fact.status, state],
    [fact.version, named(number(claim.version), at(claim.updated_at), by(claim.written_by))],
    [words.claimState.approved, claim.approved_at && named(at(claim.approved_at), by(claim.approved_by))],
    [fact.validFrom, content.valid_from && day(content.valid_from)],
    [fact.validUntil, until && day(until)],
    [fact.markets, content.markets.join(', ') || fact.everywhere],
    [fact.channels, content.channels.join(', ') || fact.everywhere],
    [fact.about, content.about.join(', ')],
  ]
  return all.filter((one): one is [string, Line] => one[1] !== null && one[1] !== '')
}

async function* wordings({ telling }: Reporting, { content }: ClaimRow): AsyncGenerator<Part> {
  const { words } = telling
  yield { kind: 'section', title: words.section.wordings }
  yield table(
    [
      [words.fact.language, 1.5],
      [words.column.wording, 8],
    ],
    words.none.findings,
  )
  for (const { language, text } of content.wordings) yield row(language && telling.languageName(language), text)
  yield { kind: 'end' }
}

async function* conditions({ telling }: Reporting, all: Condition[]): AsyncGenerator<Part> {
  const { words } = telling
  yield { kind: 'section', title: words.section.conditions }
  yield table(
    [
      [words.column.what, 3],
      [words.column.wording, 6],
    ],
    words.none.conditions,
  )
  for (const one of all)
    yield one.kind === 'stands' ? row(words.condition.stands, one.text) : row(words.condition.absent, one.words.join(', '))
  yield { kind: 'end' }
}

async function* proofs({ telling }: Reporting, all: Proof[]): AsyncGenerator<Part> {
  const { words, day } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.proofs }
  yield table(
    [
      [column.proof, 3],
      [column.passage, 4],
      [column.until, 1.5],
      [column.source, 3],
      [SHA256, 3],
    ],
    words.none.proofs,
  )
  for (const { title, number, page, url, passage, expires_on: until, source } of all)
    yield row(
      [linked(named(title, number, page), url)],
      passage,
      until && day(until),
      source ? [linked(source.name, source.url), { text: source.found ? '' : `\n${words.notFound}`, quiet: true }] : null,
      source ? [{ text: source.sha256, code: true }] : null,
    )
  yield { kind: 'end' }
}

async function* versions({ db, workspace, telling }: Reporting, id: string): AsyncGenerator<Part> {
  const { words, at } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.versions }
  yield table(
    [
      [column.version, 1.4, true],
      [column.at, 2],
      [column.by, 2],
      [column.why, 5],
    ],
    words.none.versions,
  )
  const all = await claimVersions(db, workspace.id, id)
  const names = await namesIn(
    db,
    workspace.id,
    all.map(({ author_id: author }) => author),
  )
  for (const one of all) yield row(one.version, at(one.created_at), names.get(one.author_id ?? '') ?? null, one.reason)
  yield { kind: 'end' }
}

/** Where it was said: the findings that it answers, or that say it otherwise. */
async function* said({ db, workspace, telling }: Reporting, id: string): AsyncGenerator<Part> {
  const { words, at } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.answered }
  yield table(
    [
      [column.page, 4],
      [column.sentence, 5],
      [column.state, 2],
      [column.version, 1.4, true],
      [column.at, 2],
    ],
    words.none.findings,
  )
  for (const one of await findingsOfClaim(db, workspace.id, id)) {
    const page = one.asset_url ?? one.asset_name ?? ''
    yield row([linked(page, one.asset_url)], one.sentence, words.how[one.how] ?? one.how, one.version, at(one.found_at))
  }
  yield { kind: 'end' }
}
