/**
 * `npm run bench -- audits [pages] [assets]`: a generated site on loopback, copied by `wget --mirror` and audited by us in the same
 * run; audits of long texts with one and with two workers, the cost of an asset in a small and in a large audit, a worker's memory,
 * and the time to store 100,000 findings. Writes its section of docs/performance.md. Workers have checked a few pages before they
 * are measured, since in production they run for days and load their rules once.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AuditSource } from '../src/audits/service-interface.ts'
import { storeUpload } from '../src/db/audits/uploads.ts'
import { isMet, type Goal } from './api-report.ts'
import { openAuditing, type Auditing, type Took } from './auditing.ts'
import { machine, writeSection } from './performance-page.ts'
import { benchPage } from './site.ts'
import { storeMany } from './storing.ts'

const LONG_TEXTS = 240
const PAGES_PER_LONG_TEXT = 12

interface Row {
  name: string
  took: Took
}

export async function run(args: string[] = []): Promise<void> {
  const [pages, many] = [Number(args[0] ?? 2000), Number(args[1] ?? 20_000)]
  const site = spawn(process.execPath, [path.join(import.meta.dirname, 'site.ts'), '--site', String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(site.stdout, 'data')) as [Buffer]
  const url = `http://127.0.0.1:${port.toString().trim()}`
  const auditing = await openAuditing()
  const rows: Row[] = []
  const measure = async (name: string, sources: AuditSource[], assets: number) => {
    rows.push({ name, took: await auditing.audit(sources, assets) })
    console.log(rowLine(rows.at(-1)!))
    return rows.at(-1)!.took
  }
  try {
    const wget = mirror(url)
    console.log(`wget --mirror: ${wget.toFixed(2)} s, ${(pages / wget).toFixed(0)} pages/s`)
    const long = await longTexts(auditing)
    const [crawled, checked]: [Took[], Took[]] = [[], []]
    for (const workers of [1, 2]) {
      const crew = workers === 1 ? 'one worker' : 'two workers'
      await auditing.workers(workers)
      await auditing.audit(posts(400), 400)
      await auditing.audit([{ kind: 'crawl', url: `${url}/`, maxPages: 200, maxDepth: 50 }], 200)
      crawled.push(
        await measure(`a site of ${pages} pages, ${crew}`, [{ kind: 'crawl', url: `${url}/`, maxPages: pages, maxDepth: 50 }], pages),
      )
      await measure(
        `${pages} listed pages, ${crew}`,
        [{ kind: 'urls', urls: Array.from({ length: pages }, (_, n) => `${url}/p${n}.html`) }],
        pages,
      )
      checked.push(await measure(`${LONG_TEXTS} long files, ${crew}`, long, LONG_TEXTS))
    }
    await auditing.workers(1)
    await auditing.audit(posts(400), 400)
    const small = await severalTimes(10, () => auditing.audit(posts(100), 100))
    rows.push({ name: '100 posts, one worker, ten times', took: small })
    console.log(rowLine(rows.at(-1)!))
    const large = await measure(`${many} posts, one worker`, posts(many), many)
    const memory = auditing.highestMemory()
    const storing = await storeMany(auditing, 100, 1000)
    report(rows, wget, pages, [
      {
        name: 'crawling, checking and storing, part of the speed of wget, one worker',
        value: wget / crawled[0]!.seconds,
        goal: 0.5,
        least: true,
        unit: '',
      },
      { name: 'the same, two workers', value: wget / crawled[1]!.seconds, goal: 0.5, least: true, unit: '' },
      {
        name: 'long files, two workers, times the speed of one',
        value: checked[0]!.seconds / checked[1]!.seconds,
        goal: 1.7,
        least: true,
        unit: '',
      },
      {
        name: `processor time of an asset among ${many.toLocaleString('en')}, times that among 100`,
        value: (large.workers + large.database) / (small.workers + small.database),
        goal: 1.2,
        unit: '',
      },
      {
        name: `time of an asset among ${many.toLocaleString('en')}, times that among 100`,
        value: large.seconds / many / (small.seconds / small.assets),
        goal: 1.2,
        unit: '',
      },
      { name: "a worker's memory at its highest", value: memory, goal: 400, unit: ' MB' },
      { name: 'storing 100,000 findings', value: storing, goal: 10, unit: ' s' },
    ])
  } finally {
    site.kill()
    await auditing.close()
  }
}

/** As short as posts are, so that the cost around the check shows. */
const posts = (count: number): AuditSource[] =>
  Array.from({ length: count }, (_, n) => ({
    kind: 'text',
    name: `post ${n}`,
    text: `Our eco-friendly lamp number ${n} is here. It lights the ${n % 7} corners of a room.`,
  }))

