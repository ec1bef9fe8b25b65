import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { number } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say, sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Ask } from './ask.tsx'
import { faultAt, otherFault } from './faults.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'
import { Why } from './why.tsx'

const words = strings.settings
const PROVIDERS = ['ollama', 'openai', 'anthropic', 'google', 'mistral', 'azure', 'bedrock', 'compatible'] as const

/** The model that writes documents: the workspace's own, the server's, or none. Its key can be set but not read. */
export function ModelSettings() {
  const { id, may, role } = useWorkspace()
  const { data } = useQuery({ queryKey: ['model', id], queryFn: () => call('getModel', { workspace_id: id }) })
  const [trial, setTrial] = useState<Answer<'testModel'> | null>(null)
  const test = useChange('testModel', [], setTrial)
  const owner = may('manage_workspace')
  return (
    <Section
      title={words.section.model}
      note={words.modelNote}
      actions={
        owner &&
        data?.model && (
          <button className="btn" type="button" disabled={test.isPending} onClick={() => test.mutate({ workspace_id: id })}>
            {test.isPending ? words.modelTesting : words.modelTest}
          </button>
        )
      }
    >
      {!owner && <p className="callout">{words.modelOwners(words.roles[role].toLowerCase())}</p>}
      {data && (
        <section className="sheet card" aria-label={words.modelNow}>
          <h2>
            {data.model ? <code>{data.model}</code> : words.modelNone} <span className="card-sub">{words.modelFrom[data.from]}</span>
          </h2>
          <p className="note">
            {data.model ? (data.has_key ? words.modelKeyKept : words.modelNoKey) : words.modelNoneHelp}
            {data.url && (
              <>
                {' '}
                · <code>{data.url}</code>
              </>
            )}
          </p>
          <div role="status">
            {trial && (
              <p className={trial.ok ? 'callout callout-ok' : 'callout callout-warn'}>
                <Icon name={trial.ok ? 'i-check' : 'i-warn'} />
                <span>
                  {trial.message} {trial.ok && <span className="note">{words.modelTook(number(trial.milliseconds))}</span>}
                </span>
              </p>
            )}
          </div>
        </section>
      )}
      {owner && data && <ModelForm key={`${data.model} ${data.url} ${data.has_key}`} shown={data} onSaved={() => setTrial(null)} />}
    </Section>
  )
}

function ModelForm({ shown, onSaved }: { shown: Schemas['Model']; onSaved(): void }) {
  const { id } = useWorkspace()
  const queries = useQueryClient()
  const [forgetting, setForgetting] = useState(false)
  const [reason, setReason] = useState('')
  const own = shown.from === 'workspace'
  const done = () => {
    onSaved()
    setForgetting(false)
    void queries.invalidateQueries({ queryKey: ['model'] })
  }
  const save = useMutation({
    mutationFn: (body: Schemas['ModelInput']) => call('setModel', { workspace_id: id, body }),
    onSuccess() {
      say({ text: words.saved, icon: 'i-check' })
      done()
    },
    onError: (error) => {
      if (otherFault(error, ['model', 'url', 'key'])) sayRefused(error.message)
    },
  })
  const forget = useChange('forgetModel', ['model'], done)
  return (
    <form
      className="sheet card"
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const text = (name: string) => String(given.get(name)).trim() || null
        save.mutate({ model: text('model') ?? '', url: text('url'), key: text('key'), reason })
      }}
    >
      <h2>{words.modelOwn}</h2>
      <Field label={words.modelLabel} help={words.modelHelp} fault={faultAt(save.error, 'model')}>
        {(control) => (
          <input
            {...control}
            name="model"
            type="text"
            list="model-providers"
            required
            minLength={3}
            maxLength={200}
            placeholder="ollama:llama3.2"
            autoComplete="off"
            spellCheck={false}
            defaultValue={own ? (shown.model ?? '') : ''}
          />
        )}
      </Field>
      <datalist id="model-providers">
        {PROVIDERS.map((provider) => (
          <option key={provider} value={`${provider}:`} />
        ))}
      </datalist>
      <Field
        label={
          <>
            {words.modelKey} <span className="opt">{words.optional}</span>
          </>
        }
        help={own && shown.has_key ? words.modelKeyStays : words.modelKeyHelp}
        fault={faultAt(save.error, 'key')}
      >
        {(control) => <input {...control} name="key" type="password" maxLength={2000} autoComplete="new-password" spellCheck={false} />}
      </Field>
      <Field
        label={
          <>
            {words.modelUrl} <span className="opt">{words.optional}</span>
          </>
        }
        help={words.modelUrlHelp}
        fault={faultAt(save.error, 'url')}
      >
        {(control) => (
          <input
            {...control}
            name="url"
            type="text"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            defaultValue={own ? (shown.url ?? '') : ''}
          />
        )}
      </Field>
      <Why value={reason} onChange={setReason} />
      <p className="entry-do">
        <button className="btn btn-primary" disabled={save.isPending}>
          {words.save}
        </button>
        {own && (
          <button className="btn btn-danger" type="button" onClick={() => setForgetting(true)}>
            {words.modelForget}
          </button>
        )}
      </p>
      {forgetting && (
        <Ask
          title={words.modelForgetAsk}
          help={words.modelForgetHelp}
          verb={words.modelForget}
          busy={forget.isPending}
          onClose={() => setForgetting(false)}
          hasReason
          onYes={(why) => forget.mutate({ workspace_id: id, ...(why ? { reason: why } : {}) })}
        />
      )}
    </form>
  )
}
