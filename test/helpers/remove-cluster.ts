import { rmSync } from 'node:fs'
import { clusterPlace } from '../../src/db/embedded/folder.ts'

/** Removes a cluster made for the moment, wherever it lies. */
export function removeCluster(dataFolder: string): void {
  const { root } = clusterPlace(dataFolder)
  rmSync(root, { recursive: true, force: true })
  rmSync(dataFolder, { recursive: true, force: true })
}
