import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { PlainError } from './errors.ts'

const PROJECT = path.join(import.meta.dirname, '..')
const WEB = path.join(PROJECT, 'web')
const DIST = path.join(WEB, 'dist')
/** In the build: of which sources it is. */
const MARKER = '.sources'

/** Builds the web application where there is no build of its present sources. Answers whether it had to. */
export async function ensureWebBuild(onProgress: (text: string) => void = () => undefined): Promise<boolean> {
  const sources = sourcesHash()
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === sources) return false
  onProgress('building the web application')
  try {
    await buildInThread()
  } catch (error) {
    if (existsSync(path.join(DIST, 'index.html')) && isReadOnly(error)) return false
    throw new PlainError(`The web application could not be built: ${(error as Error).message}`)
  }
  // Last, so that a build that was interrupted is made again.
  writeFileSync(MARKER, sources)
  return true
}

/** Building is seconds of work: in a thread of its own, so that the server can answer meanwhile. */
async function buildInThread(): Promise<void> {
  const thread = new Worker(new URL('./web-build-thread.ts', import.meta.url), { workerData: path.join(WEB, 'vite.config.ts') })
  const [failure] = (await once(thread, 'message')) as [{ message: string; code?: string } | null]
  if (failure) throw Object.assign(new Error(failure.message), { code: failure.code })
}

const isReadOnly = (error: unknown) => ['EROFS', 'EACCES', 'EPERM'].includes((error as { code?: string }).code ?? '')

/** What the build is made of: every file of web/ but the build itself, what it takes from src/, and the packages. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = [
    ...filesIn(WEB, (name) => name !== 'dist'), ...['text', 'rules', 'review'].flatMap((room) => filesIn(path.join(import.meta.dirname, room), () => true)),
    path.join(PROJECT, 'package-lock.json'),
  ]
  for (const file of files) hash.update(path.relative(PROJECT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(folder: string, wanted: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => wanted(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(path.join(folder, entry.name), () => true) : [path.join(folder, entry.name)]))
}
