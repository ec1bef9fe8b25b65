import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, linkSync, mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { binaries, folderName } from '../../bin/launch/runtime.mjs'
import { program, testFolder, type Outcome, type Started } from '../helpers/launcher.ts'
import { nodes } from '../helpers/node-versions.ts'
import { theRelease, type Release } from '../helpers/release.ts'

/** Nobody: a user who owns nothing but one folder. Only root can be somebody else. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined

export interface Installed {
  release: Release
  /** Where the program runs, and may write. */
  folder: string
  /** Where the packages lie. */
  packages: string
  /** By version the path of each Node, where that user may run it. */
  nodes: Map<string, string>
  /** Starts the installed program as an ordinary user, without a network beyond this machine. */
  start(node: string, words: string[], env?: Record<string, string>): Started
  run(node: string, words: string[], env?: Record<string, string>): Promise<Outcome>
  /** The folder that all of it lies in. */
  root: string
}

/** Installs tarballs of the release as a user does, and brings what an older Node hands over to: nothing else is within reach. */
export async function install(which: ('checking' | 'server')[]): Promise<Installed> {
  // Not in memory, from which no program may be started on some systems.
  const root = testFolder(tmpdir())
  const release = await theRelease(join(root, 'release'))
  const [prefix, folder, cache] = ['installed', 'work', 'cache'].map((name) => join(root, name)) as [string, string, string]
  for (const path of [prefix, folder, cache]) mkdirSync(path)
  const env = { ...process.env, npm_config_cache: join(root, 'npm'), npm_config_update_notifier: 'false' }
  const words = ['install', '--global', `--prefix=${prefix}`, '--offline', ...which.map((name) => release[name])]
  execFileSync('npm', words, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const copies = new Map([...nodes()].map(([version, file]) => [version, placed(file, join(root, `node-${version}`))]))
  const [, version] = binaries[`${process.platform}-${process.arch}` as keyof typeof binaries] as [string, string, string]
  const brought = join(cache, 'imprimatur', folderName(version), 'bin')
  mkdirSync(brought, { recursive: true })
  symlinkSync(copies.get(process.versions.node)!, join(brought, 'node'))
  if (NOBODY !== undefined) for (const path of [folder, cache, join(cache, 'imprimatur')]) chownSync(path, NOBODY, NOBODY)
  const start = (node: string, args: string[], more: Record<string, string> = {}) =>
    program(node, [join(prefix, 'bin/imprimatur'), ...args], {
      cwd: folder,
      env: { HOME: folder, XDG_CACHE_HOME: cache, npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0', ...more },
      ...(NOBODY === undefined ? {} : { uid: NOBODY, gid: NOBODY }),
    })
  const run = (node: string, args: string[], more?: Record<string, string>) => start(node, args, more).ended
  return { root, release, folder, packages: join(prefix, 'lib/node_modules'), nodes: copies, start, run }
}

/** Where any user may run it. A link, where that is possible: it is a hundred megabytes. */
function placed(file: string, to: string): string {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(file, to)
  } catch {
    copyFileSync(file, to)
  }
  chmodSync(to, 0o755)
  return to
}
