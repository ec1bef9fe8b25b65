import path from 'node:path'
import { missingSecrets } from '../backup/instance-secrets.ts'
import { openArchive } from '../backup/open-archive.ts'
import { refuseBefore, restore } from '../backup/restore.ts'
import { secretsPath } from '../secrets/file.ts'
import { counted } from './counted.ts'
import type { Command } from './command.ts'
import { openDatabase } from './database.ts'
import { passphraseOf } from './passphrase.ts'
import { onTerminal, progressDone } from './progress.ts'
import { PASSPHRASE_USED } from './used-settings.ts'

export const restoreCommand: Command = {
  usage: 'FILE [--data FOLDER]',
  uses: PASSPHRASE_USED,
  summary: 'Restores a backup into an empty data folder or database.',
  words: [1, 1],
  async run(call) {
    const { settings } = call
    // The whole file is read and held against its checksums before a folder or a database is touched.
    const archive = await openArchive(path.resolve(call.words[0]!), () => passphraseOf(settings, { isNew: false }))
    try {
      await refuseBefore(archive, settings)
      const opened = await openDatabase(settings, { serve: true, migrated: false })
      try {
        const restored = await restore(opened.url, settings, archive, onTerminal)
        const missing = await missingSecrets(opened.db, settings)
        progressDone()
        call.print(
          { ...restored, made_at: archive.header.made_at, missing },
          [
            `Restored ${counted(restored.rows, 'row')} of ${counted(restored.tables, 'table')} in ${restored.seconds} s, ` +
              `as of ${archive.header.made_at}.`,
            ...(missing.length > 0 ? [withoutSecrets(missing, secretsPath(settings))] : []),
          ].join('\n'),
        )
      } finally {
        await opened.close()
      }
    } finally {
      await archive.close()
    }
  },
}

const withoutSecrets = (missing: string[], file: string) =>
  `Its secrets are not in the file (${missing.join(', ')}): before the first start copy secrets.json of the old server to ${file}, or ` +
  'set them as there. If they are lost, imprimatur secret rotate --lost makes new ones: everybody signs in again, second factors and the ' +
  'keys of models are set anew. Passwords and API keys work either way.'
