import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { shortHash } from '../base/parts/chain.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'
import { LegalHolds } from './holds.tsx'
import { MinimumRetention } from './minimum.tsx'

const words = strings.deleting
const PARTS = ['pages', 'texts', 'audits', 'versions'] as const
const PER_PAGE = 50
const AGAIN = 3000

/** How long things are kept, and what was deleted. */
export function Keeping() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['retention', id], queryFn: () => call('getRetention', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const set = useChange('setRetention', ['retention', 'preview'], () => {
    setReason('')
    say({ text: strings.settings.saved, icon: 'i-check' })
  })
  const manages = may('manage_workspace')
  return (
    <Section title={strings.settings.section.keeping} note={words.keepNote}>
      <LookOnly needs="manage_workspace" />
      {data && (
        <form
          className="sheet card"
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            const days = (part: string) => Number(form.get(part)) || null
            set.mutate({
              workspace_id: id,
              body: { pages: days('pages'), texts: days('texts'), audits: days('audits'), versions: days('versions'), reason },
            })
          }}
        >
          <div className="keep-days">
            {PARTS.map((part) => (
              <Field key={part} label={words.keep[part]}>
                {(control) => (
                  <input
                    {...control}
                    name={part}
                    type="number"
                    min={1}
                    max={36_500}
                    placeholder={words.ever}
                    disabled={!manages}
                    defaultValue={data[part] ?? ''}
                  />
                )}
              </Field>
            ))}
          </div>
          {data.server !== null && <p className="note">{words.serverKeeps(data.server)}</p>}
          {manages && (
            <>
              <Why value={reason} onChange={setReason} />
              <div>
                <button className="btn btn-primary" disabled={set.isPending}>
                  {strings.settings.save}
                </button>
              </div>
            </>
          )}
        </form>
      )}
      <MinimumRetention />
      {manages && <LegalHolds />}
      {manages && <Tombstones />}
    </Section>
  )
}

function Tombstones() {
  const { id } = useWorkspace()
  const [shown, setShown] = useState(PER_PAGE)
  const { data } = useQuery({
    queryKey: ['tombstones', id, shown],
    queryFn: ({ signal }) => call('listTombstones', { workspace_id: id, offset: 0, limit: shown }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.tombstones.some(({ finished_at: end }) => end === null) ? AGAIN : false),
  })
  if (!data) return null
  return (
    <section className="sheet" aria-labelledby="tombstones">
      <div className="card">
        <h2 id="tombstones">{words.tombstones}</h2>
      </div>
      {data.total === 0 ? (
        <Empty title={words.none}>{words.noneHelp}</Empty>
      ) : (
        <table className="table table-mid table-tombstones">
          <thead>
            <tr>
              <th scope="col">{strings.audits.trail.when}</th>
              <th scope="col">{strings.audits.trail.what}</th>
              <th scope="col">{strings.audits.trail.hash}</th>
            </tr>
          </thead>
          <tbody>
            {data.tombstones.map((tombstone) => (
              <Tombstone key={tombstone.number} tombstone={tombstone} />
            ))}
          </tbody>
        </table>
      )}
      {data.total > data.tombstones.length && (
        <div className="center">
          <button className="btn" type="button" onClick={() => setShown(Math.min(200, shown + PER_PAGE))}>
            {words.more}
          </button>
        </div>
      )}
    </section>
  )
}

function Tombstone({ tombstone }: { tombstone: Schemas['Tombstone'] }) {
  const { at, text, hash, findings_sha256: findings, finished_at: finished, removed, total } = tombstone
  return (
    <tr>
      <td data-label={strings.audits.trail.when}>
        <time dateTime={at}>{dateTime(at)}</time>
      </td>
      <td data-label={strings.audits.trail.what}>
        {text}
        {finished === null && (
          <span className="sub" role="status">
            {words.progress(removed, total)}
          </span>
        )}
        {finished !== null && findings && <span className="sub">{words.sha(findings)}</span>}
      </td>
      <td data-label={strings.audits.trail.hash}>
        <code title={hash}>{shortHash(hash)}</code>
      </td>
    </tr>
  )
}
