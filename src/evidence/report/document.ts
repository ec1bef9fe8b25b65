import { listDocumentComments } from '../../db/documents/comments.ts'
import { findDocumentForDesk } from '../../db/documents/shown.ts'
import { listVersions } from '../../db/documents/versions.ts'
import type { VersionedDocument } from '../../db/documents/versions.ts'
import { standingHolds } from '../../db/deletion/holds.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import { row, table } from './coverage.ts'
import { parted } from './finding.ts'
import { entriesOf, entryTable, howToCheckLog, SHA256 } from './history.ts'
import { made } from './audit.ts'
import type { Line, Part, ReportedFinding } from './model.ts'
import type { Reporting } from './subject.ts'
import { named } from './texts.ts'
import type { Telling } from './texts.ts'

/** What remains in a document, as far as a report says it. */
interface Remaining {
  rule_id: string
  rule_name: string
  severity: string
  text: string
  sentence: string
  reason?: string
  law?: string | null
  law_url?: string | null
  jurisdiction?: string[]
  ignored?: true
}

const VERSIONS_AT_ONCE = 100
const APPROVALS = /^document\.(?:review_|step_|approved|sent_back|reopened)/

/** The report on a document: its text, who wrote and approved which version, what was found in it, what it asserts, what was said of it. */
export async function* documentParts(reporting: Reporting, document: VersionedDocument): AsyncGenerator<Part> {
  const { db, workspace, telling } = reporting
  const { words } = telling
  const detail = (await findDocumentForDesk(db, workspace.id, document.id))!
  const entries = await entriesOf(reporting, document.id)
  const version = Math.max(document.current_version, 1)
  yield {
    kind: 'cover',
    workspace: workspace.name,
    title: words.report,
    subject: document.title,
    note: named(`${words.fact.version} ${telling.number(version)}`, words.approval[document.approval], telling.day(document.updated_at)),
    facts: await facts(reporting, document, detail.created_by?.name ?? null),
  }
  yield { kind: 'section', title: words.section.text }
  for (const line of document.markdown.split('\n')) if (line.trim() !== '') yield { kind: 'text', text: textLine(line) }
  yield* theVersions(reporting, document)
  const approvals = entries.filter(({ kind }) => APPROVALS.test(kind))
  yield* entryTable(reporting, words.section.approvals, words.none.approvals, approvals)
  yield { kind: 'section', title: words.section.findings }
  yield* remaining(detail.remaining as Remaining[], telling)
  yield* asserted(telling, detail.unsupported as Asserted[], detail.lost as Lost[])
  yield* comments(reporting, document.id)
  yield* entryTable(reporting, words.section.history, words.none.history, entries)
  yield* howToCheckLog(reporting, words.verify.document)
}

/** A heading is bold; the rest is as it was written, with the marks of its emphasis. */
function textLine(line: string): Line {
  const heading = /^#{1,6}\s+(.*)$/.exec(line)
  return heading ? [{ text: heading[1]!, bold: true }] : line
}

async function facts(reporting: Reporting, document: VersionedDocument, by: string | null): Promise<[string, Line][]> {
  const { db, workspace, telling } = reporting
  const { words, at, number } = telling
  const { fact } = words
  const holds = await standingHolds(db, workspace.id, 'document', [document.id])
  const everywhere = (list: readonly string[] | null | undefined) => (list ? list.join(', ') || fact.everywhere : null)
  const all: [string, Line | null][] = [
    made(reporting),
    [words.kind.document, [{ text: `${document.title} ` }, { text: document.id, code: true }]],
    [fact.language, document.language_key && telling.languageName(document.language_key)],
    [fact.version, number(Math.max(document.current_version, 1))],
    [fact.status, words.approval[document.approval]],
    [words.claimState.approved, document.approved_version === null ? '–' : `${fact.version} ${number(document.approved_version)}`],
    [fact.started, named(at(document.created_at), by)],
    [fact.markets, everywhere(document.choice?.markets)],
    [fact.channels, everywhere(document.choice?.channels)],
    [fact.hold, holds.map((hold) => `${hold.matter}, ${at(hold.placed_at)}`).join('; ')],
  ]
  return all.filter((one): one is [string, Line] => one[1] !== null && one[1] !== '')
}

async function* theVersions({ db, workspace, telling }: Reporting, document: VersionedDocument): AsyncGenerator<Part> {
  const { words, at } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.versions }
  yield table(
    [
      [column.version, 1.4, true],
      [column.at, 2.5],
      [column.by, 2],
      [column.title, 2.6],
      [column.characters, 1.8, true],
      [words.claimState.approved, 2.3],
      [SHA256, 3],
    ],
    words.none.versions,
  )
  for (let offset = 0; ; offset += VERSIONS_AT_ONCE) {
    const { versions, total } = await listVersions(db, workspace.id, document, offset, VERSIONS_AT_ONCE)
    for (const one of versions)
      yield row(
        one.number,
        at(one.updated_at),
        one.author?.name ?? null,
        named(one.title, one.name),
        one.characters,
        one.approved_at && at(one.approved_at),
        [{ text: one.sha256, code: true }],
      )
    if (offset + VERSIONS_AT_ONCE >= total) break
  }
  yield { kind: 'end' }
}

async function* remaining(found: Remaining[], { words }: Telling): AsyncGenerator<Part> {
  yield { kind: 'findings', none: words.none.findings }
  for (const [at, one] of found.entries()) {
    const severity = one.severity as Severity
    const finding: ReportedFinding = {
      id: one.rule_id,
      number: at + 1,
      of: found.length,
      severity: severity in words.severity ? { key: severity, name: words.severity[severity] } : null,
      title: one.rule_name,
      ...parted(one.sentence, one.text),
      page: null,
      stored: null,
      why: one.reason ?? '',
      law: one.law ?? null,
      lawUrl: one.law_url ?? null,
      jurisdiction: one.jurisdiction?.join(', ') || null,
      rule: one.rule_id,
      also: [],
      decision: one.ignored ? words.letStand : words.state.undecided,
      decidedBy: null,
      decidedAt: null,
      wait: null,
      decidedWhy: null,
      until: null,
      thread: [],
    }
    yield { kind: 'finding', finding }
  }
  yield { kind: 'end' }
}

interface Asserted {
  text: string
  sentence?: string
}
interface Lost {
  label: string
  value: string
}

async function* asserted({ words }: Telling, unsupported: Asserted[], lost: Lost[]): AsyncGenerator<Part> {
  yield { kind: 'section', title: words.section.asserts }
  yield table(
    [
      [words.finding.found, 2],
      [words.column.sentence, 5],
    ],
    words.none.asserts,
  )
  for (const { text, sentence } of unsupported) yield row(text, sentence ?? null)
  yield { kind: 'end' }
  if (lost.length === 0) return
  yield { kind: 'section', title: words.section.lost }
  yield table(
    [
      [words.column.what, 2],
      [words.finding.found, 5],
    ],
    words.none.asserts,
  )
  for (const { label, value } of lost) yield row(label, value)
  yield { kind: 'end' }
}

async function* comments({ db, workspace, telling }: Reporting, id: string): AsyncGenerator<Part> {
  const { words, at } = telling
  const { column } = words
  yield { kind: 'section', title: words.section.comments }
  yield table(
    [
      [column.at, 2],
      [column.by, 2],
      [column.sentence, 3],
      [words.finding.comment, 5],
    ],
    words.none.comments,
  )
  for (const one of (await listDocumentComments(db, workspace.id, id)) ?? [])
    yield row(at(one.created_at), one.author?.name ?? null, one.quote, one.content)
  yield { kind: 'end' }
}
