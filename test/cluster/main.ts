import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/*
 * What `npm run test:cluster` runs: tests that send the product's statements, on a Citus cluster instead of one machine, and what only a
 * cluster can show (test/cluster). DATABASE_URL names a database on its coordinator, by a superuser: each test has a database of its own,
 * made on every node. Without it there is nothing to run. Paths name other tests, as for `npm test`.
 */

/** Files whose own statements a cluster takes too: what a test looks up or tampers with has to name the workspace as well. */
const FILES = [
  'test/conformance/app-properties.test.ts',
  'test/conformance/deep-pages.test.ts',
  'test/conformance/documents.test.ts',
  'test/conformance/endpoints.test.ts',
  'test/conformance/mcp.test.ts',
  'test/conformance/properties.test.ts',
  'test/conformance/retries.test.ts',
  'test/conformance/v2-audits.test.ts',
  'test/conformance/v2-properties.test.ts',
  'test/conformance/v2-strict.test.ts',
  'test/conformance/v2-violations.test.ts',
  'test/conformance/violations.test.ts',
  'test/reviews/decision-ends.test.ts',
  'test/reviews/decisions.test.ts',
  'test/reviews/sixth-state.test.ts',
  'test/app-api/admin-trail.test.ts',
  'test/app-api/audits.test.ts',
  'test/app-api/context.test.ts',
  'test/app-api/decision-filters.test.ts',
  'test/app-api/deleting.test.ts',
  'test/app-api/document-versions.test.ts',
  'test/app-api/editing.test.ts',
  'test/app-api/events.test.ts',
  'test/app-api/gates.test.ts',
  'test/app-api/holds.test.ts',
  'test/app-api/inbox.test.ts',
  'test/app-api/large-decisions.test.ts',
  'test/app-api/late-requests.test.ts',
  'test/app-api/library.test.ts',
  'test/app-api/notices.test.ts',
  'test/app-api/page-readings.test.ts',
  'test/app-api/portfolio.test.ts',
  'test/app-api/queue.test.ts',
  'test/app-api/review-presets.test.ts',
  'test/app-api/review.test.ts',
  'test/app-api/rule-health.test.ts',
  'test/app-api/rule-totals.test.ts',
  'test/app-api/rule-tries.test.ts',
  'test/app-api/runs-of-a-site.test.ts',
  'test/app-api/screen-language.test.ts',
  'test/app-api/settings.test.ts',
  'test/app-api/sites.test.ts',
  'test/app-api/templates.test.ts',
  'test/app-api/terms.test.ts',
  'test/app-api/trail-findings.test.ts',
  'test/audits/carry.test.ts',
  'test/audits/fairness.test.ts',
  'test/backup/workspace.test.ts',
  'test/claims/assertions.test.ts',
  'test/claims/proofs.test.ts',
  'test/claims/register.test.ts',
  'test/claims/table.test.ts',
  'test/cli/evidence.test.ts',
  'test/promotions/register.test.ts',
  'test/cli/stored-audit.test.ts',
  'test/cli/trail-bound.test.ts',
  'test/cli/trail-stamps.test.ts',
  'test/cli/trail-tampering.test.ts',
  'test/sdk/events.test.ts',
  'test/sdk/webhooks.test.ts',
  'test/workshop/own-rules.test.ts',
]

/** One after the other, and the last one last: it ends a node that all the others need. */
const ALONE = ['test/cluster/upgrading.ts', 'test/cluster/restoring.ts', 'test/cluster/moving.ts', 'test/cluster/lost-node.ts']

const url = process.env['DATABASE_URL']
if (!url) {
  process.stdout.write('No cluster to test on: DATABASE_URL names no Citus coordinator. Nothing was run.\n')
  process.exit(0)
}
// Commands of the tests take their database from their own arguments.
delete process.env['DATABASE_URL']
process.env['TEST_CLUSTER_URL'] = url
const chosen = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '../..')
const isAlone = (file: string) => ALONE.includes(path.relative(root, path.resolve(file)))
const together = chosen.length > 0 ? chosen.filter((file) => !isAlone(file)) : FILES
let isGood = together.length === 0 || (await ended(['test/run.ts', ...together]))
for (const file of chosen.length > 0 ? chosen.filter(isAlone) : ALONE)
  if (!(await ended(['--test', '--test-reporter', 'spec', file]))) isGood = false
process.stdout.write(isGood ? 'The cluster: everything passed.\n' : 'The cluster: something failed, see above.\n')
process.exit(isGood ? 0 : 1)

async function ended(args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], { cwd: root, stdio: 'inherit' })
  return (await once(child, 'exit'))[0] === 0
}
