import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { AuditPreview, AuditRequest, AuditService, AuditSource } from './service-interface.ts'
import type { Settings } from '../config.ts'
import { wholeNumber } from '../config.ts'
import { cancelAudit, findRun, insertAudit, retryAssets } from '../db/audits/runs.ts'
import type { StartedBy } from '../db/audits/runs.ts'
import { writeEnded } from '../db/audits/ended.ts'
import { CLAIM_RULES, LIVE_RULES } from '../claims/claim-rules.ts'
import { newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import { findSite, siteOfAudit, siteOfKey, takeRun } from '../db/sites/sites.ts'
import type { SiteRow } from '../db/sites/sites.ts'
import { hasBindings } from '../db/live/bindings.ts'
import { hasClaimsInForce } from '../db/claims/claims.ts'
import { today } from '../db/settings/settings.ts'
import { keptDays } from '../db/deletion/retention.ts'
import { countUploads } from '../db/audits/uploads.ts'
import { announceJobs } from '../db/base/waiting-work.ts'
import { AppError, invalid } from '../errors.ts'
import { FetchFailure } from '../fetch/failure.ts'
import { insertReviewJob } from '../db/violations/decision-jobs.ts'
import { addCheckJobs, addDecideJob, inTransaction, PLAN, queueHeight, withTrace } from '../queue/queue.ts'
import { ruleLibrary } from '../packs/library.ts'
import { openOutside, statedAgent } from '../fetch/outside.ts'
import { readProfile, rulesOf, storeProfileRules } from '../packs/profile.ts'
import { refuseNoRules, refuseUnknownPacks } from '../packs/refuse-no-rules.ts'
import { meter } from '../telemetry/meter.ts'
import type { Profile } from '../packs/profile.ts'
import { isRecheck, recheckRequest } from './recheck.ts'
import { trainFilter } from './decision-filters.ts'
import { startTry } from './rule-tries.ts'
import { siteKey } from './site-key.ts'

/** Audits that run, through a queue that any number of workers share. */
export function auditService(boss: PgBoss, settings: Settings): AuditService {
  const start: AuditService['start'] = async (db, workspaceId, actor, request) => {
    const { sources, packs } = checked(request)
    const profile = await readProfile(db, workspaceId, packs, request.choice)
    refuseNoRules(profile)
    return transaction(db, (client) => startRun(boss, client, workspaceId, { ...request, sources, packs }, profile, actor.userId))
  }
  return {
    preview: (db, workspaceId, request) => preview(db, workspaceId, request, settings),
    start,
    async again(db, workspaceId, actor, auditId) {
      const request = await requestOf(db, workspaceId, auditId)
      if (!request) return null
      const siteId = request.siteId ?? (await transaction(db, (client) => siteOfAudit(client, workspaceId, auditId, request)))
      return start(db, workspaceId, actor, { ...request, siteId })
    },
    async runSite(db, workspaceId, actor, siteId) {
      const site = await findSite(db, workspaceId, siteId)
      return site && start(db, workspaceId, actor, await requestOfSite(db, workspaceId, site))
    },
    async recheck(db, workspaceId, actor, auditId) {
      const request = await recheckRequest(db, workspaceId, auditId)
      if (!request) return null
      const { read, ...asked } = request
      const siteId =
        asked.siteId ?? (await transaction(db, (client) => siteOfAudit(client, workspaceId, auditId, { ...asked, sources: read })))
      return start(db, workspaceId, actor, { ...asked, siteId })
    },
    async cancel(db, workspaceId, _actor, auditId) {
      const cancelled = await transaction(db, async (client) => {
        const isCancelled = await cancelAudit(client, workspaceId, auditId)
        if (isCancelled) await writeEnded(client, workspaceId, auditId)
        return isCancelled
      })
      if (cancelled === false) throw new AppError(409, 'The audit has ended already; there is nothing to cancel.')
      if (cancelled) meter()?.auditEnded('CANCELLED')
      return cancelled
    },
    trainFilter: (db, workspaceId, actor, subject) => trainFilter(boss, db, workspaceId, actor, subject),
    decideLater: (db, workspaceId, job) =>
      transaction(db, async (client) => {
        const id = newId()
        await insertReviewJob(client, workspaceId, { id, ...job })
        await addDecideJob(boss, client, { workspaceId, jobId: id })
        return id
      }),
    tryRule: (db, workspaceId, actor, request) => startTry(boss, db, workspaceId, actor.userId, request),
    async retry(db, workspaceId, _actor, auditId, assetIds) {
      return transaction(db, async (client) => {
        const assets = await retryAssets(client, workspaceId, auditId, assetIds)
        if (assets === null) return null
        if (assets === false) throw new AppError(409, 'Only an audit that has ended can be tried again; a cancelled one cannot.')
        await addCheckJobs(boss, client, { workspaceId, auditId }, assets, { jobs: 0, height: await queueHeight(client) })
        return { assets: assets.length }
      })
    },
  }
}

/** Stores an audit with its work in one transaction: a run of the site it is asked for, or of the site with the same sources. */
export async function startRun(
  boss: PgBoss,
  client: pg.PoolClient,
  workspaceId: string,
  request: AuditRequest,
  profile: Profile,
  userId: string | null,
  startedBy: StartedBy | null = null,
): Promise<{ id: string }> {
  const { name, sources, packs, choice = {} } = request
  const key = siteKey(request)
  const siteId = request.siteId ?? (key && (await siteOfKey(client, workspaceId, { name, key, sources, packs, choice, createdBy: userId })))
  const run = siteId ? await takeRun(client, workspaceId, siteId, startedBy) : undefined
  if (run === null) throw new AppError(404, 'There is no such site.')
  const id = newId()
  await insertAudit(client, workspaceId, { id, name, sources, settings: profile, createdBy: userId, run })
  const [isHeld, isBound] = [await hasClaimsInForce(client, workspaceId, today()), await hasBindings(client, workspaceId)]
  const more = [...(isHeld ? CLAIM_RULES : []), ...(isBound ? Object.values(LIVE_RULES) : [])]
  await storeProfileRules(client, workspaceId, id, profile, more)
  await boss.send(PLAN, withTrace({ workspaceId, auditId: id }), { ...inTransaction(client), group: { id: workspaceId } } as never)
  return { id }
}

/** What an earlier audit was asked for; packs that are gone since are left out. */
async function requestOf(db: pg.Pool, workspaceId: string, auditId: string): Promise<AuditRequest | null> {
  const run = await findRun(db, workspaceId, auditId)
  if (!run) return null
  const site = isRecheck(run.sources as AuditSource[]) && run.site_id ? await findSite(db, workspaceId, run.site_id) : null
  if (site) return requestOfSite(db, workspaceId, site)
  const sources = await readableSources(db, workspaceId, run.sources as AuditSource[])
  return { name: run.name, sources, packs: knownPacks(run.settings.packs), choice: run.settings.asked ?? {}, siteId: run.site_id }
}

/** What the next run of a site is asked for. */
export async function requestOfSite(db: pg.Pool, workspaceId: string, site: SiteRow): Promise<AuditRequest> {
  const sources = await readableSources(db, workspaceId, site.sources as AuditSource[])
  return { name: site.name, sources, packs: site.packs && knownPacks(site.packs), choice: site.choice, siteId: site.id }
}

const knownPacks = (packs: string[]): string[] => {
  const known = new Set(ruleLibrary.packs().map((pack) => pack.key))
  return packs.filter((pack) => known.has(pack))
}

async function readableSources(db: pg.Pool, workspaceId: string, sources: AuditSource[]): Promise<AuditSource[]> {
  if (sources.length === 0) throw new AppError(409, 'This audit does not know what it read; start a new one.')
  for (const source of sources) {
    if (source.kind === 'files' && (await countUploads(db, workspaceId, source.uploadIds)) < new Set(source.uploadIds).size)
      throw new AppError(409, 'Files that were dropped in are not kept; start a new audit and choose them again.')
  }
  return sources
}

function checked({ sources, packs }: Omit<AuditRequest, 'name'>): { sources: AuditSource[]; packs: string[] | null } {
  refuseUnknownPacks(packs)
  if (sources.length === 0)
    throw invalid({ loc: ['body', 'sources'], msg: 'Value error, an audit needs at least one source', type: 'value_error' })
  return { sources, packs }
}

/** What will be read and what will not, before anything starts; nothing is fetched for it. */
async function preview(db: pg.Pool, workspaceId: string, request: Omit<AuditRequest, 'name'>, settings: Settings): Promise<AuditPreview> {
  const { sources, packs } = checked(request)
  const profile = await readProfile(db, workspaceId, packs, request.choice)
  // A preview of an audit is usually followed by its start; a worker that is started now is ready by then.
  await announceJobs(db)
  const { fetcher, close } = openOutside(settings, profile.hosts)
  const left: AuditPreview['left_out'] = []
  let [assets, most] = [0, 0]
  for (const [index, source] of sources.entries()) {
    for (const url of addresses(source)) {
      try {
        fetcher.guard.checkUrl(url)
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error
        left.push({ source: index, what: url, reason: error.reason })
      }
    }
    const [least, atMost] = await extent(db, workspaceId, source)
    assets += least
    most += atMost
  }
  await close()
  return {
    assets: Math.max(0, assets - left.length),
    at_most: Math.max(0, most - left.length),
    rules: rulesOf(profile).length,
    packs: profile.packs.length,
    user_agent: statedAgent(settings),
    keeps_days: await keptDays(db, workspaceId, wholeNumber(settings, 'KEEP_DAYS')),
    left_out: left,
  }
}

const addresses = (source: AuditSource) =>
  source.kind === 'urls' ? source.urls : source.kind === 'crawl' || source.kind === 'sitemap' ? [source.url] : []

/** How many assets a source has: at least, and at most. */
async function extent(db: pg.Pool, workspaceId: string, source: AuditSource): Promise<[number, number]> {
  switch (source.kind) {
    case 'urls':
      return [source.urls.length, source.urls.length]
    case 'crawl':
      return [1, source.maxPages]
    case 'sitemap':
      return [1, 200_000]
    case 'documents':
      return [source.documentIds.length, source.documentIds.length]
    case 'files':
      return [await countUploads(db, workspaceId, source.uploadIds), source.uploadIds.length]
    default:
      return [1, 1]
  }
}
