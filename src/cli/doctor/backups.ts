import { accessSync, constants } from 'node:fs'
import { timeSpan } from '../../backup/schedule.ts'
import type { Settings } from '../../config.ts'
import { nearestExisting } from '../../db/base/embedded/account.ts'
import type { LastBackup } from '../../db/base/scheduled-tasks.ts'
import { fix, note, ok } from './finding.ts'
import type { Finding } from './finding.ts'

/** Whether backups are made, and how old the last good one is. */
export function backupFinding({ BACKUP_DIR, BACKUP_EVERY }: Settings, last: LastBackup | null): Finding {
  const made = last?.succeeded_at ?? null
  const said = made === null ? 'none was ever made' : `the last good one is of ${made}`
  if (BACKUP_DIR === '') return note('backup', `${said}; BACKUP_DIR=FOLDER lets serve make them (docs/backup.md)`)
  let every
  try {
    every = timeSpan('BACKUP_EVERY', BACKUP_EVERY)
  } catch (error) {
    return fix('backup', (error as Error).message, 'BACKUP_EVERY=24h')
  }
  try {
    accessSync(nearestExisting(BACKUP_DIR), constants.W_OK | constants.X_OK)
  } catch {
    return fix('backup', `${BACKUP_DIR} cannot be written by this user`, 'let the user of serve write there, or name another BACKUP_DIR')
  }
  if (last?.failed_at && (made === null || last.failed_at > made))
    return fix(
      'backup',
      `the last one failed at ${last.failed_at}: ${last.failure}; ${said}`,
      'see the message, then imprimatur backup FILE',
    )
  // One that is late may be under way.
  if (made !== null && Date.now() - Date.parse(made) > 2 * every)
    return fix('backup', `${said}, and one is due every ${BACKUP_EVERY}`, 'start imprimatur serve, or see its log')
  return made === null ? note('backup', `${said}; serve makes the first one`) : ok('backup', said)
}
