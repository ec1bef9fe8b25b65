import path from 'node:path'
import { backUp } from '../backup/backup.ts'
import { noteBackup } from '../db/base/scheduled-tasks.ts'
import { UsageError } from '../errors.ts'
import type { Call, Command } from './command.ts'
import { textFlag } from './command.ts'
import { counted } from './counted.ts'
import { openDatabase } from './database.ts'
import { passphraseOf } from './passphrase.ts'
import { onTerminal, progressDone } from './progress.ts'
import { PASSPHRASE_USED } from './used-settings.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export const backup: Command = {
  usage: 'FILE [--encrypt]   or   --every 24h [--keep 14] DIR',
  uses: [...PASSPHRASE_USED, 'BACKUP_EVERY', 'BACKUP_KEEP'],
  summary: 'Copies everything as of one moment into a file, while the server runs; with --every again and again into a folder.',
  options: {
    encrypt: { type: 'boolean', help: 'Encrypts the file, which then holds the secrets of the server as well; asks for a passphrase.' },
    every: {
      type: 'string',
      value: 'TIME',
      help: 'Makes a backup at this interval (24h, 30m, 7d), until Ctrl-C; like BACKUP_EVERY of serve.',
    },
    keep: { type: 'string', value: 'N', help: 'How many of the newest backups are kept in the folder; like BACKUP_KEEP of serve.' },
  },
  words: [1, 1],
  async run(call) {
    if (call.flags.every !== undefined) return again(call)
    if (call.flags.keep !== undefined) throw new UsageError('--keep goes with --every')
    const { settings } = call
    const encrypts = call.flags.encrypt === true || settings.BACKUP_PASSPHRASE !== ''
    const passphrase = encrypts ? await passphraseOf(settings, { isNew: true }) : null
    if (encrypts && passphrase === null)
      throw new UsageError('--encrypt needs a passphrase: set BACKUP_PASSPHRASE_FILE to a file that holds it, or run it at a terminal')
    // Not migrated: the last backup before an upgrade is made by either version.
    const opened = await openDatabase(settings, { migrated: false })
    try {
      const made = await backUp(opened.url, settings, path.resolve(call.words[0]!), passphrase, onTerminal)
      await noteBackup(opened.db, made.made_at, made)
      progressDone()
      call.print(
        made,
        [
          `${made.file}: ${counted(made.rows, 'row')} of ${counted(made.tables, 'table')}, ${megabytes(made.bytes)} in ${made.seconds} s.`,
          ...(made.encrypted ? [] : ['Without --encrypt the secrets of the server are not in it: keep secrets.json apart.']),
        ].join('\n'),
      )
    } finally {
      await opened.close()
    }
  },
}

async function again(call: Call): Promise<void> {
  const { startBackups } = await import('../backup/schedule.ts')
  const settings = {
    ...call.settings,
    BACKUP_DIR: path.resolve(call.words[0]!),
    BACKUP_EVERY: textFlag(call, 'every')!,
    BACKUP_KEEP: textFlag(call, 'keep') ?? call.settings.BACKUP_KEEP,
  }
  if (call.flags.encrypt === true) {
    const passphrase = await passphraseOf(settings, { isNew: true })
    if (passphrase === null) throw new UsageError('--encrypt needs a passphrase: set BACKUP_PASSPHRASE_FILE to a file that holds it')
    settings.BACKUP_PASSPHRASE = passphrase
  }
  const opened = await openDatabase(settings)
  try {
    const backups = startBackups(opened.db, opened.url, settings, {
      onError: (error) => process.stderr.write(`${error.message}\n`),
      onMade: (made) => call.print(made, `${made.file}: ${counted(made.rows, 'row')}, ${megabytes(made.bytes)} in ${made.seconds} s.`),
    })
    progressDone()
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
    })
    await backups.stop()
  } finally {
    await opened.close()
  }
}
