import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Settings } from '../config.ts'
import { readSecretRows } from '../db/base/secrets.ts'
import { PlainError } from '../errors.ts'
import { readSecretFile, secretsPath, trailKeyPath, writeSecretFile } from '../secrets/file.ts'
import { fingerprintOf, givenSecret, SECRET_NAMES, SECRETS } from '../secrets/secrets.ts'
import type { Secrets } from './archive.ts'

/** What this server keeps outside its database. */
export function collectSecrets(settings: Settings): Secrets {
  const file = readSecretFile(secretsPath(settings)) ?? {}
  const secrets: Secrets['secrets'] = {}
  for (const name of SECRET_NAMES) {
    const given = givenSecret(settings, name)
    const kept = given === null ? file[name] : { current: given, previous: file[name]?.previous ?? null }
    if (kept) secrets[name] = kept
  }
  const key = trailKeyPath(settings)
  return { secrets, trail_key: existsSync(key) ? readFileSync(key, 'utf8') : null }
}

/** Refuses to restore where other secrets are in place: the data could not be opened with them. */
export function refuseOtherSecrets(settings: Settings, backup: Secrets | null): void {
  if (!backup) return
  const here = collectSecrets(settings)
  for (const name of SECRET_NAMES) {
    const [ours, theirs] = [here.secrets[name], backup.secrets[name]]
    if (!ours || !theirs || ours.current === theirs.current) continue
    const place = givenSecret(settings, name) === null ? secretsPath(settings) : SECRETS[name]
    throw new PlainError(`${place} holds another secret (${name}) than the backup; move it away, the backup brings its own`)
  }
  if (here.trail_key !== null && backup.trail_key !== null && here.trail_key !== backup.trail_key)
    throw new PlainError(`${trailKeyPath(settings)} is another key than the backup's; move it away, the backup brings its own`)
}

/** Puts the secrets of a backup where the server looks for them; answers how to take them away again. */
export function placeSecrets(settings: Settings, backup: Secrets | null): () => void {
  const made: string[] = []
  if (backup) {
    const file = secretsPath(settings)
    const kept = readSecretFile(file)
    const missing = SECRET_NAMES.filter((name) => givenSecret(settings, name) === null && !kept?.[name] && backup.secrets[name])
    if (missing.length > 0) {
      if (!kept) made.push(file)
      writeSecretFile(file, { ...kept, ...Object.fromEntries(missing.map((name) => [name, backup.secrets[name]!])) })
    }
    const key = trailKeyPath(settings)
    if (backup.trail_key !== null && !existsSync(key)) {
      mkdirSync(path.dirname(key), { recursive: true })
      writeFileSync(key, backup.trail_key, { mode: 0o600, flag: 'wx' })
      made.push(key)
    }
  }
  return () => {
    for (const file of made) rmSync(file, { force: true })
  }
}

/** The settings of secrets that the restored database goes with and this server does not have. */
export async function missingSecrets(db: pg.Pool, settings: Settings): Promise<string[]> {
  const { secrets } = collectSecrets(settings)
  const rows = await readSecretRows(db)
  return SECRET_NAMES.filter((name) => {
    const fingerprint = rows.find((row) => row.name === name)?.fingerprint
    return fingerprint && !(secrets[name] && fingerprintOf(secrets[name].current).equals(fingerprint))
  }).map((name) => SECRETS[name])
}
