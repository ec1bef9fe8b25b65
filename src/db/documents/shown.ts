import { forgetEventsAbout } from '../events/events.ts'
import type { LanguageKey } from '../../languages.ts'
import { campaignOfDocument } from './campaigns.ts'
import type { StoredOffer } from './offers.ts'
import type { RuleChoice } from './documents.ts'
import { isId } from '../base/ids.ts'
import { namesOf } from '../people/members.ts'
import { isAfter, madeAt, newestFirst, pageOf } from '../base/newest-first.ts'
import type { After } from '../base/newest-first.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { likePattern } from '../violations/violations.ts'
import { momentAt, newMoment } from '../base/moments.ts'

interface Summary {
  id: string
  created_by: string | null
  updated_at: string
}

interface Detail extends Summary {
  translated_from: string | null
  template_id: string | null
  tone_id: string | null
  language_key: LanguageKey | null
  markdown: string
  input: Record<string, unknown> | null
  facts: { text?: string; title?: string | null; source?: string | null }[]
  title: string
  approval: 'draft' | 'in_review' | 'approved'
  approved_version: number | null
  current_version: number
  remaining: { rule_id: string; text: string; severity: string; ignored?: true; ignored_by?: string | null }[]
  changes: { number: number; accepted?: true }[]
  unsupported: unknown[]
  lost: unknown[]
  choice: RuleChoice | null
  offered: StoredOffer | null
}

const COLUMNS = `id, title, shared, status, error, language_key, template_id, tone_id, bulk_input_id, translated_from, created_by,
  approval, approved_version, greatest(current_version, 1) as current_version, greatest(versions, 1) as versions,
  jsonb_array_length(jsonb_path_query_array(findings, '$[*] ? (!(@.ignored == true))')) as findings,
  jsonb_array_length(unsupported) + jsonb_array_length(unsaid) as unproved, created_at, updated_at`

interface DocumentQuery {
  search?: string
  bulk_input_id?: string
  approval?: 'draft' | 'in_review' | 'approved'
  offset: number
  limit: number
}

export async function listDocumentsForDesk(
  db: Db,
  workspaceId: string,
  { search = '', bulk_input_id: bulk, approval, offset, limit }: DocumentQuery,
) {
  if (bulk !== undefined && !isId(bulk)) return { documents: [], total: 0 }
  const where = `workspace_id = $1 and ($2::text is null or title ilike $2 or plain ilike $2) and ($3::uuid is null or bulk_input_id = $3)
    and ($4::text is null or approval = $4)`
  const values = [workspaceId, search === '' ? null : likePattern(search), bulk ?? null, approval ?? null]
  const { rows } = await db.query<Summary>(
    `select ${COLUMNS} from documents where ${where} order by created_at desc, id limit $5 offset $6`,
    [...values, limit, offset],
  )
  const { rows: counted } = await db.query<{ n: number }>(`select count(*)::int as n from documents where ${where}`, values)
  return { documents: await withMakers(db, rows), total: counted[0]!.n }
}

/** Null: no matter which. */
interface DocumentFilter {
  templates: string[] | null
  languages: LanguageKey[] | null
  since: string | null
  until: string | null
  approvals: NonNullable<DocumentQuery['approval']>[] | null
  runs: string[] | null
  search: string | null
}

