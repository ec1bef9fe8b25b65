import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { MULTIPART } from '../base/receive-files.ts'
import { shedOverload } from '../base/overload.ts'
import { codeSamples } from '../base/code-samples.ts'
import { openApiDocument } from '../base/openapi.ts'
import type { DocumentOptions } from '../base/openapi.ts'
import { addRoutes } from '../base/route.ts'
import type { Route } from '../base/route.ts'
import { tellInLanguageOfCaller, waitForRules } from '../shared/rule-words.ts'
import type { Served } from '../app.ts'
import type { AuditService } from '../../audits/service-interface.ts'
import type { Models } from '../../models/index.ts'
import type { Later } from '../../documents/later.ts'
import { wholeNumber } from '../../config.ts'
import { openPool } from '../../db/base/pool.ts'
import { FOR_HEALTH } from '../../db/base/readiness.ts'
import { bulkRunRoutes } from '../shared/bulk-runs.ts'
import { translationRoutes } from '../shared/translations.ts'
import { EventFeed } from '../../events/feed.ts'
import type { OutsideFor } from '../../fetch/outside.ts'
import type { Asking } from '../../stamps/ask.ts'
import { openWebhooks } from '../shared/webhooks.ts'
import type { Webhooks } from '../shared/webhooks.ts'
import { admitAgents, serveAgents } from '../mcp/index.ts'
import { BY_KEY, isRepeatable, requireKey, stillAllowed, workspaceOf } from './access.ts'
import type { PublicRoute } from './access.ts'
import { ANSWER_HEADERS, factsOf, headersOf, IF_NONE_MATCH } from './answers.ts'
import { auditRoutes } from './v1/audits.ts'
import { allowOrigins } from './cors.ts'
import { diskTrouble } from '../base/disk.ts'
import { documentRoutes } from './v1/documents.ts'
import { healthRoutes } from './v1/health.ts'
import { repeatAnswers } from '../base/idempotency.ts'
import { KeyCache } from './keys.ts'
import { libraryRoutes } from './v1/library.ts'
import { byKeyOfPeople } from './people.ts'
import { limitRate } from './rate-limit.ts'
import { serveReference } from './reference.ts'
import { addressCheckRoutesV2 } from './v2/address-checks.ts'
import { auditComparisonRoutesV2 } from './v2/audit-comparison.ts'
import { auditResultRoutesV2 } from './v2/audit-results.ts'
import { applyRulesV2 } from './v2/apply-rules.ts'
import { auditRoutesV2 } from './v2/audits.ts'
import { checkRoutesV2 } from './v2/checks.ts'
import { EVENTS } from '../../contract/public/v2/events.ts'
import { eventRoutesV2 } from './v2/events.ts'
import type { StillAllowed } from './v2/events.ts'
import { documentOrderRoutesV2 } from './v2/document-orders.ts'
import { documentRoutesV2 } from './v2/documents.ts'
import { claimSourceRoutes } from '../shared/claim-sources.ts'
import { claimTableRoutes } from '../shared/claim-table.ts'
import { reportRoutes } from '../shared/reports.ts'
import { findingLinkRoutes } from '../shared/finding-links.ts'
import { claimAssertionRoutes } from '../shared/claim-assertions.ts'
import { claimRoutes } from '../shared/claims.ts'
import { registerRoutes } from '../shared/register.ts'
import { timeStampRoutes } from '../shared/time-stamps.ts'
import { registerTableRoutes } from '../shared/register-table.ts'
import { liveRoutes } from '../shared/live.ts'
import { libraryRoutesV2 } from './v2/library.ts'
import { keyRoutesV2 } from './v2/keys.ts'
import { memberRoutesV2 } from './v2/members.ts'
import { correctionRoutesV2 } from './v2/corrections.ts'
import { ruleRoutesV2 } from './v2/rules.ts'
import { violationDecisionRoutesV2 } from './v2/violation-decisions.ts'
import { reviewPresetRoutesV2 } from './v2/review-presets.ts'
import { violationRoutesV2 } from './v2/violations.ts'
import { siteRoutesV2 } from './v2/sites.ts'
import { withFindings } from './v2/document-finding.ts'
import { refuseUnknown, strict } from './v2/strict.ts'
import { uploadRoutesV2 } from './v2/uploads.ts'
import { LONGEST_IDEMPOTENCY_KEY } from '../../contract/limits.ts'
import { webhookRoutesV2 } from './v2/webhooks.ts'
import { violationRoutes } from './v1/violations.ts'

export const PREFIX = '/public/v1'
export const PREFIX_V2 = '/public/v2'

/** Every endpoint of the public API but health, which needs no key. */
export const protectedRoutes = (db: pg.Pool, models: Models, later?: Later): PublicRoute[] => [
  ...documentRoutes(models, later),
  ...libraryRoutes(db, models),
  ...auditRoutes(db),
  ...violationRoutes(db),
]

