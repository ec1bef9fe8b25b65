/**
 * `npm run bench -- again [pages]`: a generated site on loopback, audited twice without a change, with and without entity tags: what the
 * second run costs beside the first. Writes its section of docs/performance.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import type { AuditSource } from '../src/audits/service-interface.ts'
import { openAuditing, type Auditing, type Took } from './auditing.ts'
import { machine, writeSection } from './performance-page.ts'

const GOAL = 0.2
/** Pages of the runs that come before what is measured: a worker runs for days and loads its rules once. */
const WARM = 200

interface Row {
  name: string
  first: Took
  second: Took
}

export async function run(args: string[] = []): Promise<void> {
  const pages = Number(args[0] ?? 2000)
  const auditing = await openAuditing()
  const rows: Row[] = []
  try {
    await auditing.workers(1)
    for (const tagged of [true, false]) {
      rows.push({ name: tagged ? 'with entity tags' : 'without validators', ...(await twice(auditing, pages, tagged)) })
      console.log(rowLine(rows.at(-1)!))
    }
  } finally {
    await auditing.close()
  }
  report(rows, pages)
}

async function twice(auditing: Auditing, pages: number, tagged: boolean): Promise<Pick<Row, 'first' | 'second'>> {
  const site = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'site.ts'), '--site', String(pages), ...(tagged ? ['tagged'] : [])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [port] = (await once(site.stdout, 'data')) as [Buffer]
    const crawl = (maxPages: number): AuditSource[] => [
      { kind: 'crawl', url: `http://127.0.0.1:${port.toString().trim()}/`, maxPages, maxDepth: 50 },
    ]
    for (let time = 0; time < 3; time++) await auditing.audit(crawl(Math.min(pages, WARM)), Math.min(pages, WARM))
    const first = await auditing.audit(crawl(pages), pages)
    const second = await auditing.audit(crawl(pages), pages)
    return { first, second }
  } finally {
    site.kill()
  }
}

const cpu = ({ workers, database }: Took) => workers + database
const ratio = ({ first, second }: Row) => cpu(second) / cpu(first)
const shown = ({ seconds, workers, database }: Took) => `${seconds.toFixed(2)} | ${workers.toFixed(2)} | ${database.toFixed(2)}`
const rowLine = (row: Row) =>
  `| ${row.name} | ${shown(row.first)} | ${shown(row.second)} | ${ratio(row).toFixed(2)} | ` +
  `${(row.second.seconds / row.first.seconds).toFixed(2)} | ${ratio(row) <= GOAL ? 'yes' : 'no'} |`

function report(rows: Row[], pages: number): void {
  writeSection(
    '## Audits again',
    `Made by \`npm run bench -- again\`: a site of ${pages} pages on the same machine is crawled and checked, and then once more without a \
change, by one worker with the same rules. What the second
run does: it asks the server for each page (with the entity tag it has from the first run, where the server sends one), takes over \
text and findings of what has not changed, and carries
decisions over. The cost is processor time of the worker and of PostgreSQL together; the seconds include the server's own time, \
which makes every page anew where it has no entity tags.

Machine: ${machine()}; load average when the run ended ${os.loadavg()[0]!.toFixed(1)}.

| site | first run, seconds | worker's CPU ms a page | PostgreSQL's | second run, seconds | worker's CPU ms a page | PostgreSQL's | \
cost, part of the first | seconds, part of the first | at most ${GOAL} of the cost |
|---|---|---|---|---|---|---|---|---|---|
${rows.map(rowLine).join('\n')}
`,
  )
}