/** Files whose cost is nearly all in the check: the text of many pages each, of those with few findings. */
async function longTexts({ db, workspaceId }: Auditing): Promise<AuditSource[]> {
  const uploadIds: string[] = []
  for (let n = 0; n < LONG_TEXTS; n++) {
    const content = Buffer.from(
      Array.from({ length: PAGES_PER_LONG_TEXT }, (_, page) => benchPage((n * PAGES_PER_LONG_TEXT + page) * 3 + 1, 100_000)).join('\n'),
    )
    uploadIds.push((await storeUpload(db, workspaceId, null, { name: `long ${n}.html`, type: 'text/html' }, [content])).id)
  }
  return [{ kind: 'files', uploadIds }]
}

async function severalTimes(times: number, audit: () => Promise<Took>): Promise<Took> {
  const all: Took[] = []
  for (let time = 0; time < times; time++) all.push(await audit())
  const mean = (of: (took: Took) => number) => all.reduce((sum, took) => sum + of(took), 0) / times
  return {
    assets: all[0]!.assets,
    seconds: mean((took) => took.seconds),
    workers: mean((took) => took.workers),
    database: mean((took) => took.database),
  }
}

function mirror(url: string): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-bench-'))
  const start = performance.now()
  const { error } = spawnSync('wget', ['--mirror', '--quiet', '--directory-prefix', folder, `${url}/`])
  rmSync(folder, { recursive: true, force: true })
  if (error) console.log('wget is not installed: what is measured beside it says nothing')
  return (performance.now() - start) / 1000
}

const rowLine = ({ name, took: { assets, seconds, workers, database } }: Row) =>
  `| ${name} | ${seconds.toFixed(2)} | ${(assets / seconds).toFixed(0)} | ${workers.toFixed(2)} | ${database.toFixed(2)} |`

const goalLine = (goal: Goal) => {
  const shown = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)}${goal.unit}`
  return (
    `| ${goal.name} | ${goal.least ? 'at least' : 'at most'} ${shown(goal.goal)} | ${shown(goal.value)} | ` +
    `${isMet(goal) ? 'yes' : 'no'} |`
  )
}

function report(rows: Row[], wget: number, pages: number, goals: Goal[]): void {
  for (const goal of goals) console.log(goalLine(goal))
  writeSection(
    '## Audits',
    `Made by \`npm run bench -- audits\` in one run: workers as \`imprimatur worker\` starts them, PostgreSQL and the site on the \
same machine. \`wget --mirror\` copied the
same site of ${pages} pages in ${wget.toFixed(2)} s, ${(pages / wget).toFixed(0)} pages a second, without checking or storing \
anything. A long file has the text of ${PAGES_PER_LONG_TEXT} pages with few findings, so that its cost is the check; a post has
two sentences, so that its cost is what is done around it. Times and ratios hold for a machine that does nothing else; on a busy \
one read the processor time.

Machine: ${machine()}; load average when the run ended ${os.loadavg()[0]!.toFixed(1)}.

| audit | seconds | assets/s | workers' CPU ms an asset | PostgreSQL's |
|---|---|---|---|---|
${rows.map(rowLine).join('\n')}

| goal | | measured | met |
|---|---|---|---|
${goals.map(goalLine).join('\n')}
`,
  )
}
