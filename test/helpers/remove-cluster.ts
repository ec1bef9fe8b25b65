import { globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { clusterPlace } from '../../src/db/base/embedded/folder.ts'

/** Removes a cluster made for the moment, wherever it lies. */
export function removeCluster(dataFolder: string): void {
  const { root } = clusterPlace(dataFolder)
  rmSync(root, { recursive: true, force: true })
  rmSync(dataFolder, { recursive: true, force: true })
}

/** A cluster of a run that was killed keeps its memory until somebody removes it; a young one may be on its way to being started. */
const YOUNG = 10 * 60_000

/** Removes clusters whose server no longer runs: some killed runs fill the memory of a machine. */
export function removeDeadClusters(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('imprimatur-test-'))) {
    const cluster = path.join(folder, name)
    try {
      if (Date.now() - statSync(cluster).mtimeMs > YOUNG && !isServed(cluster)) rmSync(cluster, { recursive: true, force: true })
    } catch {
      // Another run removes it, or it is another user's.
    }
  }
}

function isServed(cluster: string): boolean {
  return globSync('{,*/,*/*/}postmaster.pid', { cwd: cluster }).some((file) => {
    const pid = Number.parseInt(readFileSync(path.join(cluster, file), 'utf8'))
    try {
      process.kill(pid, 0)
      return true
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM'
    }
  })
}
