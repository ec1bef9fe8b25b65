import type { components, operations } from './api-schema.d.ts'
import { BASE } from './base-path.ts'
import { withIntent } from './intents.ts'
import { language } from './language.ts'
import { strings } from './strings.ts'
import { signInAgain } from './signed-out.ts'

export type Schemas = components['schemas']
type Operations = operations
type Success<Op> = Op extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 ? (R[S] extends { content: { 'application/json': infer B } } ? B : never) : never }[keyof R]
  : never
type Nothing = Record<never, never>
type PathOf<Op> = Op extends { parameters: { path: infer P } } ? P : Nothing
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? ([NonNullable<Q>] extends [never] ? Nothing : NonNullable<Q>) : Nothing
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined

/** Every operation of the application's API with its method and path. Types are generated from the server's OpenAPI document. */
const OPERATIONS = {
  previewUndo: ['GET', '/w/{workspace_id}/audits/{audit_id}/trail/{number}/undo'],
  getSession: ['GET', '/session'],
  switchWorkspace: ['PATCH', '/session'],
  signIn: ['POST', '/auth/sign-in'],
  beginSingleSignOn: ['POST', '/auth/single-sign-on'],
  finishSingleSignOn: ['POST', '/auth/single-sign-on/finish'],
  getSingleSignOn: ['GET', '/w/{workspace_id}/single-sign-on'],
  testSingleSignOn: ['POST', '/w/{workspace_id}/single-sign-on/test'],
  signInWithCode: ['POST', '/auth/sign-in/code'],
  getSecondFactor: ['GET', '/auth/second-factor'],
  beginSecondFactor: ['POST', '/auth/second-factor'],
  confirmSecondFactor: ['POST', '/auth/second-factor/confirm'],
  renewRecoveryCodes: ['POST', '/auth/second-factor/recovery-codes'],
  removeSecondFactor: ['POST', '/auth/second-factor/remove'],
  beginPasskeySignIn: ['POST', '/auth/sign-in/passkey/options'],
  signInWithPasskey: ['POST', '/auth/sign-in/passkey'],
  listPasskeys: ['GET', '/auth/passkeys'],
  beginPasskey: ['POST', '/auth/passkeys/options'],
  addPasskey: ['POST', '/auth/passkeys'],
  renamePasskey: ['PATCH', '/auth/passkeys/{passkey_id}'],
  removePasskey: ['POST', '/auth/passkeys/{passkey_id}/remove'],
  listAccountEvents: ['GET', '/auth/events'],
  listClaims: ['GET', '/w/{workspace_id}/claims'],
  createClaim: ['POST', '/w/{workspace_id}/claims'],
  getClaim: ['GET', '/w/{workspace_id}/claims/{claim_id}'],
  changeClaim: ['PUT', '/w/{workspace_id}/claims/{claim_id}'],
  listClaimVersions: ['GET', '/w/{workspace_id}/claims/{claim_id}/versions'],
  listClaimFindings: ['GET', '/w/{workspace_id}/claims/{claim_id}/findings'],
  approveClaim: ['POST', '/w/{workspace_id}/claims/{claim_id}/approve'],
  withdrawClaim: ['POST', '/w/{workspace_id}/claims/{claim_id}/withdraw'],
  listAssertions: ['GET', '/w/{workspace_id}/audits/{audit_id}/assertions'],
  readClaimAddress: ['POST', '/w/{workspace_id}/claim-sources/addresses'],
  readClaimEntry: ['POST', '/w/{workspace_id}/claim-sources/entries'],
  findPassage: ['POST', '/w/{workspace_id}/claim-sources/{source_id}/passage'],
  readBrief: ['POST', '/w/{workspace_id}/brief-readings'],
  listCampaigns: ['GET', '/w/{workspace_id}/campaigns'],
  createCampaign: ['POST', '/w/{workspace_id}/campaigns'],
  mapBrief: ['POST', '/w/{workspace_id}/campaigns/mapping'],
  getCampaign: ['GET', '/w/{workspace_id}/campaigns/{campaign_id}'],
  changeCampaign: ['PATCH', '/w/{workspace_id}/campaigns/{campaign_id}'],
  deleteCampaign: ['DELETE', '/w/{workspace_id}/campaigns/{campaign_id}'],
  orderCampaign: ['POST', '/w/{workspace_id}/campaigns/{campaign_id}/order'],
  cancelCampaign: ['POST', '/w/{workspace_id}/campaigns/{campaign_id}/cancel'],
  resumeCampaign: ['POST', '/w/{workspace_id}/campaigns/{campaign_id}/resume'],
  rewritePieces: ['POST', '/w/{workspace_id}/campaigns/{campaign_id}/rewrite'],
  changePiece: ['PATCH', '/w/{workspace_id}/campaigns/{campaign_id}/pieces/{document_id}'],
  getSpending: ['GET', '/w/{workspace_id}/spending'],
  setSpending: ['PUT', '/w/{workspace_id}/spending/settings'],
  getSecondModel: ['GET', '/w/{workspace_id}/model/second'],
  setSecondModel: ['PUT', '/w/{workspace_id}/model/second'],
  forgetSecondModel: ['DELETE', '/w/{workspace_id}/model/second'],
  getSecurity: ['GET', '/w/{workspace_id}/security'],
  setSecurity: ['PUT', '/w/{workspace_id}/security'],
  getNetworks: ['GET', '/w/{workspace_id}/networks'],
  setNetworks: ['PUT', '/w/{workspace_id}/networks'],
  signOut: ['POST', '/auth/sign-out'],
  signOutEverywhere: ['POST', '/auth/sign-out-everywhere'],
  listSessions: ['GET', '/auth/sessions'],
  endSession: ['DELETE', '/auth/sessions/{session_id}'],
  forgotPassword: ['POST', '/auth/forgot-password'],
  changePassword: ['POST', '/auth/password'],
  changeProfile: ['PATCH', '/auth/profile'],
  lookAtLink: ['POST', '/links/look'],
  acceptLink: ['POST', '/links/accept'],
  renameWorkspace: ['PATCH', '/w/{workspace_id}'],
  setLanguage: ['PUT', '/w/{workspace_id}/language'],
  getPlan: ['GET', '/w/{workspace_id}/plan'],
  getMarkets: ['GET', '/w/{workspace_id}/markets'],
  setMarkets: ['PUT', '/w/{workspace_id}/markets'],
  tryMarkets: ['POST', '/w/{workspace_id}/markets/effect'],
  listPacks: ['GET', '/w/{workspace_id}/packs'],
  setPacks: ['PUT', '/w/{workspace_id}/packs'],
  listRules: ['GET', '/w/{workspace_id}/rules'],
  listOwnRules: ['GET', '/w/{workspace_id}/own-rules'],
  createOwnRule: ['POST', '/w/{workspace_id}/own-rules'],
  countRuleScope: ['GET', '/w/{workspace_id}/own-rules/{rule_id}/scope'],
  listRulesNotRead: ['GET', '/w/{workspace_id}/own-rules/not-read'],
  listRuleImports: ['GET', '/w/{workspace_id}/own-rules/imports'],
  undoRuleImport: ['POST', '/w/{workspace_id}/own-rules/imports/{import_id}/undo'],
  getAdminEntry: ['GET', '/w/{workspace_id}/admin-trail/{number}'],
  takeBackAdminEntry: ['POST', '/w/{workspace_id}/admin-trail/{number}/take-back'],
  tryOwnRule: ['POST', '/w/{workspace_id}/own-rules/try'],
  suggestForRule: ['POST', '/w/{workspace_id}/own-rules/suggestions'],
  copyRule: ['GET', '/w/{workspace_id}/rules/{rule_id}/copy'],
  getOwnRule: ['GET', '/w/{workspace_id}/own-rules/{rule_id}'],
  saveOwnRule: ['PUT', '/w/{workspace_id}/own-rules/{rule_id}/draft'],
  deleteOwnRule: ['DELETE', '/w/{workspace_id}/own-rules/{rule_id}'],
  listTriableRuns: ['GET', '/w/{workspace_id}/rule-tries'],
  tryRule: ['POST', '/w/{workspace_id}/rule-tries'],
  getRuleTry: ['GET', '/w/{workspace_id}/rule-tries/{try_id}'],
  cancelRuleTry: ['POST', '/w/{workspace_id}/rule-tries/{try_id}/cancel'],
  addRuleExample: ['POST', '/w/{workspace_id}/own-rules/{rule_id}/examples'],
  getDecisionFilter: ['GET', '/w/{workspace_id}/decision-filters/{subject}'],
  trainDecisionFilter: ['POST', '/w/{workspace_id}/decision-filters/{subject}/train'],
  setDecisionFilter: ['PUT', '/w/{workspace_id}/decision-filters/{subject}'],
  listDistrustedRules: ['GET', '/w/{workspace_id}/distrusted-rules'],
  getRuleHealth: ['GET', '/w/{workspace_id}/rules/{rule_id}/health'],
  getTightening: ['GET', '/w/{workspace_id}/rules/{rule_id}/tighten'],
  tightenRule: ['POST', '/w/{workspace_id}/rules/{rule_id}/tighten'],
  compareOwnRule: ['GET', '/w/{workspace_id}/own-rules/{rule_id}/compare'],
  askForRuleReview: ['POST', '/w/{workspace_id}/own-rules/{rule_id}/review'],
  publishOwnRule: ['POST', '/w/{workspace_id}/own-rules/{rule_id}/publish'],
  sendRuleBack: ['POST', '/w/{workspace_id}/own-rules/{rule_id}/send-back'],
  switchRuleOff: ['POST', '/w/{workspace_id}/own-rules/{rule_id}/switch-off'],
  switchRuleOn: ['POST', '/w/{workspace_id}/own-rules/{rule_id}/switch-on'],
  rollRuleBack: ['POST', '/w/{workspace_id}/own-rules/{rule_id}/roll-back'],
  getRuleReview: ['GET', '/w/{workspace_id}/rule-review'],
  setRuleReview: ['PUT', '/w/{workspace_id}/rule-review'],
  listRuleFigures: ['GET', '/w/{workspace_id}/rule-figures'],
  listAdminTrail: ['GET', '/w/{workspace_id}/admin-trail'],
  proveAdminTrail: ['GET', '/w/{workspace_id}/admin-trail/proof'],
  getOwnNames: ['GET', '/w/{workspace_id}/own-names'],
  setOwnNames: ['PUT', '/w/{workspace_id}/own-names'],
  setPageReading: ['PUT', '/w/{workspace_id}/page-readings'],
  listOverrides: ['GET', '/w/{workspace_id}/severity-overrides'],
  setOverrides: ['PUT', '/w/{workspace_id}/severity-overrides'],
  getAllowList: ['GET', '/w/{workspace_id}/allow-list'],
  setAllowList: ['PUT', '/w/{workspace_id}/allow-list'],
  getWorkspace: ['GET', '/w/{workspace_id}'],
  getAllowedHosts: ['GET', '/w/{workspace_id}/allowed-hosts'],
  setAllowedHosts: ['PUT', '/w/{workspace_id}/allowed-hosts'],
  getPortfolio: ['GET', '/w/{workspace_id}/portfolio'],
  getPresetReasons: ['GET', '/w/{workspace_id}/preset-reasons'],
  setPresetReasons: ['PUT', '/w/{workspace_id}/preset-reasons'],
  getIssueTrackers: ['GET', '/w/{workspace_id}/issue-trackers'],
  setIssueTrackers: ['PUT', '/w/{workspace_id}/issue-trackers'],
  keepIssue: ['PUT', '/w/{workspace_id}/violations/{violation_id}/issue'],
  listMembers: ['GET', '/w/{workspace_id}/members'],
  changeRole: ['PATCH', '/w/{workspace_id}/members/{user_id}'],
  listMadeByMember: ['GET', '/w/{workspace_id}/members/{user_id}/made'],
  removeMember: ['DELETE', '/w/{workspace_id}/members/{user_id}'],
  listInvitations: ['GET', '/w/{workspace_id}/invitations'],
  invite: ['POST', '/w/{workspace_id}/invitations'],
  withdrawInvitation: ['DELETE', '/w/{workspace_id}/invitations/{invitation_id}'],
  listKeys: ['GET', '/w/{workspace_id}/keys'],
  createKey: ['POST', '/w/{workspace_id}/keys'],
  rotateKey: ['POST', '/w/{workspace_id}/keys/{key_id}/rotation'],
  revokeKey: ['DELETE', '/w/{workspace_id}/keys/{key_id}'],
  listAudits: ['GET', '/w/{workspace_id}/audits'],
  startAudit: ['POST', '/w/{workspace_id}/audits'],
  previewAudit: ['POST', '/w/{workspace_id}/audits/preview'],
  getAudit: ['GET', '/w/{workspace_id}/audits/{audit_id}'],
  listAssets: ['GET', '/w/{workspace_id}/audits/{audit_id}/assets'],
  countByRule: ['GET', '/w/{workspace_id}/audits/{audit_id}/rules'],
  getTimeline: ['GET', '/w/{workspace_id}/audits/{audit_id}/timeline'],
  runAuditAgain: ['POST', '/w/{workspace_id}/audits/{audit_id}/again'],
  cancelAudit: ['POST', '/w/{workspace_id}/audits/{audit_id}/cancel'],
  retryAudit: ['POST', '/w/{workspace_id}/audits/{audit_id}/retry'],
  getRuleChanges: ['GET', '/w/{workspace_id}/audits/{audit_id}/rule-changes'],
  recheckAudit: ['POST', '/w/{workspace_id}/audits/{audit_id}/recheck'],
  listSites: ['GET', '/w/{workspace_id}/sites'],
  createSite: ['POST', '/w/{workspace_id}/sites'],
  previewSchedule: ['POST', '/w/{workspace_id}/schedules/preview'],
  getSite: ['GET', '/w/{workspace_id}/sites/{site_id}'],
  getSiteSources: ['GET', '/w/{workspace_id}/sites/{site_id}/sources'],
  getDecisionTimes: ['GET', '/w/{workspace_id}/sites/{site_id}/time-to-decision'],
  changeSite: ['PATCH', '/w/{workspace_id}/sites/{site_id}'],
  followSite: ['PUT', '/w/{workspace_id}/sites/{site_id}/follow'],
  runSite: ['POST', '/w/{workspace_id}/sites/{site_id}/run'],
  compareRuns: ['GET', '/w/{workspace_id}/sites/{site_id}/compare'],
  comparedFindings: ['GET', '/w/{workspace_id}/sites/{site_id}/compare/findings'],
  listTrail: ['GET', '/w/{workspace_id}/audits/{audit_id}/trail'],
  listTrailFindings: ['GET', '/w/{workspace_id}/audits/{audit_id}/trail/{number}/findings'],
  proveTrail: ['GET', '/w/{workspace_id}/audits/{audit_id}/trail/proof'],
  queue: ['GET', '/w/{workspace_id}/audits/{audit_id}/violations'],
  facets: ['GET', '/w/{workspace_id}/audits/{audit_id}/facets'],
  getFinding: ['GET', '/w/{workspace_id}/violations/{violation_id}'],
  listEarlierRuns: ['GET', '/w/{workspace_id}/violations/{violation_id}/earlier'],
  listOthers: ['GET', '/w/{workspace_id}/violations/{violation_id}/others'],
  getAssetContext: ['GET', '/w/{workspace_id}/assets/{asset_id}'],
  getHeldBack: ['GET', '/w/{workspace_id}/assets/{asset_id}/held'],
  decide: ['POST', '/w/{workspace_id}/reviews'],
  countScope: ['POST', '/w/{workspace_id}/reviews/count'],
  getReviewJob: ['GET', '/w/{workspace_id}/reviews/jobs/{job_id}'],
  undo: ['POST', '/w/{workspace_id}/reviews/undo'],
  lastReasons: ['GET', '/w/{workspace_id}/dismissal-reasons'],
  comment: ['POST', '/w/{workspace_id}/violations/{violation_id}/comments'],
  assign: ['POST', '/w/{workspace_id}/assignments'],
  getInbox: ['GET', '/w/{workspace_id}/inbox'],
  countInbox: ['GET', '/w/{workspace_id}/inbox/count'],
  snooze: ['POST', '/w/{workspace_id}/inbox/snooze'],
  mentionsDone: ['POST', '/w/{workspace_id}/inbox/mentions-done'],
  saveInboxView: ['POST', '/w/{workspace_id}/inbox/views'],
  deleteInboxView: ['DELETE', '/w/{workspace_id}/inbox/views/{view_id}'],
  getApproval: ['GET', '/w/{workspace_id}/approvals/{approval_id}'],
  answerApproval: ['POST', '/w/{workspace_id}/approvals/{approval_id}'],
  withdrawApproval: ['POST', '/w/{workspace_id}/approvals/{approval_id}/withdraw'],
  getDueDays: ['GET', '/w/{workspace_id}/due-days'],
  getEndingDays: ['GET', '/w/{workspace_id}/ending-days'],
  setEndingDays: ['PUT', '/w/{workspace_id}/ending-days'],
  setDueDays: ['PUT', '/w/{workspace_id}/due-days'],
  listAssignmentRules: ['GET', '/w/{workspace_id}/assignment-rules'],
  setAssignmentRules: ['PUT', '/w/{workspace_id}/assignment-rules'],
  countAssignmentRule: ['POST', '/w/{workspace_id}/assignment-rules/count'],
  applyAssignmentRule: ['POST', '/w/{workspace_id}/assignment-rules/{rule_id}/apply'],
  listNotices: ['GET', '/w/{workspace_id}/notices'],
  readNotices: ['POST', '/w/{workspace_id}/notices/read'],
  getNoticeChoices: ['GET', '/w/{workspace_id}/notice-choices'],
  setNoticeChoice: ['PUT', '/w/{workspace_id}/notice-choices'],
  setDigestTime: ['PUT', '/w/{workspace_id}/digest-time'],
  sendTestMail: ['POST', '/w/{workspace_id}/notices/test'],
  testNoticeWebhook: ['POST', '/w/{workspace_id}/webhook/test'],
  listWebhooks: ['GET', '/w/{workspace_id}/webhooks'],
  createWebhook: ['POST', '/w/{workspace_id}/webhooks'],
  changeWebhook: ['PUT', '/w/{workspace_id}/webhooks/{endpoint_id}'],
  removeWebhook: ['DELETE', '/w/{workspace_id}/webhooks/{endpoint_id}'],
  rotateWebhookKey: ['POST', '/w/{workspace_id}/webhooks/{endpoint_id}/key'],
  testWebhook: ['POST', '/w/{workspace_id}/webhooks/{endpoint_id}/test'],
  listDeliveries: ['GET', '/w/{workspace_id}/webhooks/{endpoint_id}/deliveries'],
  resendDelivery: ['POST', '/w/{workspace_id}/webhooks/{endpoint_id}/deliveries/{number}/resend'],
  getWebhook: ['GET', '/w/{workspace_id}/webhook'],
  setWebhook: ['PUT', '/w/{workspace_id}/webhook'],
  stopMail: ['POST', '/stop-mail'],
  getFourEyes: ['GET', '/w/{workspace_id}/four-eyes'],
  setFourEyes: ['PUT', '/w/{workspace_id}/four-eyes'],
  getShelf: ['GET', '/w/{workspace_id}/shelf'],
  listDocuments: ['GET', '/w/{workspace_id}/documents'],
  getDocument: ['GET', '/w/{workspace_id}/documents/{document_id}'],
  listDocumentVersions: ['GET', '/w/{workspace_id}/documents/{document_id}/versions'],
  setVersionAside: ['POST', '/w/{workspace_id}/documents/{document_id}/versions'],
  getDocumentVersion: ['GET', '/w/{workspace_id}/documents/{document_id}/versions/{number}'],
  nameDocumentVersion: ['PATCH', '/w/{workspace_id}/documents/{document_id}/versions/{number}'],
  restoreDocumentVersion: ['POST', '/w/{workspace_id}/documents/{document_id}/versions/{number}/restore'],
  listDocumentAuthors: ['GET', '/w/{workspace_id}/documents/{document_id}/authors'],
  getDocumentApproval: ['GET', '/w/{workspace_id}/documents/{document_id}/approval'],
  askForDocumentReview: ['POST', '/w/{workspace_id}/documents/{document_id}/approval'],
  answerDocumentReview: ['POST', '/w/{workspace_id}/documents/{document_id}/approval/answer'],
  getApprovalSteps: ['GET', '/w/{workspace_id}/approval-steps'],
  setApprovalSteps: ['PUT', '/w/{workspace_id}/approval-steps'],
  listReadingLinks: ['GET', '/w/{workspace_id}/documents/{document_id}/reading-links'],
  makeReadingLink: ['POST', '/w/{workspace_id}/documents/{document_id}/reading-links'],
  revokeReadingLink: ['DELETE', '/w/{workspace_id}/documents/{document_id}/reading-links/{link_id}'],
  listDocumentComments: ['GET', '/w/{workspace_id}/documents/{document_id}/comments'],
  addDocumentComment: ['POST', '/w/{workspace_id}/documents/{document_id}/comments'],
  resolveDocumentComment: ['PATCH', '/w/{workspace_id}/documents/{document_id}/comments/{comment_id}'],
  discardProposals: ['DELETE', '/w/{workspace_id}/documents/{document_id}/rewrites'],
  rewritePassage: ['POST', '/w/{workspace_id}/documents/{document_id}/rewrites'],
  changeDocument: ['PATCH', '/w/{workspace_id}/documents/{document_id}'],
  deleteDocument: ['POST', '/w/{workspace_id}/documents/{document_id}/delete'],
  previewAuditDeletion: ['GET', '/w/{workspace_id}/audits/{audit_id}/deletion'],
  deleteAudit: ['POST', '/w/{workspace_id}/audits/{audit_id}/delete'],
  previewSiteDeletion: ['GET', '/w/{workspace_id}/sites/{site_id}/deletion'],
  deleteSite: ['POST', '/w/{workspace_id}/sites/{site_id}/delete'],
  previewPersonDeletion: ['GET', '/w/{workspace_id}/members/{user_id}/deletion'],
  deletePerson: ['POST', '/w/{workspace_id}/members/{user_id}/delete'],
  getKept: ['GET', '/w/{workspace_id}/kept'],
  listHolds: ['GET', '/w/{workspace_id}/holds'],
  placeHold: ['POST', '/w/{workspace_id}/holds'],
  liftHold: ['POST', '/w/{workspace_id}/holds/{hold_id}/lift'],
  getMinimumRetention: ['GET', '/w/{workspace_id}/minimum-retention'],
  setMinimumRetention: ['PUT', '/w/{workspace_id}/minimum-retention'],
  listTombstones: ['GET', '/w/{workspace_id}/tombstones'],
  getRetention: ['GET', '/w/{workspace_id}/retention'],
  setRetention: ['PUT', '/w/{workspace_id}/retention'],
  listInfobases: ['GET', '/w/{workspace_id}/infobases'],
  createInfobase: ['POST', '/w/{workspace_id}/infobases'],
  getInfobase: ['GET', '/w/{workspace_id}/infobases/{infobase_id}'],
  renameInfobase: ['PATCH', '/w/{workspace_id}/infobases/{infobase_id}'],
  deleteInfobase: ['DELETE', '/w/{workspace_id}/infobases/{infobase_id}'],
  listEntries: ['GET', '/w/{workspace_id}/infobases/{infobase_id}/entries'],
  addEntry: ['POST', '/w/{workspace_id}/infobases/{infobase_id}/entries'],
  changeEntry: ['PUT', '/w/{workspace_id}/infobases/{infobase_id}/entries/{entry_id}'],
  deleteEntry: ['DELETE', '/w/{workspace_id}/infobases/{infobase_id}/entries/{entry_id}'],
  deleteFile: ['DELETE', '/w/{workspace_id}/infobases/{infobase_id}/files'],
  listTemplates: ['GET', '/w/{workspace_id}/templates'],
  startTemplate: ['POST', '/w/{workspace_id}/templates'],
  previewTemplate: ['POST', '/w/{workspace_id}/templates/preview'],
  getTemplate: ['GET', '/w/{workspace_id}/templates/{template_id}'],
  deleteTemplate: ['DELETE', '/w/{workspace_id}/templates/{template_id}'],
  saveTemplateDraft: ['PUT', '/w/{workspace_id}/templates/{template_id}/draft'],
  discardTemplateDraft: ['DELETE', '/w/{workspace_id}/templates/{template_id}/draft'],
  publishTemplate: ['POST', '/w/{workspace_id}/templates/{template_id}/publish'],
  rollTemplateBack: ['POST', '/w/{workspace_id}/templates/{template_id}/roll-back'],
  compareTemplate: ['GET', '/w/{workspace_id}/templates/{template_id}/compare'],
  listBulkRuns: ['GET', '/w/{workspace_id}/bulk-runs'],
  getBulkRun: ['GET', '/w/{workspace_id}/bulk-runs/{run_id}'],
  planBulkRun: ['PUT', '/w/{workspace_id}/bulk-runs/{run_id}/plan'],
  dryRunBulk: ['POST', '/w/{workspace_id}/bulk-runs/{run_id}/dry-run'],
  startBulkRun: ['POST', '/w/{workspace_id}/bulk-runs/{run_id}/start'],
  cancelBulkRun: ['POST', '/w/{workspace_id}/bulk-runs/{run_id}/cancel'],
  listBulkRows: ['GET', '/w/{workspace_id}/bulk-runs/{run_id}/rows'],
  deleteBulkRun: ['DELETE', '/w/{workspace_id}/bulk-runs/{run_id}'],
  listTranslations: ['GET', '/w/{workspace_id}/documents/{document_id}/translations'],
  translateDocument: ['POST', '/w/{workspace_id}/documents/{document_id}/translations'],
  listTerms: ['GET', '/w/{workspace_id}/terms'],
  addTerm: ['POST', '/w/{workspace_id}/terms'],
  changeTerm: ['PUT', '/w/{workspace_id}/terms/{term_id}'],
  deleteTerm: ['DELETE', '/w/{workspace_id}/terms/{term_id}'],
  createTone: ['POST', '/w/{workspace_id}/tones'],
  changeTone: ['PUT', '/w/{workspace_id}/tones/{tone_id}'],
  deleteTone: ['DELETE', '/w/{workspace_id}/tones/{tone_id}'],
  listToneVersions: ['GET', '/w/{workspace_id}/tones/{tone_id}/versions'],
  compareTone: ['GET', '/w/{workspace_id}/tones/{tone_id}/compare'],
  restoreTone: ['POST', '/w/{workspace_id}/tones/{tone_id}/restore'],
  readExampleAddresses: ['POST', '/w/{workspace_id}/voices/addresses'],
  proposeVoice: ['POST', '/w/{workspace_id}/voices/proposals'],
  tryVoices: ['POST', '/w/{workspace_id}/voices/tries'],
  getModel: ['GET', '/w/{workspace_id}/model'],
  setModel: ['PUT', '/w/{workspace_id}/model'],
  forgetModel: ['DELETE', '/w/{workspace_id}/model'],
  testModel: ['POST', '/w/{workspace_id}/model/test'],
  findModelServers: ['GET', '/w/{workspace_id}/model/servers'],
  listTrialPages: ['GET', '/w/{workspace_id}/model/trial'],
  tryModelPage: ['POST', '/w/{workspace_id}/model/trial/{page}'],
} as const satisfies Partial<Record<keyof Operations, readonly [string, string]>>

