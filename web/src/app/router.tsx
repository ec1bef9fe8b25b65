import { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { adminTrailSearch } from '../trail/admin-log/search.ts'
import { librarySearch } from '../library/search.ts'
import { claimsSearch, liveSearch, newClaimSearch } from '../claims/search.ts'
import { registerSearch } from '../claims/register/search.ts'
import { auditsSearch } from '../audits/search.ts'
import { compareSearch, portfolioSearch, sitesSearch } from '../sites/search.ts'
import { trailSearch } from '../trail/search.ts'
import { inboxSearch } from '../violations/inbox/search.ts'
import { newRuleSearch } from '../base/new-rule-search.ts'
import { healthSearch, trySearch } from '../rules/health/search.ts'
import { deskSearch } from '../violations/desk/search.ts'
import { ApiError, call } from '../base/api.ts'
import { BASE } from '../base/base-path.ts'
import { Fault, Loading, NotFound, NotFoundAnywhere } from '../base/faults.tsx'
import { sessionQuery } from '../base/session.ts'
import { withAllTexts } from '../base/strings.ts'
import { Shell } from './shell.tsx'

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
})

const root = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFoundAnywhere,
  errorComponent: Fault,
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  async beforeLoad({ context }) {
    const session = await context.queries.fetchQuery(sessionQuery)
    if (!session.user || !session.current_workspace_id) throw redirect({ to: '/sign-in' })
    throw redirect({ to: '/w/$workspaceId/audits', params: { workspaceId: session.current_workspace_id } })
  },
})

// Before signing in ------------------------------------------------------------------------------------------------

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (given: Record<string, unknown>): { next?: string; code?: true } => ({
    ...(typeof given.next === 'string' && /^\/(?![/\\])/.test(given.next) && { next: given.next }),
    ...(given.code ? { code: true as const } : {}),
  }),
  component: lazyRouteComponent(() => import('../people/sign-in.tsx'), 'SignIn'),
})
const secondFactor = createRoute({
  getParentRoute: () => root,
  path: '/second-factor',
  async beforeLoad({ context }) {
    if (!(await context.queries.ensureQueryData(sessionQuery)).user) throw redirect({ to: '/sign-in' })
  },
  component: lazyRouteComponent(() => import('../people/second-factor-page.tsx'), 'SecondFactorPage'),
})
const singleSignOn = createRoute({
  getParentRoute: () => root,
  path: '/single-sign-on',
  component: lazyRouteComponent(() => import('../people/single-sign-on.tsx'), 'SingleSignOn'),
})
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  component: lazyRouteComponent(() => import('../people/join.tsx'), 'Join'),
})
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('../people/reset-password.tsx'), 'ResetPassword'),
})
const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../people/forgot-password.tsx'), 'ForgotPassword'),
})

const stopMail = createRoute({
  getParentRoute: () => root,
  path: '/stop-mail',
  component: lazyRouteComponent(() => withAllTexts(() => import('../people/stop-mail.tsx')), 'StopMail'),
})

// In a workspace ---------------------------------------------------------------------------------------------------

