/** A thread that begins with each page and never ends with one. */
import { parentPort } from 'node:worker_threads'

parentPort!.on('message', () => parentPort!.postMessage({ begun: true }))
