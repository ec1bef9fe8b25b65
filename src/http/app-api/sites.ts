import type pg from 'pg'
import { Type } from 'typebox'
import type { AuditService } from '../../audits/service-interface.ts'
import { addSite, alterSite, comingRuns, previewSchedule } from '../../audits/site-changes.ts'
import { waitingPagesOf } from '../../db/sites/gone-pages.ts'
import { isId } from '../../db/base/ids.ts'
import { comparedFindings, compareRuns } from '../../db/sites/comparison.ts'
import type { PlaceFilter } from '../../db/sites/comparison.ts'
import { decisionTimes } from '../../db/violations/decision-times.ts'
import { followSite } from '../../db/sites/followers.ts'
import { refreshGates } from '../../db/sites/gates.ts'
import { listSites, sitePage, twoRuns } from '../../db/sites/pages.ts'
import { portfolio } from '../../db/sites/portfolio.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { findSite } from '../../db/sites/sites.ts'
import type { SiteRow } from '../../db/sites/sites.ts'
import { invalid, notFound } from '../../errors.ts'
import { SEVERITIES } from '../../reviews/chart/chart.ts'
import { RUN_CHANGES } from '../../reviews/chart/run-changes.ts'
import { isStorable } from '../base/faults.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import { actorOf, appRoute, changeBy, visitorOf, workspaceOf } from './access.ts'
import { idOf, NIL_ID } from '../base/path-ids.ts'
import { runningAudits } from '../shared/running-audits.ts'
import { listQuery, SITE_FILTER_QUERY, siteFilterOf } from '../shared/site-filter.ts'
import { SHOWN_NEXT, siteWishOf } from '../shared/site-wishes.ts'
import { AuditCreated } from '../../contract/audits.ts'
import { Done, windowQuery } from '../../contract/common.ts'
import { Portfolio } from '../../contract/portfolio.ts'
import { PORTFOLIO_SORTS } from '../../contract/values.ts'
import {
  ComparedFindings,
  Comparison,
  DecisionTimes,
  FollowInput,
  NextRuns,
  ScheduleInput,
  SiteChange,
  SiteChanged,
  SiteCreated,
  SiteInput,
  SiteSchema,
  SitesSchema,
} from '../../contract/sites.ts'
import { LONGEST_ID, LONGEST_SEARCH } from '../../contract/limits.ts'

const tag = 'Audits'
const SITE = '/w/{workspace_id}/sites/{site_id}'

const runs = {
  from: Type.String({ maxLength: LONGEST_ID, description: 'The earlier run.' }),
  to: Type.String({ maxLength: LONGEST_ID, description: 'The later run.' }),
}
const places = {
  severity: listQuery(`Severities: ${SEVERITIES.toReversed().join(', ')}, NONE`),
  rule: listQuery('Identifiers of rules'),
  section: listQuery('First parts of the path'),
  language: listQuery('Keys of languages'),
  search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In the text, the reason or the name of the rule.' })),
}
const listed = (given: string | undefined): string[] | null => given?.split(',').filter(Boolean) ?? null

