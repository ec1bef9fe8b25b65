import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { BASE } from '../../base/base-path.ts'
import { date } from '../../base/format.ts'
import { CopyButton } from '../../base/parts/copy-button.tsx'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'

const words = strings.out
const DAYS = [1, 7, 30, 90, 365]
const addressOf = (path: string) => new URL(`${BASE}${path}`, location.origin).href

/** Links for reading: inside the workspace, and outside until a day. */
export function LinksDialog({ document, onClose }: { document: Schemas['DocumentDetail']; onClose(): void }) {
  const { id: workspaceId, may } = useWorkspace()
  const path = { workspace_id: workspaceId, document_id: document.id }
  const [days, setDays] = useState(7)
  const [now] = useState(Date.now)
  const [made, setMade] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['reading-links', workspaceId, document.id],
    queryFn: ({ signal }) => call('listReadingLinks', path, signal),
    staleTime: 0,
  })
  const make = useChange('makeReadingLink', ['reading-links'], (link) => setMade(addressOf(link.path)))
  const revoke = useChange('revokeReadingLink', ['reading-links'])
  const version = document.approved_version ?? document.current_version
  const inside = addressOf(`/w/${workspaceId}/studio/${document.id}/versions?version=${version}`)
  return (
    <Dialog title={words.linksTitle} onClose={onClose} mid>
      <div className="dialog-body">
        <p className="note">{document.approved_version === null ? words.onlyText : words.approvedVersion(document.approved_version)}</p>
        <section>
          <h3>{words.inside}</h3>
          <p className="note">{words.insideHelp}</p>
          <CopyButton text={inside} />
        </section>
        <section className="links-outside">
          <h3>{words.outside}</h3>
          <p className="note">{words.outsideHelp}</p>
          {may('write_documents') && (
            <form
              className="links-make"
              onSubmit={(event) => {
                event.preventDefault()
                make.mutate({ ...path, body: { days } })
              }}
            >
              <Field label={words.days}>
                {(control) => (
                  <select {...control} value={days} onChange={(event) => setDays(Number(event.target.value))}>
                    {DAYS.map((each) => (
                      <option key={each} value={each}>
                        {words.dayOption(each)}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <button className="btn btn-primary" disabled={make.isPending}>
                {words.make}
              </button>
            </form>
          )}
          {made && (
            <div className="callout" role="status">
              <p>{words.made}</p>
              <p className="links-made">
                <input type="text" readOnly value={made} aria-label={words.linkLabel} onFocus={(event) => event.target.select()} />
                <CopyButton text={made} />
              </p>
            </div>
          )}
          <ul className="links-list">
            {data?.links.map((link) => {
              const isOver = Date.parse(link.expires_at) <= now
              return (
                <li key={link.id}>
                  <span>
                    {words.version(link.version)}{' '}
                    <span className="note">
                      {[
                        link.revoked_at ? words.withdrawn : isOver ? words.ended : words.until(date(link.expires_at)),
                        words.reads(link.reads),
                        link.created_by?.name,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {!link.revoked_at && !isOver && may('write_documents') && (
                    <button
                      className="btn btn-sm"
                      type="button"
                      aria-label={words.revokeLink(date(link.expires_at))}
                      onClick={() => revoke.mutate({ ...path, link_id: link.id })}
                    >
                      {words.revoke}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
          {data?.links.length === 0 && <p className="note">{words.none}</p>}
        </section>
      </div>
    </Dialog>
  )
}
