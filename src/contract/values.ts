/**
 * The closed lists of words that requests and answers use, and the database stores: one list for every floor. They import nothing.
 */

export const INBOX_VIEWS = ['everything', 'approval', 'assigned', 'mentions', 'overdue', 'week', 'snoozed', 'nobody'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

export const INBOX_ORDERS = ['due', 'site', 'reason'] as const
export type InboxOrder = (typeof INBOX_ORDERS)[number]

export const PLANS = ['free', 'team', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const

/** Who may answer whether somebody else's dismissal is made. */
export const APPROVERS = ['owner', 'editor'] as const satisfies readonly Role[]
export type Role = (typeof ROLES)[number]

/** What is noted of an account. `sign-in` is one with a browser the person has used before, `new-browser` one with another. */
export const ACCOUNT_EVENTS = [
  'sign-in',
  'new-browser',
  'password-changed',
  'password-set-by-link',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

/** What programs are told of. */
export const EVENT_TYPES = [
  'audit.completed',
  'violation.found',
  'violation.reviewed',
  'violation.commented',
  'violation.assigned',
  'document.generated',
  'rule.published',
  'gate.failed',
  'gate.passed',
  'live.changed',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Sent by a click, to one endpoint. */
export const TEST_EVENT = 'webhook.test' as const

/** By what the sites of the portfolio are put in order. */
export const PORTFOLIO_SORTS = ['name', 'open', 'overdue', 'waiting', 'new', 'gate', 'run'] as const
export type PortfolioSort = (typeof PORTFOLIO_SORTS)[number]

/** A person's key ends with the membership; the workspace's stays until it is revoked. */
export const KEY_OWNERS = ['workspace', 'person'] as const
export type KeyOwner = (typeof KEY_OWNERS)[number]

/** What a key may be allowed to do; each route of the public API names the one it needs. */
export const KEY_SCOPES = ['read', 'review', 'write', 'check', 'administer', 'keys'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** What a key may do where nothing is said: what keys could before there were scopes. */
export const USUAL_SCOPES: readonly KeyScope[] = KEY_SCOPES.filter((scope) => scope !== 'administer' && scope !== 'keys')

/** Whether the findings of pages that answer 404 or 410 are fixed; null: nobody was asked yet. */
export const GONE_PAGES = ['fix', 'keep'] as const
export type GonePages = (typeof GONE_PAGES)[number] | null

export const ENTRY_KINDS = ['fact', 'guideline', 'passage'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** newest: by audit, the newest first, and in each by severity; severity: by severity, and in each by audit. */
export const LIST_ORDERS = ['newest', 'severity'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** What becomes of one violation of many that are decided together. */
export const DECISION_OUTCOMES = ['done', 'unchanged', 'waiting', 'refused'] as const
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number]

/** Why a rule does not run in a workspace: as for any rule, or since one of its own was never published, or can no longer be read. */
export const NOT_RUN = ['pack', 'off', 'date', 'market', 'sector', 'channel', 'draft', 'unreadable'] as const
export type WhyNotRun = (typeof NOT_RUN)[number]

export const AUDIT_STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const
export type AuditStatus = (typeof AUDIT_STATUSES)[number]

export const RULE_PARTS = ['name', 'looks_for', 'leaves_alone', 'tells', 'severity', 'runs', 'law', 'examples', 'other'] as const
export type RulePart = (typeof RULE_PARTS)[number]

/**
 * `meaning`: it decides about texts in another way than it did; `wording`: only what it says of them is another; `added`, `removed`: it was
 * not among the rules of the run, or no longer is.
 */
export const RULE_CHANGES = ['meaning', 'wording', 'added', 'removed'] as const

/** What can be counted of a change. */
export const CHANGE_FIGURES = [
  'rules_before',
  'rules_after',
  'audits_since',
  'findings_since',
  'open_before',
  'audits_planned',
  'requests_since',
  'published_since',
  'changes_by',
  'assigned_to',
  'pages_deleted',
  'texts_deleted',
  'audits_deleted',
  'key_used',
  'invitation_open',
  'drafts',
  'published',
  'gone',
] as const

/** What somebody may do in a workspace; which role may is in src/auth/permissions.ts. */
export const PERMISSION_NAMES = [
  'read',
  'review',
  'approve',
  'comment',
  'assign',
  'run_audits',
  'write_documents',
  'manage_rules',
  'manage_keys',
  'manage_members',
  'manage_workspace',
] as const
export type Permission = (typeof PERMISSION_NAMES)[number]

/** What can be held: the same things that can be deleted. */
export const HELD_KINDS = ['audit', 'site', 'document', 'person'] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/** The states of a claim that are kept. */
export const KEPT_CLAIM_STATES = ['draft', 'proved', 'approved', 'withdrawn'] as const
export type KeptClaimState = (typeof KEPT_CLAIM_STATES)[number]

/** The states of a claim that people see: one that is approved is about to end, or has ended. */
export const CLAIM_STATES = ['draft', 'proved', 'approved', 'expiring', 'expired', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Orders of the list of claims: `attention` puts first what somebody has to do something about. */
export const CLAIM_SORTS = ['number', 'attention', 'ends'] as const
export type ClaimSort = (typeof CLAIM_SORTS)[number]

/** What a finding has to do with a claim. */
export const FINDING_CLAIMS = ['answered', 'ended', 'almost', 'condition'] as const

/** Where a sentence and an approved wording differ. */
export const DIFFERENCE_KINDS = ['figure', 'time', 'degree', 'negation', 'word'] as const

export const PROOF_KINDS = ['certificate', 'address', 'document', 'knowledge'] as const
export type ProofKind = (typeof PROOF_KINDS)[number]

/** What a proof was read from: a file, an address, an entry of a knowledge base. */
export const SOURCE_KINDS = ['file', 'address', 'entry'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** By what a sentence asserts something that can be checked. */
export const ASSERTION_KINDS = ['figure', 'comparison', 'superlative', 'certificate', 'award', 'test', 'health', 'environment'] as const
export type AssertionKind = (typeof ASSERTION_KINDS)[number]

/** What a written text asserts beyond its material. `contact`: e-mail, telephone, web; `effect`: on health, the environment, by a test. */
export const UNSUPPORTED_KINDS = [
  'percentage',
  'price',
  'date',
  'number',
  'number_word',
  'name',
  'address',
  'contact',
  'quotation',
  'award',
  'certificate',
  'ingredient',
  'comparison',
  'effect',
] as const
export type UnsupportedKind = (typeof UNSUPPORTED_KINDS)[number]

/** What has a number in the register of promotions; a withdrawal is an entry of its own. */
export const REGISTER_KINDS = ['document', 'claim', 'page', 'other', 'withdrawal'] as const
export type RegisterKind = (typeof REGISTER_KINDS)[number]
/** Those that somebody enters by hand; documents and claims arise when they are approved. */
export const ENTERED_KINDS = ['page', 'other'] as const
/** approved: not used yet, as far as it is known. */
export const REGISTER_STATES = ['approved', 'in_use', 'ended', 'withdrawn'] as const
export type RegisterState = (typeof REGISTER_STATES)[number]
export const REGISTER_PROOF_KINDS = ['claim', 'document', 'finding', 'audit', 'source', 'address', 'note'] as const
export type RegisterProofKind = (typeof REGISTER_PROOF_KINDS)[number]
/** What an examiner asks for and an entry may lack. */
export const REGISTER_MISSING = ['medium', 'audience', 'first_used_on', 'approver', 'function', 'statement', 'proof'] as const

/** What can be bound to an address. */
export const LIVE_KINDS = ['document', 'claim', 'text', 'file'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

/** What an address says of an approved text. */
export const LIVE_STATES = ['same', 'changed', 'notice_gone', 'gone', 'not_read', 'waiting'] as const
export type LiveState = (typeof LIVE_STATES)[number]

/** Whether what is bound is still approved as it is. */
export const LIVE_SOURCE_STATES = ['approved', 'changed', 'expired', 'withdrawn', 'gone'] as const
export type LiveSourceState = (typeof LIVE_SOURCE_STATES)[number]
