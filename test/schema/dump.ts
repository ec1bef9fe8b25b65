import type { Db } from '../../src/db/base/pool.ts'

/** The schema as text from the catalogue, the same from any PostgreSQL 15 or newer: committed as migrations/schema.sql and compared. */
export async function dumpSchema(db: Db): Promise<string> {
  const { rows: columns } = await db.query<{ table: string; line: string }>(`
    select c.relname as table, format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end, coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') order by c.relname collate "C", a.attnum`)
  // PostgreSQL 18 also lists "not null" as a constraint; the columns above say it already.
  const { rows: constraints } = await db.query<{ table: string; line: string }>(`
    select c.relname as table, format('  constraint %s %s', k.conname, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where k.contype in ('p', 'u', 'f', 'c') order by c.relname collate "C", k.conname collate "C"`)
  const { rows: indexes } = await db.query<{ table: string; line: string }>(`
    select t.relname as table, pg_get_indexdef(i.indexrelid) as line
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    order by t.relname collate "C", pg_get_indexdef(i.indexrelid) collate "C"`)
  const lines = (rows: { table: string; line: string }[], table: string) => rows.filter((row) => row.table === table).map((row) => row.line)
  const tables = [...new Set(columns.map((row) => row.table))]
  return tables
    .map((table) =>
      [
        `table ${table}`,
        ...lines(columns, table),
        ...lines(constraints, table),
        ...lines(indexes, table).map((line) => `  ${line}`),
        '',
      ].join('\n'),
    )
    .join('\n')
}
