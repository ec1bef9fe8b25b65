import { parentPort } from 'node:worker_threads'
import { keepCompiled } from '../../places.ts'
import type { Answer } from './read-apart.ts'
import type { PackageFile } from './report.ts'

// A thread has no compile cache unless it asks for it, and there is a thread for each package.
keepCompiled()
const [{ readPackage }, { PackageRefused }] = await Promise.all([import('./read-package.ts'), import('./unpack.ts')])

parentPort!.once('message', ({ name, files }: { name: string; files: PackageFile[] }) => {
  let answer: Answer
  try {
    answer = { read: readPackage(name, files) }
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error
    answer = { refused: error.message }
  }
  parentPort!.postMessage(answer)
})
