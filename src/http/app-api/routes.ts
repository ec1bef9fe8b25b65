import type pg from 'pg'
import type { AuditService } from '../../audits/service-interface.ts'
import type { RuleLibrary } from '../../packs/pack.ts'
import type { Auth } from '../../auth/auth.ts'
import type { Webhooks } from '../shared/webhooks.ts'
import type { AuditWatch } from '../../reviews/watch.ts'
import { openApiDocument } from '../base/openapi.ts'
import type { Route } from '../base/route.ts'
import { adminEntryRoutes } from './admin-entry.ts'
import { adminTrailRoutes } from './admin-trail.ts'
import { approvalRoutes } from './approvals.ts'
import { assignmentRuleRoutes } from './assignment-rules.ts'
import { auditRoutes } from './audits.ts'
import { bulkRunRoutes } from '../shared/bulk-runs.ts'
import { documentReadRoutes } from '../shared/documents.ts'
import { BY_PEOPLE } from './access.ts'
import { briefRoutes } from './briefs.ts'
import { campaignRoutes } from './campaigns.ts'
import { commentRoutes } from './comments.ts'
import { decisionFilterRoutes } from './decision-filters.ts'
import { decisionRoutes } from './decisions.ts'
import { deletingRoutes } from './deleting.ts'
import { holdRoutes } from './holds.ts'
import { deskRoutes } from './desk.ts'
import { documentApprovalRoutes } from './document-approval.ts'
import { documentFileRoutes } from './document-files.ts'
import { documentCommentRoutes } from './document-comments.ts'
import { documentRoutes } from './documents.ts'
import { documentVersionRoutes } from './document-versions.ts'
import { editorRuleRoutes } from './editor-rules.ts'
import { eventRoutes } from './events.ts'
import { inboxRoutes } from './inbox.ts'
import { exceptionRoutes } from './exceptions.ts'
import { pageReadingRoutes } from './page-readings.ts'
import { infobaseRoutes } from '../shared/knowledge-bases.ts'
import { keyRoutes } from './keys.ts'
import { linkRoutes } from './links.ts'
import { marketRoutes } from './markets.ts'
import { memberRoutes } from './members.ts'
import { modelTrialRoutes } from './model-trial.ts'
import type { ModelTrials } from './model-trial.ts'
import { modelRoutes } from './models.ts'
import { networkRoutes } from './networks.ts'
import { noticeRoutes } from './notices.ts'
import type { OpenStreams } from './open-streams.ts'
import { ownRuleRoutes } from '../shared/own-rules.ts'
import { ownRuleFileRoutes } from './own-rule-files.ts'
import { ownRuleStateRoutes } from '../shared/own-rule-states.ts'
import { passkeyRoutes } from './passkeys.ts'
import { reviewPresetRoutes } from './review-presets.ts'
import { reviewSettingRoutes } from './review-settings.ts'
import type { Sealing } from './sealing.ts'
import { recheckRoutes } from './rechecks.ts'
import { ruleHealthRoutes } from './rule-health.ts'
import { ruleTryRoutes } from '../shared/rule-tries.ts'
import { ruleWritingRoutes } from './rule-writing.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { securityRoutes } from './security.ts'
import { sessionRoutes } from './session.ts'
import { singleSignOnRoutes } from './single-sign-on.ts'
import { siteSourceRoutes } from './site-sources.ts'
import { spendingRoutes } from './spending.ts'
import { siteRoutes } from './sites.ts'
import { templateFileRoutes } from '../shared/template-files.ts'
import { templateRoutes } from '../shared/templates.ts'
import { termRoutes } from './terms.ts'
import { claimSourceRoutes } from '../shared/claim-sources.ts'
import { claimTableRoutes } from '../shared/claim-table.ts'
import { claimAssertionRoutes } from '../shared/claim-assertions.ts'
import { claimRoutes } from '../shared/claims.ts'
import { reportRoutes } from '../shared/reports.ts'
import { registerRoutes } from '../shared/register.ts'
import { timeStampRoutes } from '../shared/time-stamps.ts'
import { registerTableRoutes } from '../shared/register-table.ts'
import { liveRoutes } from '../shared/live.ts'
import { findingLinkRoutes } from '../shared/finding-links.ts'
import { toneRoutes } from '../shared/tones.ts'
import { trailRoutes } from './trail.ts'
import { translationRoutes } from '../shared/translations.ts'
import { uploadRoutes } from './uploads.ts'
import { voiceRoutes } from './voices.ts'
import { webhookRoutes } from './webhooks.ts'
import { workspaceRoutes } from './workspace.ts'
import { rewritingRoutes } from './rewriting.ts'
import { writingRoutes } from './writing.ts'
import type { Models } from '../../models/index.ts'
import type { Later } from '../../documents/later.ts'
import type { Asking } from '../../stamps/ask.ts'
import type { OutsideFor } from '../../fetch/outside.ts'

