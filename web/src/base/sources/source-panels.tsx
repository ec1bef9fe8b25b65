import { useQuery } from '@tanstack/react-query'
import { LONGEST_AUDITED_TEXT, LONGEST_PAGE_ADDRESS, LONGEST_TEXT_TITLE } from '../../../../src/contract/limits.ts'
import { call } from '../api.ts'
import { Field } from '../parts/field.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import type { Draft, Kind } from './sources.ts'

const words = strings.audits.make

interface Props {
  draft: Draft
  set(change: Partial<Draft>): void
  /** Error of the preview for these fields. */
  fault: string | null
}

/** The fields of one kind of source. */
export function SourcePanel({ kind, ...props }: Props & { kind: Kind }) {
  const { draft, set, fault } = props
  switch (kind) {
    case 'urls':
      return (
        <Field label={words.addresses} fault={fault}>
          {(control) => (
            <textarea {...control} rows={4} spellCheck={false} value={draft.urls} onChange={(event) => set({ urls: event.target.value })} />
          )}
        </Field>
      )
    case 'crawl':
      return <CrawlFields {...props} />
    case 'sitemap':
      return (
        <Field label={words.sitemapAddress} help={words.sitemapHelp} fault={fault}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="url"
              spellCheck={false}
              maxLength={LONGEST_PAGE_ADDRESS}
              value={draft.sitemap}
              onChange={(event) => set({ sitemap: event.target.value })}
            />
          )}
        </Field>
      )
    case 'text':
      return (
        <>
          <Field label={words.textName} help={words.textHelp}>
            {(control) => (
              <input
                {...control}
                type="text"
                maxLength={LONGEST_TEXT_TITLE}
                placeholder={words.textNameHint}
                value={draft.textName}
                onChange={(event) => set({ textName: event.target.value })}
              />
            )}
          </Field>
          <Field label={words.text}>
            {(control) => (
              <textarea
                {...control}
                className="pasted"
                rows={8}
                dir="auto"
                maxLength={LONGEST_AUDITED_TEXT}
                value={draft.text}
                onChange={(event) => set({ text: event.target.value })}
              />
            )}
          </Field>
        </>
      )
    case 'documents':
      return <DocumentFields {...props} />
    case 'files':
      return (
        <p className="field-help">
          <span>{words.filesHelp}</span>
        </p>
      )
  }
}

function CrawlFields({ draft, set, fault }: Props) {
  const count = (name: 'depth' | 'pages', least: number, most: number) => (text: string) =>
    set({ [name]: Math.min(most, Math.max(least, Math.trunc(Number(text)) || least)) })
  return (
    <>
      <div className="field-row">
        <div className="grow">
          <Field label={words.start} fault={fault}>
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="url"
                spellCheck={false}
                maxLength={LONGEST_PAGE_ADDRESS}
                value={draft.crawl}
                onChange={(event) => set({ crawl: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field label={words.depth}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={0}
              max={50}
              value={draft.depth}
              onChange={(event) => count('depth', 0, 50)(event.target.value)}
            />
          )}
        </Field>
        <Field label={words.pages}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={100_000}
              value={draft.pages}
              onChange={(event) => count('pages', 1, 100_000)(event.target.value)}
            />
          )}
        </Field>
      </div>
      <p className="field-help">
        <span>{words.crawlHelp}</span>
      </p>
    </>
  )
}

const MAX_DOCUMENTS = 200

function DocumentFields({ draft, set }: Props) {
  const { id } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['documents', id, ''],
    queryFn: () => call('listDocuments', { workspace_id: id, limit: MAX_DOCUMENTS }),
  })
  const ready = data?.documents.filter(({ status }) => status === 'ready') ?? []
  if (data && ready.length === 0) return <p className="note">{words.noDocuments}</p>
  const toggle = (document: { id: string; title: string }) =>
    set({
      documents: draft.documents.some((each) => each.id === document.id)
        ? draft.documents.filter((each) => each.id !== document.id)
        : [...draft.documents, { id: document.id, title: document.title }],
    })
  return (
    <fieldset className="doc-pick">
      <legend>{words.documents}</legend>
      {ready.map((document) => (
        <label key={document.id} className="check">
          <input type="checkbox" checked={draft.documents.some((each) => each.id === document.id)} onChange={() => toggle(document)} />
          <span dir="auto">{document.title}</span>
        </label>
      ))}
    </fieldset>
  )
}
