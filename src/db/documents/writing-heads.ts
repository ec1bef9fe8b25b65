import type pg from 'pg'
import { Sharer } from '../base/batched-reads.ts'
import type { KnowledgeBaseHead } from '../library/knowledge-bases.ts'
import { settingsOf } from '../settings/settings.ts'
import type { SettingRow, WorkspaceSettings } from '../settings/settings.ts'

/** One of a workspace's own templates or tones: what tells whether this process has read it. */
export interface LibraryHead {
  id: string
  version: number
}

/** All that a request for a document is checked against, as it was at one moment. */
interface WritingHeads {
  templates: LibraryHead[]
  tones: LibraryHead[]
  infobases: KnowledgeBaseHead[]
  settings: WorkspaceSettings
  /** The name of the workspace and those of its people. */
  names: string[]
}

type Row = Omit<WritingHeads, 'settings' | 'names'> & { settings: SettingRow[] }

const listOf = (table: string, columns: string[], order: string) =>
  `(select coalesce(json_agg(json_build_object(${columns.map((column) => `'${column}', ${column}`).join(', ')}) order by ${order}), '[]')
    from ${table} where workspace_id = $1)`

async function read(db: pg.Pool, workspaceId: string): Promise<WritingHeads> {
  const { rows } = await db.query<Row>({
    name: 'writing-heads',
    text: `select ${listOf('templates', ['id', 'version'], 'created_at, id')} as templates,
        ${listOf('tones', ['id', 'version'], 'created_at, id')} as tones,
        ${listOf('infobases', ['id', 'name', 'description', 'version'], 'created_at, id')} as infobases,
        ${listOf('workspace_settings', ['name', 'value'], 'name')} as settings`,
    values: [workspaceId],
  })
  // These tables are local and the others may be distributed: a statement of their own.
  const { rows: named } = await db.query<{ name: string }>({
    name: 'workspace-names',
    text: `select name from workspaces where id = $1
      union select u.name from members m join users u on u.id = m.user_id where m.workspace_id = $1 and u.name <> ''`,
    values: [workspaceId],
  })
  const { settings, ...heads } = rows[0]!
  return { ...heads, settings: settingsOf(settings), names: named.map(({ name }) => name) }
}

const sharers = new WeakMap<pg.Pool, Sharer<WritingHeads>>()

/** Documents are often asked for many at a time: those of one workspace that arrive together share the reading. */
export function readWritingHeads(db: pg.Pool, workspaceId: string): Promise<Readonly<WritingHeads>> {
  let sharer = sharers.get(db)
  if (!sharer) sharers.set(db, (sharer = new Sharer((id) => read(db, id))))
  return sharer.load(workspaceId)
}
