import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Segmented } from '../../base/parts/segmented.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useEditor } from './state.ts'
import type { OwnRule, Saving } from './use-saving.ts'

const words = strings.ruleEditor
export type View = keyof typeof words.views

interface Props {
  rule: OwnRule | null
  view: View
  onView(view: View): void
  saving: Saving
  changed: boolean
}

/** Save, try on past runs, publish. The way to publish is closed while an example fails, and says why. */
export function EditorActions({ rule, view, onView, saving, changed }: Props) {
  const { id: workspaceId } = useWorkspace()
  const { readOnly } = useEditor()
  const why = useWhyNotPublished(rule, changed)
  const whyId = useId()
  return (
    <>
      <span className="note" id={whyId} role="status">
        {readOnly ? words.notAllowed : [rule && !changed ? words.saved : words.unsaved, why].filter(Boolean).join('. ')}
      </span>
      <Segmented
        label={words.view}
        value={view}
        options={(['form', 'both', 'yaml'] as const).map((value) => ({ value, label: words.views[value] }))}
        onChange={onView}
      />
      {!readOnly && (
        <>
          {rule && (
            <Link className="btn" to="/w/$workspaceId/rules/own/$ruleId/try" params={{ workspaceId, ruleId: rule.id }}>
              {words.tryOnRuns} <kbd aria-hidden="true">T</kbd>
            </Link>
          )}
          <button className="btn" type="button" disabled={saving.busy || !changed} onClick={() => void saving.save()}>
            {saving.busy ? words.saving : words.save}
          </button>
          {why === null && rule ? (
            <Link className="btn btn-primary" to="/w/$workspaceId/rules/own/$ruleId/publish" params={{ workspaceId, ruleId: rule.id }}>
              {words.toPublish}
            </Link>
          ) : (
            <button className="btn btn-primary" type="button" disabled aria-describedby={whyId} title={why ?? undefined}>
              {words.toPublish}
            </button>
          )}
        </>
      )}
    </>
  )
}

/** The reason beside the button while it is closed. */
function useWhyNotPublished(rule: OwnRule | null, changed: boolean): string | null {
  const { trying } = useEditor()
  const { tried } = trying
  if (trying.failure !== null && tried === null) return words.cannotTry
  if (tried === null) return words.asYetUntried
  const [fault] = tried.refused
  if (fault) return words.unreadable(fault.line)
  const failed = tried.proofs.filter(({ ok }) => !ok).length
  if (failed > 0) return words.failing(failed, tried.proofs.length)
  if (tried.not_publishable !== null) return tried.not_publishable.replace(/\.$/, '')
  return rule === null || changed ? words.savedFirst : null
}