export const PREFIX = '/app/api'

/** Dependencies of the routes; to describe the routes none are needed. */
interface Parts {
  db: pg.Pool
  auth: Auth
  watch: AuditWatch
  sealing: Sealing
  streams: OpenStreams
  library: RuleLibrary
  audits?: AuditService
  models: Models
  later?: Later
  /** The keys that sign what endpoints are sent. */
  webhooks?: Webhooks
  /** Private networks among which workspaces choose (ALLOW_HOSTS). */
  privatePlaces?: string[]
  /** What the server keeps of pages and texts at most (KEEP_DAYS). */
  keepDays?: number
  /** Bytes of uploaded files that a workspace may have waiting. */
  uploadQuota?: number
  /** How pages are read that somebody names; opened when the first is. */
  outsideFor?: () => Promise<OutsideFor>
  /** How a time stamp authority is asked. */
  asking?: () => Promise<Asking>
  /** How a model is tried, and found on this machine. */
  modelTrials?: ModelTrials
}

/** Every endpoint of the web application, in the order of its OpenAPI document. */
export const appRoutes = ({
  db,
  auth,
  watch,
  sealing,
  streams,
  library,
  audits,
  models,
  later,
  privatePlaces = [],
  uploadQuota = 0,
  keepDays = 0,
  webhooks = {} as Webhooks,
  outsideFor = async () => {
    throw new Error('These routes only describe themselves.')
  },
  asking = async () => {
    throw new Error('These routes only describe themselves.')
  },
  modelTrials = {} as ModelTrials,
}: Parts): Route[] => [
  ...sessionRoutes(db, auth),
  ...secondFactorRoutes(db, auth),
  ...passkeyRoutes(db, auth),
  ...singleSignOnRoutes(db, auth),
  ...linkRoutes(db, auth),
  ...workspaceRoutes(db, library, privatePlaces),
  ...exceptionRoutes(db),
  ...pageReadingRoutes(db),
  ...marketRoutes(db, library),
  ...ruleWritingRoutes(db),
  ...ownRuleFileRoutes(db),
  ...ownRuleRoutes(BY_PEOPLE, db),
  ...ownRuleStateRoutes(BY_PEOPLE, db),
  ...reviewSettingRoutes(db),
  ...reviewPresetRoutes(db),
  ...assignmentRuleRoutes(db),
  ...securityRoutes(db),
  ...networkRoutes(db),
  ...memberRoutes(db, auth),
  ...keyRoutes(db, auth),
  ...webhookRoutes(db, webhooks),
  ...auditRoutes(db, audits),
  ...siteRoutes(db, audits),
  ...siteSourceRoutes(db),
  ...recheckRoutes(db, audits),
  ...ruleTryRoutes(BY_PEOPLE, db, audits),
  ...ruleHealthRoutes(db),
  ...decisionFilterRoutes(db, audits),
  ...uploadRoutes(db, uploadQuota),
  ...reportRoutes(BY_PEOPLE, db),
  ...findingLinkRoutes(BY_PEOPLE, db),
  ...trailRoutes(db),
  ...deskRoutes(db, sealing),
  ...decisionRoutes(db, audits),
  ...commentRoutes(db),
  ...inboxRoutes(db),
  ...approvalRoutes(db),
  ...noticeRoutes(db, auth),
  ...eventRoutes(db, watch, streams),
  ...documentRoutes(db),
  ...documentReadRoutes(BY_PEOPLE, db),
  ...documentCommentRoutes(db),
  ...documentVersionRoutes(db),
  ...documentApprovalRoutes(db),
  ...documentFileRoutes(db),
  ...writingRoutes(models, later),
  ...translationRoutes(BY_PEOPLE, models, later),
  ...bulkRunRoutes(BY_PEOPLE, models, later),
  ...rewritingRoutes(models),
  ...campaignRoutes(models, later),
  ...editorRuleRoutes(db),
  ...infobaseRoutes(BY_PEOPLE, db),
  ...toneRoutes(BY_PEOPLE, db),
  ...claimRoutes(BY_PEOPLE, db),
  ...claimTableRoutes(BY_PEOPLE, db),
  ...registerRoutes(BY_PEOPLE, db),
  ...registerTableRoutes(BY_PEOPLE, db),
  ...timeStampRoutes(BY_PEOPLE, db, asking),
  ...claimAssertionRoutes(BY_PEOPLE, db),
  ...claimSourceRoutes(BY_PEOPLE, db, outsideFor),
  ...liveRoutes(BY_PEOPLE, db),
  ...voiceRoutes(models, outsideFor),
  ...briefRoutes(models),
  ...templateFileRoutes(BY_PEOPLE, db),
  ...templateRoutes(BY_PEOPLE, db, models),
  ...termRoutes(db),
  ...modelRoutes(models),
  ...modelTrialRoutes(db, models, modelTrials),
  ...spendingRoutes(db),
  ...deletingRoutes(db, keepDays),
  ...holdRoutes(db),
  ...adminTrailRoutes(db, library),
  ...adminEntryRoutes(db, library),
]

