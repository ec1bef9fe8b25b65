import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../errors.ts'

const PROJECT = path.join(import.meta.dirname, '../..')
const WEB = path.join(PROJECT, 'web')
const DIST = path.join(WEB, 'dist')
/** In the build: of which sources it is. */
const MARKER = '.sources'

/** Builds the web application where there is no build of its present sources. Answers whether it had to. */
export async function ensureWebBuild(onProgress: (text: string) => void = () => undefined): Promise<boolean> {
  const sources = sourcesHash()
  if (isOf(sources)) return false
  onProgress('building the web application')
  // Built beside and put in place as a whole: a server that runs, or starts at the same moment, never sees half of it.
  const beside = path.join(WEB, `dist-${process.pid}`)
  try {
    await buildInProcess(beside)
    writeFileSync(path.join(beside, MARKER), sources)
    putInPlace(beside)
  } catch (error) {
    if (existsSync(path.join(DIST, 'index.html')) && isReadOnly(error)) return false
    throw new PlainError(`The web application could not be built: ${(error as Error).message}`)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
  return true
}

const isOf = (sources: string) => existsSync(path.join(DIST, MARKER)) && readFileSync(path.join(DIST, MARKER), 'utf8') === sources

const ATTEMPTS = 10

/** The old build makes way for the new one. Another process may do the same at this moment: whichever comes last stands. */
function putInPlace(beside: string): void {
  const old = `${beside}-old`
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(DIST)) renameSync(DIST, old)
      renameSync(beside, DIST)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as { code?: string }).code ?? '')) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

/** Building is seconds of work and hundreds of megabytes, which a thread would leave with the server: it has a process of its own. */
async function buildInProcess(outDir: string): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'web-build-process.ts'), [path.join(WEB, 'vite.config.ts'), outDir], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const ended = once(child, 'exit').then(([code]) => ({ message: `the build ended with ${code}`, code: undefined }))
  const told = once(child, 'message').then(([failure]) => failure as { message: string; code?: string } | null)
  const failure = await Promise.race([told, ended])
  process.off('exit', end)
  if (failure) throw Object.assign(new Error(failure.message), { code: failure.code })
}

const isReadOnly = (error: unknown) => ['EROFS', 'EACCES', 'EPERM'].includes((error as { code?: string }).code ?? '')

/** What the build is made of: every file of web/ but the build itself, what it takes from src/, and the packages. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = [
    ...filesIn(WEB, (name) => !name.startsWith('dist')),
    ...['text', 'rules', 'reviews/chart', 'generation'].flatMap((room) => filesIn(path.join(PROJECT, 'src', room), () => true)),
    path.join(PROJECT, 'src/languages.ts'),
    path.join(PROJECT, 'package-lock.json'),
  ]
  for (const file of files) hash.update(path.relative(PROJECT, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(folder: string, wanted: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => wanted(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(path.join(folder, entry.name), () => true) : [path.join(folder, entry.name)]))
}
