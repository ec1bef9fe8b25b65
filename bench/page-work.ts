import type { Page } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** CPU time of the thread, in microseconds: other load on the machine is not in it. */
  tdur?: number
  args?: { data?: { type?: string; message?: string } }
}

/**
 * CPU time of a page's main thread, from a browser trace: in total, per frame, and from each key press to its response; in
 * milliseconds.
 */
export interface PageWork {
  frames: number[]
  keys: number[]
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

/** Records a browser trace during `act`. The page calls console.timeStamp('answered') when a key press has been handled. */
export async function tracedWork(page: Page, act: () => Promise<unknown>): Promise<PageWork> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return workOf(events)
}

function workOf(events: TraceEvent[]): PageWork {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const ticks = Map.groupBy(
    events.filter(({ name }) => name === 'FireAnimationFrame'),
    thread,
  )
  const [main = ''] = [...ticks].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  const own = events.filter((event) => thread(event) === main).toSorted((a, b) => a.ts - b.ts)
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
  const between = (from: number, to: number) =>
    tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  // Several key presses may wait for the same frame: one task handles them all.
  const taskOf = (at: number) => tasks.findLast(({ ts }) => ts <= at)?.ts ?? at
  const beginnings = [...new Set(ticks.get(main)?.map(({ ts }) => taskOf(ts)))].toSorted((a, b) => a - b)
  const answers = own.filter(({ name, args }) => name === 'TimeStamp' && args?.data?.message === 'answered').map(({ ts }) => ts)
  const presses = own.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown').map(({ ts }) => ts)
  return {
    frames: beginnings.slice(1).map((ts, index) => between(beginnings[index]!, ts)),
    keys: presses.flatMap((pressed) => {
      const answered = answers.find((ts) => ts > pressed)
      return answered === undefined ? [] : [between(taskOf(pressed), answered)]
    }),
  }
}
