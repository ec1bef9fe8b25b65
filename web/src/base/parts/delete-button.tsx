import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api.ts'
import type { Schemas } from '../api.ts'
import { number } from '../format.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { say } from './toast.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { useChange } from '../use-change.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { HoldDialog } from './hold-dialog.tsx'

const words = strings.deleting
type Preview = Schemas['DeletionPreview']

/** For owners: deletes an audit, or a site with its runs, and goes back to the list. What is kept says so where the button was. */
export function DeleteButton({ what, id }: { what: 'audit' | 'site'; id: string }) {
  const { id: workspaceId, may } = useWorkspace()
  const [asking, setAsking] = useState<'delete' | 'hold' | null>(null)
  const isOwner = may('manage_workspace')
  const { data } = useQuery({
    queryKey: ['kept', workspaceId, what, id],
    queryFn: ({ signal }) => call('getKept', { workspace_id: workspaceId, kind: what, id }, signal),
    enabled: isOwner,
    staleTime: 0,
  })
  // Neither before it is known, so that no button turns into a sentence under the mouse.
  if (!isOwner || !data) return null
  const close = () => setAsking(null)
  return (
    <>
      {data.kept ? (
        <span className="kept">
          <Icon name="i-lock" />
          <span dir="auto">{data.kept.text}</span>
        </span>
      ) : (
        <button className="btn btn-danger" type="button" onClick={() => setAsking('delete')}>
          <Icon name="i-trash" />
          {words.delete}
        </button>
      )}
      <button className="btn" type="button" onClick={() => setAsking('hold')}>
        {words.placeHold}
      </button>
      {asking === 'delete' && <Asking what={what} id={id} onClose={close} />}
      {asking === 'hold' && <HoldDialog kind={what} id={id} onClose={close} />}
    </>
  )
}

function Asking({ what, id, onClose }: { what: 'audit' | 'site'; id: string; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const { data, error } = useQuery({
    queryKey: ['deletion', workspaceId, what, id],
    queryFn: ({ signal }): Promise<Preview> =>
      what === 'audit'
        ? call('previewAuditDeletion', { workspace_id: workspaceId, audit_id: id }, signal)
        : call('previewSiteDeletion', { workspace_id: workspaceId, site_id: id }, signal),
    gcTime: 0,
    staleTime: 0,
  })
  const queries = useQueryClient()
  const done = () => {
    // A list that was read before would show it for a moment.
    for (const list of ['audits', 'sites']) queries.removeQueries({ queryKey: [list] })
    say({ text: words.done[what], icon: 'i-check' })
    void navigate({ to: what === 'site' ? '/w/$workspaceId/sites' : '/w/$workspaceId/audits', params: { workspaceId } })
  }
  const touches = ['audits', 'sites', 'tombstones', 'plan']
  const removeAudit = useChange('deleteAudit', touches, done)
  const removeSite = useChange('deleteSite', touches, done)
  if (!data)
    return (
      <Dialog title={words.delete} onClose={onClose}>
        <div className="dialog-body">
          <p className={error ? 'field-error' : 'note'} role="status">
            {error ? error.message : words.counting}
          </p>
        </div>
      </Dialog>
    )
  return (
    <DeleteDialog
      title={words.deleteWhat[what](data.name)}
      goes={[
        ...(what === 'site' ? [[words.runs, number(data.runs)] as [string, string]] : []),
        [words.pages, words.pagesNumber(data.texts, data.bytes)],
        [words.texts, number(data.texts)],
        [words.findings, number(data.findings)],
        [words.comments, number(data.comments)],
        [words.entries, number(data.trail_entries)],
      ]}
      stays={[
        ...data.others.filter(({ carried }) => carried > 0).map((run) => words.carried(run.carried, run.created_at)),
        data.others.length > 0 ? words.otherRuns : words.noRuns,
        words.tombstoneStays,
      ]}
      tombstone={{ text: data.tombstone, hash: data.findings_sha256 ? words.sha(data.findings_sha256) : words.shaLater }}
      warning={warningOf(data, what)}
      typed={data.typed}
      verb={what === 'audit' ? words.verb.audit(data.findings, data.assets) : words.verb.site(data.runs, data.findings)}
      busy={removeAudit.isPending || removeSite.isPending}
      onDelete={(name) => {
        if (what === 'audit') removeAudit.mutate({ workspace_id: workspaceId, audit_id: id, body: { name } })
        else removeSite.mutate({ workspace_id: workspaceId, site_id: id, body: { name } })
      }}
      onClose={onClose}
    />
  )
}

/** What is lost beside what is counted. */
function warningOf(data: Preview, what: 'audit' | 'site'): string | null {
  const compared = data.others.filter((run) => run.compared).length
  const said = [data.running && words.running, compared > 0 && words.compared(compared), what === 'site' && words.schedule]
  return said.filter(Boolean).join(' ') || null
}
