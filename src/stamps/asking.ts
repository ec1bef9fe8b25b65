import type pg from 'pg'
import type { Settings } from '../config.ts'
import { openOutsides } from '../fetch/outside.ts'
import { createSeal } from '../secrets/seal.ts'
import type { Seal } from '../secrets/seal.ts'
import { openSecret } from '../secrets/secrets.ts'
import type { Asking } from './ask.ts'

/** Opens what the passwords of authorities are sealed with. */
export const sealOf = (db: pg.Pool, settings: Settings) => async (): Promise<Seal> =>
  createSeal(await openSecret(db, settings, 'model-keys'))

/** Asks authorities for as long as something is done. */
export async function withAsking<T>(db: pg.Pool, settings: Settings, work: (asking: Asking) => Promise<T>): Promise<T> {
  const { outsideFor, close } = openOutsides(settings)
  try {
    return await work({ outsideFor, seal: sealOf(db, settings) })
  } finally {
    await close()
  }
}
