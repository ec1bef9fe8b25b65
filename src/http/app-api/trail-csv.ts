import type pg from 'pg'
import { findingSources, findingsOfEntry, firstFindings } from '../../db/trail/findings.ts'
import type { TrailFinding } from '../../db/trail/findings.ts'
import { trailAfter } from '../../db/trail/pages.ts'
import type { TrailEntryRow, TrailFilter } from '../../db/trail/pages.ts'
import type { LanguageKey } from '../../languages.ts'
import type { CsvCell as Cell } from '../../text/csv-line.ts'
import { told } from '../../packs/told.ts'
import { mustExist } from '../shared/csv.ts'

const PER_READ = 1000
/** Findings that the line of an entry names; the export of the findings has them all. */
const NAMED = 3
/** Entries with at most so many findings are read together. */
const FEW = 20

export const TRAIL_COLUMNS = [
  'number',
  'at',
  'actor_kind',
  'actor',
  'action',
  'from',
  'to',
  'count',
  'reason',
  'comment',
  'assigned',
  'violation_id',
  'group_id',
  'undoes',
  'hash',
  'runs',
  'findings',
  'findings_left_out',
  'until',
  'owner',
] as const

export const TRAIL_FINDING_COLUMNS = [
  'number',
  'at',
  'actor_kind',
  'actor',
  'action',
  'violation_id',
  'audit_id',
  'rule_id',
  'rule_name',
  'severity',
  'asset_name',
  'asset_url',
  'violating_text',
  'sentence',
  'how',
  'earlier_state',
  'earlier_reason',
  'earlier_decided_by',
  'earlier_decided_at',
  'earlier_audit_id',
  'review_state',
] as const

async function* entryPages(db: pg.Pool, workspaceId: string, auditId: string, filter: TrailFilter): AsyncIterable<TrailEntryRow[]> {
  for (let after = 0; ; ) {
    const entries = await trailAfter(db, workspaceId, auditId, after, PER_READ, filter)
    yield entries
    if (entries.length < PER_READ) return
    after = entries.at(-1)!.number
  }
}

/** The first findings of some entries, by number, with the others' count. */
async function firstOf(db: pg.Pool, workspaceId: string, auditId: string, entries: TrailEntryRow[], each: number) {
  const numbers = entries.filter((entry) => entry.has_findings).map(({ number }) => number)
  const known = [...(await findingSources(db, workspaceId, auditId, numbers))].flatMap(([number, { source, count }]) =>
    source ? [{ number, source, count }] : [],
  )
  const found = await firstFindings(
    db,
    workspaceId,
    known.map(({ source }) => source),
    each,
  )
  return new Map(known.map((entry, index) => [entry.number, { ...entry, findings: found[index]! }]))
}

const inWords = ({ rule_name: rule, rule_id: id, violating_text: text, asset_url: url, asset_name: name }: TrailFinding): string =>
  `${rule ?? id ?? ''}: “${text}” (${url ?? name ?? ''})`

/** Trail entries that match a filter, oldest first, page by page. */
export async function trailRows(
  db: pg.Pool,
  workspaceId: string,
  auditId: string,
  filter: TrailFilter,
  languages: LanguageKey[],
): Promise<AsyncIterable<Cell[][]>> {
  await mustExist(db, workspaceId, auditId)
  async function* pages() {
    for await (const entries of entryPages(db, workspaceId, auditId, filter)) {
      const first = await firstOf(db, workspaceId, auditId, entries, NAMED)
      for (const each of first.values()) each.findings = await told(db, workspaceId, languages, each.findings)
      yield entries.map((entry) => {
        const { findings = [], count = 0 } = first.get(entry.number) ?? {}
        return [
          entry.number,
          entry.at,
          entry.actor.kind,
          entry.actor.name,
          entry.action,
          entry.from &&
            Object.entries(entry.from)
              .map(([state, n]) => `${state} ${n}`)
              .join('; '),
          entry.to,
          entry.count,
          entry.reason,
          entry.comment,
          entry.assigned.map(({ name }) => name).join('; '),
          entry.violation_id,
          entry.group_id,
          entry.undoes,
          entry.hash,
          entry.runs.map(({ id }) => id).join('; '),
          findings.map(inWords).join('; '),
          Math.max(0, count - findings.length),
          entry.until,
          entry.owner?.name,
        ]
      })
    }
  }
  return pages()
}

/** A line for each finding of each entry that matches a filter, oldest entry first; an entry on many is read window by window. */
export async function trailFindingRows(
  db: pg.Pool,
  workspaceId: string,
  auditId: string,
  filter: TrailFilter,
  languages: LanguageKey[],
): Promise<AsyncIterable<Cell[][]>> {
  await mustExist(db, workspaceId, auditId)
  const lines = async (entry: TrailEntryRow, findings: TrailFinding[]): Promise<Cell[][]> =>
    (await told(db, workspaceId, languages, findings)).map((found) => [
      entry.number,
      entry.at,
      entry.actor.kind,
      entry.actor.name,
      entry.action,
      found.id,
      found.audit_id,
      found.rule_id,
      found.rule_name,
      found.severity,
      found.asset_name,
      found.asset_url,
      found.violating_text,
      found.sentence,
      found.how,
      found.earlier?.state,
      found.earlier?.dismissal_reason,
      found.earlier?.decided_by,
      found.earlier?.decided_at,
      found.earlier_audit_id,
      found.review_state,
    ])
  async function* pages() {
    for await (const entries of entryPages(db, workspaceId, auditId, filter)) {
      const first = await firstOf(db, workspaceId, auditId, entries, FEW)
      for (const entry of entries) {
        const known = first.get(entry.number)
        if (!known) continue
        if (known.count <= FEW) yield await lines(entry, known.findings)
        else
          for (let after: number | null = -1; after !== null; ) {
            const { findings, next } = await findingsOfEntry(db, workspaceId, known.source, after, PER_READ)
            yield await lines(entry, findings)
            after = next
          }
      }
    }
  }
  return pages()
}
