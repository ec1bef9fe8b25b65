import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { NotFound } from '../base/faults.tsx'
import { folded } from '../base/folded.ts'
import { OwnersOnly } from '../base/parts/section.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useSlash } from '../base/use-slash.ts'
import { GROUPS } from './settings-sections.ts'
import type { SectionName } from './settings-sections.ts'

const words = strings.settings

/** A line of the menu: a section, or the admin log, which is a page of its own. */
interface Line {
  name: SectionName | 'trail'
  label: string
  holds: string[]
}

/** The groups of the menu with what this person may open and the search leaves. */
function useMenu(search: string): { title: string; lines: Line[] }[] {
  const { may } = useWorkspace()
  const asked = folded(search)
  return GROUPS.map(({ title, sections }) => {
    const lines: Line[] = sections
      .filter(({ needs }) => !needs || may(needs))
      .map(({ name, holds = [] }) => ({ name, label: words.section[name], holds }))
    if (title === words.group.data && may('manage_rules')) lines.push({ name: 'trail', label: words.trail, holds: [] })
    return { title, lines: lines.filter(({ label, holds }) => [label, title, ...holds].some((text) => folded(text).includes(asked))) }
  }).filter(({ lines }) => lines.length > 0)
}

/** Settings: a menu in groups at the side, which can be searched, and one section at a time. */
export function Settings() {
  const { workspaceId = '', section } = useParams({ strict: false })
  const { may } = useWorkspace()
  const [search, setSearch] = useState('')
  const menu = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useSlash(field)
  // On a narrow screen the menu scrolls horizontally: the current entry must be visible.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [section])
  const groups = useMenu(search)
  const here = GROUPS.flatMap(({ sections }) => sections).find(({ name }) => name === section)
  if (!here) return <NotFound />
  const openFirst = () => {
    const first = groups[0]?.lines[0]
    if (search === '' || !first) return
    if (first.name === 'trail') void navigate({ to: '/w/$workspaceId/trail', params: { workspaceId } })
    else void navigate({ to: '/w/$workspaceId/settings/$section', params: { workspaceId, section: first.name } })
  }
  const Page = here.page
  return (
    <main id="main" className="page page-settings">
      <div className="side-all">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            openFirst()
          }}
        >
          <SearchField label={words.find} value={search} onSearch={setSearch} inputRef={field} />
        </form>
        <nav className="side" ref={menu} aria-label={words.title}>
          {groups.map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {lines.map(({ name, label }) =>
                name === 'trail' ? (
                  <Link key={name} to="/w/$workspaceId/trail" params={{ workspaceId }}>
                    {label}
                  </Link>
                ) : (
                  <Link
                    key={name}
                    to="/w/$workspaceId/settings/$section"
                    params={{ workspaceId, section: name }}
                    aria-current={name === section ? 'page' : undefined}
                    activeProps={{}}
                  >
                    {label}
                  </Link>
                ),
              )}
            </section>
          ))}
        </nav>
        <p className="note" role="status">
          {groups.length === 0 ? words.foundNone : ''}
        </p>
      </div>
      {here.needs && !may(here.needs) ? <OwnersOnly title={words.section[here.name]} /> : <Page />}
    </main>
  )
}
