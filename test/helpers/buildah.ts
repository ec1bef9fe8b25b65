import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * An engine that builds and starts images without a daemon, a registry or a network: buildah in a chroot, its store in the folder of the
 * test. The base image that the Dockerfile names is made of this machine's own Node, npm and C library.
 */

interface Engine {
  build(file: string, context: string, name: string): void
  /** What the image says of how it runs. */
  inspect(name: string): { user: string; command: string[]; health: string[]; environment: string[] }
  /** Runs words in a container of the image, as the image's user; `settings` are added to its environment. */
  start(name: string, words: string[], settings: Record<string, string>): ChildProcess
}

/** Null where there is no buildah, or where it may not do its work. */
export function openEngine(folder: string): Engine | null {
  const at = (name: string) => path.join(folder, name)
  const own = ['--storage-driver', 'vfs', '--root', at('store'), '--runroot', at('run')]
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder }
  const buildah = (...words: string[]) =>
    execFileSync('buildah', [...own, ...words], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  if (spawnSync('buildah', ['--version']).error) return null
  makeBase(at('base'))
  try {
    const base = buildah('from', 'scratch').trim()
    buildah('copy', '--quiet', base, at('base'), '/')
    buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', base)
    buildah('commit', '--quiet', base, BASE)
    buildah('run', base, '--', 'node', '--version')
  } catch {
    return null
  }
  const container = (name: string) => buildah('from', '--pull-never', name).trim()
  return {
    build: (file, context, name) => void buildah('build', '--pull-never', '--format', 'docker', '--file', file, '--tag', name, context),
    inspect(name) {
      const { config } = (JSON.parse(buildah('inspect', '--type', 'image', name)) as { Docker: { config: Record<string, any> } }).Docker
      const { User, Entrypoint, Cmd, Env, Healthcheck } = config as Record<string, any>
      return { user: User, command: [...Entrypoint, ...Cmd], health: Healthcheck.Test.slice(1), environment: Env }
    },
    start(name, words, settings) {
      const flags = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`])
      return spawn('buildah', [...own, 'run', ...flags, container(name), '--', ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    },
  }
}

/** What an engine of an ordinary user made belongs to its mapped users: only inside of its user namespace may it be removed. */
export function removeStore(folder: string): void {
  if (process.getuid!() !== 0) spawnSync('buildah', ['unshare', 'rm', '-rf', folder])
}

const BASE = 'docker.io/library/node:24-bookworm-slim'
const PROGRAMS = ['sh', 'mkdir', 'cp', 'env']

function makeBase(root: string): void {
  const place = (file: string, to = file) => {
    mkdirSync(path.join(root, path.dirname(to)), { recursive: true })
    cpSync(realpathSync(file), path.join(root, to))
    for (const [library] of execFileSync('ldd', [file], { encoding: 'utf8' }).matchAll(/\/\S+/g)) {
      mkdirSync(path.join(root, path.dirname(library)), { recursive: true })
      cpSync(realpathSync(library), path.join(root, library))
    }
  }
  const found = (name: string) => execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  for (const name of PROGRAMS) place(found(name), `/usr/bin/${name}`)
  mkdirSync(path.join(root, 'bin'), { recursive: true })
  symlinkSync('../usr/bin/sh', path.join(root, 'bin/sh'))
  place(process.execPath, '/usr/local/bin/node')
  cpSync(path.join(path.dirname(realpathSync(found('npm'))), '..'), path.join(root, 'usr/local/lib/npm'), { recursive: true })
  // The packages and the release are those of the run of the tests: there is no registry, and making them again would show nothing new.
  const released = process.env['TEST_RELEASE']!
  for (const name of readdirSync(released).filter((file) => file.endsWith('.tgz')))
    cpSync(path.join(released, name), path.join(root, 'packed', name))
  const npm = path.join(root, 'usr/local/bin/npm')
  writeFileSync(
    npm,
    `#!/bin/sh
case "$1 $2" in
  "ci "*) ;;
  "run release") mkdir -p "$4" && cp /packed/*.tgz "$4" ;;
  *) exec node /usr/local/lib/npm/bin/npm-cli.js "$@" ;;
esac
`,
  )
  chmodSync(npm, 0o755)
  for (const name of ['etc', 'tmp']) mkdirSync(path.join(root, name), { recursive: true })
  chmodSync(path.join(root, 'tmp'), 0o1777)
  writeFileSync(path.join(root, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/tmp:/bin/sh\n')
}
