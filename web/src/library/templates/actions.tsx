import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { API } from '../../base/api.ts'
import { Menu } from '../../base/parts/menu.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { ReasonDialog } from '../../base/parts/reason-dialog.tsx'
import { Ask } from '../../base/parts/ask.tsx'
import { useChange } from '../../base/use-change.ts'
import { useEditor } from './state.ts'
import { TOUCHED } from './use-saving.ts'
import type { Saving } from './use-saving.ts'

const words = strings.templates
export type View = keyof typeof words.views
type Asked = 'publish' | 'discard' | 'remove'

/** Save, publish, copy, export. Publishing is closed while something is wrong, and says why. */
export function Actions({ view, onView, saving, changed }: { view: View; onView(view: View): void; saving: Saving; changed: boolean }) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const { template, preview, readOnly } = useEditor()
  const [asked, setAsked] = useState<Asked | null>(null)
  const place = { workspace_id: workspaceId, template_id: template.id }
  const toLibrary = (text: string) => {
    saving.leave()
    say({ text, icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/library', params: { workspaceId } })
  }
  const publish = useChange('publishTemplate', TOUCHED, () => {
    setAsked(null)
    say({ text: words.published, icon: 'i-check' })
  })
  const discard = useChange('discardTemplateDraft', TOUCHED, () => toLibrary(words.discarded))
  const remove = useChange('deleteTemplate', TOUCHED, () => toLibrary(words.removed))
  const copy = useChange('startTemplate', ['templates'], ({ id }) => {
    saving.leave()
    void navigate({ to: '/w/$workspaceId/library/templates/$templateId', params: { workspaceId, templateId: id } })
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (changed && !readOnly && !saving.busy) void saving.save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const faults = preview.answer?.faults.length ?? 0
  const why = changed ? words.savedFirst : template.draft === null ? words.nothingNew : faults > 0 ? words.faultCount(faults) : null
  return (
    <>
      {!readOnly && (
        <span className="note" id="template-state" role="status">
          {[changed ? words.unsaved : words.saved, template.draft !== null || changed ? why : null].filter(Boolean).join('. ')}
        </span>
      )}
      <Segmented
        label={words.view}
        value={view}
        options={(['form', 'both', 'yaml'] as const).map((value) => ({ value, label: words.views[value] }))}
        onChange={onView}
      />
      <Menu
        label={words.more}
        align="end"
        items={[
          {
            key: 'export',
            label: words.export,
            onSelect: () => location.assign(`${API}/w/${workspaceId}/templates/${template.id}/export.zip`),
          },
          ...(may('write_documents')
            ? [
                {
                  key: 'copy',
                  label: words.copyVerb,
                  onSelect: () => copy.mutate({ workspace_id: workspaceId, body: { copy_of: template.id } }),
                },
              ]
            : []),
          ...(!readOnly && template.draft ? [{ key: 'discard', label: words.discard, onSelect: () => setAsked('discard') }] : []),
          ...(readOnly ? [] : [{ key: 'remove', label: words.remove, onSelect: () => setAsked('remove') }]),
        ]}
        trigger={
          <button className="btn" type="button">
            {words.more}
          </button>
        }
      />
      {!readOnly && (
        <>
          <button className="btn" type="button" disabled={saving.busy || !changed} onClick={() => void saving.save()}>
            {saving.busy ? words.saving : words.save}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={why !== null}
            aria-describedby="template-state"
            title={why ?? undefined}
            onClick={() => setAsked('publish')}
          >
            {words.publish}
          </button>
        </>
      )}
      {asked === 'publish' && template.draft && (
        <ReasonDialog
          title={words.publish}
          note={words.publishNote}
          verb={words.publish}
          busy={publish.isPending}
          onDo={(reason) => publish.mutate({ ...place, body: { reason, based_on: template.draft!.revision } })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'discard' && (
        <Ask
          title={words.discardAsk}
          help={words.discardHelp}
          verb={words.discard}
          busy={discard.isPending}
          onClose={() => setAsked(null)}
          onYes={() => discard.mutate(place)}
        />
      )}
      {asked === 'remove' && (
        <Ask
          title={words.removeAsk(template.name)}
          help={words.removeHelp}
          verb={words.remove}
          busy={remove.isPending}
          onClose={() => setAsked(null)}
          onYes={() => remove.mutate(place)}
        />
      )}
    </>
  )
}
