import type { LanguageKey } from '../../languages.ts'
import type { Severity } from '../../reviews/chart/chart.ts'
import type { RuleSeverity } from '../../rules/definition/rule.ts'
import type { Choice, PageKind, Subject } from '../../rules/index.ts'
import type { ApprovalStep } from '../documents/approval.ts'
import type { Db } from '../base/pool.ts'
import type { MinimumRule } from '../deletion/minimum.ts'
import type { Retention } from '../deletion/retention.ts'

/** What audits of a workspace run with. */
export interface WorkspaceSettings {
  /** Keys of packs; null: the packs' own defaults. */
  activePacks: string[] | null
  overrides: Override[]
  allowedTexts: AllowedText[]
  /** Names of the company, its products and people, which no suggestion changes. */
  ownNames: string[]
  /** What somebody said of pages that were read as something else. */
  pageReadings: PageReading[]
  /** Private networks audits may read, within those the operator allows; null: all of them. */
  allowedHosts: string[] | null
  /** Where it sells, what, and where its words appear; null: nobody has said yet. */
  choice: Choice | null
  /** The model this workspace writes with; null: the server's. */
  model: StoredModel | null
  /** The model that writes what the first one cannot; null: none does. */
  secondModel: StoredModel | null
  /** What models cost and may cost. */
  spending: SpendingSettings
  /** How long things are kept; null: as long as the server keeps them. */
  retention: Retention | null
  /** How long things are kept at least, whoever wants them deleted. */
  minimumRetention: MinimumRule[]
  /** Within how many days a violation should be decided; null: no date. */
  dueDays: DueDays
  /** How many days before a decision ends whoever answers for it is told; null: nobody is. */
  endingDays: number | null
  /** Severities whose dismissal needs a second person. */
  fourEyes: Severity[]
  /** The workspace's own rules that run, by the hash of their set; null: none. */
  ownRules: string | null
  /** Whether publishing a rule needs a second person. */
  ruleReview: boolean
  /** Who approves documents, in which steps; null: the two steps that hold without a choice. */
  documentApproval: DocumentApproval | null
  /** Where events are sent, and which. */
  webhook: { url: string | null; kinds: string[] }
  /** Who stamps the heads of trails with the time; null: nobody. */
  timeStamps: StampAuthority | null
  /** Reasons for which findings are dismissed here, in the order in which they are offered. */
  dismissalReasons: string[]
  /** Where issues are made of findings. */
  issueTrackers: IssueTracker[]
}

/** A tracker of issues, by the address that opens a new one: {title}, {body} and {url} stand for those of the finding. */
export interface IssueTracker {
  name: string
  address: string
}

/** An authority of RFC 3161; the password it asks for is sealed. */
export interface StampAuthority {
  url: string
  user: string | null
  sealedKey: string | null
  /** The policy that is asked for, as an object identifier; absent or null: its own. */
  policy?: string | null
  /** Certificates, as PEM, that its own goes back to; empty: not checked. */
  certificates: string
  /** Whether what moved is stamped each day. */
  daily: boolean
}

/** Steps for some documents. What it does not say, it does not ask for; those stored before there were markets say none. */
export interface ApprovalException {
  template_id: string | null
  language_key: LanguageKey | null
  market?: string | null
  steps: ApprovalStep[]
}

/** How documents are approved. */
export interface DocumentApproval {
  steps: ApprovalStep[]
  /** Other steps for documents of a template, a language or a market, or of several of these; the first that fits holds. */
  exceptions: ApprovalException[]
  /** Whether nobody may answer a step of a text they wrote, asked for or have answered a step of already. */
  second_person: boolean
  /** Open findings of this severity or above keep a step from being approved. */
  blocks_at: RuleSeverity
}

/** A severity of the workspace's own for a rule. Those stored before there were reasons have none. */
export interface Override {
  rule_id: string
  severity: RuleSeverity | 'OFF'
  reason?: string | null
  /** The member who answers for it. */
  owner_id?: string | null
  /** The last day on which it holds (2027-01-31); null: until it is taken back. */
  until?: string | null
}

/** A text that is no violation here. What it does not say, it does not ask for. */
export interface AllowedText {
  text: string
  rule_id: string | null
  /** Why. */
  note: string
  owner_id?: string | null
  until?: string | null
  /** Only there: a host, the beginning of a path, or both (shop.example/uk). */
  site?: string | null
  language?: string | null
}

/** What a person said of pages that were read as something else. What is null is read from each page. */
export interface PageReading {
  /** A host, the beginning of a path, or both (shop.example/uk). */
  place: string
  page_kind: PageKind | null
  sells: Subject[] | null
  /** What the page was read as, in words. */
  was: string | null
  reason: string | null
  said_by: string
  said_at: string
}

