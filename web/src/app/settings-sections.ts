import type { ComponentType } from 'react'
import type { Permission } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Keeping } from '../deletion/retention.tsx'
import { ApprovalSettings } from '../documents/approval/steps-settings.tsx'
import { Webhooks } from '../events/webhooks.tsx'
import { Keys } from '../keys/keys.tsx'
import { Account } from '../people/account.tsx'
import { Members } from '../people/members.tsx'
import { Notices } from '../people/notices.tsx'
import { Sessions } from '../people/sessions.tsx'
import { AllowList } from '../settings/allow-list.tsx'
import { Assignment } from '../settings/assignment.tsx'
import { DueDates } from '../settings/due-dates.tsx'
import { FourEyes } from '../settings/four-eyes.tsx'
import { MarketSettings } from '../settings/markets.tsx'
import { ModelSettings } from '../settings/model.tsx'
import { OwnNames } from '../settings/own-names.tsx'
import { Packs } from '../settings/packs.tsx'
import { Plan } from '../settings/plan.tsx'
import { Places } from '../settings/private-networks.tsx'
import { ReviewPresets } from '../settings/review-presets.tsx'
import { Security } from '../settings/security.tsx'
import { Severities } from '../settings/severities.tsx'
import { SingleSignOnSettings } from '../settings/single-sign-on-settings.tsx'
import { Spending } from '../settings/spending.tsx'
import { TimeStamps } from '../settings/time-stamps.tsx'
import { WorkspaceSettings } from '../settings/workspace-settings.tsx'

const words = strings.settings

export type SectionName = keyof typeof words.section

export interface SettingsSection {
  name: SectionName
  page: ComponentType
  /** Hidden from users without this permission. */
  needs?: Permission
  /** What stands on its page, for whoever searches for that. */
  holds?: string[]
}

export interface SettingsGroup {
  title: string
  sections: SettingsSection[]
}

/** Every section by group, in the order of the menu. */
export const GROUPS: SettingsGroup[] = [
  {
    title: words.group.workspace,
    sections: [
      { name: 'members', page: Members },
      { name: 'workspace', page: WorkspaceSettings, needs: 'manage_workspace', holds: [words.workspaceName, words.ruleLanguage] },
      { name: 'plan', page: Plan },
    ],
  },
  {
    title: words.group.review,
    sections: [
      { name: 'due-dates', page: DueDates },
      { name: 'assignment', page: Assignment },
      { name: 'four-eyes', page: FourEyes },
      { name: 'presets', page: ReviewPresets },
    ],
  },
  {
    title: words.group.rules,
    sections: [
      { name: 'markets', page: MarketSettings },
      { name: 'packs', page: Packs },
      { name: 'severities', page: Severities },
      { name: 'allow-list', page: AllowList },
      { name: 'own-names', page: OwnNames },
    ],
  },
  {
    title: words.group.writing,
    sections: [
      { name: 'approval', page: ApprovalSettings },
      { name: 'model', page: ModelSettings },
      { name: 'spending', page: Spending, needs: 'manage_workspace' },
    ],
  },
  {
    title: words.group.connections,
    sections: [
      { name: 'keys', page: Keys, needs: 'manage_keys' },
      { name: 'webhooks', page: Webhooks, needs: 'manage_workspace', holds: [strings.notices.hook] },
      { name: 'places', page: Places, holds: [words.place] },
      { name: 'time-stamps', page: TimeStamps },
    ],
  },
  {
    title: words.group.security,
    sections: [
      { name: 'security', page: Security, needs: 'manage_workspace', holds: [words.secondFactor.title, words.networks.title] },
      { name: 'single-sign-on', page: SingleSignOnSettings, needs: 'manage_workspace', holds: ['OpenID Connect', 'OIDC'] },
    ],
  },
  { title: words.group.data, sections: [{ name: 'keeping', page: Keeping }] },
  {
    title: words.you,
    sections: [
      { name: 'account', page: Account },
      { name: 'notices', page: Notices },
      { name: 'sessions', page: Sessions },
    ],
  },
]
