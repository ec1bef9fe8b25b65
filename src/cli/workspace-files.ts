import path from 'node:path'
import { openArchive } from '../backup/open-archive.ts'
import { exportWorkspace } from '../backup/workspace-export.ts'
import { importWorkspace, refuseWorkspaceFile } from '../backup/workspace-import.ts'
import { UsageError } from '../errors.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { passphraseOf } from './passphrase.ts'
import { onTerminal, progressDone } from './progress.ts'
import { PASSPHRASE_USED } from './used-settings.ts'

export const exportCommand: Command = {
  usage: 'ID FILE [--encrypt]',
  uses: PASSPHRASE_USED,
  summary: 'Copies one workspace into a file, to be imported elsewhere.',
  options: { encrypt: { type: 'boolean', help: 'Encrypts the file; asks for a passphrase where BACKUP_PASSPHRASE is not set.' } },
  words: [2, 2],
  async run(call) {
    const [id, file] = call.words as [string, string]
    const { settings } = call
    const encrypts = call.flags.encrypt === true || settings.BACKUP_PASSPHRASE !== ''
    const passphrase = encrypts ? await passphraseOf(settings, { isNew: true }) : null
    if (encrypts && passphrase === null)
      throw new UsageError('--encrypt needs a passphrase: set BACKUP_PASSPHRASE_FILE to a file that holds it')
    const made = await withDatabase(settings, async (db, url) =>
      exportWorkspace(url, (await workspaceNamed(db, id)).id, path.resolve(file), passphrase, onTerminal),
    )
    progressDone()
    call.print(made, `${made.file}: ${counted(made.rows, 'row')}. API keys, sessions, links and the key of its model are not in it.`)
  },
}

export const importCommand: Command = {
  usage: 'FILE',
  uses: PASSPHRASE_USED,
  summary: 'Imports an exported workspace, under new identifiers.',
  words: [1, 1],
  async run(call) {
    const { settings } = call
    const archive = await openArchive(path.resolve(call.words[0]!), () => passphraseOf(settings, { isNew: false }))
    try {
      await refuseWorkspaceFile(archive)
      const actor = { ...SYSTEM, name: 'command line' }
      const imported = await withDatabase(settings, (db) => importWorkspace(db, archive, actor, onTerminal))
      progressDone()
      const { id, name, rows, people, ended } = imported
      const without = people.filter(({ known }) => !known).map(({ email }) => email)
      call.print(
        imported,
        [
          `${id}  ${name}: ${counted(rows, 'row')}`,
          ...(without.length > 0 ? [`New here, without a password (imprimatur user reset EMAIL makes a link): ${without.join(', ')}`] : []),
          ...(ended.audits + ended.documents > 0
            ? [`Ended: ${counted(ended.audits, 'audit')}, ${counted(ended.documents, 'document')}`]
            : []),
          ...(ended.sites > 0 ? [`The schedules of ${counted(ended.sites, 'site')} are paused until somebody lets them go on.`] : []),
        ].join('\n'),
      )
    } finally {
      await archive.close()
    }
  },
}
