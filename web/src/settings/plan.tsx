import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { RuleLanguage } from './rule-language.tsx'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** The plan, what the workspace holds, and its name. */
export function Plan() {
  const { id, name, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['plan', id], queryFn: () => call('getPlan', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const rename = useChange('renameWorkspace', ['session'], () => {
    setReason('')
    say({ text: words.saved, icon: 'i-check' })
  })
  return (
    <Section title={words.section.plan} note={words.planNote}>
      <ul className="plans">
        {data?.plans.map(({ plan, api_access: api }) => (
          <li
            key={plan}
            className={plan === data.plan ? 'sheet card is-mine' : 'sheet card'}
            aria-current={plan === data.plan ? 'true' : undefined}
          >
            <h2>
              {words.plan[plan]} {plan === data.plan && <span className="tag">{words.current}</span>}
            </h2>
            <p className="note">
              <Icon name={api ? 'i-check' : 'i-x'} />
              {api ? words.apiYes : words.apiNo}
            </p>
          </li>
        ))}
      </ul>
      {data && (
        <section className="sheet card" aria-labelledby="holds">
          <h2 id="holds">{words.holds}</h2>
          <ul className="holds">
            <li>{words.members(data.members)}</li>
            <li>{words.activeKeys(data.keys)}</li>
            <li>{words.audits(data.audits)}</li>
          </ul>
          <p className="note">
            {words.planChange} <code>imprimatur workspace set-plan {id} team</code>
          </p>
        </section>
      )}
      {may('manage_workspace') && (
        <form
          className="sheet card"
          onSubmit={(event) => {
            event.preventDefault()
            rename.mutate({ workspace_id: id, body: { name: String(new FormData(event.currentTarget).get('name')), reason } })
          }}
        >
          <div className="field-row">
            <div className="grow">
              <Field label={words.workspaceName} help={words.workspaceNameHelp}>
                {(control) => (
                  <input {...control} key={name} name="name" type="text" defaultValue={name} required pattern=".*\S.*" maxLength={200} />
                )}
              </Field>
            </div>
            <button className="btn btn-save" disabled={rename.isPending}>
              {words.save}
            </button>
          </div>
          <Why value={reason} onChange={setReason} />
        </form>
      )}
      {may('manage_workspace') && <RuleLanguage />}
    </Section>
  )
}
