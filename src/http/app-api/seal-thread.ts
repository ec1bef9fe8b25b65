import { parentPort } from 'node:worker_threads'
import type { ContextFinding } from '../../db/audits/asset-context.ts'
import { sealPage } from './sealed-page.ts'

export interface PageToSeal {
  html: string
  findings: ContextFinding[]
  here: string | null
}

/** What the thread says of a page: that it has begun with it, then how it ended. */
export type SealAnswer = { begun: true } | { sealed: string } | { error: string }

const answer = (said: SealAnswer) => parentPort!.postMessage(said)

parentPort!.on('message', ({ html, findings, here }: PageToSeal) => {
  answer({ begun: true })
  try {
    answer({ sealed: sealPage(html, findings, here) })
  } catch (error) {
    answer({ error: (error as Error).stack ?? String(error) })
  }
})
