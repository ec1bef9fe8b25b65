import type pg from 'pg'
import type { Db } from './pool.ts'
import { readSettings, SETTING_NAMES, writeSetting } from '../settings/settings.ts'
import type { StampAuthority, StoredModel } from '../settings/settings.ts'
import { listWorkspaces } from '../settings/workspaces.ts'

export interface SecretRow {
  name: string
  /** The secret itself, where an earlier version kept it. */
  value: string | null
  /** What tells whether a process has the right secret, without giving it away. */
  fingerprint: Buffer | null
}

export async function readSecretRows(db: Db): Promise<SecretRow[]> {
  const { rows } = await db.query<SecretRow>('select name, value, fingerprint from secrets')
  return rows
}

/** Of several processes that start at once, one makes the secrets and the others find them. */
export async function lockSecrets(client: pg.PoolClient): Promise<void> {
  await client.query('lock table secrets in share row exclusive mode')
}

/** Remembers which secret this database goes with; the secret itself is forgotten. */
export async function keepFingerprint(client: pg.PoolClient, name: string, fingerprint: Buffer): Promise<void> {
  await client.query(
    `insert into secrets (name, value, fingerprint) values ($1, null, $2)
     on conflict (name) do update set value = null, fingerprint = excluded.fingerprint`,
    [name, fingerprint],
  )
}

export async function endAllSessions(client: pg.PoolClient): Promise<number> {
  return (await client.query('delete from sessions')).rowCount ?? 0
}

type Sealing = StoredModel | StampAuthority

/** Every workspace's models and authorities whose key is sealed, workspace by workspace. `change` answers what is kept instead. */
export async function resealModels(
  client: pg.PoolClient,
  change: (workspaceId: string, model: Sealing & { sealedKey: string }) => Sealing | null,
): Promise<void> {
  for (const { id } of await listWorkspaces(client)) {
    const settings = await readSettings(client, id)
    for (const name of ['model', 'second_model', 'time_stamps'] as const) {
      const model = settings[SETTING_NAMES[name]]
      if (!model?.sealedKey) continue
      const changed = change(id, { ...model, sealedKey: model.sealedKey })
      if (changed) await writeSetting(client, id, name, changed)
    }
  }
}
