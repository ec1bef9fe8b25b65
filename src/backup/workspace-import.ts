import type pg from 'pg'
import { recordChange, setAdminTrailHead } from '../db/trail/admin.ts'
import { newId } from '../db/base/ids.ts'
import { listMigrations } from '../db/base/migrate.ts'
import { transaction } from '../db/base/pool.ts'
import { agreeOnText, copyIn } from '../db/base/table-copies.ts'
import { accountFor, endTrail, endUnderWay, listWorkspaceTables, setTombstoneHead } from '../db/base/workspace-rows.ts'
import type { WorkspaceTable } from '../db/base/workspace-rows.ts'
import { PlainError } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { NewIdentifiers } from './new-identifiers.ts'
import type { Archive } from './open-archive.ts'
import { Chains, textOf, withNewIds } from './workspace-chains.ts'

/** Identifiers of these may stand within texts and JSON of others. */
const NAMED_ELSEWHERE = new Set(
  `sites templates tones infobases infobase_entries documents audits assets uploads inbox_views assignment_rules approvals
    claim_sources`.split(/\s+/),
)

/** Texts and JSON that name things by identifier. Everything else that is no identifier is somebody's words, and stays. */
const NAMING = new Set([
  'audits.sources',
  'audits.settings',
  'audits.changes',
  'sites.sources',
  'assets.source',
  'assets.url',
  'assets.name',
  'assets.address_key',
  'claims.content',
  'claim_versions.content',
  'violations.asset_url',
  'violations.asset_name',
  'documents.request',
  'documents.facts',
  'documents.changes',
  'documents.findings',
  'documents.approval_steps',
  'documents.steps_done',
  'campaigns.brief',
  'campaigns.answers',
  'campaign_pieces.ordered',
  'campaign_pieces.rewrite',
  'inbox_views.filter',
  'workspace_settings.value',
])

/** JSON that stands in the admin log as well: both get the same identifiers. */
const AS_IN_TRAIL = new Set(['register_entries.content', 'register_versions.content'])

/** These may also name what ships with the product, whose identifiers are alike everywhere. */
const PERHAPS_BUILT_IN = new Set([
  'documents.template_id',
  'documents.tone_id',
  'documents.infobase_id',
  'campaign_pieces.template_id',
  'versions.id',
  'model_spending.template_id',
])

interface Imported {
  id: string
  name: string
  rows: number
  people: { email: string; known: boolean }[]
  /** What was under way and has ended, and schedules that wait. */
  ended: { audits: number; documents: number; sites: number }
}

export async function refuseWorkspaceFile({ file, header }: Archive): Promise<void> {
  if (header.kind !== 'workspace') throw new PlainError(`${file} holds a whole instance; imprimatur restore ${file} restores it`)
  const ours = await listMigrations()
  const known = new Map(header.migrations.map(({ name, sha256 }) => [name, sha256]))
  if (known.size !== ours.length || ours.some(({ name, sha256 }) => known.get(name) !== sha256))
    throw new PlainError(
      `${file} was exported by another version of Imprimatur (${header.product}); both must have the same, upgrade first`,
    )
}

