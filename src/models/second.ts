import { ModelFailure } from '../generation/base/model.ts'
import type { Model } from '../generation/base/model.ts'

/** What another model may do better: a service that is away or set up wrongly, not an order that was refused or is not paid for. */
const WORTH_ANOTHER = new Set(['late', 'failed', 'setup'])

/** A model with another behind it, which writes what the first one cannot. */
export const withSecond = (first: Model, second: Model): Model => ({
  name: first.name,
  async write(call) {
    let shown = false
    try {
      return await first.write({
        ...call,
        onText:
          call.onText &&
          ((piece) => {
            shown = true
            call.onText!(piece)
          }),
      })
    } catch (error) {
      if (!(error instanceof ModelFailure) || !WORTH_ANOTHER.has(error.trouble) || call.signal?.aborted) throw error
      if (shown) call.onRestart?.()
      return { ...(await second.write(call)), model: second.name }
    }
  },
})
