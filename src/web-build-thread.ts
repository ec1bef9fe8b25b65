import { parentPort, workerData } from 'node:worker_threads'
import { build } from 'vite'

try {
  await build({ configFile: workerData as string, configLoader: 'native', logLevel: 'silent', mode: 'production' })
  parentPort!.postMessage(null)
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  parentPort!.postMessage({ message, code })
}
