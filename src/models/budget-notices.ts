import type pg from 'pg'
import { newlyReached } from '../db/settings/budget-notices.ts'
import { listKeys } from '../db/keys/keys.ts'
import { membersWith } from '../db/people/members.ts'
import { spentSince } from '../db/settings/model-spending.ts'
import type { Spender } from '../db/settings/model-spending.ts'
import { writeNotices } from '../db/people/notices.ts'
import { transaction } from '../db/base/pool.ts'
import type { Budget, SpendingSettings } from '../db/settings/settings.ts'

interface Reached {
  /** What tells limits apart: whose it is, which of the two, and how much. A limit that was raised is another one. */
  id: string
  level: 'soft' | 'hard'
  keyId: string | null
}

/** What this process has seen written already: the database is not asked again with each call. */
const noticed = new Set<string>()
const MOST_NOTICED = 10_000

/** Writes to the owners, once a month for each limit that the spending has reached: a notice, and a mail as each of them has chosen. */
export async function notifyOfBudgets(
  db: pg.Pool,
  workspaceId: string,
  month: string,
  spender: Pick<Spender, 'keyId'>,
  { budget, key_budgets: keyBudgets }: Pick<SpendingSettings, 'budget' | 'key_budgets'>,
): Promise<void> {
  const keyId = spender.keyId ?? null
  const ofKey = keyId === null ? undefined : keyBudgets[keyId]
  const seen = ({ id }: Reached) => `${workspaceId} ${month} ${id}`
  const limits = [...(budget ? limitsOf(budget, null) : []), ...(ofKey ? limitsOf(ofKey, keyId) : [])]
  const open = limits.filter((limit) => !noticed.has(seen(limit)))
  if (open.length === 0) return
  const reached: Reached[] = []
  for (const [key, of] of Map.groupBy(open, (limit) => limit.keyId)) {
    const spent = await spentSince(db, workspaceId, month, key)
    reached.push(...of.filter(({ unit, at }) => spent[unit === 'tokens' ? 'tokens' : 'cost'] >= at))
  }
  if (reached.length === 0) return
  await transaction(db, (client) => write(client, workspaceId, month, reached))
  if (noticed.size > MOST_NOTICED) noticed.clear()
  for (const limit of reached) noticed.add(seen(limit))
}

const limitsOf = ({ unit, soft, hard }: Budget, keyId: string | null) =>
  ([['soft', soft] as const, ['hard', hard] as const] as const).flatMap(([level, at]) =>
    at === null ? [] : [{ id: `${keyId ?? 'workspace'} ${level} ${unit} ${at}`, level, keyId, unit, at }],
  )

async function write(client: pg.PoolClient, workspaceId: string, month: string, reached: readonly Reached[]): Promise<void> {
  const ids = await newlyReached(
    client,
    workspaceId,
    month,
    reached.map(({ id }) => id),
  )
  const fresh = reached.filter(({ id }) => ids.includes(id))
  if (fresh.length === 0) return
  const keys = fresh.some(({ keyId }) => keyId !== null) ? await listKeys(client, workspaceId) : []
  const owners = await membersWith(client, workspaceId, ['owner'])
  await writeNotices(
    client,
    workspaceId,
    fresh.flatMap(({ level, keyId }) =>
      owners.map((userId) => ({
        userId,
        kind: 'budget' as const,
        // Null would be the workspace's own budget.
        by: keyId === null ? null : (keys.find(({ id }) => id === keyId)?.name ?? 'deleted key'),
        outcome: level,
      })),
    ),
  )
}
