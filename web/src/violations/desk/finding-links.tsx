import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { BASE } from '../../base/base-path.ts'
import { date } from '../../base/format.ts'
import { CopyButton } from '../../base/parts/copy-button.tsx'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'

const words = strings.out
const DAYS = [1, 7, 14, 30, 90]
const USUAL = 14

/** Links by which an agency reads one finding until a day. */
export function FindingLinks({ workspaceId, findingId, onClose }: { workspaceId: string; findingId: string; onClose(): void }) {
  const path = { workspace_id: workspaceId, violation_id: findingId }
  const [days, setDays] = useState(USUAL)
  const [now] = useState(Date.now)
  const [made, setMade] = useState<string | null>(null)
  const { data } = useQuery({
    queryKey: ['finding-links', workspaceId, findingId],
    queryFn: ({ signal }) => call('getFindingLinks', path, signal),
    staleTime: 0,
  })
  const make = useChange('makeFindingLink', ['finding-links'], (link) => setMade(new URL(`${BASE}${link.path}`, location.origin).href))
  const revoke = useChange('revokeFindingLink', ['finding-links'])
  return (
    <Dialog title={strings.base.findingLink} onClose={onClose} mid>
      <div className="dialog-body">
        <p className="note">{strings.reports.findingLinkHelp}</p>
        <form
          className="links-make"
          onSubmit={(event) => {
            event.preventDefault()
            make.mutate({ ...path, body: { days } })
          }}
        >
          <Field label={words.days}>
            {(control) => (
              <select {...control} data-first value={days} onChange={(event) => setDays(Number(event.target.value))}>
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
                <span className="note">
                  {[
                    link.revoked_at ? words.withdrawn : isOver ? words.ended : words.until(date(link.expires_at)),
                    words.reads(link.reads),
                    link.created_by?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {!link.revoked_at && !isOver && (
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
      </div>
    </Dialog>
  )
}
