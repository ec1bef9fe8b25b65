import { parentPort, workerData } from 'node:worker_threads'
import { checkSource } from './check.ts'
import type { LocalSource } from './gather.ts'
import { openRuleset } from './ruleset.ts'
import type { RulesetChoice } from './ruleset.ts'

const ruleset = await openRuleset(workerData as RulesetChoice)
parentPort!.on('message', async (work: { source: LocalSource } | null) => {
  if (work === null) process.exit(0)
  parentPort!.postMessage(await checkSource(work.source, ruleset))
})
parentPort!.postMessage('ready')
