import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Networks } from './networks.tsx'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** What an owner asks of whoever enters the workspace. */
export function Security() {
  const { id } = useWorkspace()
  const { data } = useQuery({ queryKey: ['security', id], queryFn: () => call('getSecurity', { workspace_id: id }) })
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  // Its own, since the mutation is pending only a moment after the click: until then the box would show what it was before.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const set = useChange('setSecurity', ['members'], (answer) => {
    setReason('')
    queries.setQueryData(['security', id], answer)
    say({ text: words.saved, icon: 'i-check' })
  })
  return (
    <Section title={words.section.security} note={words.securityNote}>
      {data && (
        <section className="sheet card" aria-labelledby="require">
          <h2 id="require">{words.secondFactor.title}</h2>
          <label className="check">
            <input
              type="checkbox"
              checked={wanted ?? data.requires_second_factor}
              disabled={set.isPending}
              onChange={({ target: { checked } }) => {
                setWanted(checked)
                const body = { requires_second_factor: checked, reason }
                set.mutate({ workspace_id: id, body }, { onSettled: () => setWanted(null) })
              }}
            />{' '}
            {words.secondFactor.require}
          </label>
          <p className="note">{words.secondFactor.requireHelp}</p>
          <Why next value={reason} onChange={setReason} />
        </section>
      )}
      <Networks />
    </Section>
  )
}
