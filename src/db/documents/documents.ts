import type pg from 'pg'
import type { LanguageKey } from '../../languages.ts'
import type { Channel, RuleSeverity } from '../../rules/definition/rule.ts'
import { CommitBatches } from '../base/commit-batches.ts'
import type { MakeMany } from '../base/commit-batches.ts'
import type { Keep } from '../base/idempotency.ts'
import { newId } from '../base/ids.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'

interface DocumentRow {
  id: string
  status: 'pending' | 'ready' | 'failed'
  error: string | null
  title: string
  shared: boolean
  document: object[] | null
  rawDocument: string
  generatedOutput: string
  bulkInputId: string | null
  languageKey: LanguageKey | null
  templateId: string | null
  toneOfVoiceId: string | null
  /** How it was written, in a sentence or two. */
  message: string
  findings: object[]
  changes: object[]
  unsupported: object[]
  lost: object[]
  facts: object[]
}

export interface NewDocument {
  title: string
  blocks: object[]
  plain: string
  markdown: string
  languageKey: LanguageKey
  templateId: string
  templateVersion: string
  toneId: string | null
  toneVersion: string | null
  infobaseId: string | null
  infobaseVersion: string | null
  input: object
  facts: object[]
  findings: object[]
  changes: object[]
  unsupported: object[]
  lost: object[]
  model: string | null
  tokens: object | null
  message: string
  createdBy: string | null
  bulkInputId: string | null
  bulkRow: number | null
}

export async function findDocument(db: Db, workspaceId: string, id: string): Promise<DocumentRow | null> {
  const { rows } = await db.query<DocumentRow>({
    name: 'document',
    text: `select id, status, error, title, shared, blocks as document, plain as "rawDocument", markdown as "generatedOutput",
        bulk_input_id as "bulkInputId", language_key as "languageKey", template_id as "templateId", tone_id as "toneOfVoiceId",
        message, findings, changes, unsupported, unsaid as lost, facts
      from documents where workspace_id = $1 and id = $2`,
    values: [workspaceId, id],
  })
  return rows[0] ?? null
}

/** What was written, and what it was written from. */
const TEXT = `title, blocks, plain, markdown, language_key, template_id, template_version, tone_id, tone_version,
  infobase_id, infobase_version, input, facts, findings, changes, unsupported, model, tokens, message, unsaid`
/** From the third parameter on. */
const TEXT_VALUES = `$3, $4::jsonb, $5, $6, $7, $8::uuid, $9, $10::uuid, $11, $12::uuid, $13,
  $14::jsonb, $15::jsonb, $16::jsonb, $17::jsonb, $18::jsonb, $19, $20::jsonb, $21, $22::jsonb`
/** The same with who ordered it. */
const WRITTEN = `${TEXT}, created_by, bulk_input_id, bulk_row`

const textOf = (document: NewDocument) => [
  document.title,
  JSON.stringify(document.blocks),
  document.plain,
  document.markdown,
  document.languageKey,
  document.templateId,
  document.templateVersion,
  document.toneId,
  document.toneVersion,
  document.infobaseId,
  document.infobaseVersion,
  JSON.stringify(document.input),
  JSON.stringify(document.facts),
  JSON.stringify(document.findings),
  JSON.stringify(document.changes),
  JSON.stringify(document.unsupported),
  document.model,
  document.tokens && JSON.stringify(document.tokens),
  document.message,
  JSON.stringify(document.lost),
]
const valuesOf = (document: NewDocument) => [...textOf(document), document.createdBy, document.bulkInputId, document.bulkRow]

type Stored = NewDocument & { workspaceId: string; id: string }

/** Documents of a workspace that are finished while others are being stored are stored together, as one statement. */
export async function storeDocument(
  db: pg.Pool,
  workspaceId: string,
  document: NewDocument,
  keep?: Keep<{ id: string; message: string }>,
): Promise<string> {
  const stored = { ...document, workspaceId, id: newId() }
  let batches = storing.get(db)
  if (!batches) storing.set(db, (batches = new CommitBatches(db)))
  await batches.run<Stored, Stored>(workspaceId, {
    keep,
    alone: (on) => storeOne(on, stored),
    made: async (on) => ((await findDocument(on, workspaceId, stored.id)) ? { result: stored } : null),
    batched: { item: stored, many: storeMany },
  })
  return stored.id
}

/** Tells of documents in the statement that stores them. */
const toldSql = (
  stored: string,
  eventId: string,
  data: string,
  moment: string,
) => `insert into event_outbox (workspace_id, id, type, subject, at, data)
      select $1, ${eventId}::uuid, 'document.generated', ${stored}.id::text, ${moment}::timestamptz, ${data}::text
      from ${stored}, event_heads h where h.workspace_id = $1 and h.listening`

const generatedData = (id: string, { title, languageKey, templateId, findings, bulkInputId }: NewDocument): string =>
  JSON.stringify({
    document_id: id,
    title,
    language_key: languageKey,
    template_id: templateId,
    findings: findings.length,
    bulk_id: bulkInputId,
  })

