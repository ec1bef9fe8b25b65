import type { Settings } from '../config.ts'
import type { Opened } from './database.ts'

/** The backups that serve makes by itself, where a folder is set; answers how to stop them. */
export async function backupsOf({ db, url }: Opened, settings: Settings, onError: (error: Error) => void): Promise<() => Promise<void>> {
  if (settings.BACKUP_DIR === '') return async () => undefined
  const { startBackups } = await import('../backup/schedule.ts')
  return startBackups(db, url, settings, { onError }).stop
}
