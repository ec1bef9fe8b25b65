import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { refuseShort } from '../backup/encryption.ts'
import type { Settings } from '../config.ts'
import { UsageError } from '../errors.ts'

/** The passphrase of the settings; typed at a terminal where there is none. Null where nobody can be asked. */
export async function passphraseOf(settings: Settings, options: { isNew: boolean }): Promise<string | null> {
  const given = settings.BACKUP_PASSPHRASE !== '' ? settings.BACKUP_PASSPHRASE : await typed('Passphrase of the backup: ')
  if (given === null || !options.isNew) return given
  refuseShort(given)
  if (settings.BACKUP_PASSPHRASE === '' && (await typed('Once more: ')) !== given) throw new UsageError('The two are not the same')
  return given
}

async function typed(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  process.stderr.write(question)
  // What is typed is not shown.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await reader.question('')
  } finally {
    reader.close()
    process.stderr.write('\n')
  }
}
