import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { NotFound } from '../base/faults.tsx'
import { useWorkspace } from '../base/session.ts'
import type { Permission } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Keeping } from '../deleting/keeping.tsx'
import { ApprovalSettings } from '../documents/approval/steps-settings.tsx'
import { Account } from './account.tsx'
import { AllowList } from './allow-list.tsx'
import { Assignment } from './assignment.tsx'
import { DueDates } from './due-dates.tsx'
import { FourEyes } from './four-eyes.tsx'
import { Keys } from './keys.tsx'
import { MarketSettings } from './markets.tsx'
import { Members } from './members.tsx'
import { ModelSettings } from './model.tsx'
import { Notices } from './notices.tsx'
import { OwnNames } from './own-names.tsx'
import { Packs } from './packs.tsx'
import { Places } from './places.tsx'
import { Plan } from './plan.tsx'
import { OwnersOnly } from './section.tsx'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'
import { Severities } from './severities.tsx'
import { Spending } from './spending.tsx'
import { Webhooks } from './webhooks.tsx'

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
