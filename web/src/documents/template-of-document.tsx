import { useNavigate } from '@tanstack/react-router'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.templates

/** Makes a template of a document: its text is the draft, the values of its form are fields again. */
export function TemplateOfDocument({ documentId }: { documentId: string }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const make = useChange('startTemplate', ['templates'], ({ id, found, notes }) => {
    say({ text: words.ofDocumentDone(found.length, notes.length), icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/library/templates/$templateId', params: { workspaceId, templateId: id } })
  })
  return (
    <button
      className="btn btn-block"
      type="button"
      disabled={make.isPending}
      onClick={() => make.mutate({ workspace_id: workspaceId, body: { document_id: documentId } })}
    >
      <Icon name="i-copy" />
      {words.ofDocument}
    </button>
  )
}
