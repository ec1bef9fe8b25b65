import { embeddedAsItLies } from '../../db/base/embedded/as-it-lies.ts'
import { diagnose } from '../../db/base/diagnosis.ts'
import type { Diagnosis } from '../../db/base/diagnosis.ts'
import { OLDEST_POSTGRES, whyOnlyRead } from '../../db/base/fitness.ts'
import { listMigrations } from '../../db/base/migrate.ts'
import { wholeNumber } from '../../config.ts'
import type { Settings } from '../../config.ts'
import { backupFinding } from './backups.ts'
import { ANSWER_WITHIN, fix, note, ok, reasonOf } from './finding.ts'
import type { Check, Finding } from './finding.ts'

/** Seconds that two clocks may differ; past them sessions, links and schedules end or begin at the wrong time. */
const CLOCKS_APART = 2
/** Connections of a serving process beside its pool: the queue's five, those that listen, health's. */
const BESIDE = 8
/** Those of the worker: its own and the queue's. */
const WORKER = 10

export const databaseCheck: Check = async ({ settings }) => {
  if (settings.DATABASE_URL === '') return embedded(settings)
  if (!URL.canParse(settings.DATABASE_URL))
    return [fix('database', 'DATABASE_URL is no address', 'set it as postgresql://user:password@host:5432/database')]
  return asked(settings, settings.DATABASE_URL, 'start PostgreSQL, or set DATABASE_URL right')
}

async function embedded(settings: Settings): Promise<Finding[]> {
  const { programs, data, url } = embeddedAsItLies(settings.DATA)
  if (programs === null)
    return [fix('database', 'no embedded PostgreSQL is installed for this machine', 'set DATABASE_URL to a PostgreSQL 15 or newer')]
  if (data !== null && data !== programs)
    return [
      fix(
        'database',
        `the data folder was made by PostgreSQL ${data}, the programs are those of ${programs}`,
        'imprimatur upgrade (docs/backup.md)',
      ),
    ]
  if (data === null) return [note('database', `embedded PostgreSQL ${programs}; the first start creates it`)]
  if (url === null) return [note('database', `embedded PostgreSQL ${programs}, not running: imprimatur serve starts it`)]
  return asked(settings, url, 'restart imprimatur serve')
}

async function asked(settings: Settings, url: string, start: string): Promise<Finding[]> {
  let found: Diagnosis
  try {
    found = await diagnose(url, ANSWER_WITHIN)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code.startsWith('28')) return [fix('database', `refuses the sign-in: ${reasonOf(error)}`, 'set user and password in DATABASE_URL')]
    if (code === '42501')
      return [fix('database', `refuses the role: ${reasonOf(error)}`, 'name a role in DATABASE_URL that may read and write the tables')]
    if (code === '3D000') return [fix('database', reasonOf(error), 'createdb it, or name another in DATABASE_URL')]
    return [fix('database', `does not answer: ${reasonOf(error)}`, start)]
  }
  const backup = found.backup === undefined ? [] : [backupFinding(settings, found.backup)]
  const filled = await schema(found)
  return [version(found), filled, ...role(found, filled), letters(found), clock(found), connections(found, settings), ...backup]
}

const version = ({ version: number, milliseconds }: Diagnosis): Finding =>
  Number.parseInt(number, 10) < OLDEST_POSTGRES
    ? fix('database', `PostgreSQL ${number} is too old`, `move to PostgreSQL ${OLDEST_POSTGRES} or newer`)
    : ok('database', `PostgreSQL ${number} answers in ${milliseconds} ms`)

/** Nothing where it may do what the schema asks for. */
function role({ fitness }: Diagnosis, { state }: Finding): Finding[] {
  const refusal = whyOnlyRead(fitness, state !== 'ok')
  return refusal ? [fix('database', refusal.what, refusal.remedy)] : []
}

async function schema({ migrations }: Diagnosis): Promise<Finding> {
  const files = (await listMigrations()).map(({ name }) => name)
  if (migrations === null) return note('schema', 'the database is empty; the first start fills it')
  const unknown = migrations.find((name) => !files.includes(name))
  if (unknown) return fix('schema', `it is of a newer version (it has ${unknown})`, 'start that version of Imprimatur instead')
  const missing = files.filter((name) => !migrations.includes(name))
  if (missing.length > 0)
    return fix(
      'schema',
      `${missing.length} migrations are not applied, from ${missing[0]} on`,
      'imprimatur migrate, or start imprimatur serve',
    )
  return ok('schema', `up to date (${files.at(-1)})`)
}

function letters({ encoding, characters, greek }: Diagnosis): Finding {
  if (encoding !== 'UTF8')
    return fix('locale', `the database is in ${encoding}`, "create it anew with encoding 'UTF8' and move the data (docs/backup.md)")
  if (!greek)
    return fix(
      'locale',
      `with the locale ${characters} it cannot fold letters beyond ASCII: searches miss words`,
      "create the database with a UTF-8 locale (template template0 lc_ctype 'C.UTF-8') and move the data (docs/backup.md)",
    )
  return ok('locale', `${encoding}, ${characters}`)
}

function clock({ clockAhead }: Diagnosis): Finding {
  const apart = `${Math.abs(clockAhead).toFixed(1)} s`
  if (Math.abs(clockAhead) > CLOCKS_APART)
    return fix(
      'clock',
      `the database's clock is ${apart} ${clockAhead > 0 ? 'ahead of' : 'behind'} this machine's`,
      'synchronise both machines (timedatectl set-ntp true)',
    )
  return ok('clock', `this machine and the database are ${apart} apart`)
}

function connections({ most, used }: Diagnosis, settings: Settings): Finding {
  const needed = wholeNumber(settings, 'PROCESSES', 1, 256) * (wholeNumber(settings, 'DATABASE_POOL', 2, 1000) + BESIDE) + WORKER
  const said = `${used} of ${most} connections are used; this server takes up to ${needed}`
  return needed > most ? fix('connections', said, `raise max_connections, or lower DATABASE_POOL or PROCESSES`) : ok('connections', said)
}