/** Not in one line with decisions: neither waits for the other. */
const storing = new WeakMap<pg.Pool, CommitBatches>()

async function storeOne(db: Db, stored: Stored): Promise<Stored> {
  const { workspaceId, id, ...document } = stored
  await db.query({
    name: 'document-store',
    text: `with stored as (insert into documents (workspace_id, id, ${WRITTEN})
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
        returning id)
      ${toldSql('stored', '$26', '$27', '$28')}`,
    values: [workspaceId, id, ...valuesOf(document), newId(), generatedData(id, document), momentAt(newMoment())],
  })
  return stored
}

/** Several documents of one order: all of them, with the answer that is kept, or none. */
export async function storeDocuments(
  db: pg.Pool,
  workspaceId: string,
  documents: readonly NewDocument[],
  keep?: Keep<{ ids: string[] }>,
): Promise<string[]> {
  const stored = documents.map((document) => ({ ...document, workspaceId, id: newId() }))
  const ids = stored.map(({ id }) => id)
  let batches = storing.get(db)
  if (!batches) storing.set(db, (batches = new CommitBatches(db)))
  await batches.run<never, { ids: string[] }>(workspaceId, {
    ...(keep ? { keep } : {}),
    alone: (on) => storeAll(on, stored).then(() => ({ ids })),
    made: async (on) => ((await findDocument(on, workspaceId, ids[0]!)) ? { result: { ids } } : null),
  })
  return ids
}

const storeMany: MakeMany<Stored, Stored> = (client, documents) => storeAll(client, documents)

async function storeAll(db: Db, documents: Stored[]): Promise<Stored[]> {
  await db.query({
    name: 'documents-store',
    text: `with given as materialized (select * from json_to_recordset($2) as d (
        id uuid, title text, blocks jsonb, plain text, markdown text,
        "languageKey" text, "templateId" uuid, "templateVersion" text,
        "toneId" uuid, "toneVersion" text, "infobaseId" uuid, "infobaseVersion" text,
        input jsonb, facts jsonb, findings jsonb, changes jsonb, unsupported jsonb, model text,
        tokens jsonb, message text, lost jsonb, "createdBy" uuid, "bulkInputId" uuid, "bulkRow" integer, "eventId" uuid, said text)),
      stored as (insert into documents (workspace_id, id, ${WRITTEN})
      select $1, id, title, blocks, plain, markdown,
        "languageKey", "templateId", "templateVersion", "toneId", "toneVersion", "infobaseId", "infobaseVersion",
        input, facts, findings, changes, unsupported, model, tokens, message, lost, "createdBy", "bulkInputId", "bulkRow"
      from given returning 1)
      ${toldSql('given', 'given."eventId"', 'given.said', '$3')}`,
    values: [
      documents[0]!.workspaceId,
      JSON.stringify(documents.map((document) => ({ ...document, eventId: newId(), said: generatedData(document.id, document) }))),
      momentAt(newMoment()),
    ],
  })
  return documents
}

/** Markets and channels whose rules check a document, where they are not the workspace's. */
export interface RuleChoice {
  markets?: string[]
  channels?: Channel[]
}

/** What a document that is still to be written keeps until it is. */
interface PendingDocument {
  title: string
  languageKey: LanguageKey
  templateId: string
  toneId: string | null
  request: object
  createdBy: string | null
  bulkInputId: string | null
  bulkRow: number | null
  choice?: RuleChoice | null | undefined
}

