import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { LONGEST_DOCUMENT_TITLE } from '../../../../src/contract/limits.ts'
import { toMarkdown } from '../../../../src/generation/markdown/markdown.ts'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { ago, dateTime, langTag } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { HoldDialog } from '../../base/parts/hold-dialog.tsx'
import { DeleteDialog } from '../../base/parts/delete-dialog.tsx'
import { useChange } from '../../base/use-change.ts'
import { ApprovalButton } from '../approval/approval-button.tsx'
import { ExportMenu } from '../out/export-menu.tsx'
import { TranslateDialog } from '../translation/translate-dialog.tsx'
import type { Rewriting } from '../rewriting/use-rewriting.ts'
import { Toolbar } from './toolbar.tsx'
import type { Saving, useSaving } from './use-saving.ts'

const words = strings.documents

interface Props {
  document: Schemas['DocumentDetail']
  editor: Editor
  saving: Saving
  change: ReturnType<typeof useSaving>['change']
  flush: ReturnType<typeof useSaving>['flush']
  /** Shows both texts after somebody else has saved. */
  meet: ReturnType<typeof useSaving>['meet']
  rewriting: Rewriting
  onFind(): void
}

/** Above the text: title, formatting, whether it is saved, and actions on the whole document. */
export function Bar({ document, editor, saving, change, flush, meet, rewriting, onFind }: Props) {
  const { id: workspaceId, may } = useWorkspace()
  const [asking, setAsking] = useState<'rename' | 'translate' | 'remove' | 'hold' | null>(null)
  const edits = may('write_documents')
  const { data: kept } = useQuery({
    queryKey: ['kept', workspaceId, 'document', document.id],
    queryFn: ({ signal }) => call('getKept', { workspace_id: workspaceId, kind: 'document', id: document.id }, signal),
    enabled: may('manage_workspace'),
    staleTime: 0,
  })
  // Where Delete was, the reason is; neither before it is known.
  const deleting = kept && [
    { key: 'hold', label: strings.deleting.placeHold, onSelect: () => setAsking('hold') },
    kept.kept ? { key: 'kept', label: kept.kept.text } : { key: 'remove', label: words.remove, onSelect: () => setAsking('remove') },
  ]
  const copy = async () => {
    await navigator.clipboard.writeText(toMarkdown((editor.getJSON().content ?? []) as BlockNode[]))
    say({ text: words.copied, icon: 'i-check' })
  }
  return (
    <header className="studio-bar">
      <div className="studio-title">
        <p className="note">
          <Link to="/w/$workspaceId/studio" params={{ workspaceId }}>
            {words.all}
          </Link>
          {' · '}
          <Link to="/w/$workspaceId/studio/$documentId/versions" params={{ workspaceId, documentId: document.id }} search={{}}>
            {strings.versions.open}
          </Link>
        </p>
        <h1 dir="auto" lang={langTag(document.language_key)}>
          {document.title}
        </h1>
      </div>
      {edits && <Toolbar editor={editor} language={document.language_key ?? 'EN'} rewriting={rewriting} onFind={onFind} />}
      <div className="page-do">
        {edits && <SavingNote saving={saving} savedAt={document.updated_at} meet={meet} />}
        <ApprovalButton document={document} flush={flush} />
        {edits && (
          <button
            className="btn"
            type="button"
            aria-pressed={document.shared}
            title={words.share}
            onClick={() => void change({ shared: !document.shared })}
          >
            {document.shared ? (
              <>
                <Icon name="i-check" />
                {words.sharedNow}
              </>
            ) : (
              words.shareVerb
            )}
          </button>
        )}
        <ExportMenu document={document} editor={editor} flush={flush} />
        <button className="btn btn-primary" type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        {edits && (
          <Menu
            label={words.more_}
            align="end"
            trigger={
              <button className="btn btn-ghost btn-icon" type="button" title={words.more_}>
                <Icon name="i-down" />
                <span className="vh">{words.more_}</span>
              </button>
            }
            items={[
              { key: 'rename', label: words.rename, onSelect: () => setAsking('rename') },
              { key: 'translate', label: strings.translation.verb, onSelect: () => setAsking('translate') },
              ...(deleting ?? []),
            ]}
          />
        )}
      </div>
      {asking === 'rename' && (
        <Rename
          title={document.title}
          onClose={() => setAsking(null)}
          onSave={(title) => void change({ title }).then((done) => done && setAsking(null))}
        />
      )}
      {asking === 'translate' && <TranslateDialog document={document} flush={flush} onClose={() => setAsking(null)} />}
      {asking === 'hold' && <HoldDialog kind="document" id={document.id} onClose={() => setAsking(null)} />}
      {asking === 'remove' && <Remove document={document} onClose={() => setAsking(null)} />}
    </header>
  )
}

const SAYS = { saved: words.saved, typing: words.typing, saving: words.saving }

function SavingNote({ saving, savedAt, meet }: { saving: Saving; savedAt: string; meet: Props['meet'] }) {
  if (saving.kind === 'stale')
    return (
      <span className="note note-bad" role="alert">
        <Icon name="i-warn" />
        {words.stale}{' '}
        <button className="link" type="button" onClick={() => void meet()}>
          {strings.versions.conflict.open}
        </button>
      </span>
    )
  if (saving.kind === 'failed')
    return (
      <span className="note note-bad" role="alert">
        <Icon name="i-warn" />
        {words.notSaved(saving.text)}
      </span>
    )
  return (
    <span className="note">
      <span role="status">{SAYS[saving.kind]}</span>
      {saving.kind === 'saved' && <SavedAgo key={savedAt} at={savedAt} />}
    </span>
  )
}

const RENEWED_EACH = 10_000

/** How long ago it was saved: outside the status, which would be read out at every change. */
function SavedAgo({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), RENEWED_EACH)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {' '}
      <time dateTime={at} title={dateTime(at)}>
        {ago(at, Math.max(now, Date.parse(at)))}
      </time>
    </>
  )
}

function Rename({ title, onClose, onSave }: { title: string; onClose(): void; onSave(title: string): void }) {
  return (
    <Dialog
      title={words.rename}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="rename">
            {words.save}
          </button>
        </>
      }
    >
      <form
        id="rename"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(String(new FormData(event.currentTarget).get('title')).trim())
        }}
      >
        <Field label={words.titleLabel}>
          {(control) => (
            <input
              {...control}
              name="title"
              type="text"
              dir="auto"
              required
              pattern=".*\S.*"
              maxLength={LONGEST_DOCUMENT_TITLE}
              defaultValue={title}
              data-first
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function Remove({ document, onClose }: { document: Schemas['DocumentDetail']; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const remove = useChange('deleteDocument', ['documents', 'tombstones'], () => {
    say({ text: words.removed, icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/studio', params: { workspaceId } })
  })
  return (
    <DeleteDialog
      title={strings.deleting.deleteDocument(document.title)}
      goes={[[strings.deleting.document, '']]}
      stays={[strings.deleting.tombstoneStays]}
      typed={document.title}
      verb={strings.deleting.verb.document}
      busy={remove.isPending}
      onDelete={(name) => remove.mutate({ workspace_id: workspaceId, document_id: document.id, body: { name } })}
      onClose={onClose}
    />
  )
}
