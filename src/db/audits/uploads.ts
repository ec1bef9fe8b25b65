import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

interface NewUpload {
  name: string
  type: string
}

interface Upload extends NewUpload {
  content: Buffer
}

export interface StoredUpload {
  id: string
  name: string
  size: number
}

const DAY = 24 * 3600 * 1000
const PART = 1024 * 1024
/** Of a file that is still on its way. */
const INCOMPLETE = -1

/** What a file counts at least: one without a byte is kept all the same. */
const LEAST = 1000

/** Files that nobody took within a day; those of a site are kept as long as it is there. */
const FORGOTTEN = `u.workspace_id = $1 and u.created_at < $2 and (u.site_id is null
  or not exists (select 1 from sites s where s.workspace_id = $1 and s.id = u.site_id))`

/** Forgets files that no audit took within a day, and answers how many bytes the workspace's others have. */
export async function uploadedBytes(db: Db, workspaceId: string): Promise<number> {
  const values = [workspaceId, new Date(Date.now() - DAY)]
  await db.query(
    `delete from upload_parts where workspace_id = $1 and upload_id in (select u.id from uploads u where ${FORGOTTEN})`,
    values,
  )
  await db.query(`delete from uploads u where ${FORGOTTEN}`, values)
  const { rows } = await db.query<{ bytes: string }>(
    'select coalesce(sum(greatest(size, $2)), 0) as bytes from uploads where workspace_id = $1 and size >= 0',
    [workspaceId, LEAST],
  )
  return Number(rows[0]!.bytes)
}

/** Keeps a file for an audit as its bytes come, a part at a time; what breaks off is taken away again. */
export async function storeUpload(
  db: Db,
  workspaceId: string,
  userId: string | null,
  upload: NewUpload,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<StoredUpload> {
  const id = newId()
  const name = upload.name.replaceAll('\0', '').toWellFormed().slice(0, 500)
  await db.query('insert into uploads (workspace_id, id, name, type, size, created_by) values ($1, $2, $3, $4, $5, $6)', [
    workspaceId,
    id,
    name,
    upload.type.replaceAll('\0', '').toWellFormed().slice(0, 200),
    INCOMPLETE,
    userId,
  ])
  try {
    let [size, part] = [0, 0]
    for await (const bytes of parts(content)) {
      size += bytes.length
      await db.query('insert into upload_parts (workspace_id, upload_id, part, content) values ($1, $2, $3, $4)', [
        workspaceId,
        id,
        part++,
        bytes,
      ])
    }
    await db.query('update uploads set size = $3 where workspace_id = $1 and id = $2', [workspaceId, id, size])
    return { id, name, size }
  } catch (error) {
    await forgetUpload(db, workspaceId, id).catch(() => undefined)
    throw error
  }
}

/** The same bytes, a megabyte at a time. */
async function* parts(content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + PART - length)
      gathered.push(piece)
      length += piece.length
      at += piece.length
      if (length < PART) continue
      yield Buffer.concat(gathered)
      gathered = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(gathered)
}

export async function forgetUpload(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.query('delete from upload_parts where workspace_id = $1 and upload_id = $2', [workspaceId, id])
  await db.query('delete from uploads where workspace_id = $1 and id = $2', [workspaceId, id])
}

/** How many of some files are kept, without reading them. */
export async function countUploads(db: Db, workspaceId: string, ids: string[]): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'select count(*)::int as n from uploads where workspace_id = $1 and id = any($2) and size >= 0',
    [workspaceId, ids],
  )
  return rows[0]!.n
}

export async function findUpload(db: Db, workspaceId: string, id: string): Promise<Upload | null> {
  const { rows } = await db.query<NewUpload & { size: string; content: Buffer | null }>(
    'select name, type, size, content from uploads where workspace_id = $1 and id = $2 and size >= 0',
    [workspaceId, id],
  )
  const found = rows[0]
  if (!found) return null
  const { name, type, size } = found
  return { name, type, content: found.content ?? (await wholeOf(db, workspaceId, id, Number(size))) }
}

/** Part by part into its place: the whole is in memory once. */
async function wholeOf(db: Db, workspaceId: string, id: string, size: number): Promise<Buffer> {
  const whole = Buffer.alloc(size)
  for (let at = 0, part = 0; at < size; part++) {
    const { rows } = await db.query<{ content: Buffer }>(
      'select content from upload_parts where workspace_id = $1 and upload_id = $2 and part = $3',
      [workspaceId, id, part],
    )
    if (!rows[0]) throw new Error(`Part ${part} of the upload ${id} is missing.`)
    at += rows[0].content.copy(whole, at)
  }
  return whole
}

/** Some files that are kept, by their names. */
export async function listUploads(db: Db, workspaceId: string, ids: string[]): Promise<StoredUpload[]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<StoredUpload>(
    'select id, name, size from uploads where workspace_id = $1 and id = any($2::uuid[]) and size >= 0 order by name, id',
    [workspaceId, ids],
  )
  return rows
}

/** Gives files of a site, except some, to other sites that read them as well: they are kept as long as one of them does. */
async function handOver(db: Db, workspaceId: string, siteId: string, except: string[]): Promise<void> {
  const { rows } = await db.query<{ id: string; heir: string }>(
    `select distinct on (u.id) u.id, s.id as heir from uploads u
     join sites s on s.workspace_id = $1 and s.id <> $2
       and s.sources @> jsonb_build_array(jsonb_build_object('uploadIds', jsonb_build_array(u.id)))
     where u.workspace_id = $1 and u.site_id = $2 and not u.id = any($3::uuid[]) order by u.id, s.id`,
    [workspaceId, siteId, except],
  )
  if (rows.length === 0) return
  await db.query(
    `update uploads u set site_id = h.heir from unnest($2::uuid[], $3::uuid[]) as h (id, heir) where u.workspace_id = $1 and u.id = h.id`,
    [workspaceId, rows.map(({ id }) => id), rows.map(({ heir }) => heir)],
  )
}

/** Keeps the files that a site reads, and no longer those that it has left off: they are forgotten a day after they came. */
export async function keepForSite(db: Db, workspaceId: string, siteId: string, ids: string[]): Promise<void> {
  await handOver(db, workspaceId, siteId, ids)
  await db.query('update uploads set site_id = null where workspace_id = $1 and site_id = $2 and not id = any($3::uuid[])', [
    workspaceId,
    siteId,
    ids,
  ])
  if (ids.length > 0)
    await db.query('update uploads set site_id = $2 where workspace_id = $1 and id = any($3::uuid[]) and site_id is null', [
      workspaceId,
      siteId,
      ids,
    ])
}

/** With its site the files it kept go as well, unless another site reads them. */
export async function forgetUploadsOf(db: Db, workspaceId: string, siteId: string): Promise<void> {
  await handOver(db, workspaceId, siteId, [])
  const ofSite = 'select id from uploads where workspace_id = $1 and site_id = $2'
  await db.query(`delete from upload_parts where workspace_id = $1 and upload_id in (${ofSite})`, [workspaceId, siteId])
  await db.query('delete from uploads where workspace_id = $1 and site_id = $2', [workspaceId, siteId])
}
