import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { fileSink } from '../../backup/bytes.ts'
import { snapshot } from '../../db/base/pool.ts'
import { endedAudit } from '../evidence.ts'
import { warcRecords } from './pages.ts'
import type { WarcPages } from './pages.ts'

/** Whether a file is to be a WARC file, by its name. */
export const isWarcName = (file: string): boolean => /\.warc(?:\.gz)?$/i.test(file)

/** Writes the pages of an audit as a WARC file, each record packed by itself where the name ends in .gz. Nothing stays where it fails. */
export async function writeWarc(pool: pg.Pool, workspaceId: string, auditId: string, file: string): Promise<WarcPages> {
  const sink = await fileSink(file)
  const pages: WarcPages = { response: 0, resource: 0, conversion: 0, none: 0 }
  const pack = /\.gz$/i.test(file) ? gzipSync : (bytes: Buffer) => bytes
  try {
    await snapshot(pool, async (db) => {
      const audit = await endedAudit(db, workspaceId, auditId)
      for await (const record of warcRecords(db, workspaceId, audit, new Date().toISOString(), pages)) await sink.write(pack(record))
    })
    await sink.end()
    return pages
  } catch (error) {
    await sink.abort()
    throw error
  }
}
