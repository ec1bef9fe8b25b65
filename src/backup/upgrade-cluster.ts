import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../config.ts'
import { startEmbedded } from '../db/base/embedded.ts'
import { clusterVersion, removeUnfinished, replaceCluster } from '../db/base/embedded/versions.ts'
import { backUp } from './backup.ts'
import { openArchive } from './open-archive.ts'
import { restore } from './restore.ts'
import type { Restored } from './restore.ts'

interface Upgraded extends Restored {
  from: string
  to: string
  /** Where the old cluster is kept. */
  kept: string
}

/**
 * Moves the embedded database to the PostgreSQL of this release: a backup by the old programs, a restore into a new cluster beside it, and
 * only then does that take the old one's place. Whatever goes wrong before leaves the old one as it was.
 */
export async function upgradeCluster(settings: Settings, oldBinaries: string, onProgress: (text: string) => void): Promise<Upgraded> {
  const { DATA: folder } = settings
  const from = clusterVersion(folder)!
  const file = path.join(folder, 'upgrade.backup')
  const fresh = path.join(folder, 'upgrade')
  rmSync(file, { force: true })
  removeUnfinished(fresh)
  try {
    const old = await startEmbedded(folder, { onProgress, serve: true, binaries: oldBinaries })
    try {
      // The secrets stay where they are, so that the file need not be encrypted.
      await backUp(old.url, settings, file, null, onProgress)
    } finally {
      await old.stop()
    }
    const archive = await openArchive(file, async () => null)
    const started = await startEmbedded(fresh, { onProgress })
    let restored: Restored
    try {
      restored = await restore(started.url, settings, archive, onProgress)
    } finally {
      await started.stop()
      await archive.close()
    }
    const to = clusterVersion(fresh)!
    return { ...restored, from, to, kept: replaceCluster(folder, fresh) }
  } finally {
    if (existsSync(fresh)) removeUnfinished(fresh)
    rmSync(file, { force: true })
  }
}
