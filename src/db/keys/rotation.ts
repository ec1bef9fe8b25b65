import type pg from 'pg'
import { recordChange } from '../trail/admin.ts'
import type { By } from '../trail/admin.ts'
import { announceKey, createKey, forgetHere, keyColumns } from './keys.ts'
import type { KeyRow } from './keys.ts'
import { transaction } from '../base/pool.ts'

type Rotated = { made: Awaited<ReturnType<typeof createKey>>; oldEnds: string } | 'unknown' | 'ended' | 'replaced' | 'not-yours'

/**
 * A new key in place of another, with the same name, owner, scopes and limits. The old one works for so many hours more, so that whatever
 * uses it can be changed meanwhile; both are the same program in the trail. `workspaceId` limits it to that workspace's keys. `userId`: who
 * asks, and has the new key; a person's own key, which acts in that person's name, is given to nobody else. Null: the command line.
 */
export async function rotateKey(
  db: pg.Pool,
  id: string,
  { workspaceId, userId, overlapHours }: { workspaceId: string | null; userId: string | null; overlapHours: number },
  { actor, why = null }: By,
  /** Whether the caller may still do this, asked inside the transaction. */
  check: (client: pg.PoolClient) => Promise<void> = async () => undefined,
): Promise<Rotated> {
  const rotated = await transaction(db, async (client): Promise<Rotated> => {
    await check(client)
    const { rows } = await client.query<KeyRow & { workspace_id: string; user_id: string | null }>(
      `select ${keyColumns('k')}, k.workspace_id, k.user_id from api_keys k
       where k.id = $1 and ($2::uuid is null or k.workspace_id = $2) for update`,
      [id, workspaceId],
    )
    const old = rows[0]
    const now = Date.now()
    if (!old) return 'unknown'
    if (old.revoked_at || (old.expires_at && Date.parse(old.expires_at) <= now)) return 'ended'
    if (old.replaced_by) return 'replaced'
    if (userId !== null && old.belongs_to === 'person' && old.user_id !== userId) return 'not-yours'
    const { name, belongs_to: belongsTo, scopes, rate_limit: rateLimit } = old
    // A key made to last so many days lasts as many again.
    const lasts = old.expires_at && Date.parse(old.expires_at) - Date.parse(old.created_at)
    const until = lasts ? new Date(now + lasts) : null
    const made = await createKey(client, old.workspace_id, name, userId ?? old.user_id, belongsTo, { scopes, rateLimit, expiresAt: until })
    const ends = Math.min(now + overlapHours * 3_600_000, old.expires_at ? Date.parse(old.expires_at) : Infinity)
    const oldEnds = new Date(ends).toISOString()
    await client.query('update api_keys set expires_at = $2, replaced_by = $3 where id = $1', [id, oldEnds, made.id])
    await recordChange(client, old.workspace_id, {
      kind: 'key.rotated',
      subject: name,
      subjectId: made.id,
      from: { key_id: id, prefix: old.prefix, ends: oldEnds },
      to: { prefix: made.key.slice(0, old.prefix.length), ...(until ? { expires_at: until.toISOString() } : {}) },
      why: why ?? null,
      actor,
    })
    await announceKey(client, id)
    return { made, oldEnds }
  })
  if (typeof rotated === 'object') forgetHere([id])
  return rotated
}
