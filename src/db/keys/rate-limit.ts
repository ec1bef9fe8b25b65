import type { Db } from '../base/pool.ts'

/**
 * Takes one token from a key's bucket; the bucket holds a second's worth and is shared by every process.
 * Answers what is left, below zero when there was none to take.
 */
export async function takeToken(db: Db, keyId: string, perSecond: number): Promise<number> {
  const { rows } = await db.query<{ tokens: number }>({
    name: 'rate-take',
    text: `insert into rate_buckets as b (key_id, tokens, refilled_at) values ($1, $2::float8 - 1, now())
      on conflict (key_id) do update set
        tokens = case when least($2, b.tokens + $2 * extract(epoch from excluded.refilled_at - b.refilled_at)) >= 1
          then least($2, b.tokens + $2 * extract(epoch from excluded.refilled_at - b.refilled_at)) - 1 else b.tokens end,
        refilled_at = case when least($2, b.tokens + $2 * extract(epoch from excluded.refilled_at - b.refilled_at)) >= 1
          then excluded.refilled_at else b.refilled_at end
      returning case when refilled_at = now() then tokens else -1 end as tokens`,
    values: [keyId, perSecond],
  })
  return rows[0]!.tokens
}
