import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../config.ts'
import { hashOfChange } from '../db/trail/admin.ts'
import { findStatus } from '../db/audits/runs.ts'
import { hashOfTombstone, tombstoneOf } from '../db/deletion/tombstones.ts'
import { administrationOf, hashOfEntry, listHeads } from '../db/trail/trail.ts'
import type { TrailHead } from '../db/trail/trail.ts'
import type { Db } from '../db/base/pool.ts'
import type { TrailProblem } from '../db/trail/replay.ts'
import { PlainError } from '../errors.ts'
import { trailKeyPath } from '../secrets/file.ts'

/*
 * Whoever can write the database can also write a whole new chain. So the ends of the trails are signed with a key that is not in the
 * database and appended to a file that the operator keeps elsewhere; a trail must still contain every end that was ever written there.
 */

/** A head that is known to have been there at a time. */
export interface KnownHead extends TrailHead {
  at: string
}

interface SignedHead extends KnownHead {
  workspace_id: string
  signature: string
}

const signed = ({ at, workspace_id, audit_id, length, head }: Omit<SignedHead, 'signature'>): Buffer =>
  Buffer.from([at, workspace_id, audit_id, length, head].join('\n'))

/** The key of the file; with `make`, a new one where there is none. A file that everybody may read is refused. */
function signingKey(settings: Settings, make: boolean): KeyObject {
  const file = trailKeyPath(settings)
  try {
    if (process.platform !== 'win32' && statSync(file).mode & 0o007)
      throw new PlainError(`${file} may be read by everybody on this machine; chmod 600 it`)
    return createPrivateKey(readFileSync(file))
  } catch (error) {
    if (error instanceof PlainError) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' || !make) throw new PlainError(`${file}, the key that signs the heads of trails, cannot be read (${code})`)
  }
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process has made it meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return signingKey(settings, false)
    throw new PlainError(`${file}, the key that signs the heads of trails, cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  return privateKey
}

/** Lines that are no head are kept as null, so that they can be named. */
function readHeads(file: string, missing: 'empty' | 'fails'): (SignedHead | null)[] {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && missing === 'empty') return []
    throw new PlainError(`${file}, the file of heads, cannot be read (${code})`)
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      try {
        return JSON.parse(line) as SignedHead
      } catch {
        return null
      }
    })
}

/** Appends the heads that have moved since they were last written; answers how many. */
export async function writeHeads(db: Db, workspaceId: string, settings: Settings): Promise<number> {
  const file = settings.TRAIL_HEADS
  const written = new Map(readHeads(file, 'empty').map((line) => [line?.audit_id, line?.head]))
  const moved = (await listHeads(db, workspaceId)).filter(({ audit_id: id, head }) => written.get(id) !== head)
  if (moved.length === 0) return 0
  const key = signingKey(settings, true)
  const at = new Date().toISOString()
  const lines = moved.map((head) => {
    const line = { at, workspace_id: workspaceId, ...head }
    return `${JSON.stringify({ ...line, signature: sign(null, signed(line), key).toString('base64') })}\n`
  })
  appendFileSync(file, lines.join(''))
  return moved.length
}

/** Whose head a line is: an audit's, that of the workspace's tombstones, or that of its administration. */
type Filed = 'audit' | 'tombstones' | 'administration'

const filedUnder = (id: string, workspaceId: string): Filed =>
  id === workspaceId ? 'tombstones' : id === administrationOf(workspaceId) ? 'administration' : 'audit'

const HASHES: Record<Filed, (db: Db, workspaceId: string, id: string, number: number) => Promise<string | null>> = {
  audit: hashOfEntry,
  tombstones: (db, workspaceId, _id, number) => hashOfTombstone(db, workspaceId, number),
  administration: (db, workspaceId, _id, number) => hashOfChange(db, workspaceId, number),
}

const missing = (filed: Filed, exists: boolean, { length, at }: KnownHead): string =>
  filed === 'tombstones'
    ? `tombstones are missing: there were ${length} at ${at}`
    : exists
      ? `the trail was truncated: it had ${length} entries at ${at}`
      : `the audit is gone without a tombstone: its trail had ${length} entries at ${at}`

/** Holds the trails of a workspace against heads that were written earlier. */
export async function compareHeads(db: Db, workspaceId: string, settings: Settings, file: string): Promise<TrailProblem[]> {
  const key = createPublicKey(signingKey(settings, false))
  const problems: TrailProblem[] = []
  for (const [index, line] of readHeads(file, 'fails').entries()) {
    if (line && line.workspace_id !== workspaceId) continue
    const forged = !line || !verify(null, signed(line), key, Buffer.from(String(line.signature), 'base64'))
    if (forged) {
      problems.push({ audit_id: line?.audit_id ?? '', number: null, what: `line ${index + 1} of the heads was not signed with this key` })
      continue
    }
    const problem = await comparedTo(db, workspaceId, line)
    if (problem) problems.push(problem)
  }
  return problems
}

/** Whether a trail still contains an end that it had once; null: it does. */
export async function comparedTo(db: Db, workspaceId: string, known: KnownHead): Promise<TrailProblem | null> {
  const { audit_id, length: number, head, at } = known
  const filed = filedUnder(audit_id, workspaceId)
  const hash = await HASHES[filed](db, workspaceId, audit_id, number)
  // A deleted audit has left the end of its trail; what came before that end cannot be compared any more.
  const buried = filed === 'audit' ? await tombstoneOf(db, workspaceId, audit_id) : null
  if (buried && number <= buried.length)
    return number === buried.length && buried.head !== head
      ? { audit_id, number, what: `the tombstone does not name the head of ${at}` }
      : null
  if (hash === null) {
    const exists = filed !== 'audit' || (await findStatus(db, workspaceId, audit_id)) !== null
    return { audit_id, number, what: missing(filed, exists, known) }
  }
  return hash === head ? null : { audit_id, number, what: `the trail was rewritten: entry ${number} is not that of ${at}` }
}
