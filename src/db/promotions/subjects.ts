import type { RegisterProof } from '../../promotions/content.ts'
import type { RegisterProofKind } from '../../contract/values.ts'
import { isId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'

const TABLES: Partial<Record<RegisterProofKind, string>> = {
  claim: 'claims',
  document: 'documents',
  finding: 'violations',
  audit: 'audits',
  source: 'claim_sources',
}

/** Proofs that name something which the workspace does not have. */
export async function unknownProofs(db: Db, workspaceId: string, proofs: readonly RegisterProof[]): Promise<RegisterProof[]> {
  const there = new Set<string>()
  for (const [kind, table] of Object.entries(TABLES)) {
    const ids = proofs.flatMap((proof) => (proof.kind === kind && proof.id !== null && isId(proof.id) ? proof.id : []))
    if (ids.length === 0) continue
    const { rows } = await db.query<{ id: string }>(`select id from ${table} where workspace_id = $1 and id = any($2::uuid[])`, [
      workspaceId,
      ids,
    ])
    for (const { id } of rows) there.add(`${kind} ${id}`)
  }
  return proofs.filter(({ kind, id }) => kind in TABLES && !there.has(`${kind} ${id}`))
}

/** What can still be opened of what entries are about or name as a proof, as `kind id`. */
export async function stillThere(db: Db, workspaceId: string, named: readonly RegisterProof[]): Promise<Set<string>> {
  const gone = new Set((await unknownProofs(db, workspaceId, named)).map(({ kind, id }) => `${kind} ${id}`))
  return new Set(named.flatMap(({ kind, id }) => (id === null || gone.has(`${kind} ${id}`) ? [] : `${kind} ${id}`)))
}

interface Reading {
  asset_id: string
  audit_id: string
  audit_name: string
  sha256: string | null
}

/** Audits that are looked through for a page. */
const NEWEST_AUDITS = 200

/** The page as the newest audit that has an address has read it. */
export async function newestReading(db: Db, workspaceId: string, url: string): Promise<Reading | null> {
  const { rows } = await db.query<Reading>(
    `with newest as materialized (
       select id, name, created_at from audits where workspace_id = $1 order by created_at desc limit ${NEWEST_AUDITS}
     )
     select s.id as asset_id, n.id as audit_id, n.name as audit_name, encode(s.content_hash, 'hex') as sha256
     from newest n join assets s on s.workspace_id = $1 and s.audit_id = n.id and s.url = $2
     where s.state = 'completed' and not s.gone order by n.created_at desc limit 1`,
    [workspaceId, url],
  )
  return rows[0] ?? null
}
