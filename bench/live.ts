/**
 * `npm run bench -- live [passages] [pages] [rounds]`: what comparing pages with what was approved for them adds to a run of a site, in
 * processor time of the workers and the database: the same pages listed, fetched, checked by all built-in rules and stored, without and
 * with texts bound to them, in turns. One page in ten has one of its texts otherwise. Writes its section of docs/performance.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { AuditSource } from '../src/audits/service-interface.ts'
import { newId } from '../src/db/base/ids.ts'
import { newMoment } from '../src/db/base/moments.ts'
import { transaction } from '../src/db/base/pool.ts'
import { insertBinding } from '../src/db/live/bindings.ts'
import { addressKey } from '../src/fetch/address-key.ts'
import { hashOf } from '../src/claims/register/bound-claims.ts'
import { readText } from '../src/text/read.ts'
import { openAuditing } from './auditing.ts'
import type { Auditing, Took } from './auditing.ts'
import { machine, writeSection } from './performance-page.ts'
import { benchPage } from './site.ts'

const MOST_ADDED = 0.2

export async function run(args: string[] = []): Promise<void> {
  const [passages, pages, rounds] = [Number(args[0] ?? 10_000), Number(args[1] ?? 2000), Number(args[2] ?? 3)]
  const site = spawn(process.execPath, [path.join(import.meta.dirname, 'site.ts'), '--site', String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(site.stdout, 'data')) as [Buffer]
  const urls = Array.from({ length: pages }, (_, n) => `http://127.0.0.1:${port.toString().trim()}/p${n}.html`)
  const sources: AuditSource[] = [{ kind: 'urls', urls }]
  const auditing = await openAuditing()
  try {
    await auditing.workers(1)
    // Once before: a worker loads its rules once. With texts, so that the first run without has other rules and checks every page, too.
    await bindAll(auditing, urls, passages)
    await auditing.audit(sources, pages)
    const [without, beside, same, sameBeside]: [Took[], Took[], Took[], Took[]] = [[], [], [], []]
    for (let round = 0; round < rounds; round++) {
      await unbindAll(auditing)
      without.push(await auditing.audit(sources, pages))
      same.push(await auditing.audit(sources, pages))
      await bindAll(auditing, urls, passages)
      beside.push(await auditing.audit(sources, pages))
      sameBeside.push(await auditing.audit(sources, pages))
      console.log(`${shown(without.at(-1)!)} without, ${shown(beside.at(-1)!)} with ${passages} texts`)
      console.log(`unchanged: ${shown(same.at(-1)!)} without, ${shown(sameBeside.at(-1)!)} with them`)
    }
    const {
      rows: [states],
    } = await auditing.db.query(
      `select count(*) filter (where state = 'same')::int as same, count(*) filter (where state = 'changed')::int as changed
       from live_states where workspace_id = $1`,
      [auditing.workspaceId],
    )
    const [one, other] = [middle(without.map(cpu)), middle(beside.map(cpu))]
    const added = (other - one) / one
    const line =
      `${passages} texts over ${pages} pages add ${(added * 100).toFixed(1)} % to the processor time of a run (most allowed: ` +
      `${MOST_ADDED * 100} %): ${one.toFixed(1)} ms a page without, ${other.toFixed(1)} ms with them, workers and database together, ` +
      `middle of ${rounds} in turns. ` +
      `Where no page has changed since: ${middle(same.map(cpu)).toFixed(1)} and ${middle(sameBeside.map(cpu)).toFixed(1)} ms. ` +
      `${states.same} texts were the same, ${states.changed} changed.`
    console.log(line)
    writeSection('## Approved = live', `\`npm run bench -- live\`, ${machine()}\n\n${line}\n`)
    if (added > MOST_ADDED) process.exitCode = 1
  } finally {
    site.kill()
    await auditing.close()
  }
}

const cpu = ({ workers, database }: Took) => workers + database
const shown = (took: Took) => `${cpu(took).toFixed(1)} ms a page, ${took.seconds.toFixed(1)} s`
const middle = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1]!

async function unbindAll({ db, workspaceId }: Auditing): Promise<void> {
  await db.query('delete from live_states where workspace_id = $1', [workspaceId])
  await db.query('delete from live_bindings where workspace_id = $1', [workspaceId])
}

/** Paragraphs of each page, in turn. */
const bindAll = ({ db, workspaceId }: Auditing, urls: string[], passages: number): Promise<void> =>
  transaction(db, async (client) => {
    const each = Math.ceil(passages / urls.length)
    for (const [n, address] of urls.entries()) {
      const said = readText(benchPage(n, urls.length), 'html').blocks.filter(({ scope, text }) => scope === 'paragraph' && text.length > 60)
      for (let of = 0; of < each && n * each + of < passages; of++) {
        const text = said[of % said.length]!.text
        const texts = [n % 10 === 0 && of === 0 ? text.replace(/ the | a /i, ' no ') : text]
        const approved = { texts, notices: [], sha256: hashOf([...texts, String(of)], []) }
        const as = { kind: 'text' as const, sourceId: null, version: null, name: `Text ${of}`, language: null }
        const by = { ownerId: null, boundBy: null, approvedBy: [], approvedAt: null, moment: newMoment() }
        await insertBinding(client, workspaceId, { id: newId(), ...as, ...by, ...approved, address, addressKey: addressKey(address) })
      }
    }
  })
