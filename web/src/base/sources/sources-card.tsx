import { acceptedEndings } from '../../../../src/text/document-types.ts'
import { Tabs } from 'radix-ui'
import { useEffect } from 'react'
import type { Schemas } from '../api.ts'
import { Icon } from '../parts/icon.tsx'
import { strings } from '../strings.ts'
import { Chooser } from '../files/chooser.tsx'
import { SourcePanel } from './source-panels.tsx'
import { fileSource, KIND_ICONS, KINDS } from './sources.ts'
import type { Draft, Kind, Source } from './sources.ts'
import { useUploads } from './use-uploads.ts'

const words = strings.audits.make

interface Props {
  kind: Kind
  onKind(kind: Kind): void
  draft: Draft
  onDraft(change: Partial<Draft>): void
  list: Source[]
  /** The source in the fields; it is part of the audit, and can be moved to the list to enter another. */
  typed: Source | null
  leftOut: Schemas['AuditPreview']['left_out']
  onAdd(source: Source): void
  onRemove(index: number): void
  onUploading(busy: boolean): void
}

/** Sources: kinds as tabs, the chosen sources below, an area to drop files. */
export function SourcesCard({ kind, onKind, draft, onDraft, list, typed, leftOut, onAdd, onRemove, onUploading }: Props) {
  const { busy, over, upload } = useUploads((uploads) => onAdd(fileSource(uploads)))
  useEffect(() => onUploading(busy > 0), [busy, onUploading])
  const against = (index: number) => leftOut.filter(({ source }) => source === index)
  const fault = typed
    ? against(list.length)
        .map(({ what, reason }) => (typed.kind === 'urls' ? `${what}: ${reason}` : reason))
        .slice(0, 3)
        .join(' ')
    : ''
  return (
    <section className="sheet card" aria-labelledby="what-to-read">
      <h2 id="what-to-read">{words.what}</h2>
      <Tabs.Root className="source-tabs" value={kind} onValueChange={(next) => onKind(next as Kind)}>
        <Tabs.List className="picker" aria-label={words.kind}>
          {KINDS.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              <Icon name={KIND_ICONS[each]} />
              {words.kinds[each]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content className="source-panel" value={kind} tabIndex={-1}>
          <SourcePanel kind={kind} draft={draft} set={onDraft} fault={fault || null} />
          {typed && (
            <div>
              <button className="btn btn-sm" type="button" onClick={() => onAdd(typed)}>
                <Icon name="i-plus" />
                {words.add}
              </button>
            </div>
          )}
        </Tabs.Content>
      </Tabs.Root>
      {list.length > 0 && (
        <ul className="sources" aria-label={words.sourceList}>
          {list.map((source, index) => (
            <Row key={index} source={source} bad={against(index)} onRemove={() => onRemove(index)} />
          ))}
        </ul>
      )}
      <div className={over ? 'drop is-over' : 'drop'}>
        <Icon name="i-upload" />
        <span role="status">{busy > 0 ? words.uploading(busy) : over ? words.dropNow : words.drop}</span>
        {busy === 0 && !over && (
          <>
            <Chooser label={words.choose} accept={acceptedEndings('upload')} onFiles={(files) => void upload(files)} />
            <span>{words.or}</span>
            <Chooser label={words.chooseFolder} onFiles={(files) => void upload(files)} folder />
          </>
        )}
      </div>
    </section>
  )
}

function Row({ source, bad, onRemove }: { source: Source; bad: Props['leftOut']; onRemove(): void }) {
  return (
    <li className={bad.length > 0 ? 'is-bad' : undefined}>
      <Icon name={bad.length > 0 ? 'i-warn' : KIND_ICONS[source.kind]} />
      <span className="path">{source.label}</span>
      <span className="note">{source.facts}</span>
      {bad.slice(0, 3).map(({ what, reason }) => (
        <span key={what} className="field-error">
          {(source.input.urls?.length ?? 1) > 1 ? `${what}: ${reason}` : reason}
        </span>
      ))}
      <button className="btn btn-ghost btn-icon btn-sm" type="button" onClick={onRemove}>
        <Icon name="i-x" />
        <span className="vh">
          {words.remove} {source.label}
        </span>
      </button>
    </li>
  )
}
