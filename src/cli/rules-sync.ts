import { existsSync } from 'node:fs'
import { UsageError } from '../errors.ts'
import { findValeIni } from '../local/sources.ts'
import { syncPackages } from '../local/vale-sync.ts'
import { textFlag } from './command.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { FETCHING_USED } from './used-settings.ts'

export const sync: Command = {
  usage: '[--config FILE] [--update]',
  uses: FETCHING_USED,
  summary: 'Fetches the styles that Packages of a .vale.ini names, from addresses, archives or folders, and keeps their checksums.',
  options: {
    config: { type: 'string', value: 'FILE', help: 'The .vale.ini; otherwise that of this folder or of one above.' },
    update: { type: 'boolean', help: 'Accepts archives that changed since they were fetched.' },
  },
  words: [0, 0],
  foreignFolders: true,
  async run(call) {
    const file = textFlag(call, 'config') ?? findValeIni([])
    if (file === null || !existsSync(file))
      throw new UsageError(file === null ? 'There is no .vale.ini here or above' : `${file} is not there`)
    const synced = await syncPackages(file, call.settings, call.flags.update === true)
    call.print(
      synced.map(({ name, source, sha256, files }) => ({ name, source, sha256, files })),
      synced.length === 0
        ? `${file} names no Packages`
        : synced
            .map(
              ({ name, source, sha256, files, hasSettings }) =>
                `${name}: ${counted(files, 'file')}${hasSettings ? ' and its settings' : ''} from ${source}, SHA-256 ${sha256}`,
            )
            .join('\n'),
    )
  },
}
