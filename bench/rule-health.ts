/**
 * `npm run bench -- rule-health [violations]`: how long the figures of a rule take in a workspace with so many violations in each of two
 * runs, nearly all of them decided; with `--plans`, how PostgreSQL goes about it.
 */
import { proposeExceptions } from '../src/decided/tighten.ts'
import { decidedFindings, decisionTimes, dismissedRules, runsOfRule } from '../src/db/rules/decided-findings.ts'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { plantRuns } from '../test/helpers/runs.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const GOAL = 1000

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1_000_000)
  const server = await throwawayServer()
  await migrate(server.url)
  const db = openPool(server.url)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  await plantRuns(db, workspaceId, violations)
  await db.query(`update audits set status = 'COMPLETED' where workspace_id = $1`, [workspaceId])
  await db.query('vacuum analyze')
  console.log(`${violations.toLocaleString('en')} violations in each of two runs, seven rules`)
  let worst = 0
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const times: number[] = []
    let answer: T
    for (let time = 0; time < 5; time++) {
      const began = performance.now()
      answer = await work()
      times.push(performance.now() - began)
    }
    const median = times.toSorted((one, other) => one - other)[2]!
    worst = Math.max(worst, median)
    console.log(`${name}: ${median.toFixed(0)} ms (first ${times[0]!.toFixed(0)} ms)`)
    return answer!
  }
  const ruleId = 'test.rule-3'
  const runs = await timed('the runs of a rule', () => runsOfRule(db, workspaceId, ruleId))
  const sample = await timed('its decided findings', () => decidedFindings(db, workspaceId, ruleId, runs))
  console.log(`  ${sample.findings.length} findings, ${sample.complete ? 'all' : 'the newest'}`)
  const rules = await timed('rules that people distrust', () => dismissedRules(db, workspaceId, { share: 0.5, decided: 20 }))
  console.log(`  ${rules.length} rules`)
  await timed('times to a decision', () => decisionTimes(db, workspaceId))
  await timed('exceptions proposed', async () => proposeExceptions(sample.findings))
  console.log(worst <= GOAL ? `each within the goal of ${GOAL} ms` : `over the goal of ${GOAL} ms`)
  if (args.includes('--plans')) await plans(db, server.url, workspaceId, ruleId)
  await db.end()
  await server.stop()
}

/** Every statement of the figures with its plan. */
async function plans(_db: unknown, url: string, workspaceId: string, ruleId: string): Promise<void> {
  const db = openPool(url, { max: 1 })
  const query = db.query.bind(db)
  const explained = Object.assign(Object.create(db), {
    async query(asked: { text: string; values: unknown[] }) {
      const { rows } = await query(`explain (analyze, buffers) ${asked.text}`, asked.values)
      console.log(`\n${asked.text.split('\n')[0]}…\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
      return query(asked.text, asked.values)
    },
  }) as typeof db
  const runs = await runsOfRule(explained, workspaceId, ruleId)
  await decidedFindings(explained, workspaceId, ruleId, runs)
  await dismissedRules(explained, workspaceId, { share: 0.5, decided: 20 })
  await decisionTimes(explained, workspaceId)
  await db.end()
}