/** The OpenAPI 3.1 document of the web application's API. */
export function appDocument(basePath = ''): Record<string, unknown> {
  const routes = appRoutes({} as Parts)
  return openApiDocument(routes, {
    title: 'Imprimatur, the web application',
    prefix: PREFIX,
    basePath,
    description:
      'What the web application is built on. Signed-in people use it by cookie; every change checks where it comes from. Programs ' +
      'use the public API.',
    tags: {
      'Signing in': 'Sessions, links, passwords.',
      Settings: 'The workspace, its keys, plan and rules.',
      Rules: "The workspace's own rules: written, tried, published and taken back.",
      Members: 'Who belongs to a workspace.',
      Audits: 'Audits, their assets and their trail.',
      'Review desk': 'The queue, findings, decisions.',
      Inbox: "What is one's own across audits, and what waits for a second person.",
      Notices: 'What people are told of, and how they stop it.',
      Live: 'Changes as they happen.',
      Documents: 'Content written from templates.',
      Library: 'What documents are written with.',
      Deleting: 'What is deleted, what stays of it, and how long things are kept.',
    },
    security: {
      name: 'session',
      scheme: {
        type: 'apiKey',
        in: 'cookie',
        name: 'imprimatur.session_token',
        description: 'Set by signing in; __Host-imprimatur.session_token under TLS.',
      },
    },
    open: routes.filter(({ config }) => config?.needs === 'nothing').map(({ operationId }) => operationId),
    hasRefusals: true,
    errors: {
      401: 'Nobody is signed in, or the password is wrong.',
      403: "The caller's role may not do this, or the request comes from another site.",
      404: 'It does not exist in a workspace of the caller.',
      409: 'Something changed meanwhile, or the state of things does not allow it.',
    },
  })
}