const workspace = createRoute({
  getParentRoute: () => root,
  path: '/w/$workspaceId',
  component: Shell,
  async beforeLoad({ context, params, location }) {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (!session.user) throw redirect({ to: '/sign-in', search: { next: location.href } })
    const entered = session.workspaces.find(({ id }) => id === params.workspaceId)
    if (!entered) throw redirect({ to: '/', replace: true })
    if (entered.needs_second_factor) throw redirect({ to: '/second-factor', replace: true })
  },
})
const mine = createRoute({
  getParentRoute: () => workspace,
  path: '/mine',
  validateSearch: inboxSearch,
  component: lazyRouteComponent(() => import('../violations/inbox/inbox.tsx'), 'Inbox'),
})
const approval = createRoute({
  getParentRoute: () => workspace,
  path: '/mine/approvals/$approvalId',
  component: lazyRouteComponent(() => import('../violations/inbox/approve.tsx'), 'ApprovePage'),
})
const audits = createRoute({
  getParentRoute: () => workspace,
  path: '/audits',
  validateSearch: auditsSearch,
  component: lazyRouteComponent(() => import('./audits.tsx'), 'Audits'),
})
const sites = createRoute({
  getParentRoute: () => workspace,
  path: '/sites',
  validateSearch: sitesSearch,
  component: lazyRouteComponent(() => import('../sites/list.tsx'), 'SiteList'),
})
const portfolio = createRoute({
  getParentRoute: () => workspace,
  path: '/portfolio',
  validateSearch: portfolioSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../sites/portfolio.tsx')), 'Portfolio'),
})
const site = createRoute({
  getParentRoute: () => workspace,
  path: '/sites/$siteId',
  component: lazyRouteComponent(() => import('../sites/site.tsx'), 'SitePage'),
})
const compare = createRoute({
  getParentRoute: () => workspace,
  path: '/sites/$siteId/compare',
  validateSearch: compareSearch,
  component: lazyRouteComponent(() => import('../sites/compare.tsx'), 'ComparePage'),
})
const newAudit = createRoute({
  getParentRoute: () => workspace,
  path: '/audits/new',
  validateSearch: (given: Record<string, unknown>): { every?: 'week' } => (given.every === 'week' ? { every: 'week' } : {}),
  component: lazyRouteComponent(() => import('../audits/new.tsx'), 'NewAudit'),
})
const audit = createRoute({
  getParentRoute: () => workspace,
  path: '/audits/$auditId',
  component: lazyRouteComponent(() => import('../audits/audit.tsx'), 'AuditPage'),
})
const trail = createRoute({
  getParentRoute: () => workspace,
  path: '/audits/$auditId/trail',
  validateSearch: trailSearch,
  component: lazyRouteComponent(() => import('../trail/trail.tsx'), 'TrailPage'),
})
const assertions = createRoute({
  getParentRoute: () => workspace,
  path: '/audits/$auditId/assertions',
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/assertions.tsx')), 'AssertionsPage'),
})
const desk = createRoute({
  getParentRoute: () => workspace,
  path: '/audits/$auditId/desk',
  validateSearch: deskSearch,
  component: lazyRouteComponent(() => import('../violations/desk/desk.tsx'), 'Desk'),
})
/** The desk without an audit in the address: the newest audit with undecided findings, on the first of them. */
const newestDesk = createRoute({
  getParentRoute: () => workspace,
  path: '/desk',
  async beforeLoad({ params }) {
    const { audits: list } = await call('listAudits', { workspace_id: params.workspaceId, limit: 50 })
    const next = list.find(({ by_state: states }) => states.undecided > 0) ?? list.find(({ total_violations: total }) => total > 0)
    if (!next) throw redirect({ to: '/w/$workspaceId/audits', params })
    const { rows } = await call('queue', { workspace_id: params.workspaceId, audit_id: next.id, state: 'undecided', limit: 1 })
    const search = rows[0] ? { finding: rows[0].id } : {}
    throw redirect({ to: '/w/$workspaceId/audits/$auditId/desk', params: { ...params, auditId: next.id }, search })
  },
})
const studio = createRoute({
  getParentRoute: () => workspace,
  path: '/studio',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/studio.tsx')), 'Studio'),
})
const newDocument = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/new',
  validateSearch: (given: Record<string, unknown>): { template?: string | undefined } =>
    typeof given.template === 'string' ? { template: given.template } : {},
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/write.tsx')), 'WritePage'),
})
const bulkRuns = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/bulk',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/bulk/list.tsx')), 'BulkList'),
})
const bulkRun = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/bulk/$runId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/bulk/run.tsx')), 'BulkRunPage'),
})
const document = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/$documentId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/document.tsx')), 'DocumentPage'),
})
const documentVersions = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/$documentId/versions',
  validateSearch: (given: Record<string, unknown>): { version?: number; with?: number } => ({
    ...(Number.isSafeInteger(given.version) ? { version: given.version as number } : {}),
    ...(Number.isSafeInteger(given.with) ? { with: given.with as number } : {}),
  }),
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/versions/page.tsx')), 'VersionsPage'),
})
const campaigns = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/campaigns',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/campaigns/list.tsx')), 'CampaignList'),
})
const newCampaign = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/campaigns/new',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/campaigns/edit.tsx')), 'NewCampaign'),
})
const campaign = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/campaigns/$campaignId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/campaigns/page.tsx')), 'CampaignPage'),
})
const campaignBrief = createRoute({
  getParentRoute: () => workspace,
  path: '/studio/campaigns/$campaignId/brief',
  component: lazyRouteComponent(() => withAllTexts(() => import('../documents/campaigns/edit.tsx')), 'EditCampaign'),
})
const library = createRoute({
  getParentRoute: () => workspace,
  path: '/library',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../library/library.tsx')), 'Library'),
})
const infobase = createRoute({
  getParentRoute: () => workspace,
  path: '/library/knowledge/$infobaseId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../library/knowledge-bases/page.tsx')), 'InfobasePage'),
})
/** A tone of the workspace; `new` for one that is being created. */
const tone = createRoute({
  getParentRoute: () => workspace,
  path: '/library/tones/$toneId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../library/tones/page.tsx')), 'TonePage'),
})
const template = createRoute({
  getParentRoute: () => workspace,
  path: '/library/templates/$templateId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../library/templates/page.tsx')), 'TemplatePage'),
})
const terms = createRoute({
  getParentRoute: () => workspace,
  path: '/library/words',
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/terms/page.tsx')), 'TermsPage'),
})
const rules = createRoute({
  getParentRoute: () => workspace,
  path: '/rules',
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/rules.tsx')), 'Rules'),
})
const newRule = createRoute({
  getParentRoute: () => workspace,
  path: '/rules/own/new',
  validateSearch: newRuleSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/editor/page.tsx')), 'NewRulePage'),
})
const editRule = createRoute({
  getParentRoute: () => workspace,
  path: '/rules/own/$ruleId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/editor/page.tsx')), 'RulePage'),
})
const adminTrail = createRoute({
  getParentRoute: () => workspace,
  path: '/trail',
  validateSearch: adminTrailSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../trail/admin-log/trail.tsx')), 'AdminTrailPage'),
})
const importRules = createRoute({
  getParentRoute: () => workspace,
  path: '/rules/import',
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/import/import.tsx')), 'ImportRules'),
})
const tryRule = createRoute({
  getParentRoute: () => workspace,
  path: '/rules/own/$ruleId/try',
  validateSearch: trySearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/tries/try.tsx')), 'TryPage'),
})
const ruleHealth = createRoute({
  getParentRoute: () => workspace,
  path: '/rules/health/$ruleId',
  validateSearch: healthSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/health/health.tsx')), 'HealthPage'),
})
const packHealth = createRoute({
  getParentRoute: () => workspace,
  path: '/rules/packs/$pack',
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/health/pack.tsx')), 'PackPage'),
})
const publishRule = createRoute({
  getParentRoute: () => workspace,
  path: '/rules/own/$ruleId/publish',
  component: lazyRouteComponent(() => withAllTexts(() => import('../rules/publish.tsx')), 'PublishRule'),
})
const claims = createRoute({
  getParentRoute: () => workspace,
  path: '/claims',
  validateSearch: claimsSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/list.tsx')), 'ClaimList'),
})
const live = createRoute({
  getParentRoute: () => workspace,
  path: '/claims/live',
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/live.tsx')), 'LivePage'),
})
const newClaim = createRoute({
  getParentRoute: () => workspace,
  path: '/claims/new',
  validateSearch: newClaimSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/new.tsx')), 'NewClaim'),
})
const claim = createRoute({
  getParentRoute: () => workspace,
  path: '/claims/$claimId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/claim.tsx')), 'ClaimPage'),
})
const changeClaim = createRoute({
  getParentRoute: () => workspace,
  path: '/claims/$claimId/new-version',
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/change.tsx')), 'ChangeClaim'),
})
const register = createRoute({
  getParentRoute: () => workspace,
  path: '/register',
  validateSearch: registerSearch,
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/register/list.tsx')), 'Register'),
})
const newRegisterEntry = createRoute({
  getParentRoute: () => workspace,
  path: '/register/new',
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/register/new.tsx')), 'NewRegisterEntry'),
})
const registerEntry = createRoute({
  getParentRoute: () => workspace,
  path: '/register/$entryId',
  component: lazyRouteComponent(() => withAllTexts(() => import('../claims/register/entry.tsx')), 'RegisterEntryPage'),
})
const settings = createRoute({
  getParentRoute: () => workspace,
  path: '/settings',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/w/$workspaceId/settings/$section', params: { ...params, section: 'members' } })
  },
})
const settingsSection = createRoute({
  getParentRoute: () => workspace,
  path: '/settings/$section',
  component: lazyRouteComponent(() => withAllTexts(() => import('./settings.tsx')), 'Settings'),
})

/** Any other address of a workspace: nothing is there, but the navigation stays. */
const nothing = createRoute({ getParentRoute: () => workspace, path: '$', component: NotFound })

const tree = root.addChildren([
  home,
  signIn,
  singleSignOn,
  secondFactor,
  join,
  reset,
  forgot,
  stopMail,
  workspace.addChildren([
    mine,
    approval,
    audits,
    sites,
    portfolio,
    site,
    compare,
    newAudit,
    audit,
    trail,
    desk,
    newestDesk,
    studio,
    newDocument,
    bulkRuns,
    bulkRun,
    document,
    documentVersions,
    campaigns,
    newCampaign,
    campaign,
    campaignBrief,
    library,
    infobase,
    tone,
    template,
    terms,
    assertions,
    claims,
    live,
    newClaim,
    claim,
    changeClaim,
    register,
    newRegisterEntry,
    registerEntry,
    rules,
    newRule,
    editRule,
    tryRule,
    publishRule,
    ruleHealth,
    packHealth,
    importRules,
    adminTrail,
    settings,
    settingsSection,
    nothing,
  ]),
])

export const router = createRouter({
  routeTree: tree,
  basepath: BASE || '/',
  context: { queries },
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultErrorComponent: Fault,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
