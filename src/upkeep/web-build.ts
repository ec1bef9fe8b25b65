import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../errors.ts'
import { IS_PACKAGE, ROOT, WEB_BUILD } from '../places.ts'
import { hashOf, publicFiles, readSources, type WebSources } from './web-sources.ts'

const WEB = path.join(ROOT, 'web')

/** Builds the web application where there is no build of its present sources. Answers whether it had to. */
export async function ensureWebBuild(onProgress: (text: string) => void = () => undefined): Promise<boolean> {
  if (IS_PACKAGE || isCurrent()) return false
  onProgress('building the web application')
  // Built beside and put in place as a whole: a server that runs, or starts at the same moment, never sees half of it.
  const beside = path.join(WEB, `dist-${process.pid}`)
  try {
    await buildInProcess(beside)
    putInPlace(beside)
  } catch (error) {
    if (existsSync(path.join(WEB_BUILD, 'index.html')) && isReadOnly(error)) return false
    throw new PlainError(`The web application could not be built: ${(error as Error).message}`)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
  return true
}

/** Whether the build that is there was made of the files as they are now. */
function isCurrent(): boolean {
  const sources = readSources(WEB_BUILD)
  return sources !== null && Object.entries(sources).every(([file, hash]) => hashOf(path.join(ROOT, file)) === hash) && knowsAll(sources)
}

/** Whatever stands in web/public is part of the build without being named anywhere. */
const knowsAll = (sources: WebSources) => publicFiles(ROOT).every((file) => file in sources)

const ATTEMPTS = 10

/** The old build makes way for the new one. Another process may do the same at this moment: whichever comes last stands. */
function putInPlace(beside: string): void {
  const old = `${beside}-old`
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(WEB_BUILD)) renameSync(WEB_BUILD, old)
      renameSync(beside, WEB_BUILD)
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