export type OperationId = keyof typeof OPERATIONS
type Given<Id extends OperationId> = PathOf<Operations[Id]> &
  QueryOf<Operations[Id]> &
  (BodyOf<Operations[Id]> extends undefined ? unknown : { body: BodyOf<Operations[Id]> })
export type Answer<Id extends OperationId> = Success<Operations[Id]>

/** An error response: a sentence for users, and the whole body. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(sentence(status, body))
    this.status = status
    this.body = body
  }
}

function sentence(status: number, body: unknown): string {
  const { detail } = (body ?? {}) as { detail?: string | { loc: (string | number)[]; msg: string }[] }
  if (typeof detail === 'string') return detail
  if (Array.isArray(detail)) return detail.map(({ loc, msg }) => `${loc.at(-1)}: ${msg.replace(/^Value error, /, '')}`).join('. ')
  return status === 0 ? strings.base.noAnswer : strings.base.answered(status)
}

export const API = `${BASE}/app/api`

/** Calls one operation: path and query parameters by name, the body as `body`. */
export async function call<Id extends OperationId>(id: Id, given: Given<Id>, signal?: AbortSignal): Promise<Answer<Id>> {
  const [method, path] = OPERATIONS[id]
  const { body, ...rest } = given as Record<string, unknown>
  const url = address(path, rest)
  if (method !== 'POST') return request(method, url, body, signal) as Promise<Answer<Id>>
  const send = (key: string) => request(method, url, body, signal, key)
  return withIntent(`${url} ${JSON.stringify(body)}`, send, signal) as Promise<Answer<Id>>
}

