/**
 * Searching the review desk and version 1 of the public API in one large audit: `npm run bench -- search [violations]`. The answers are
 * those for words that few, many and no violations hold, in the found text and in the sentence around it alone; medians of nine, none
 * remembered.
 */
import os from 'node:os'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { NO_FILTER } from '../src/db/violations/filter.ts'
import { searchPage } from '../src/db/violations/pages.ts'
import { queueWindow } from '../src/db/violations/queue.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const TURNS = 9
/** A sentence in a thousand and one in twenty get a word that nothing else holds. */
const RARE = 'quokka'
const COMMON = 'wombats'
const WORDS = { 'in no violation': 'zzzzz', 'in texts': 'eco', 'in few sentences': RARE, 'in many sentences': COMMON }

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? 200_000)
  const server = await throwawayServer()
  try {
    await migrate(server.url)
    const db = openPool(server.url, { max: 5 })
    const { id: workspaceId } = await createWorkspace(db, 'Search')
    console.log(`loading ${violations.toLocaleString('en')} violations …`)
    const { id: auditId } = await loadDemoAudit(db, workspaceId, 'Large', violations, () => undefined)
    await db.query(`update violations set sentence = sentence || case when place % 1000 = 0 then ' ${RARE}' else ' ${COMMON}' end
      where place % 1000 = 0 or place % 20 = 1`)
    await db.query('vacuum analyze')
    /** Milliseconds of wall-clock time; the case of letters makes each term another one to whoever remembers answers. */
    const median = async (term: string, ask: (spelled: string) => Promise<number>) => {
      const [times, found]: [number[], Set<number>] = [[], new Set()]
      for (let turn = 0; turn < TURNS; turn++) {
        const spelled = [...term].map((letter, at) => (turn & (1 << at) ? letter.toUpperCase() : letter)).join('')
        const start = performance.now()
        found.add(await ask(spelled))
        times.push(performance.now() - start)
      }
      return `${times.sort((a, b) => a - b)[Math.floor(TURNS / 2)]!.toFixed(1)} ms (${[...found].join('/')} found)`
    }
    const window = { view: 'each', sort: 'severity', offset: 0, limit: 50, around: null } as const
    const atDesk = async (search: string) =>
      (await queueWindow(db, workspaceId, auditId, { ...window, filter: { ...NO_FILTER, search } }))!.total
    const v1 = async (search: string) =>
      (await searchPage(db, workspaceId, auditId, { state: 'all', severity: null, search, named: null }, 0, 20))!.total!
    for (const [where, term] of Object.entries(WORDS))
      console.log(`a word ${where}: desk ${await median(term, atDesk)}, version 1 ${await median(term, v1)}`)
    console.log(`load average ${os.loadavg()[0]!.toFixed(1)}`)
    await db.end()
  } finally {
    await server.stop()
  }
}
