import { once } from 'node:events'
import type { Settings } from '../config.ts'
import { backUp } from './backup.ts'
import type { Backup } from './backup.ts'

// Ctrl-C reaches every process of the terminal; the server that started this one ends it. Without a server it has nothing to do.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(1))

interface Order {
  url: string
  settings: Settings
  file: string
}

const [order] = (await once(process, 'message')) as [Order]
const { url, settings, file } = order
const answer = (message: { made: Backup } | { failure: string }) => process.send!(message, () => process.exit(0))
try {
  answer({ made: await backUp(url, settings, file, settings.BACKUP_PASSPHRASE || null) })
} catch (error) {
  answer({ failure: (error as Error).message })
}