/** Whether something that may end still holds on a day, written as 2027-01-31. */
export const holdsOn = ({ until }: { until?: string | null }, day: string): boolean => !until || day <= until

/** Today, as days are compared everywhere: in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10)

export type DueDays = Record<Severity, number | null>
const DEFAULT_DUE_DAYS: DueDays = { CRITICAL: 2, HIGH: 7, MEDIUM: 30, LOW: null, UNSPECIFIED: null }

const DEFAULT_ENDING_DAYS = 14

/** A workspace's own model; its key is sealed. */
export interface StoredModel {
  model: string
  url: string | null
  sealedKey: string | null
}

/** Limits of a calendar month, of money in the workspace's currency or of tokens; null: none. At the hard one no model is called. */
export interface Budget {
  unit: 'money' | 'tokens'
  soft: number | null
  hard: number | null
}

export interface SpendingSettings {
  /** EUR; empty: figures without one. */
  currency: string
  /** What a million input and output tokens of a model (provider:model) cost. */
  prices: Record<string, { input: number; output: number }>
  budget: Budget | null
  /** By the id of a key. */
  key_budgets: Record<string, Budget>
}
const NO_SPENDING: SpendingSettings = { currency: '', prices: {}, budget: null, key_budgets: {} }

export const SETTING_NAMES = {
  active_packs: 'activePacks',
  overrides: 'overrides',
  allowed_texts: 'allowedTexts',
  own_names: 'ownNames',
  page_readings: 'pageReadings',
  allowed_hosts: 'allowedHosts',
  markets: 'choice',
  model: 'model',
  second_model: 'secondModel',
  spending: 'spending',
  retention: 'retention',
  minimum_retention: 'minimumRetention',
  due_days: 'dueDays',
  ending_days: 'endingDays',
  four_eyes: 'fourEyes',
  own_rules: 'ownRules',
  rule_review: 'ruleReview',
  document_approval: 'documentApproval',
  webhook: 'webhook',
  time_stamps: 'timeStamps',
  dismissal_reasons: 'dismissalReasons',
  issue_trackers: 'issueTrackers',
} as const
export type SettingName = keyof typeof SETTING_NAMES

export async function readSettings(db: Db, workspaceId: string): Promise<WorkspaceSettings> {
  const { rows } = await db.query<SettingRow>({
    name: 'workspace-settings',
    text: 'select name, value from workspace_settings where workspace_id = $1',
    values: [workspaceId],
  })
  return settingsOf(rows)
}

export interface SettingRow {
  name: SettingName
  value: never
}

/** What is not set has its default. */
export function settingsOf(rows: readonly SettingRow[]): WorkspaceSettings {
  const settings: WorkspaceSettings = {
    activePacks: null,
    overrides: [],
    allowedTexts: [],
    ownNames: [],
    pageReadings: [],
    allowedHosts: null,
    choice: null,
    model: null,
    secondModel: null,
    spending: NO_SPENDING,
    retention: null,
    minimumRetention: [],
    dueDays: DEFAULT_DUE_DAYS,
    endingDays: DEFAULT_ENDING_DAYS,
    fourEyes: [],
    ownRules: null,
    ruleReview: false,
    documentApproval: null,
    webhook: { url: null, kinds: [] },
    timeStamps: null,
    dismissalReasons: [],
    issueTrackers: [],
  }
  for (const { name, value } of rows) if (SETTING_NAMES[name]) settings[SETTING_NAMES[name]] = value
  return settings
}

export async function writeSetting(db: Db, workspaceId: string, name: SettingName, value: unknown): Promise<void> {
  await db.query(
    `insert into workspace_settings (workspace_id, name, value, updated_at) values ($1, $2, $3, $4)
     on conflict (workspace_id, name) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [workspaceId, name, JSON.stringify(value), new Date()],
  )
}

/** How much of what a plan holds is in use. */
export async function workspaceUse(db: Db, workspaceId: string): Promise<{ members: number; keys: number; audits: number }> {
  const { rows } = await db.query<{ members: number; keys: number }>(
    `select (select count(*) from members where workspace_id = $1)::int as members,
       (select count(*) from api_keys where workspace_id = $1 and revoked_at is null
         and (expires_at is null or expires_at > now()))::int as keys`,
    [workspaceId],
  )
  const audits = await db.query<{ n: number }>('select count(*)::int as n from audits where workspace_id = $1', [workspaceId])
  return { ...rows[0]!, audits: audits.rows[0]!.n }
}
