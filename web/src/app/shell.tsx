import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatchRoute, useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { GoTo } from './go-to/go-to.tsx'
import { useDeskKeys, useLetterKeys, useOpenNext } from '../base/keys.ts'
import { call } from '../base/api.ts'
import { number } from '../base/format.ts'
import { leave } from '../base/leave.ts'
import { Bell } from '../violations/inbox/bell.tsx'
import { Avatar } from '../base/parts/avatar.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { Menu } from '../base/parts/menu.tsx'
import { Toast } from '../base/parts/toast.tsx'
import { SignInAgain } from '../people/sign-in-again.tsx'
import { useSession, useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { toggleTheme } from '../base/theme.ts'

const words = strings.base
const PLACES = [
  { to: '/w/$workspaceId/mine', label: words.nav.mine },
  { to: '/w/$workspaceId/audits', label: words.nav.audits },
  { to: '/w/$workspaceId/sites', label: words.nav.sites },
  { to: '/w/$workspaceId/desk', label: words.nav.desk },
  { to: '/w/$workspaceId/studio', label: words.nav.studio },
  { to: '/w/$workspaceId/library', label: words.nav.library },
  { to: '/w/$workspaceId/claims', label: words.nav.claims },
  { to: '/w/$workspaceId/rules', label: words.nav.rules },
] as const
const MINE = PLACES[0].to
const SETTINGS = { to: '/w/$workspaceId/settings', label: words.nav.settings } as const
/** Reached from the settings. */
const ADMIN_TRAIL = '/w/$workspaceId/trail'

const HelpDialog = lazy(() => import('../violations/desk/help-dialog.tsx').then((module) => ({ default: module.HelpDialog })))

/** The sheet of keys on every page but the desk, which has its own. */
function Help() {
  const [open, setOpen] = useState(false)
  const [on, setOn] = useLetterKeys()
  const [next, setNext] = useOpenNext()
  useEffect(() => {
    const help = () => setOpen(true)
    document.addEventListener('imprimatur:help', help)
    return () => document.removeEventListener('imprimatur:help', help)
  }, [])
  useDeskKeys(on, { '?': () => setOpen(true) })
  return (
    open && (
      <Suspense>
        <HelpDialog on={on} onSwitch={setOn} next={next} onNext={setNext} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}

/** Layout of every page of a workspace: top bar, the page, messages. */
export function Shell() {
  const desk = useMatchRoute()({ to: '/w/$workspaceId/audits/$auditId/desk' }) !== false
  const studio = useRouterState({ select: ({ location }) => location.pathname.includes('/studio') })
  return (
    <div className={desk ? 'p-desk' : studio ? 'p-studio' : 'p-page'}>
      <TopBar />
      <Outlet />
      <Toast />
      <SignInAgain />
      <GoTo byLetters={!desk} />
      {!desk && <Help />}
    </div>
  )
}

function TopBar() {
  const workspace = useWorkspace()
  const params = { workspaceId: workspace.id }
  const { pathname } = useRouterState({ select: ({ location }) => location })
  const mine = useMine(workspace.id)
  const small = useRef<HTMLDetailsElement>(null)
  useEffect(() => small.current?.removeAttribute('open'), [pathname])
  const current = (to: string) =>
    isAt(pathname, to) || (to === SETTINGS.to && isAt(pathname, ADMIN_TRAIL)) ? ('page' as const) : undefined
  const links = (places: readonly { to: string; label: string }[]) =>
    places.map(({ to, label }) => (
      <Link key={to} to={to} params={params} aria-current={current(to)} activeOptions={{ exact: true, includeSearch: false }}>
        {label}
        {to === MINE && mine > 0 && <span className="nav-n">{number(mine)}</span>}
      </Link>
    ))
  return (
    <header className="top">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Link className="brand" to="/w/$workspaceId/audits" params={params} aria-label={words.allAudits}>
        <Icon name="i-mark" className="brand-mark" />
        <span className="brand-name">{words.product}</span>
      </Link>
      <WorkspaceMenu />
      <nav className="nav" aria-label={words.nav.main}>
        {links(PLACES)}
      </nav>
      <div className="top-end">
        <nav className="nav" aria-label={words.nav.workspace}>
          {links([SETTINGS])}
        </nav>
        <button
          className="btn btn-ghost btn-icon top-help"
          type="button"
          title={words.keyboardHelp}
          onClick={() => document.dispatchEvent(new Event('imprimatur:help'))}
        >
          <Icon name="i-keys" />
          <span className="vh">{words.keyboardHelp}</span>
        </button>
        <button className="btn btn-ghost btn-icon" type="button" title={words.theme} onClick={toggleTheme}>
          <Icon name="i-theme" />
          <span className="vh">{words.theme}</span>
        </button>
        <Bell />
        <PersonMenu />
        <details className="menu" ref={small}>
          <summary className="btn btn-ghost btn-icon">
            <Icon name="i-menu" />
            <span className="vh">{words.menu}</span>
          </summary>
          <nav aria-label={words.nav.mainSmall}>
            {links([...PLACES, SETTINGS])}
            <Link to="/w/$workspaceId/settings/$section" params={{ ...params, section: 'account' }}>
              {words.yourAccount}
            </Link>
          </nav>
        </details>
      </div>
    </header>
  )
}

/** How much is the person's own; the same answer as the inbox shows. */
const useMine = (workspaceId: string): number =>
  useQuery({
    queryKey: ['inbox', workspaceId, 'count'],
    queryFn: ({ signal }) => call('countInbox', { workspace_id: workspaceId }, signal),
    staleTime: 60_000,
    refetchInterval: 120_000,
  }).data?.everything ?? 0

/** The desk of an audit belongs to the menu entry Desk, its other pages to Audits. */
function isAt(pathname: string, to: string): boolean {
  const place = to.split('/').at(-1)!
  const [, , , first, , third] = pathname.split('/')
  return third === 'desk' ? place === 'desk' : first === place
}

function WorkspaceMenu() {
  const workspace = useWorkspace()
  const { workspaces } = useSession()
  const navigate = useNavigate()
  const choose = (id: string) => {
    void call('switchWorkspace', { body: { workspace_id: id } })
    void navigate({ to: '/w/$workspaceId/audits', params: { workspaceId: id } })
  }
  return (
    <Menu
      label={words.workspace}
      items={workspaces.map(({ id, name }) => ({ key: id, label: name, checked: id === workspace.id, onSelect: () => choose(id) }))}
      trigger={
        <button className="ws" type="button">
          <span className="vh">{words.workspace}: </span>
          <span className="ws-name">{workspace.name}</span>
          <Icon name="i-down" />
        </button>
      }
    />
  )
}

function PersonMenu() {
  const { user } = useSession()
  const workspace = useWorkspace()
  const navigate = useNavigate()
  return (
    <Menu
      label={words.account}
      align="end"
      trigger={
        <button className="me" type="button">
          <Avatar name={user?.name ?? ''} />
        </button>
      }
      items={[
        {
          key: 'account',
          label: (
            <span className="pop-who">
              <b>{user?.name}</b>
              <span>{user?.email}</span>
            </span>
          ),
          onSelect: () =>
            void navigate({ to: '/w/$workspaceId/settings/$section', params: { workspaceId: workspace.id, section: 'account' } }),
        },
        'line',
        { key: 'out', label: words.signOut, onSelect: () => void leave('signOut') },
        { key: 'everywhere', label: words.signOutEverywhere, onSelect: () => void leave('signOutEverywhere') },
      ]}
    />
  )
}
