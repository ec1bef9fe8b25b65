import { keepRuleSet } from '../../packs/kept-rule-sets.ts'
import type { Answered, Order } from './messages.ts'
import { Reader } from './reader.ts'
import { ReadingEnded } from './reading-ended.ts'

const answer = (message: Answered) => void process.send!(message)
const reader = new Reader()

process.on('message', async ({ work, most, late, rules }: Order) => {
  if (rules) keepRuleSet(rules.hash, rules.files)
  try {
    answer({ result: await reader.run(work, most, late) })
  } catch (error) {
    answer(error instanceof ReadingEnded ? { ended: error.message } : { error: (error as Error).stack ?? String(error) })
  }
})
await reader.start()
answer({ ready: true })
