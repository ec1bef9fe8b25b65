import type pg from 'pg'
import { MOVING } from './copies.ts'

/** What the text of a value depends on, on this machine and on the others. */
const AGREED = [`timezone = 'UTC'`, `datestyle = 'ISO'`, `intervalstyle = 'postgres'`, `bytea_output = 'hex'`, 'extra_float_digits = 1']

/** Lets SET LOCAL reach the other machines as well. */
export async function agreeEverywhere(client: pg.ClientBase): Promise<void> {
  await client.query(`set citus.propagate_set_commands = 'local'`)
}

/** Of a transaction that compares. */
export async function agreeOnTexts(client: pg.ClientBase): Promise<void> {
  for (const setting of AGREED) await client.query(`set local ${setting}`)
}

/**
 * The workspaces whose rows of a table are not the same in the copy: their number, and a hash over all of them, whatever their order. With
 * `workspaces` only those are compared. Within the caller's transaction, which has agreed on texts.
 */
export async function differing(client: pg.ClientBase, name: string, workspaces: string[] | null): Promise<Set<string>> {
  if (workspaces?.length === 0) return new Set()
  const sums = async (schema: string) => {
    const { rows } = await client.query<{ workspace: string; sum: string }>(
      `select workspace_id as workspace, count(*) || ' ' || sum(hashtextextended(t::text, 0)::numeric) as sum from ${schema}.${name} t
       ${workspaces ? 'where workspace_id = any($1::uuid[])' : ''} group by workspace_id`,
      workspaces ? [workspaces] : [],
    )
    return new Map(rows.map(({ workspace, sum }) => [workspace, sum]))
  }
  // The original first: what changes in it afterwards is noted, and the copy changes by us alone.
  const [original, copy] = [await sums('public'), await sums(MOVING)]
  return new Set([...original.keys(), ...copy.keys()].filter((id) => original.get(id) !== copy.get(id)))
}
