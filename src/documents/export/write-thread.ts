import { parentPort } from 'node:worker_threads'
import type { TextToWrite } from './page.ts'

const WRITERS: Record<string, (text: TextToWrite) => Promise<Uint8Array>> = {
  docx: async (text) => (await import('./docx.ts')).toDocx(text),
  pdf: async (text) => (await import('./pdf.ts')).toPdf(text),
}

parentPort!.on('message', ({ number, format, text }: { number: number; format: string; text: TextToWrite }) => {
  WRITERS[format]!(text).then(
    (bytes) => parentPort!.postMessage({ number, bytes }),
    (error: Error) => parentPort!.postMessage({ number, error: error.stack ?? String(error) }),
  )
})
