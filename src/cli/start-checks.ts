import { createServer } from 'node:net'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { embeddedAsItLies } from '../db/base/embedded/as-it-lies.ts'
import { PlainError, UsageError } from '../errors.ts'
import { ModelFailure } from '../generation/base/model.ts'
import { modelsOfSettings } from '../models/of-settings.ts'
import { providerOf } from '../models/providers.ts'

/** What would only be found once a database was made, or with the first document: said before anything is done. */
export async function refuseWrongStart(settings: Settings): Promise<void> {
  refuseWrongModel(settings)
  // A server of the same data folder that is stopping still has the port, and is waited for.
  if (settings.DATABASE_URL === '' && embeddedAsItLies(settings.DATA).data !== null) return
  await refuseUsedPort(settings)
}

/** A model that the settings name wrongly would be refused with each text it is to write. */
export function refuseWrongModel(settings: Settings): void {
  const models = modelsOfSettings(settings)
  for (const model of models?.names ?? []) {
    try {
      providerOf({ ...models!.usual, model })
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      throw new UsageError(`MODEL "${model}" cannot be used: ${error.message}`)
    }
  }
}

async function refuseUsedPort(settings: Settings): Promise<void> {
  const port = wholeNumber(settings, 'PORT', 0, 65_535)
  if (port === 0) return
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port, host: settings.HOST }, resolve)
    })
  } catch (error) {
    throw portTrouble(error, settings)
  }
  await new Promise((resolve) => server.close(resolve))
}

/** Why a port cannot be listened on, in a sentence. */
export function portTrouble(error: unknown, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') return new PlainError(`Port ${PORT} on ${HOST} is in use; stop what uses it, or choose another with --port`, 2)
  if (code === 'EACCES') return new PlainError(`Port ${PORT} may not be used by this user; choose one above 1023 with --port`, 2)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new PlainError(`${HOST} is not an address of this machine; choose another with --host`, 2)
  return error
}
