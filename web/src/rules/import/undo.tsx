import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { date, dateTime } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Ask } from '../../base/parts/ask.tsx'
import { useChange } from '../../base/use-change.ts'

const words = strings.ruleImport
const MOST_LEFT = 200

/** Takes an import back as a whole, and says what was left as somebody had changed it. */
export function UndoImport({ id, name, undoneAt = null }: { id: string; name: string; undoneAt?: string | null }) {
  const { id: workspaceId } = useWorkspace()
  const [asking, setAsking] = useState(false)
  const [undone, setUndone] = useState<Schemas['RuleImportUndone'] | null>(null)
  const undo = useChange('undoRuleImport', ['rule-imports', 'own-rules', 'own-rule', 'admin-trail'], (answer) => {
    setUndone(answer)
    setAsking(false)
  })
  if (undone)
    return (
      <div role="status">
        <p>
          <Icon name="i-check" /> {words.undone(undone.removed.length, undone.restored.length)}
        </p>
        {undone.left.length > 0 && (
          <details className="import-aside" open>
            <summary>{words.left(undone.left.length)}</summary>
            <ul>
              {undone.left.slice(0, MOST_LEFT).map((rule) => (
                <li key={rule}>
                  <code>{rule}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    )
  if (undoneAt !== null) return <p className="note">{words.undoneAt(date(undoneAt))}</p>
  return (
    <div className="import-do">
      <button className="btn" type="button" onClick={() => setAsking(true)}>
        <Icon name="i-undo" />
        {words.undo}
        <span className="vh"> {name}</span>
      </button>
      <span className="note">{words.undoOffered}</span>
      {asking && (
        <Ask
          title={words.undoTitle(name)}
          help={words.undoHelp}
          verb={words.undo}
          busy={undo.isPending}
          hasReason
          onClose={() => setAsking(false)}
          onYes={(reason) => undo.mutate({ workspace_id: workspaceId, import_id: id, body: { reason } })}
        />
      )}
    </div>
  )
}

/** What was imported lately, each to be undone. */
export function LateImports() {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['rule-imports', workspaceId],
    queryFn: () => call('listRuleImports', { workspace_id: workspaceId }),
  })
  if (!data || data.imports.length === 0) return null
  return (
    <section className="sheet card" aria-labelledby="late-imports">
      <h2 id="late-imports">
        {words.late} <span className="card-sub">{words.lateSub(data.days)}</span>
      </h2>
      <ul className="late-imports">
        {data.imports.map((each) => (
          <li key={each.id}>
            <p>
              <b>{each.name}</b> {words.lateFacts(dateTime(each.at), each.by ?? words.somebody, each.new, each.changed)}
            </p>
            <UndoImport id={each.id} name={each.name} undoneAt={each.undone_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