export const siteRoutes = (db: pg.Pool, audits: AuditService | undefined): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/sites',
    operationId: 'listSites',
    tag,
    needs: 'read',
    summary: 'Sites that are audited again, with their last run',
    query: Type.Object({
      ...windowQuery(100, 50),
      ...SITE_FILTER_QUERY,
      overdue: Type.Optional(Type.Boolean({ description: 'Only those with findings that are overdue.' })),
    }),
    success: { status: 200, schema: SitesSchema, description: 'A window of the sites.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { filter, facets } = await siteFilterOf(db, workspaceOf(request), request.query)
      await refreshGates(db, workspaceOf(request))
      const { sites, ...rest } = await listSites(db, workspaceOf(request), filter, request.query)
      const ended = sites.flatMap((site) => (site.ended ? [site.ended.audit_id] : []))
      const { auditsWithOtherRules } = await import('../../audits/rule-changes.ts')
      const other = await auditsWithOtherRules(db, workspaceOf(request), ended)
      return {
        ...rest,
        facets,
        sites: sites.map((site) => ({ ...site, rules_changed: site.ended !== null && other.has(site.ended.audit_id) })),
      }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/portfolio',
    operationId: 'getPortfolio',
    tag,
    needs: 'read',
    summary: 'All sites beside each other: what is open, overdue and new, who is waited for, and the gates',
    query: Type.Object({
      ...windowQuery(200, 100),
      ...SITE_FILTER_QUERY,
      overdue: Type.Optional(Type.Boolean({ description: 'Only those with findings that are overdue.' })),
      sort: oneOf(PORTFOLIO_SORTS, { default: 'open', description: 'By what; open: worst severities first.' }),
      order: oneOf(['desc', 'asc'], {
        default: 'desc',
        description: 'desc: most, worst or newest first. Those of which it is not known come last.',
      }),
    }),
    success: { status: 200, schema: Portfolio, description: 'A window of the sites.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await refreshGates(db, workspaceOf(request))
      const { filter } = await siteFilterOf(db, workspaceOf(request), request.query)
      return portfolio(db, workspaceOf(request), filter, { ...request.query, descending: request.query.order === 'desc' })
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/sites',
    operationId: 'createSite',
    tag,
    needs: 'run_audits',
    summary: 'Add a site; it runs on its schedule or when it is asked to',
    body: SiteInput,
    success: { status: 201, schema: SiteCreated, description: 'Added.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const made = await addSite(db, workspaceOf(request), visitorOf(request).userId, siteWishOf(request.body))
      reply.code(201)
      return made
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/schedules/preview',
    operationId: 'previewSchedule',
    tag,
    needs: 'run_audits',
    summary: 'When a schedule would run',
    body: ScheduleInput,
    success: { status: 200, schema: NextRuns, description: 'The next three runs.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { schedule, time_zone: zone } = request.body
      return { next_runs: await previewSchedule(schedule, zone, SHOWN_NEXT) }
    },
  }),
  appRoute({
    method: 'GET',
    path: SITE,
    operationId: 'getSite',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'One site: its runs, its schedule, what each pack found over time',
    query: Type.Object(windowQuery(100, 24)),
    success: { status: 200, schema: SiteSchema, description: 'The site.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await refreshGates(db, workspaceOf(request), idOf(request, 'site_id'))
      const site = await sitePage(db, workspaceOf(request), idOf(request, 'site_id'), visitorOf(request).userId, request.query)
      if (!site) throw notFound('Site')
      const waiting = await waitingPagesOf(db, workspaceOf(request), site)
      return { ...site, gone_pages_waiting: waiting, next_runs: await comingRuns(site, SHOWN_NEXT) }
    },
  }),
  appRoute({
    method: 'PUT',
    path: `${SITE}/follow`,
    operationId: 'followSite',
    tag,
    needs: 'read',
    summary: 'Be told of the runs of a site, or not any more',
    body: FollowInput,
    success: { status: 200, schema: Done, description: 'Changed.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const id = idOf(request, 'site_id')
      if (!(await followSite(db, workspaceOf(request), id, visitorOf(request).userId, request.body.follow))) throw notFound('Site')
      return { done: true }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${SITE}/time-to-decision`,
    operationId: 'getDecisionTimes',
    tag,
    needs: 'read',
    summary: 'How long people took to decide what was new, by severity, what is overdue, and which decisions end soon',
    success: { status: 200, schema: DecisionTimes, description: 'Of the last twelve runs.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      await existing(db, request)
      const settings = await readSettings(db, workspaceOf(request))
      return decisionTimes(db, workspaceOf(request), idOf(request, 'site_id'), settings)
    },
  }),
  appRoute({
    method: 'PATCH',
    path: SITE,
    operationId: 'changeSite',
    tag,
    needs: 'run_audits',
    summary: 'Change what a site reads, when it runs, and what its runs mark',
    body: SiteChange,
    success: { status: 200, schema: SiteChanged, description: 'Changed.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { version, reason, ...change } = request.body
      const id = idOf(request, 'site_id')
      return alterSite(db, workspaceOf(request), id, version, siteWishOf(change), changeBy(request, reason))
    },
  }),
  appRoute({
    method: 'POST',
    path: `${SITE}/run`,
    operationId: 'runSite',
    tag,
    needs: 'run_audits',
    summary: 'Start a run of the site now',
    success: { status: 201, schema: AuditCreated, description: 'It has started.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const started = await runningAudits(audits).runSite(db, workspaceOf(request), actorOf(request), idOf(request, 'site_id'))
      if (!started) throw notFound('Site')
      reply.code(201)
      return started
    },
  }),
  appRoute({
    method: 'GET',
    path: `${SITE}/compare`,
    operationId: 'compareRuns',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'What differs between two runs, by rule, severity, section and language',
    query: Type.Object({ ...runs, ...places }),
    success: { status: 200, schema: Comparison, description: 'earlier − gone − not looked at + new = later, in every row.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const two = await compared(db, request)
      return { ...two, ...(await compareRuns(db, workspaceOf(request), idsOf(two), placesOf(request.query))) }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${SITE}/compare/findings`,
    operationId: 'comparedFindings',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'The findings behind one count of a comparison',
    query: Type.Object({
      ...windowQuery(100, 20),
      ...runs,
      change: oneOf(RUN_CHANGES, { description: 'Which.' }),
      ...places,
    }),
    success: { status: 200, schema: ComparedFindings, description: 'A window of them, worst first.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { change, offset, limit } = request.query
      const filter = { ...placesOf(request.query), change, offset, limit }
      return comparedFindings(db, workspaceOf(request), idsOf(await compared(db, request)), filter)
    },
  }),
]

const idsOf = ({ from, to }: { from: { audit_id: string }; to: { audit_id: string } }) => ({ from: from.audit_id, to: to.audit_id })

interface GivenPlaces {
  severity?: string
  rule?: string
  section?: string
  language?: string
  search?: string
}

function placesOf({ severity, rule, section, language, search }: GivenPlaces): PlaceFilter {
  for (const [field, text] of Object.entries({ severity, rule, section, language, search })) {
    if (text && !isStorable(text)) throw invalid({ loc: ['query', field], msg: 'Value error, not a text', type: 'value_error' })
  }
  const known: readonly string[] = [...SEVERITIES, 'NONE']
  if (listed(severity)?.some((name) => !known.includes(name)))
    throw invalid({ loc: ['query', 'severity'], msg: `Input should be one or several of ${known.join(', ')}`, type: 'literal_error' })
  return {
    severities: listed(severity) as PlaceFilter['severities'],
    rules: listed(rule),
    sections: listed(section),
    languages: listed(language),
    search: search?.trim() || null,
  }
}

type Asking = Parameters<typeof workspaceOf>[0]

async function existing(db: pg.Pool, request: Asking): Promise<SiteRow> {
  const site = await findSite(db, workspaceOf(request), idOf(request, 'site_id'))
  if (!site) throw notFound('Site')
  return site
}

async function compared(db: pg.Pool, request: Asking & { query: { from: string; to: string } }) {
  const ids = [request.query.from, request.query.to].map((id) => (isId(id) ? id : NIL_ID)) as [string, string]
  const two = await twoRuns(db, workspaceOf(request), idOf(request, 'site_id'), ids)
  if (!two) throw notFound('Run')
  return two
}
