/**
 * The studio's editor with a long document, in a real browser on the real server: the response to a key press in 25,000 words with 1,500
 * findings. `npm run bench -- editor [words]` writes its section of docs/performance.md when it runs on 25,000. Pauses between the keys
 * are long enough that checks come back and the text is saved in the middle of the measurement. Each key is measured twice: in
 * wall-clock time, which includes other load on the machine, and in CPU time of the page's own thread.
 */
import os from 'node:os'
import type { Page } from 'playwright-core'
import { tracedWork } from './page-work.ts'
import { machine, writeSection } from './performance-page.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const GOAL = 50
const WORDS = 25_000
const WORDS_OF_PARAGRAPH = 50
const FINDINGS_OF_PARAGRAPH = 3
const PRESSES = 120
/** Milliseconds between two keys: as one types, with the pauses after which the text is checked (120) and saved (1,000). */
const PAUSES = [90, 90, 140, 90, 260, 90, 90, 1300]

const THINGS = ['rucksack', 'tent', 'jacket', 'mat', 'stove', 'lamp', 'bottle', 'rope', 'boot', 'glove']
const PLACES = ['in the valley', 'on the ridge', 'by the lake', 'in the hut', 'under the trees', 'on the ferry', 'at the pass']

/** Three sentences with one claim each, then plain words up to the length of a paragraph. */
function paragraphOf(number: number): string {
  const claims = Array.from({ length: FINDINGS_OF_PARAGRAPH }, (_, index) => {
    const turn = number * FINDINGS_OF_PARAGRAPH + index
    return `This eco-friendly ${THINGS[turn % THINGS.length]} waits ${PLACES[turn % PLACES.length]}.`
  })
  const plain: string[] = []
  const length = () => [...claims, ...plain].join(' ').split(' ').length
  while (length() < WORDS_OF_PARAGRAPH - 5) {
    const turn = number + plain.length
    plain.push(`We carried the ${THINGS[(turn * 7) % THINGS.length]} ${PLACES[(turn * 3) % PLACES.length]} and slept.`)
  }
  return [...claims, ...plain].join(' ')
}

export async function run(args: string[] = []): Promise<void> {
  const words = Number(args[0] ?? WORDS)
  const server = await throwawayServer()
  process.env['TEST_DATABASE_URL'] = server.url
  const { closeChromium, openPage, startWeb } = await import('../test/browser/browser.ts')
  const desk = await startWeb()
  try {
    const member = await desk.member('owner', 'Bench')
    const { body: shelf } = await member.call('GET', '/w/shelf')
    const template = shelf.templates.find((each: { key: string }) => each.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A trail rucksack', features: ['Light'] }
    const { body: made } = await member.call('POST', '/w/documents', { json: { template_id: template.id, language_key: 'EN', input } })
    const blocks = Array.from({ length: words / WORDS_OF_PARAGRAPH }, (_, index) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: paragraphOf(index) }],
    }))
    const { status } = await member.call('PATCH', `/w/documents/${made.id}`, { json: { blocks } })
    if (status !== 200) throw new Error(`the document was not saved: ${status}`)

    const page = await openPage(desk, member, `/w/${desk.workspaceId}/studio/${made.id}`)
    const findings = (words / WORDS_OF_PARAGRAPH) * FINDINGS_OF_PARAGRAPH
    await page.getByText(new RegExp(`^${findings.toLocaleString('en-GB').replace(',', ',?')} findings$`)).waitFor()
    console.log(`${await page.locator('.editor-foot').innerText()}`.replaceAll('\n', ' · '))
    await page
      .locator('.paper p')
      .nth(Math.floor(blocks.length / 2))
      .click()
    await watchKeys(page)
    await typed(page, 20)
    const clock = await typed(page, PRESSES)
    const { keys } = await tracedWork(page, () => typed(page, PRESSES))
    report('answer to a key press by the clock', clock)
    report('work of the page for a key press', keys)
    if (words === WORDS) writePage(findings)
  } finally {
    await closeChromium()
    await desk.close()
    await server.stop()
  }
}

const rows: string[] = []
const at = (sorted: number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = at(sorted, 0.95)
  const more = `median ${at(sorted, 0.5).toFixed(1)}, longest ${sorted.at(-1)!.toFixed(1)}, ${sorted.length} keys`
  rows.push(`| ${what}, 95th percentile | at most ${GOAL} ms | ${p95.toFixed(1)} ms; ${more} |`)
  console.log(`${p95 <= GOAL ? '✔' : '✖'} ${what}, 95th percentile: ${p95.toFixed(1)} ms (goal ${GOAL}); ${more}`)
}

/** From the key press to the frame after the one that draws it. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: number[] = []
    Object.assign(globalThis, { answers })
    document.addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          // A message that is sent in a frame is received after that frame was laid out and painted.
          channel.port1.addEventListener('message', () => {
            answers.push(performance.now() - start)
            console.timeStamp('answered')
          })
          channel.port1.start()
          channel.port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
}

async function typed(page: Page, presses: number): Promise<number[]> {
  await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers.splice(0))
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(press % 6 === 5 ? 'Space' : 'abcdefgh'[press % 8]!)
    await page.waitForTimeout(PAUSES[press % PAUSES.length]!)
  }
  await page.waitForFunction((count) => (globalThis as unknown as { answers: number[] }).answers.length >= count, presses)
  return page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers)
}

function writePage(findings: number): void {
  writeSection(
    '## The editor',
    `Made by \`npm run bench -- editor\` in a real browser without a screen, on the real server: a document of \
${WORDS.toLocaleString('en')} words with
${findings.toLocaleString('en')} findings, typed into in its middle, with pauses in which the text is checked and saved. By the clock: \
from the key press until the
frame with it is painted. The work is the processor time of the page's own thread for the same.

Machine: ${machine()}; load average when the run ended ${os.loadavg()[0]!.toFixed(1)}.

| | goal | measured |
|---|---|---|
${rows.join('\n')}
`,
  )
}

if (import.meta.main) await run(process.argv.slice(2))