/** The next documents, newest first, and where those behind them go on. */
export async function listDocumentsAfter(
  db: Db,
  workspaceId: string,
  { templates, languages, since, until, approvals, runs, search }: DocumentFilter,
  after: After | null,
  limit: number,
) {
  const { values, parameter } = parametersAfter(workspaceId)
  const conditions = ['workspace_id = $1']
  if (templates) conditions.push(`template_id = any(${parameter(templates, 'uuid[]')})`)
  if (languages) conditions.push(`language_key = any(${parameter(languages, 'text[]')})`)
  if (since) conditions.push(`created_at >= ${parameter(since, 'timestamptz')}`)
  if (until) conditions.push(`created_at < ${parameter(until, 'timestamptz')}`)
  if (approvals) conditions.push(`approval = any(${parameter(approvals, 'text[]')})`)
  if (runs) conditions.push(`bulk_input_id = any(${parameter(runs, 'uuid[]')})`)
  if (search) {
    const term = parameter(likePattern(search), 'text')
    conditions.push(`(title ilike ${term} or plain ilike ${term})`)
  }
  const { rows } = await db.query<Summary & { made_at: number }>(
    `select ${COLUMNS}, ${madeAt('d')} from documents d where ${[...conditions, isAfter('d', after, parameter)].join(' and ')}
     ${newestFirst('d')} limit ${parameter(limit + 1, 'int')}`,
    values,
  )
  const { rows: page, next } = pageOf(rows, limit)
  return { documents: await withMakers(db, page), next }
}

export async function findDocumentForDesk(db: Db, workspaceId: string, id: string) {
  const { rows } = await db.query<Detail>(
    `select ${COLUMNS}, blocks, markdown, plain, input, facts, findings as remaining, changes, unsupported, unsaid as lost,
       model, tokens, message, choice, offered from documents where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  )
  const document = (await withMakers(db, rows))[0]
  return document ? { ...document, campaign: await campaignOfDocument(db, workspaceId, id) } : null
}

/** Null: the workspace's. */
export async function ruleChoiceOf(db: Db, workspaceId: string, id: string): Promise<RuleChoice | null> {
  const { rows } = await db.query<{ choice: RuleChoice | null }>('select choice from documents where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
  ])
  return rows[0]?.choice ?? null
}

async function withMakers<Row extends Summary>(db: Db, rows: Row[]) {
  const names = await namesOf(
    db,
    rows.map((row) => row.created_by).filter((id) => id !== null),
  )
  return rows.map((row) => ({
    ...row,
    created_by: row.created_by && names.has(row.created_by) ? { id: row.created_by, name: names.get(row.created_by)! } : null,
  }))
}

export interface DocumentChange {
  title: string | null
  shared: boolean | null
  content: { blocks: unknown[]; markdown: string; plain: string } | null
  /** What the rules find in it, and what no source supports. */
  review: { findings: object[]; unsupported: object[]; lost: object[] } | null
  /** Changes of rules that still stand in the text. */
  changes: object[] | null
  /** What the editor had read, to the millisecond: somebody else's change since then is not overwritten. */
  basedOn: string | null
}

export async function updateDocument(db: Db, workspaceId: string, id: string, change: DocumentChange): Promise<boolean> {
  const { rowCount } = await db.query(
    `update documents set title = coalesce($3, title), shared = coalesce($4, shared), blocks = coalesce($5::jsonb, blocks),
       markdown = coalesce($6, markdown), plain = coalesce($7, plain),
       findings = coalesce($9::jsonb, findings), unsupported = coalesce($10::jsonb, unsupported), changes = coalesce($12::jsonb, changes),
       updated_at = $13, unsaid = coalesce($14::jsonb, unsaid)
     where workspace_id = $1 and id = $2 and status = 'ready'
       and ($8::timestamptz is null or (updated_at >= $8 and updated_at < $11::timestamptz))`,
    [
      workspaceId,
      id,
      change.title,
      change.shared,
      change.content && JSON.stringify(change.content.blocks),
      change.content?.markdown ?? null,
      change.content?.plain ?? null,
      change.basedOn,
      change.review && JSON.stringify(change.review.findings),
      change.review && JSON.stringify(change.review.unsupported),
      change.basedOn && new Date(Date.parse(change.basedOn) + 1),
      change.changes && JSON.stringify(change.changes),
      momentAt(newMoment()),
      change.review && JSON.stringify(change.review.lost),
    ],
  )
  return rowCount === 1
}

export async function deleteDocument(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from documents where workspace_id = $1 and id = $2', [workspaceId, id])
  if (rowCount === 1) await forgetEventsAbout(db, workspaceId, id)
  return rowCount === 1
}
