/**
 * The review desk on a million violations, in a real browser on the real server: frames while scrolling, memory, the response to a
 * key press, and how much script the first page loads. `npm run bench -- desk [violations]` writes its section of
 * docs/performance.md when it runs on a million. Frames and keys are measured twice: in wall-clock time, which includes other load
 * on the machine, and in CPU time of the page's own thread.
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import { tracedWork } from './page-work.ts'
import { machine, writeSection } from './performance-page.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const GOALS = { frame: 16, heap: 150, key: 50, script: 250, counts: 100 }
const MILLION = 1_000_000
const SCROLLED_FOR = 6000
const PRESSES = 60

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? MILLION)
  const server = await throwawayServer()
  process.env['TEST_DATABASE_URL'] = server.url
  const { closeChromium, openDesk, startWeb } = await import('../test/browser/browser.ts')
  const desk = await startWeb()
  try {
    console.log(`loading ${violations.toLocaleString('en')} violations …`)
    const { id } = await loadDemoAudit(desk.db, desk.workspaceId, 'A million', violations, () => undefined)
    await desk.db.query('vacuum analyze')
    const member = await desk.member('owner', 'Bench')
    for (const [what, where] of [
      ['findings by rule and severity', 'rules'],
      ['what each filter can be set to', 'facets'],
    ] as const) {
      report(`${what}, median of nine answers`, await answered(() => member.call('GET', `/w/audits/${id}/${where}`)), GOALS.counts, 'ms')
    }
    const page = await openDesk(desk, member, id, '?view=each')
    page.setDefaultTimeout(120_000)
    await page.locator('.row:not(.is-waiting)').first().waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')

    const script = await scriptSize(page, desk.url)
    report('first-load script, compressed', script, GOALS.script, 'kB')
    for (const [how, scroll] of [
      ['turning the wheel', scrollByWheel],
      ['dragging the scroll bar from end to end', scrollByBar],
    ] as const) {
      const clock = await frames(page, (time) => scroll(page, time))
      const { frames: work } = await tracedWork(page, () => scroll(page, SCROLLED_FOR))
      work.sort((a, b) => a - b)
      report(
        `work for a frame while ${how}, 95th percentile`,
        at(work, 0.95),
        GOALS.frame,
        'ms',
        `median ${at(work, 0.5).toFixed(1)}, ${work.length} frames`,
      )
      report(
        `frame by the clock while ${how}, median`,
        clock.median,
        GOALS.frame,
        'ms',
        `95th percentile ${clock.p95.toFixed(1)}, ${clock.count} frames`,
      )
    }
    await watchKeys(page)
    const answers = await keyPresses(page)
    const { keys: work } = await tracedWork(page, () => keyPresses(page))
    work.sort((a, b) => a - b)
    report('work from a key press to its answer, 95th percentile', at(work, 0.95), GOALS.key, 'ms', `median ${at(work, 0.5).toFixed(1)}`)
    report(
      'answer to a key press by the clock, median',
      at(answers, 0.5),
      GOALS.key,
      'ms',
      `95th percentile ${at(answers, 0.95).toFixed(0)}`,
    )
    await session.send('HeapProfiler.collectGarbage')
    report('heap after all that', (await metric(session, 'JSHeapUsedSize')) / 1e6, GOALS.heap, 'MB')
    if (violations === MILLION) writePage()
  } finally {
    await closeChromium()
    await desk.close()
    await server.stop()
  }
}

const rows: string[] = []

function report(what: string, value: number, goal: number, unit: string, more = ''): void {
  rows.push(`| ${what} | at most ${goal} ${unit} | ${value.toFixed(1)} ${unit}${more && `; ${more}`} |`)
  console.log(`${value <= goal * 1.05 ? '✔' : '✖'} ${what}: ${value.toFixed(1)} ${unit} (goal ${goal})${more && `; ${more}`}`)
}

function writePage(): void {
  writeSection(
    '## The review desk',
    `Made by \`npm run bench -- desk\` in a real browser without a screen, on the real server, with a million violations. A screen \
asks for a frame every
16.7 ms, so the clock can say no less; the work for a frame is the processor time of the page's own thread, which is what the page \
can do something about.

Machine: ${machine()}; load average when the run ended ${os.loadavg()[0]!.toFixed(1)}.

| | goal | measured |
|---|---|---|
${rows.join('\n')}
`,
  )
}

/** Milliseconds of wall-clock time. */
async function answered(ask: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 9; turn++) {
    const start = performance.now()
    const { status } = await ask()
    if (status !== 200) throw new Error(`answered ${status}`)
    times.push(performance.now() - start)
  }
  return at(
    times.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Transferred size of every script the browser loads to show the desk. */
async function scriptSize(page: Page, url: string): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  const folder = path.join(import.meta.dirname, '../web/dist')
  return names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, name.slice(url.length))), { level: 9 }).length, 0) / 1000
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)!.value
}

async function frames(page: Page, scroll: (time: number) => Promise<void>) {
  await page.evaluate(() => {
    if ('frameTimes' in globalThis) return
    const times: number[] = []
    Object.assign(globalThis, { frameTimes: times })
    const tick = (time: number) => {
      times.push(time)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes.splice(0))
  await scroll(SCROLLED_FOR)
  const times = await page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes.splice(0))
  const gaps = times
    .slice(1)
    .map((time, index) => time - times[index]!)
    .toSorted((a, b) => a - b)
  return { median: at(gaps, 0.5), p95: at(gaps, 0.95), count: gaps.length }
}

const at = (sorted: number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!

async function scrollByWheel(page: Page, time: number): Promise<void> {
  await page.mouse.move(200, 500)
  for (const end = Date.now() + time; Date.now() < end; ) await page.mouse.wheel(0, 240)
}

/** Moves the scroll bar a little every frame, from the top to the end. */
async function scrollByBar(page: Page, time: number): Promise<void> {
  await page.locator('.rows').evaluate(
    (rows, length) =>
      new Promise<void>((resolve) => {
        const start = performance.now()
        const step = () => {
          const part = Math.min(1, (performance.now() - start) / length)
          rows.scrollTop = part * (rows.scrollHeight - rows.clientHeight)
          if (part < 1) requestAnimationFrame(step)
          else resolve()
        }
        step()
      }),
    time,
  )
}

/** From the key press to the frame that shows the next finding: its title, its place, its row. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: number[] = []
    Object.assign(globalThis, { answers })
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        const before = document.querySelector('.pos')!.textContent
        const answered = () => {
          answers.push(performance.now() - start)
          console.timeStamp('answered')
        }
        const look = () => {
          if (document.querySelector('.pos')!.textContent === before) requestAnimationFrame(look)
          // One more frame: changes made in this one are painted at its end.
          else requestAnimationFrame(answered)
        }
        requestAnimationFrame(look)
      },
      { capture: true },
    )
  })
  await page.locator('.row:not(.is-waiting) .row-body').last().click()
}

/** Response time of each key press, sorted. */
async function keyPresses(page: Page): Promise<number[]> {
  await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers.splice(0))
  for (let press = 1; press <= PRESSES; press++) {
    // The list is scrolled to its end: only up is possible.
    await page.keyboard.press('k')
    await page.waitForFunction((count) => (globalThis as unknown as { answers: number[] }).answers.length >= count, press)
  }
  return (await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers)).toSorted((a, b) => a - b)
}

if (import.meta.main) await run(process.argv.slice(2))