/** Sends files: the same ones are known by their names, sizes and times, so that another try after a failure does not make them twice. */
export function upload(url: string, form: FormData): Promise<unknown> {
  const parts = [...form].map(([name, value]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  )
  return withIntent(`${url} ${JSON.stringify(parts)}`, (key) => request('POST', url, form, undefined, key))
}

function address(path: string, given: Record<string, unknown>): string {
  const query = new URLSearchParams()
  let filled = API + path
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === '') continue
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Whether the session has ended: 401 is also the answer to a wrong password. */
async function hasEnded(): Promise<boolean> {
  const session = await fetch(`${API}/session`, { credentials: 'same-origin' }).catch(() => null)
  return session !== null && session.ok && ((await session.json()) as { user: unknown }).user === null
}

/** Sends JSON (or multipart form data) and parses JSON; throws ApiError for every status that is not a success. */
export async function request(method: string, url: string, body?: unknown, signal?: AbortSignal, key?: string): Promise<unknown> {
  const form = body instanceof FormData
  let response: Response
  try {
    response = await fetch(url, {
      method,
      signal: signal ?? null,
      credentials: 'same-origin',
      headers: {
        'accept-language': language,
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw new ApiError(0, null)
  }
  const text = await response.text()
  const parsed: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  // What was being done goes on after signing in again: the same request, with the same key.
  if (response.status === 401 && !url.includes('/auth/') && (await hasEnded()) && (await signInAgain()))
    return request(method, url, body, signal, key)
  if (!response.ok) throw new ApiError(response.status, parsed)
  return parsed
}
