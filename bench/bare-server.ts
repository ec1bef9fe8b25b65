/** The baseline: `node:http` and one prepared statement per request, no checks, no keys, no counters. Run as a process; prints its port. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const [url, workspaceId] = process.argv.slice(2) as [string, string]
const db = new pg.Pool({ connectionString: url, max: 10 })
const COLUMNS =
  'v.id, v.audit_id, r.state, v.severity, v.rule_id, v.rule_name, v.asset_id, v.asset_name, v.asset_url, v.violating_text, ' +
  'v.reason, v.recommended_solution, v.suggested_text, r.dismissal_reason, v.group_id, r.assigned_to'
const either = () => (Math.random() < 0.5 ? 1 : 2)

const STATEMENTS: Record<string, { text: string; values: (id: string) => unknown[] }> = {
  id: {
    text:
      `select ${COLUMNS} from violations v join reviews r on r.workspace_id = v.workspace_id and r.violation_id = v.id where ` +
      `v.workspace_id = $1 and v.id = $2`,
    values: (id) => [workspaceId, id],
  },
  page: {
    text: `select ${COLUMNS} from reviews r join violations v on v.workspace_id = r.workspace_id and v.id = r.violation_id
      where r.workspace_id = $1 and r.audit_id = $2 and r.state = 0 order by r.place limit 20`,
    values: (id) => [workspaceId, id],
  },
  update: {
    text: 'update reviews set state = $3, decided_at = now() where workspace_id = $1 and violation_id = $2',
    values: (id) => [workspaceId, id, either()],
  },
  // The path ends with the ids of the audit and the group, joined by a dot.
  group: {
    text: 'update reviews set state = $4, decided_at = now() where workspace_id = $1 and audit_id = $2 and group_id = $3',
    values: (id) => [workspaceId, ...id.split('.'), either()],
  },
}

const server = createServer(async (request, response) => {
  const [, kind, id] = (request.url ?? '').split('/') as [string, string, string]
  const { text, values } = STATEMENTS[kind]!
  const { rows } = await db.query({ name: kind, text, values: values(id) })
  const body = JSON.stringify(rows)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
