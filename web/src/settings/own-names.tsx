import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

const namesIn = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** Names of the company, its products and people, which no suggestion changes. */
export function OwnNames() {
  const { id } = useWorkspace()
  const { data } = useQuery({ queryKey: ['own-names', id], queryFn: () => call('getOwnNames', { workspace_id: id }) })
  return (
    <Section title={words.section['own-names']} note={words.ownNames.note}>
      <LookOnly needs="manage_rules" />
      {data && <Names key={data.names.join('\n')} names={data.names} />}
    </Section>
  )
}

function Names({ names }: { names: string[] }) {
  const { id, may } = useWorkspace()
  const [text, setText] = useState(names.join('\n'))
  const [reason, setReason] = useState('')
  const set = useChange('setOwnNames', ['own-names'], () => say({ text: words.ownNames.saved }))
  const isChanged = namesIn(text).join('\n') !== names.join('\n')
  return (
    <form
      className="sheet card"
      onSubmit={(event) => {
        event.preventDefault()
        set.mutate({ workspace_id: id, body: { names: namesIn(text), reason } })
      }}
    >
      <Field label={words.ownNames.label} help={words.ownNames.help} count={words.ownNames.count(namesIn(text).length)}>
        {(control) => (
          <textarea
            {...control}
            rows={Math.min(20, Math.max(6, names.length + 2))}
            value={text}
            readOnly={!may('manage_rules')}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {may('manage_rules') && (
        <>
          <Why value={reason} onChange={setReason} />
          <div>
            <button className="btn btn-primary" disabled={!isChanged || set.isPending}>
              {words.save}
            </button>
          </div>
        </>
      )}
    </form>
  )
}
