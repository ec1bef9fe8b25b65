import type pg from 'pg'

/**
 * Takes away what makes loading many rows slow: foreign keys, then keys, then the other indexes. Answers the statements that make them
 * again; all of it belongs to the caller's transaction.
 */
export async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows: constraints } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %I drop constraint %I', c.relname, k.conname) as drop,
       format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as make
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where k.contype in ('p', 'u', 'f') and c.relname <> 'migrations'
     order by k.contype <> 'f', c.relname collate "C", k.conname collate "C"`,
  )
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %I', i.relname) as drop, pg_get_indexdef(x.indexrelid) as make
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relname <> 'migrations' and not exists (select 1 from pg_constraint k where k.conindid = x.indexrelid)
     order by c.relname collate "C", i.relname collate "C"`,
  )
  for (const { drop } of [...constraints, ...indexes]) await client.query(drop)
  // Foreign keys come last: they need the keys they point at.
  const isForeign = ({ make }: { make: string }) => / FOREIGN KEY /.test(make)
  return [...constraints.filter((each) => !isForeign(each)), ...indexes, ...constraints.filter(isForeign)].map(({ make }) => make)
}

/** How the rows are spread is only known to the planner once it has looked. */
export async function analyzeAll(client: pg.ClientBase): Promise<void> {
  await client.query('analyze')
}

/** All of it or nothing, on a connection that somebody holds already. */
export async function inOneTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
