import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SourcesCard } from '../base/sources/sources-card.tsx'
import { draftOf, EMPTY_DRAFT, emptied, KINDS, sourceOf, storedSource } from '../base/sources/sources.ts'
import type { Kind, Source } from '../base/sources/sources.ts'
import { usePreview } from '../base/sources/use-preview.ts'
import { call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Dialog } from '../base/parts/dialog.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.sites.sources

interface Props {
  site: Schemas['Site']
  onClose(): void
}

/** What a site reads: addresses, a crawl, a sitemap, files, texts, documents. It counts from the next run on. */
export function SourcesDialog({ site, onClose }: Props) {
  const { id: workspaceId } = useWorkspace()
  const { data, error } = useQuery({
    queryKey: ['site-sources', workspaceId, site.id, site.version],
    queryFn: ({ signal }) => call('getSiteSources', { workspace_id: workspaceId, site_id: site.id }, signal),
  })
  if (error && !data) throw error
  if (!data)
    return (
      <Dialog title={words.title} wide onClose={onClose}>
        <Loading />
      </Dialog>
    )
  return <Form site={site} stored={data} onClose={onClose} />
}

function Form({ site, stored, onClose }: Props & { stored: Answer<'getSiteSources'> }) {
  const { id: workspaceId } = useWorkspace()
  const all = stored.sources.map((input) => storedSource(input, stored.files, stored.documents))
  const here = all.filter((source) => source !== null)
  // What stands alone is edited in its fields; several are a list.
  const [only] = here.length === 1 && here[0]!.kind !== 'files' && (KINDS as readonly string[]).includes(here[0]!.input.kind) ? here : []
  const [kind, setKind] = useState<Kind>(only?.kind ?? here[0]?.kind ?? 'crawl')
  const [draft, setDraft] = useState(() => (only ? draftOf(only.input, stored.documents) : EMPTY_DRAFT))
  const [list, setList] = useState<Source[]>(only ? [] : here)
  const [uploading, setUploading] = useState(false)
  const typed = sourceOf(kind, draft)
  const sources = typed ? [...list, typed] : list
  const preview = usePreview(sources, null, null)
  const change = useChange('changeSite', ['site', 'sites', 'site-sources'], () => {
    onClose()
    say({ text: words.saved, icon: 'i-check' })
  })
  const isUnread = preview !== undefined && preview.assets === 0 && preview.left_out.length > 0
  const missing = uploading ? strings.audits.make.uploading(1) : sources.length === 0 ? words.needOne : isUnread ? words.nothingLeft : null
  const add = (source: Source) => {
    // The tabs may say twice that another one is chosen.
    setList((before) => (before.includes(source) ? before : [...before, source]))
    if (source.kind !== 'files') setDraft((before) => emptied(source.kind, before))
  }
  const save = () => {
    const body = { sources: sources.map(({ input }) => input), version: stored.version }
    change.mutate({ workspace_id: workspaceId, site_id: site.id, body })
  }
  return (
    <Dialog
      title={words.title}
      wide
      onClose={onClose}
      foot={
        <>
          <p className="note">{missing ?? words.from}</p>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={missing !== null || change.isPending} onClick={save}>
            {strings.sites.schedule.save}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p className="note">{words.help}</p>
        {here.length < all.length && (
          <p className="callout callout-warn">
            <Icon name="i-warn" />
            {words.filesGone}
          </p>
        )}
        <SourcesCard
          kind={kind}
          onKind={(next) => {
            // What the site reads stays until somebody takes it off.
            if (typed) add(typed)
            setKind(next)
          }}
          draft={draft}
          onDraft={(part) => setDraft((before) => ({ ...before, ...part }))}
          list={list}
          leftOut={preview?.left_out ?? []}
          typed={typed}
          onUploading={setUploading}
          onAdd={add}
          onRemove={(index) => setList((before) => before.toSpliced(index, 1))}
        />
      </div>
    </Dialog>
  )
}