export async function storePending(db: Db, workspaceId: string, pending: PendingDocument): Promise<string> {
  const id = newId()
  await db.query(
    `insert into documents (workspace_id, id, status, title, language_key, template_id, tone_id, request,
       created_by, bulk_input_id, bulk_row, choice)
     values ($1, $2, 'pending', $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      workspaceId,
      id,
      pending.title,
      pending.languageKey,
      pending.templateId,
      pending.toneId,
      JSON.stringify(pending.request),
      pending.createdBy,
      pending.bulkInputId,
      pending.bulkRow,
      pending.choice ? JSON.stringify(pending.choice) : null,
    ],
  )
  return id
}

/** What a translation that waits is made from; its names stay as they are. */
export interface TranslationRequest {
  translate: { sourceId: string; language: LanguageKey; version: number; keep: string[]; keyId?: string | null }
}

/** What a document that waits is written from. */
export interface OrderRequest {
  /** Tells the order from the next one for the same document; null or left out where a document is ordered only once. */
  id?: string
  templateId: string
  language: LanguageKey
  input: string
  toneMetaId: string | null
  refuseAt?: RuleSeverity | null
  fallback?: 'draft' | null
  keyId?: string | null
  variant?: number
  choice?: RuleChoice
  sources?: { id: string; title: string | null; text: string; source: string | null; language?: LanguageKey | null; isOwn?: true }[]
}

interface PendingRow {
  orderId: string | null
  request: OrderRequest | TranslationRequest
  createdBy: string | null
  bulkInputId: string | null
  bulkRow: number | null
}

/** A document that still waits; null when somebody else has written it, failed it or deleted it. */
export async function findPending(db: Db, workspaceId: string, id: string): Promise<PendingRow | null> {
  const { rows } = await db.query<PendingRow>(
    `select request ->> 'id' as "orderId", request, created_by as "createdBy", bulk_input_id as "bulkInputId", bulk_row as "bulkRow"
     from documents where workspace_id = $1 and id = $2 and status = 'pending'`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

/** A document that waits, and the order it waits for: a document that was cancelled may wait for another one. */
export interface PendingOrder {
  id: string
  orderId: string | null
}

/** Fills a waiting document in, once: two workers that wrote the same store one of the texts. */
export async function finishPending(db: Db, workspaceId: string, { id, orderId }: PendingOrder, document: NewDocument): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'document-finish',
    text: `with filled as (update documents set (${WRITTEN}) = row (${TEXT_VALUES}, $23::uuid, $24::uuid, $25::integer),
        status = 'ready', request = null, updated_at = $29::timestamptz
      where workspace_id = $1 and id = $2 and status = 'pending' and request ->> 'id' is not distinct from $28 returning id),
      told as (${toldSql('filled', '$26', '$27', '$29')} returning 1)
      select 1 from filled`,
    values: [workspaceId, id, ...valuesOf(document), newId(), generatedData(id, document), orderId, momentAt(newMoment())],
  })
  return rowCount === 1
}

/** Puts what was written anew in the place of a document's text; its row is locked and its versions have both. */
export async function storeRewritten(
  client: pg.PoolClient,
  workspaceId: string,
  id: string,
  document: NewDocument,
  choice: RuleChoice | undefined,
): Promise<void> {
  await client.query(
    `update documents set (${TEXT}) = row (${TEXT_VALUES}), choice = $23::jsonb, updated_at = $24 where workspace_id = $1 and id = $2`,
    [workspaceId, id, ...textOf(document), choice ? JSON.stringify(choice) : null, momentAt(newMoment())],
  )
}

export async function failPending(db: Db, workspaceId: string, { id, orderId }: PendingOrder, error: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update documents set status = 'failed', error = $3, updated_at = $5
     where workspace_id = $1 and id = $2 and status = 'pending' and request ->> 'id' is not distinct from $4`,
    [workspaceId, id, error, orderId, momentAt(newMoment())],
  )
  return rowCount === 1
}

/** All of a workspace, when the queue that knew of them is elsewhere; answers how many. */
export async function failAllPending(db: Db, workspaceId: string, error: string): Promise<number> {
  const { rowCount } = await db.query(
    `update documents set status = 'failed', error = $2, updated_at = $3 where workspace_id = $1 and status = 'pending'`,
    [workspaceId, error, momentAt(newMoment())],
  )
  return rowCount ?? 0
}

interface BulkRow {
  id: string
  row: number
  status: DocumentRow['status']
  error: string | null
  title: string
  markdown: string
  message: string
  findings: object[]
  changes: object[]
  unsupported: object[]
  lost: object[]
  facts: object[]
}

/** The documents of a bulk run, by row. */
export async function listBulk(db: Db, workspaceId: string, bulkId: string): Promise<BulkRow[]> {
  const { rows } = await db.query<BulkRow>(
    `select id, bulk_row as row, status, error, title, case when status = 'ready' then markdown else '' end as markdown,
       message, findings, changes, unsupported, unsaid as lost, facts
     from documents where workspace_id = $1 and bulk_input_id = $2 and bulk_row is not null order by bulk_row, created_at desc`,
    [workspaceId, bulkId],
  )
  return rows
}

export async function countBulk(db: Db, workspaceId: string, bulkId: string): Promise<{ pending: number; ended: number }> {
  const { rows } = await db.query<{ pending: number; ended: number }>(
    `select count(*) filter (where status = 'pending')::int as pending, count(*) filter (where status <> 'pending')::int as ended
     from documents where workspace_id = $1 and bulk_input_id = $2`,
    [workspaceId, bulkId],
  )
  return rows[0]!
}

/** Failed documents of a bulk run, taken away so that their rows are tried again. */
export async function dropFailedBulk(db: Db, workspaceId: string, bulkId: string): Promise<void> {
  await db.query(`delete from documents where workspace_id = $1 and bulk_input_id = $2 and status = 'failed'`, [workspaceId, bulkId])
}

/** Titles of some documents; those that are gone are left out. */
export async function titlesOf(db: Db, workspaceId: string, ids: string[]): Promise<{ id: string; title: string }[]> {
  const { rows } = await db.query<{ id: string; title: string }>(
    'select id, title from documents where workspace_id = $1 and id = any($2::uuid[])',
    [workspaceId, ids],
  )
  return rows
}
