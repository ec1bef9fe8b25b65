import { randomBytes } from 'node:crypto'
import type { Db } from './pool.ts'

/** A secret the server made for itself at its first start: every process reads the same one. */
export async function keptSecret(db: Db, name: string): Promise<string> {
  await db.query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ])
  const { rows } = await db.query<{ value: string }>('select value from secrets where name = $1', [name])
  return rows[0]!.value
}
