import type pg from 'pg'
import type { Settings } from '../config.ts'
import { transaction } from '../db/base/pool.ts'
import { endAllSessions, keepFingerprint, lockSecrets, resealModels } from '../db/base/secrets.ts'
import { resealSecondFactors } from '../db/people/second-factors.ts'
import { createSeal } from './seal.ts'
import { readSecretFile, secretsPath, writeSecretFile } from './file.ts'
import { fingerprintOf, givenSecret, newSecret, openSecret, SECRET_NAMES, SECRETS } from './secrets.ts'
import type { SecretName } from './secrets.ts'

export interface Rotated {
  name: SecretName
  setting: string
  /** Where it is now: in the file, or to be set in the environment, which no program can change for its parent. */
  kept: 'file' | 'environment'
  value: string | null
}

/**
 * Makes new secrets. What is sealed is sealed again in one transaction, and every session ends. The file holds the new and the previous
 * secret before the database changes, so that a crash in between loses nothing.
 */
export async function rotateSecrets(db: pg.Pool, settings: Settings): Promise<{ rotated: Rotated[]; sessions: number }> {
  const before = await Promise.all(SECRET_NAMES.map((name) => openSecret(db, settings, name)))
  const next = SECRET_NAMES.map((name, at) => ({
    name,
    given: givenSecret(settings, name) !== null,
    secret: { current: newSecret(), previous: before[at]!.current },
  }))
  const file = secretsPath(settings)
  const inFile = next.filter(({ given }) => !given)
  const sessions = await transaction(db, async (client) => {
    await lockSecrets(client)
    if (inFile.length > 0)
      writeSecretFile(file, { ...readSecretFile(file), ...Object.fromEntries(inFile.map(({ name, secret }) => [name, secret])) })
    const [old, fresh] = [before, next.map(({ secret }) => secret)].map((all) => all[SECRET_NAMES.indexOf('model-keys')]!)
    await reseal(client, createSeal(old!), createSeal(fresh!), false)
    for (const { name, secret } of next) await keepFingerprint(client, name, fingerprintOf(secret.current))
    return endAllSessions(client)
  })
  const rotated = next.map(({ name, given, secret }) => ({
    name,
    setting: SECRETS[name],
    kept: given ? ('environment' as const) : ('file' as const),
    value: given ? secret.current : null,
  }))
  return { rotated, sessions }
}

/** Goes on with the secrets at hand, or new ones, where those of before are lost: what they sealed is dropped, every session ends. */
export async function replaceLostSecrets(db: pg.Pool, settings: Settings): Promise<{ dropped: number; sessions: number }> {
  const file = secretsPath(settings)
  return transaction(db, async (client) => {
    await lockSecrets(client)
    const kept = readSecretFile(file) ?? {}
    for (const name of SECRET_NAMES) {
      const given = givenSecret(settings, name)
      kept[name] ??= { current: newSecret(), previous: null }
      if (given !== null) kept[name] = { current: given, previous: kept[name].previous }
      await keepFingerprint(client, name, fingerprintOf(kept[name].current))
    }
    if (SECRET_NAMES.some((name) => givenSecret(settings, name) === null)) writeSecretFile(file, kept)
    const seal = createSeal(kept['model-keys']!)
    return { dropped: await reseal(client, seal, seal, true), sessions: await endAllSessions(client) }
  })
}

type Seal = ReturnType<typeof createSeal>

/** How many could not be opened; those are dropped only where that is asked for. */
async function reseal(client: pg.PoolClient, old: Seal, fresh: Seal, drops: boolean): Promise<number> {
  let lost = 0
  await resealModels(client, (workspaceId, model) => {
    const key = old.open(model.sealedKey, workspaceId)
    if (key !== null) return { ...model, sealedKey: fresh.seal(key, workspaceId) }
    lost++
    return drops ? { ...model, sealedKey: null } : null
  })
  const resealed = (userId: string, sealed: string) => {
    const secret = old.open(sealed, userId)
    return secret === null ? null : fresh.seal(secret, userId)
  }
  return lost + (await resealSecondFactors(client, resealed, drops))
}
