import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { distribute, NODE_SETTINGS } from '../../src/db/base/distribute.ts'
import { migrate } from '../../src/db/base/migrate.ts'

/*
 * Databases of tests on a Citus cluster (`npm run test:cluster`). A database there is one of that name on every node, each with the
 * extension; which tables lie where stands in tables of each, so that a copy made on every node is a distributed database as well.
 */

/** Enough that workspaces lie on different nodes; each shard is a table with all its indexes, and all of them are copied for each test. */
const SHARDS = 4

/** The nodes' addresses, the coordinator's first. */
export async function clusterNodes(url: string): Promise<string[]> {
  const rows = await on(url, async (client) => {
    const { rows } = await client.query<{ nodename: string; nodeport: number }>(
      'select nodename, nodeport from pg_dist_node where isactive order by groupid',
    )
    return rows
  })
  return rows.map(({ nodename, nodeport }) => {
    const node = new URL(url)
    node.hostname = nodename
    node.port = String(nodeport)
    return node.href
  })
}

/** A distributed database with every migration applied, or with `empty` nothing but the extension. */
export async function clusterDatabase(url: string, hash: string, empty = false): Promise<{ url: string; drop(): Promise<void> }> {
  const nodes = await clusterNodes(url)
  const template = await clusterTemplate(nodes, empty ? 'template_cluster_empty' : `template_cluster_${hash}`, empty)
  const name = `test_${randomBytes(8).toString('hex')}`
  await everywhere(nodes, `create database ${name} template ${template} strategy file_copy`)
  // Settings of a database are not copied with it.
  for (const setting of [...NODE_SETTINGS, `citus.shard_count = ${SHARDS}`])
    await everywhere(nodes, `alter database ${name} set ${setting}`)
  return {
    url: withName(url, name),
    drop: () => dropEverywhere(nodes, name),
  }
}

async function clusterTemplate(nodes: string[], name: string, empty: boolean): Promise<string> {
  await on(withName(nodes[0]!, 'postgres'), async (client) => {
    // Test files run beside each other: one makes it, the others wait.
    await client.query('select pg_advisory_lock(4711)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await everywhere(nodes, `drop database if exists ${unfinished} with (force)`)
    await everywhere(nodes, `create database ${unfinished}`)
    await everywhere(nodes, `alter database ${unfinished} set citus.shard_count = ${SHARDS}`)
    for (const node of nodes) await on(withName(node, unfinished), (one) => one.query('create extension citus'))
    const [coordinator, ...workers] = nodes.map((node) => new URL(node))
    await on(withName(nodes[0]!, unfinished), async (one) => {
      await one.query('select citus_set_coordinator_host($1, $2)', [coordinator!.hostname, Number(coordinator!.port)])
      for (const { hostname, port } of workers) await one.query('select citus_add_node($1, $2)', [hostname, Number(port)])
    })
    if (!empty) {
      await migrate(withName(nodes[0]!, unfinished))
      await distribute(withName(nodes[0]!, unfinished), () => undefined)
    }
    for (const node of nodes.toReversed()) await leaveAlone(node, unfinished, name)
  })
  return name
}

/** Citus' own daemon may connect again while it is dropped, or nodes to each other. */
async function dropEverywhere(nodes: string[], name: string): Promise<void> {
  for (const node of nodes)
    await on(withName(node, 'postgres'), async (client) => {
      while (!(await unlessInUse(client.query(`drop database if exists ${name} with (force)`)))) await sleep(50)
    })
}

const unlessInUse = (statement: Promise<unknown>): Promise<boolean> =>
  statement.then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== '55006') throw error
      return false
    },
  )

/** A database that is copied has no connections; Citus' own daemon has one to each, and opens it again where it may. */
async function leaveAlone(node: string, name: string, becomes: string): Promise<void> {
  await on(withName(node, 'postgres'), async (client) => {
    await client.query(`alter database ${name} with allow_connections false`)
    for (;;) {
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      if (await unlessInUse(client.query(`alter database ${name} rename to ${becomes}`))) return
      await sleep(50)
    }
  })
}

async function everywhere(nodes: string[], statement: string): Promise<void> {
  for (const node of nodes) await on(withName(node, 'postgres'), (client) => client.query(statement))
}

function withName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
