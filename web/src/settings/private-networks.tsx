import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_HOST } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** Private hosts that audits may read; only an owner may allow them. */
export function Places() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['places', id], queryFn: () => call('getAllowedHosts', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const set = useChange('setAllowedHosts', ['places'], () => setReason(''))
  const hosts = data?.hosts ?? []
  const allowed = data?.allowed ?? []
  const save = (next: string[]) => set.mutateAsync({ workspace_id: id, body: { hosts: next, reason } })
  return (
    <Section title={words.section.places} note={words.placesNote}>
      <LookOnly needs="manage_workspace" />
      {data && <p className="note">{allowed.length === 0 ? words.placesNoneAllowed : `${words.placesAllowed} ${allowed.join(', ')}`}</p>}
      {may('manage_workspace') && allowed.length > 0 && (
        <form
          className="sheet card"
          onSubmit={(event) => {
            event.preventDefault()
            const form = event.currentTarget
            void save([...hosts, String(new FormData(form).get('host'))]).then(
              () => form.reset(),
              () => undefined,
            )
          }}
        >
          <div className="field-row">
            <div className="grow">
              <Field label={words.place}>
                {(control) => (
                  <input
                    {...control}
                    name="host"
                    type="text"
                    required
                    pattern=".*\S.*"
                    maxLength={LONGEST_HOST}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </Field>
            </div>
            <button className="btn btn-primary allow-add" disabled={set.isPending}>
              {words.add}
            </button>
          </div>
          <Why next value={reason} onChange={setReason} />
        </form>
      )}
      {data && hosts.length === 0 ? (
        <div className="sheet">
          <Empty title={words.placesEmpty}>{words.placesEmptyHelp}</Empty>
        </div>
      ) : (
        <ul className="sources">
          {hosts.map((host) => (
            <li key={host}>
              <Icon name="i-lock" />
              <code>{host}</code>
              {may('manage_workspace') && (
                <button
                  className="btn btn-ghost btn-icon btn-sm"
                  type="button"
                  disabled={set.isPending}
                  onClick={() => void save(hosts.filter((each) => each !== host)).catch(() => undefined)}
                >
                  <Icon name="i-x" />
                  <span className="vh">
                    {words.remove} {host}
                  </span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
