import type pg from 'pg'

/** Every table of a database with the number of its rows and a hash over them, whatever their order. */
export async function tableSums(db: pg.Pool, except: string[] = []): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    if (['migrations', 'scheduled_tasks', ...except].includes(name)) continue
    const { rows: found } = await db.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
    )
    sums[name] = found[0].sum
  }
  return sums
}
