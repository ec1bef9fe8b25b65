import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataOf, superuser, urlOf } from './cluster.ts'
import { ownVersion } from './binaries.ts'
import { runningPostmaster } from './postmaster.ts'

interface EmbeddedState {
  /** The major version of the programs among the packages; null where there are none. */
  programs: string | null
  /** The major version that made the data; null before the first start. */
  data: string | null
  /** Where it answers; null where it does not run. */
  url: string | null
}

/** What there is of the embedded database of a data folder; makes, starts and changes nothing. */
export function embeddedAsItLies(folder: string): EmbeddedState {
  const pointer = join(folder, 'cluster.json')
  const root = existsSync(pointer) ? (JSON.parse(readFileSync(pointer, 'utf8')) as { path: string }).path : join(folder, 'postgres')
  const place = { root, account: undefined }
  const running = runningPostmaster(dataOf(place))
  const transport = existsSync(join(root, 'password')) ? 'tcp' : 'socket'
  return {
    programs: programs(),
    data: firstLine(join(dataOf(place), 'PG_VERSION')),
    url: running?.ready ? urlOf({ ...place, binaries: '', transport, settings: {} }, running, superuser) : null,
  }
}

function programs(): string | null {
  try {
    return ownVersion().split('.')[0]!
  } catch {
    return null
  }
}

function firstLine(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').split('\n')[0]!.trim()
  } catch {
    return null
  }
}
