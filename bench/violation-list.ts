/**
 * Pages of `GET /public/v2/violations`, which goes across all audits, in a small workspace and in a large one: what a page costs should not
 * depend on how many violations there are. `npm run bench -- violation-list [violations]`: four fifths of them in one audit, the others in
 * audits of a thousand; beside it a workspace with a hundredth. Medians of nine, the rows of a page of fifty filled in.
 */
import os from 'node:os'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { NO_FILTER } from '../src/db/violations/filter.ts'
import type { QueueFilter } from '../src/db/violations/filter.ts'
import { listBodies, listPlaces } from '../src/db/violations/list.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { LIST_ORDERS } from '../src/contract/values.ts'
import type { ListOrder } from '../src/contract/values.ts'

const MILLION = 1_000_000
const PAGE = 51
const TURNS = 9
const DAY = 24 * 3_600_000

const FILTERS: Record<string, Partial<QueueFilter>> = {
  'no filter': {},
  'one state': { states: [0] },
  'two states': { states: [1, 2] },
  'one severity': { severityOrders: [4] },
  'state and severity': { states: [0], severityOrders: [1] },
  'one rule': { rules: ['dark-patterns.false-urgency'] },
  'a rule nobody broke': { rules: ['nothing.here'] },
  'one pack': { packs: ['eu-green-claims'] },
  'one language': { languages: ['DE'] },
  'assigned to somebody who has nothing': { assignees: ['00000000-0000-0000-0000-000000000001'] },
  'assigned to nobody': { nobody: true, states: [0] },
  'found since last week': { foundSince: new Date(Date.now() - 8 * DAY).toISOString() },
  'a word nobody wrote': { search: 'zzzzz' },
  'a common word': { search: 'eco' },
}

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? MILLION)
  const server = await throwawayServer()
  try {
    await migrate(server.url)
    const db = openPool(server.url, { max: 5 })
    const plant = async (count: number) => {
      const { id } = await createWorkspace(db, `${count}`)
      await loadDemoAudit(db, id, 'Large', Math.round(count * 0.8), () => undefined)
      for (let left = Math.round(count * 0.2); left > 0; left -= 1000)
        await loadDemoAudit(db, id, 'Small', Math.min(left, 1000), () => undefined)
      return id
    }
    console.log(`loading ${violations.toLocaleString('en')} violations …`)
    const [small, large] = [await plant(Math.ceil(violations / 100)), await plant(violations)]
    await db.query('vacuum analyze')
    /** Milliseconds of wall-clock time. */
    const median = async (workspaceId: string, part: Partial<QueueFilter>, order: ListOrder) => {
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn++) {
        const start = performance.now()
        const rows = await listPlaces(
          db,
          workspaceId,
          { violation: { ...NO_FILTER, ...part }, audits: null, sites: null },
          order,
          null,
          PAGE,
        )
        await listBodies(
          db,
          workspaceId,
          rows.map(({ id }) => id),
        )
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)]!
    }
    for (const [name, part] of Object.entries(FILTERS)) {
      for (const order of LIST_ORDERS) {
        const [few, many] = [await median(small, part, order), await median(large, part, order)]
        console.log(`${name}, ${order}: ${few.toFixed(1)} ms of a hundredth, ${many.toFixed(1)} ms of all`)
      }
    }
    console.log(`load average ${os.loadavg()[0]!.toFixed(1)}`)
    await db.end()
  } finally {
    await server.stop()
  }
}
