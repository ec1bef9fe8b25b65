import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import type { SettingName, Settings } from '../config.ts'
import { transaction } from '../db/base/pool.ts'
import { keepFingerprint, lockSecrets, readSecretRows } from '../db/base/secrets.ts'
import type { SecretRow } from '../db/base/secrets.ts'
import { PlainError, UsageError } from '../errors.ts'
import { readSecretFile, secretsPath, writeSecretFile } from './file.ts'
import type { Secret, SecretFile } from './file.ts'
import { say } from '../telemetry/say.ts'

/** Every secret of the server, and the setting that may give it. */
export const SECRETS = { auth: 'AUTH_SECRET', 'model-keys': 'ENCRYPTION_KEY' } as const satisfies Record<string, SettingName>
export type SecretName = keyof typeof SECRETS
export const SECRET_NAMES = Object.keys(SECRETS) as SecretName[]

const SHORTEST = 32

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const fingerprintOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'imprimatur fingerprint', 32))

/** What the settings give; refused when it is too short to be a secret. */
export function givenSecret(settings: Settings, name: SecretName): string | null {
  const value = settings[SECRETS[name]]
  if (value === '') return null
  if (value.length < SHORTEST) throw new UsageError(`${SECRETS[name]} must have at least ${SHORTEST} characters`)
  return value
}

/**
 * A secret of the server: from the settings, else from the file of secrets, which is made at the first start. The database keeps only
 * fingerprints, so that a copy of it opens nothing, and a machine with other secrets is told so instead of ending everybody's sessions.
 */
export async function openSecret(db: pg.Pool, settings: Settings, name: SecretName): Promise<Secret> {
  const given = givenSecret(settings, name)
  const file = secretsPath(settings)
  const kept = readSecretFile(file)
  const secret = given === null ? kept?.[name] : { current: given, previous: kept?.[name]?.previous ?? null }
  const row = (await readSecretRows(db)).find((each) => each.name === name)
  if (secret && row?.fingerprint && matches(secret, row)) return secret
  return transaction(db, async (client) => {
    await lockSecrets(client)
    return settle(client, settings, name, given, file)
  })
}

async function settle(client: pg.PoolClient, settings: Settings, name: SecretName, given: string | null, file: string): Promise<Secret> {
  const kept: SecretFile = readSecretFile(file) ?? {}
  const row = (await readSecretRows(client)).find((each) => each.name === name) ?? null
  const inDatabase = row?.value ?? null
  const previous = kept[name]?.previous ?? (given !== null && inDatabase !== given ? inDatabase : null)
  const secret: Secret =
    given !== null ? { current: given, previous } : (kept[name] ?? { current: inDatabase ?? newSecret(), previous: null })
  if (row?.fingerprint && (!matches(secret, row) || (given === null && !kept[name]))) throw new PlainError(elsewhere(name, given, file), 2)
  if (given === null && !kept[name]) {
    writeSecretFile(file, { ...kept, [name]: secret })
    if (settings.DATABASE_URL !== '' && inDatabase === null)
      say('warn', `A secret (${name}) was made and is kept in ${file}: other machines on this database need the same file.`)
  } else if (previous !== null && !kept[name]?.previous) writeSecretFile(file, { ...kept, [name]: secret })
  // Only once the file is there: what was kept in the database before is forgotten there.
  await keepFingerprint(client, name, fingerprintOf(secret.current))
  return secret
}

function matches({ current }: Secret, { fingerprint }: SecretRow): boolean {
  return timingSafeEqual(fingerprintOf(current), fingerprint!)
}

const elsewhere = (name: SecretName, given: string | null, file: string) =>
  given === null
    ? `This database goes with another secret (${name}) than ${file} holds: copy the file of secrets from the machine that has it, or ` +
      `set ${SECRETS[name]} as there; if it is lost, imprimatur secret rotate --lost makes a new one`
    : `${SECRETS[name]} is not the secret that this database goes with: set it as it was, alike on every machine; if it is lost, ` +
      'imprimatur secret rotate --lost takes this one'
