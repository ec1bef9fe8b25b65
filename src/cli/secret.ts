import { replaceLostSecrets, rotateSecrets } from '../secrets/rotate.ts'
import { secretsPath } from '../secrets/file.ts'
import type { Command } from './command.ts'
import { withDatabase } from './database.ts'
import { SECRETS_USED } from './used-settings.ts'

export const rotate: Command = {
  usage: '[--lost]',
  uses: SECRETS_USED,
  summary: 'Makes new secrets: what is sealed is sealed again, every session ends. Restart the servers afterwards.',
  options: { lost: { type: 'boolean', help: 'For when the old secrets are lost: drops what they sealed.' } },
  words: [0, 0],
  async run(call) {
    if (call.flags.lost) {
      const done = await withDatabase(call.settings, (db) => replaceLostSecrets(db, call.settings))
      return call.print(done, `Done: ${done.dropped} sealed keys dropped, ${done.sessions} sessions ended. Restart the servers.`)
    }
    const { rotated, sessions } = await withDatabase(call.settings, (db) => rotateSecrets(db, call.settings))
    const lines = rotated.map(({ name, setting, kept, value }) =>
      kept === 'file' ? `${name}: new in ${secretsPath(call.settings)}` : `${name}: set this on every machine: ${setting}=${value}`,
    )
    const last = `${sessions} sessions ended. Restart the servers; other machines need the same secrets.`
    call.print({ rotated, sessions }, [...lines, last].join('\n'))
  },
}
