import type { ReactNode } from 'react'
import { inSentence } from '../format.ts'
import { Empty } from './empty.tsx'
import { useWorkspace } from '../session.ts'
import type { Permission } from '../session.ts'
import { strings } from '../strings.ts'

const words = strings.settings

/** One section of the settings: title, description, actions. */
export function Section({ title, note, actions, children }: { title: string; note: ReactNode; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="settings-main">
      <title>{words.pageTitle(title)}</title>
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="note">{note}</p>
        </div>
        {actions && <div className="page-do">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** Explains to users without the permission why nothing can be changed here. */
export function LookOnly({ needs }: { needs: Permission }) {
  const { may, role } = useWorkspace()
  return may(needs) ? null : <p className="callout">{words.lookOnly(inSentence(words.roles[role]))}</p>
}

export function OwnersOnly({ title }: { title: string }) {
  const { role } = useWorkspace()
  return (
    <div className="settings-main">
      <title>{words.pageTitle(title)}</title>
      <h1>{title}</h1>
      <div className="sheet">
        <Empty title={words.ownersOnly}>{words.ownersOnlyHelp(inSentence(words.roles[role]))}</Empty>
      </div>
    </div>
  )
}
