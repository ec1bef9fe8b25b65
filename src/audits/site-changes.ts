import type pg from 'pg'
import type { By } from '../db/trail/admin.ts'
import { newId } from '../db/base/ids.ts'
import { changeSite, createSite, siteKeyOf } from '../db/sites/settings.ts'
import type { SiteSettings } from '../db/sites/settings.ts'
import { findSite } from '../db/sites/sites.ts'
import type { SiteRow } from '../db/sites/sites.ts'
import { listUploads } from '../db/audits/uploads.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import type { Choice } from '../rules/index.ts'
import { fixGonePages } from './gone-pages.ts'
import type { AuditSource } from './service-interface.ts'
import { siteKey } from './site-key.ts'
import type { GateRule } from '../db/sites/gate-rule.ts'
import { packsThatRan, refreshGates } from '../db/sites/gates.ts'
import type { GonePages } from '../contract/values.ts'

/** What somebody wants a site to be; what is left out stays as it was. */
export interface SiteWish {
  name?: string
  sources?: AuditSource[]
  packs?: string[] | null
  /** Of each part: absent, it stays as it is; null, it is the workspace's. */
  choice: { [Part in keyof Choice]?: Choice[Part] | null }
  schedule?: string | null
  timeZone?: string
  paused?: boolean
  markGone?: boolean
  gonePages?: GonePages
  gate?: GateRule | null
}

const NEW_SITE = {
  schedule: null,
  time_zone: 'UTC',
  paused: false,
  mark_gone: true,
  gone_pages: null,
  gate: null,
  packs: null,
  choice: {},
  next_run_at: null,
}
type Before = Pick<SiteRow, keyof typeof NEW_SITE> & Partial<Pick<SiteRow, 'name' | 'sources'>>

/** Loaded with the first schedule. */
const schedules = () => import('./schedule.ts')

/** Adds a site; it runs on its schedule or when it is asked to. */
export async function addSite(db: pg.Pool, workspaceId: string, userId: string | null, wish: SiteWish): Promise<{ id: string }> {
  const settings = await settingsOf(wish, NEW_SITE, '')
  await checkFiles(db, workspaceId, settings.sources as AuditSource[])
  await checkRules(db, workspaceId, wish, settings)
  await checkGatePacks(db, workspaceId, wish.gate)
  const id = await createSite(db, workspaceId, userId, settings)
  if (id === null) throw sameSources()
  return { id }
}

/** Changes a site that is still at `version`. */
export async function alterSite(
  db: pg.Pool,
  workspaceId: string,
  id: string,
  version: number,
  wish: SiteWish,
  by: By,
): Promise<{ version: number }> {
  const before = await findSite(db, workspaceId, id)
  if (!before) throw notFound('Site')
  const next = await settingsOf(wish, before, (await siteKeyOf(db, workspaceId, id)) ?? '')
  if (wish.sources) await checkFiles(db, workspaceId, wish.sources)
  await checkRules(db, workspaceId, wish, next)
  await checkGatePacks(db, workspaceId, wish.gate)
  const changed = await changeSite(db, workspaceId, before, version, next, by)
  if (changed === null) throw sameSources()
  if (!changed) throw new AppError(409, 'Somebody has changed this site since you opened it; nothing was saved. Open it again.')
  if (wish.gonePages === 'fix') await fixGonePages(db, workspaceId, id)
  if (wish.gate) await refreshGates(db, workspaceId, id)
  return { version: version + 1 }
}

/** The next runs of a site; none while it is paused. */
export async function comingRuns(
  { schedule, time_zone: zone, paused }: Pick<SiteRow, 'schedule' | 'time_zone' | 'paused'>,
  count: number,
): Promise<string[]> {
  if (!schedule || paused) return []
  const { nextRuns } = await schedules()
  return nextRuns(schedule, zone, new Date(), count).map((run) => run.toISOString())
}