/** /public/v1, /public/v2, their OpenAPI documents, and /mcp. */
export async function publicApi(
  app: FastifyInstance,
  { db, audits, models, later, draining = { now: false }, admission, settings }: Served,
  options: { rateLimit: number | null },
): Promise<void> {
  allowOrigins(app, settings.CORS_ORIGINS)
  const leastFree = wholeNumber(settings, 'DISK_FREE_MB')
  const keys = new KeyCache(db)
  // Before the first connection: what fails on the way is closed, or the pool would wait for it for ever.
  app.addHook('onClose', () => keys.close())
  await keys.listen()
  const feed = new EventFeed(db)
  // Streams do not end by themselves: they are closed before the server stops.
  app.addHook('preClose', async () => feed.close())
  await app.register(async (open) => {
    // A connection of its own: health must not wait behind the requests it reports on.
    const health = openPool(db.options.connectionString!, { max: 1, limits: FOR_HEALTH, name: 'health' })
    open.addHook('onClose', () => health.end())
    addRoutes(open, PREFIX, healthRoutes(health, { draining, disk: () => diskTrouble(settings.DATA, leastFree) }))
    // Made for the first who asks: few do, and making them would delay the start.
    let document: object | undefined
    open.get('/public/openapi.json', { config: { open: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send((document ??= publicDocument(settings.BASE_PATH))),
    )
    let documentV2: object | undefined
    open.get(`${PREFIX_V2}/openapi.json`, { config: { open: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send((documentV2 ??= publicDocumentV2(settings.BASE_PATH))),
    )
    serveReference(open)
  })
  await app.register(async (guarded) => {
    shedOverload(guarded, admission)
    requireKey(guarded, keys)
    limitRate(guarded, db, options.rateLimit)
    waitForRules(guarded)
    repeatAnswers(guarded, db, keysOfWorkspace)
    tellInLanguageOfCaller(guarded, db, workspaceOf)
    addRoutes(guarded, PREFIX, protectedRoutes(db, models, later))
  })
  await app.register(async (guarded) => {
    await guarded.register(multipart, MULTIPART)
    shedOverload(guarded, admission)
    requireKey(guarded, keys)
    limitRate(guarded, db, options.rateLimit)
    waitForRules(guarded)
    guarded.addHook('preValidation', refuseUnknown)
    repeatAnswers(guarded, db, keysOfWorkspace, { claiming: true })
    tellInLanguageOfCaller(guarded, db, workspaceOf)
    const uploadQuota = wholeNumber(settings, 'UPLOAD_MEGABYTES') * 1e6
    let outsides: Promise<ReturnType<typeof import('../../fetch/outside.ts')['openOutsides']>> | undefined
    const outsideFor = async () =>
      (await (outsides ??= import('../../fetch/outside.ts').then(({ openOutsides }) => openOutsides(settings)))).outsideFor
    guarded.addHook('onClose', async () => (await outsides)?.close())
    const webhooks = openWebhooks(db, settings)
    const asking = async () => ({
      outsideFor: await outsideFor(),
      seal: async () => (await import('../../stamps/asking.ts')).sealOf(db, settings)(),
    })
    const parts = { db, audits, asking, uploadQuota, feed, webhooks, outsideFor, stillAllowed: stillAllowed(keys), models, later }
    addRoutes(guarded, PREFIX_V2, routesV2(parts))
  })
  await app.register(async (guarded) => {
    admitAgents(guarded, settings)
    shedOverload(guarded, admission)
    requireKey(guarded, keys)
    limitRate(guarded, db, options.rateLimit)
    waitForRules(guarded)
    serveAgents(guarded, { db, admission })
  })
}

const keysOfWorkspace = ({ holder }: FastifyRequest) => holder && { workspaceId: holder.workspaceId, prefix: '' }

/** What the routes of version 2 need; to describe them nothing is needed. */
interface PartsV2 {
  db: pg.Pool
  audits?: AuditService | undefined
  uploadQuota: number
  feed: EventFeed
  webhooks: Webhooks
  outsideFor: () => Promise<OutsideFor>
  asking: () => Promise<Asking>
  stillAllowed: StillAllowed
  models: Models
  later?: Later | undefined
}

/** What version 2 has beside version 1. */
export const routesV2 = (parts: PartsV2): PublicRoute[] => listedV2(parts).map(withFindings).map(strict)

const listedV2 = ({
  db,
  audits,
  uploadQuota,
  feed,
  webhooks,
  outsideFor,
  asking,
  stillAllowed: allowed,
  models,
  later,
}: PartsV2): PublicRoute[] => [
  ...checkRoutesV2(db),
  ...addressCheckRoutesV2(db, outsideFor),
  ...correctionRoutesV2(db),
  ...violationDecisionRoutesV2(db),
  ...violationRoutesV2(db),
  ...reviewPresetRoutesV2(db),
  ...uploadRoutesV2(db, uploadQuota),
  ...auditRoutesV2(db, audits),
  ...auditResultRoutesV2(db),
  ...auditComparisonRoutesV2(db),
  ...(reportRoutes(BY_KEY, db) as PublicRoute[]),
  ...(findingLinkRoutes(byKeyOfPeople(db), db) as PublicRoute[]),
  ...siteRoutesV2(db, audits),
  ...documentRoutesV2(db),
  ...documentOrderRoutesV2(models, later),
  ...applyRulesV2(db),
  ...ruleRoutesV2(db, audits),
  ...libraryRoutesV2(db, models),
  ...(claimRoutes(byKeyOfPeople(db), db) as PublicRoute[]),
  ...(claimTableRoutes(byKeyOfPeople(db), db) as PublicRoute[]),
  ...(registerRoutes(byKeyOfPeople(db), db) as PublicRoute[]),
  ...(registerTableRoutes(byKeyOfPeople(db), db) as PublicRoute[]),
  ...(timeStampRoutes(byKeyOfPeople(db), db, asking) as PublicRoute[]),
  ...(claimAssertionRoutes(byKeyOfPeople(db), db) as PublicRoute[]),
  ...(claimSourceRoutes(byKeyOfPeople(db), db, outsideFor) as PublicRoute[]),
  ...(liveRoutes(byKeyOfPeople(db), db) as PublicRoute[]),
  ...eventRoutesV2(feed, allowed),
  ...webhookRoutesV2(db, webhooks),
  ...memberRoutesV2(db),
  ...keyRoutesV2(db),
  ...(bulkRunRoutes(byKeyOfPeople(db), models, later) as PublicRoute[]),
  ...(translationRoutes(byKeyOfPeople(db), models, later) as PublicRoute[]),
]

const SECURITY = {
  name: 'apiKey',
  scheme: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key of the workspace.' },
}

const forClients = (prefix: string, basePath: string): DocumentOptions['forClients'] => ({
  headers: ANSWER_HEADERS,
  headersOf,
  facts: factsOf,
  samples: (route) => codeSamples(route, prefix, basePath),
})

/** What version 2 has beside version 1, which is laid down elsewhere and stays as it is. */
export const publicDocumentV2 = (basePath = ''): Record<string, unknown> =>
  openApiDocument(routesV2({ uploadQuota: 0 } as PartsV2), {
    title: 'Imprimatur',
    description:
      'What version 2 of the public API adds to version 1: texts and files checked at once, audits and sites run, violations of all ' +
      'audits read and decided, rules and the library read and changed, documents listed with their versions, tables of rows written ' +
      'and documents translated by a key, and events.',
    prefix: PREFIX_V2,
    basePath,
    tags: {
      Checks: 'Texts held against the rules.',
      Audits: 'Compliance audits.',
      Violations: 'Violations of all audits, decisions on many, history.',
      Sites: 'What is audited again, and when.',
      Documents: 'Documents and their versions, many at once, and translations.',
      Rules: 'Packs and their rules, and the rules a workspace writes itself.',
      Library: 'Templates, tones of voice and knowledge bases.',
      Claims: 'What a workspace may say, and what proves it.',
      'Approved and live': 'What was approved for an address, and what it says.',
      Events: 'What happens in a workspace, sent to addresses or read as a stream.',
      Workspace: 'Who belongs to it, and its keys.',
    },
    webhooks: EVENTS,
    hasCodes: true,
    security: SECURITY,
    open: [],
    headers: (route) => [...keyHeader(route), ...languageHeader(route), ...cacheHeader(route)],
    forClients: forClients(PREFIX_V2, basePath),
  })

const ACCEPT_LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'In which languages rules explain themselves, the preferred first (de, en;q=0.5); otherwise in that of the workspace, otherwise in ' +
    'English. The text that was found stays in its own.',
}
const languageHeader = (route: Route) => (route.ruleWords ? [ACCEPT_LANGUAGE] : [])

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_IDEMPOTENCY_KEY },
  description: 'Makes a retry safe: the first answer is kept for 24 hours and given again.',
}
const cacheHeader = (route: Route) => (route.cacheable ? [IF_NONE_MATCH] : [])
const keyHeader = (route: Route) => (isRepeatable(route) ? [IDEMPOTENCY_KEY] : [])
const PREFER = {
  name: 'Prefer',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'respond-async answers at once; the document is readable when its GET carries no Retry-After.',
}

/** The OpenAPI 3.1 document of the public API; routes are described without a database behind them. */
export function publicDocument(basePath = ''): Record<string, unknown> {
  const nowhere = null as unknown as pg.Pool
  return openApiDocument([...protectedRoutes(nowhere, {} as Models), ...healthRoutes(nowhere)], {
    title: 'Imprimatur',
    description:
      'Content generation and compliance review: documents, templates, tones of voice, knowledge bases, audits, violations, review ' +
      'decisions, comments.',
    prefix: PREFIX,
    basePath,
    tags: {
      Documents: 'Content written from templates.',
      Templates: 'Content templates and the form each expects.',
      'Tones of voice': 'Brand voices.',
      'Knowledge bases': 'Product facts and guidelines.',
      Audits: 'Compliance audits and their violations.',
      Violations: 'Single violations, review decisions, comments.',
      Health: 'Whether the API is up.',
    },
    security: SECURITY,
    open: ['getHealth'],
    headers: (route) => [
      ...keyHeader(route),
      ...(route.operationId === 'generateDocument' ? [PREFER] : []),
      ...languageHeader(route),
      ...cacheHeader(route),
    ],
    forClients: forClients(PREFIX, basePath),
  })
}
