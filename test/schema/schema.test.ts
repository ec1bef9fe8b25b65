import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import type pg from 'pg'
import { TENANT_TABLES, WORKSPACE_TABLES } from '../../src/db/base/workspace-tables.ts'
import { migrate } from '../../src/db/base/migrate.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { dumpSchema } from './dump.ts'
import { emptyDatabase, freshDatabase, plainServer } from '../helpers/database.ts'
import { servers } from '../helpers/both-servers.ts'

const committed = () => readFile(path.join(import.meta.dirname, '../../migrations/schema.sql'), 'utf8')

for (const server of servers(plainServer)) {
  describe(`schema on ${server.name}`, () => {
    async function withDatabase(open: typeof freshDatabase, work: (db: pg.Pool, url: string) => Promise<void>) {
      const { url: serverUrl, stop } = await server.start()
      const { url, drop } = await open(serverUrl)
      const db = openPool(url)
      try {
        await work(db, url)
      } finally {
        await db.end()
        await drop()
        await stop()
      }
    }

    test('is the one committed in migrations/schema.sql (npm run schema renews it)', () =>
      withDatabase(freshDatabase, async (db) => {
        assert.equal(await dumpSchema(db), await committed())
      }))

    test('has nothing that a backup would leave out: no sequence, no identity or computed column, no table of another schema', () =>
      withDatabase(freshDatabase, async (db) => {
        const { rows } = await db.query(`
          select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where (c.relkind = 'S' and n.nspname = 'public')
            or (c.relkind in ('r', 'p', 'm') and n.nspname not in ('public', 'pgboss', 'information_schema') and n.nspname !~ '^pg_')
            or (n.nspname = 'public' and exists (
              select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and (a.attgenerated <> '' or a.attidentity <> '')))`)
        assert.deepEqual(rows, [])
      }))

    test('many migrators at once apply each migration once', () =>
      withDatabase(emptyDatabase, async (db, url) => {
        const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(url)))
        const names = applied.flat()
        assert.ok(names.length > 0)
        assert.equal(new Set(names).size, names.length)
        assert.equal(await dumpSchema(db), await committed())
        assert.deepEqual(await migrate(url), [])
      }))

    test('every tenant table has workspace_id in its keys, no trigger, and no foreign key that leaves the workspace', () =>
      withDatabase(freshDatabase, async (db) => {
        const tenants = new Set<string>(TENANT_TABLES)
        const { rows: tables } = await db.query<{ name: string; scoped: boolean; triggers: number }>(`
        select c.relname as name, exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id') as scoped,
          (select count(*)::int from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
        from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where c.relkind = 'r'`)
        assert.deepEqual(
          Object.keys(WORKSPACE_TABLES).toSorted(),
          tables.flatMap(({ name, scoped }) => (scoped ? [name] : [])).toSorted(),
          'src/db/base/workspace-tables.ts lists the tables with a workspace_id',
        )
        for (const { name, triggers } of tables) if (tenants.has(name)) assert.equal(triggers, 0, `${name} has a trigger`)
        const { rows: keys } = await db.query<{ table: string; kind: string; columns: string[]; target: string | null; action: string }>(`
        select c.relname as table, k.contype as kind, f.relname as target, k.confdeltype as action,
          array(select a.attname::text from unnest(k.conkey) with ordinality u (n, i) join pg_attribute a on a.attrelid = c.oid and
          a.attnum = u.n order by u.i) as columns
        from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where k.contype in ('p', 'u', 'f')`)
        for (const { table, kind, columns, target, action } of keys) {
          const place = `${table} ${kind} (${columns})`
          if (tenants.has(table)) {
            assert.ok(columns.includes('workspace_id'), place)
            if (kind === 'p') assert.equal(columns[0], 'workspace_id', place)
            if (kind === 'f') assert.ok(tenants.has(target!), `${place} points at a local table`)
            if (kind === 'f') assert.notEqual(action, 'n', `${place} sets null`)
          } else if (kind === 'f') assert.ok(!tenants.has(target!), `${place} points from a local table at a tenant table`)
        }
        for (const name of tenants)
          assert.ok(
            keys.some((key) => key.table === name && key.kind === 'p'),
            `${name} has no primary key`,
          )
        const { rows: unique } = await db.query<{ table: string; definition: string }>(`
        select t.relname as table, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class t on t.oid = i.indrelid
        join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public' where i.indisunique`)
        for (const { table, definition } of unique) if (tenants.has(table)) assert.match(definition, /\(workspace_id/, definition)
      }))
  })
}
