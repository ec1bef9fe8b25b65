import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { NotFound } from '../base/faults.tsx'
import { useWorkspace } from '../base/session.ts'
import type { Permission } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Keeping } from '../deletion/retention.tsx'
import { ApprovalSettings } from '../documents/approval/steps-settings.tsx'
import { Account } from '../people/account.tsx'
import { AllowList } from '../settings/allow-list.tsx'
import { Assignment } from '../settings/assignment.tsx'
import { DueDates } from '../settings/due-dates.tsx'
import { FourEyes } from '../settings/four-eyes.tsx'
import { Keys } from '../keys/keys.tsx'
import { MarketSettings } from '../settings/markets.tsx'
import { Members } from '../people/members.tsx'
import { ModelSettings } from '../settings/model.tsx'
import { Notices } from '../people/notices.tsx'
import { OwnNames } from '../settings/own-names.tsx'
import { Packs } from '../settings/packs.tsx'
import { Places } from '../settings/private-networks.tsx'
import { Plan } from '../settings/plan.tsx'
import { OwnersOnly } from '../base/parts/section.tsx'
import { ReviewPresets } from '../settings/review-presets.tsx'
import { Security } from '../settings/security.tsx'
import { Sessions } from '../people/sessions.tsx'
import { Severities } from '../settings/severities.tsx'
import { Spending } from '../settings/spending.tsx'
import { Webhooks } from '../events/webhooks.tsx'

const words = strings.settings

type SectionName = keyof typeof words.section
/** Every section in the order of the menu; `needs`: hidden from users without this permission. */
const SECTIONS: { name: SectionName; page: ComponentType; needs?: Permission; yours?: true }[] = [
  { name: 'members', page: Members },
  { name: 'keys', page: Keys, needs: 'manage_keys' },
  { name: 'webhooks', page: Webhooks, needs: 'manage_workspace' },
  { name: 'markets', page: MarketSettings },
  { name: 'packs', page: Packs },
  { name: 'severities', page: Severities },
  { name: 'allow-list', page: AllowList },
  { name: 'own-names', page: OwnNames },
  { name: 'due-dates', page: DueDates },
  { name: 'assignment', page: Assignment },
  { name: 'four-eyes', page: FourEyes },
  { name: 'presets', page: ReviewPresets },
  { name: 'approval', page: ApprovalSettings },
  { name: 'model', page: ModelSettings },
  { name: 'spending', page: Spending, needs: 'manage_workspace' },
  { name: 'places', page: Places },
  { name: 'security', page: Security, needs: 'manage_workspace' },
  { name: 'keeping', page: Keeping },
  { name: 'plan', page: Plan },
  { name: 'account', page: Account, yours: true },
  { name: 'notices', page: Notices, yours: true },
  { name: 'sessions', page: Sessions, yours: true },
]

/** Settings: a menu at the side, one section at a time. */
export function Settings() {
  const { workspaceId = '', section } = useParams({ strict: false })
  const { may } = useWorkspace()
  const menu = useRef<HTMLElement>(null)
  // On a narrow screen the menu scrolls horizontally: the current entry must be visible.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [section])
  const here = SECTIONS.find(({ name }) => name === section)
  if (!here) return <NotFound />
  const links = (yours: boolean) =>
    SECTIONS.filter((each) => Boolean(each.yours) === yours && (!each.needs || may(each.needs))).map(({ name }) => (
      <Link
        key={name}
        to="/w/$workspaceId/settings/$section"
        params={{ workspaceId, section: name }}
        aria-current={name === section ? 'page' : undefined}
        activeProps={{}}
      >
        {words.section[name]}
      </Link>
    ))
  const Page = here.page
  return (
    <main id="main" className="page page-settings">
      <nav className="side" ref={menu} aria-label={words.title}>
        <h2>{words.title}</h2>
        {links(false)}
        {may('manage_rules') && (
          <Link to="/w/$workspaceId/trail" params={{ workspaceId }}>
            {words.trail}
          </Link>
        )}
        <h2>{words.you}</h2>
        {links(true)}
      </nav>
      {here.needs && !may(here.needs) ? <OwnersOnly title={words.section[here.name]} /> : <Page />}
    </main>
  )
}
