import { parentPort } from 'node:worker_threads'
import type { ContextFinding } from '../../db/asset-context.ts'
import { sealPage } from './sealed-page.ts'

export interface PageToSeal {
  html: string
  findings: ContextFinding[]
  here: string | null
}

parentPort!.on('message', ({ html, findings, here }: PageToSeal) => {
  try {
    parentPort!.postMessage({ sealed: sealPage(html, findings, here) })
  } catch (error) {
    parentPort!.postMessage({ error: (error as Error).stack ?? String(error) })
  }
})
