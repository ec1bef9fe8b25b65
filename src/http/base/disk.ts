import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'

const MB = 1024 * 1024

/** What to say of the disk that the data folder lies on: null while `least` megabytes are free, or where there is no such folder. */
export async function diskTrouble(dataFolder: string, least: number): Promise<string | null> {
  if (least === 0) return null
  for (const folder of [dataFolder, clusterElsewhere(dataFolder)]) {
    const found = folder === null ? null : await statfs(folder).catch(() => null)
    const free = found && Math.floor((found.bavail * found.bsize) / MB)
    if (free !== null && free < least) return `The disk is full: ${free} MB are free where the data lies, and ${least} MB are needed.`
  }
  return null
}

/** Where the embedded database lies when it is not in the data folder itself. */
function clusterElsewhere(dataFolder: string): string | null {
  try {
    return (JSON.parse(readFileSync(path.join(dataFolder, 'cluster.json'), 'utf8')) as { path: string }).path
  } catch {
    return null
  }
}
