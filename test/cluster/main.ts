import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/*
 * What `npm run test:cluster` runs: the tests of everything that sends statements, on a Citus cluster instead of one machine.
 * DATABASE_URL names a database on its coordinator, by a superuser: each test has a database of its own, made on every node. Without it
 * there is nothing to run. Paths name other tests, as for `npm test`.
 */

/** A file for each kind of statement: those that differ in nothing but what is written by the program run on one machine alone. */
const FILES = [
  'test/conformance/checks.test.ts',
  'test/conformance/deep-pages.test.ts',
  'test/conformance/documents.test.ts',
  'test/conformance/endpoints.test.ts',
  'test/conformance/keys.test.ts',
  'test/conformance/retries.test.ts',
  'test/conformance/v2-audits.test.ts',
  'test/conformance/v2-library.test.ts',
  'test/conformance/v2-violations.test.ts',
  'test/conformance/violations.test.ts',
  'test/reviews/decisions.test.ts',
  'test/app-api',
  'test/audits/carry.test.ts',
  'test/audits/again.test.ts',
  'test/audits/due-sites.test.ts',
  'test/audits/packing.test.ts',
  'test/audits/sources.test.ts',
  'test/backup',
  'test/cli/stored-audit.test.ts',
  'test/cli/trail-tampering.test.ts',
  'test/documents',
  'test/faults/kept-answers.test.ts',
  'test/schema/distributed.test.ts',
  'test/sdk/events.test.ts',
  'test/sdk/webhooks.test.ts',
  'test/workshop',
]

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
const isGood = await ended(['test/run.ts', ...(chosen.length > 0 ? chosen : FILES)])
// Alone, and last: it ends a node that all the others need.
const isKept = chosen.length > 0 || (await ended(['--test', 'test/cluster/lost-node.ts']))
process.exit(isGood && isKept ? 0 : 1)

async function ended(args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], { cwd: root, stdio: 'inherit' })
  return (await once(child, 'exit'))[0] === 0
}