/** When a schedule would run; one that cannot be is refused in words. */
export async function previewSchedule(schedule: string, timeZone: string, count: number): Promise<string[]> {
  const { checkSchedule } = await schedules()
  checkSchedule(schedule, timeZone)
  return comingRuns({ schedule, time_zone: timeZone, paused: false }, count)
}

/** The settings after a change. */
async function settingsOf(wish: SiteWish, before: Before, key: string): Promise<SiteSettings> {
  const { checkSchedule, checkTimeZone, nextRuns } = await schedules()
  const schedule = wish.schedule === undefined ? before.schedule : wish.schedule?.trim() || null
  const timeZone = wish.timeZone ?? before.time_zone
  const paused = wish.paused ?? before.paused
  if (schedule !== null) checkSchedule(schedule, timeZone)
  else if (wish.timeZone !== undefined) checkTimeZone(timeZone)
  const kept = schedule === before.schedule && timeZone === before.time_zone && paused === before.paused
  return {
    name: wish.name?.trim() || before.name || 'Site',
    key: wish.sources ? keyOf(wish.sources) : key,
    sources: wish.sources ?? before.sources ?? [],
    packs: wish.packs === undefined ? before.packs : wish.packs,
    choice: Object.fromEntries(Object.entries({ ...before.choice, ...wish.choice }).filter(([, part]) => part !== null)),
    schedule,
    timeZone,
    // A change of anything else does not skip a run that is due.
    nextRunAt:
      schedule === null || paused
        ? null
        : kept && before.next_run_at
          ? new Date(before.next_run_at)
          : nextRuns(schedule, timeZone, new Date(), 1)[0]!,
    paused,
    markGone: wish.markGone ?? before.mark_gone,
    gonePages: wish.gonePages ?? before.gone_pages,
    gate: wish.gate === undefined ? before.gate : wish.gate,
  }
}

const sameSources = () => new AppError(409, 'There is a site already that reads the same; change that one.')

/**
 * What finds the site again when its sources are audited. Files and pasted texts differ each time: a site of them is found by its own
 * page alone.
 */
const keyOf = (sources: AuditSource[]): string => siteKey({ name: '', sources, packs: null }) ?? `site:${newId()}`

/** What a site's runs are checked by must exist: a run without a rule would look clean. */
async function checkRules(db: pg.Pool, workspaceId: string, { packs: named, choice }: SiteWish, { packs, choice: chosen }: SiteSettings) {
  if (named === undefined && Object.values(choice).every((part) => part === undefined)) return
  const [{ readProfile }, { refuseNoRules, refuseUnknownPacks }] = await Promise.all([
    import('../packs/profile.ts'),
    import('../packs/refuse-no-rules.ts'),
  ])
  refuseUnknownPacks(named ?? null)
  refuseNoRules(await readProfile(db, workspaceId, packs, chosen))
}

/** A gate on a pack that does not exist would always be passed. */
async function checkGatePacks(db: pg.Pool, workspaceId: string, gate: GateRule | null | undefined): Promise<void> {
  if (!gate?.packs) return
  const { packKeys } = await import('../packs/library.ts')
  const known = new Set([...packKeys(), ...(await packsThatRan(db, workspaceId))])
  const unknown = gate.packs.find((pack) => !known.has(pack))
  if (unknown !== undefined)
    throw invalid({ loc: ['body', 'gate', 'packs'], msg: `Value error, there is no pack "${unknown}"`, type: 'value_error' })
}

/** Files must still be there: what no audit or site takes within a day is forgotten. */
async function checkFiles(db: pg.Pool, workspaceId: string, sources: AuditSource[]): Promise<void> {
  for (const [index, source] of sources.entries()) {
    if (source.kind !== 'files') continue
    const known = new Set((await listUploads(db, workspaceId, source.uploadIds)).map(({ id }) => id))
    if (source.uploadIds.some((id) => !known.has(id)))
      throw invalid({
        loc: ['body', 'sources', index, 'upload_ids'],
        msg: 'Value error, a file is no longer there; choose it again',
        type: 'value_error',
      })
  }
}