/** Brings a workspace in beside the others, under new identifiers, in one transaction. */
export const importWorkspace = (
  db: pg.Pool,
  archive: Archive,
  actor: Actor,
  onProgress: (text: string) => void = () => undefined,
): Promise<Imported> =>
  transaction(db, async (client) => {
    await agreeOnText(client)
    const ids = new NewIdentifiers()
    const people = await learn(client, archive, ids)
    const chains = { trail: new Chains(ids), tombstones: new Chains(ids), admin_trail: new Chains(ids) }
    const tables = new Map((await listWorkspaceTables(client)).map((table) => [table.name, table]))
    const workspaceId = ids.of(archive.header.workspace_id!)
    let name = ''
    let total = 0
    for await (const { sum, rows } of archive.tables()) {
      const table = tables.get(sum.name)!
      onProgress(`Importing ${sum.name}`)
      if (sum.name === 'users') {
        for await (const _ of rows);
        continue
      }
      const changed = changedRows(table, rows, ids, chains, (fields) => {
        if (table.name === 'workspaces') name = textOf(fields[table.columns.findIndex((column) => column.name === 'name')]!)
      })
      const put = await copyIn(client, { name: table.name, columns: table.columns.map((column) => column.name) }, changed)
      if (put !== sum.rows) throw new PlainError(`${archive.file} has ${put} rows of ${sum.name}, not ${sum.rows}; nothing was imported`)
      total += put
    }
    for (const [old, chain] of chains.trail.heads) {
      if (!ids.isKnown(old)) continue
      const { length, head } = chain.old
      await endTrail(client, workspaceId, ids.of(old), chain, actor, {
        action: 'import',
        violation_id: null,
        group_id: null,
        reason: `The trail of audit ${old} had ${length} entries, the last with the hash ${head}`,
        imported: { workspace_id: archive.header.workspace_id, audit_id: old, length, head },
      })
    }
    for (const [, chain] of chains.tombstones.heads) await setTombstoneHead(client, workspaceId, chain)
    for (const [, chain] of chains.admin_trail.heads) await setAdminTrailHead(client, workspaceId, chain)
    const administered = chains.admin_trail.heads.get(archive.header.workspace_id!)?.old ?? null
    await recordChange(client, workspaceId, {
      kind: 'workspace.imported',
      subject: name,
      from: { workspace_id: archive.header.workspace_id, administration: administered },
      to: null,
      actor,
    })
    return { id: workspaceId, name, rows: total, people, ended: await endUnderWay(client, workspaceId) }
  })

/** What must be known before the first row is written: the people, and which identifiers texts may name. */
async function learn(client: pg.PoolClient, archive: Archive, ids: NewIdentifiers): Promise<Imported['people']> {
  const people: Imported['people'] = []
  const layouts = new Map(archive.header.tables.map(({ name, columns }) => [name, columns]))
  for await (const { sum, rows } of archive.tables()) {
    const columns = layouts.get(sum.name)!
    const at = (name: string) => columns.indexOf(name)
    for await (const lines of linesOf(rows))
      for (const line of lines) {
        if (sum.name === 'users') {
          const fields = line.split('\t')
          const [id, email, name] = ['id', 'email', 'name'].map((column) => textOf(fields[at(column)]!)) as [string, string, string]
          const made = newId()
          const account = await accountFor(client, { id: made, email, name })
          ids.choose(id, account)
          people.push({ email, known: account !== made })
        } else if (NAMED_ELSEWHERE.has(sum.name)) ids.know(line.split('\t', at('id') + 1)[at('id')]!)
      }
  }
  return people
}

/** Whole lines, as many as a part has. One character stands for one byte. */
async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part.toString('latin1')).split('\n')
    rest = lines.pop()!
    if (lines.length > 0) yield lines
  }
}

/** Tables whose entries are hashed one upon the other. */
type Chained = 'trail' | 'tombstones' | 'admin_trail'
const isChained = (table: string): table is Chained => ['trail', 'tombstones', 'admin_trail'].includes(table)

async function* changedRows(
  { name: table, columns }: WorkspaceTable,
  parts: AsyncIterable<Buffer>,
  ids: NewIdentifiers,
  chains: Record<Chained, Chains>,
  onRow: (fields: string[]) => void,
): AsyncGenerator<Buffer> {
  const at = (name: string) => columns.findIndex((column) => column.name === name)
  const changes = columns.flatMap(({ name, type }, index): [number, (field: string) => string][] => {
    const place = `${table}.${name}`
    if (AS_IN_TRAIL.has(place)) return [[index, (field) => withNewIds(field, ids)]]
    if (NAMING.has(place) || PERHAPS_BUILT_IN.has(place)) return [[index, (field) => ids.whereKnown(field)]]
    return type === 'uuid' || type === 'uuid[]' ? [[index, (field) => ids.everywhere(field)]] : []
  })
  const chained = isChained(table) ? { entry: at('entry'), previous: at('previous'), hash: at('hash') } : null
  const chainAt = table === 'trail' ? at('audit_id') : at('workspace_id')
  for await (const lines of linesOf(parts)) {
    const changed = lines.map((line) => {
      const fields = line.split('\t')
      if (chained) chains[table as Chained].next(fields[chainAt]!, fields, chained)
      for (const [index, change] of changes) fields[index] = change(fields[index]!)
      onRow(fields)
      return fields.join('\t')
    })
    yield Buffer.from(`${changed.join('\n')}\n`, 'latin1')
  }
}
