import { parentPort, workerData } from 'node:worker_threads'
import { build } from 'vite'

const { configFile, outDir } = workerData as { configFile: string; outDir: string }
try {
  await build({ configFile, configLoader: 'native', logLevel: 'silent', mode: 'production', build: { outDir } })
  parentPort!.postMessage(null)
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  parentPort!.postMessage({ message, code })
}
