import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_MODEL, LONGEST_MODEL_ADDRESS, LONGEST_PROVIDER_KEY } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { say, sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Ask } from '../base/parts/ask.tsx'
import { faultAt, otherFault } from '../base/form-faults.ts'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings
const modelWords = strings.modelSettings
const PROVIDERS = ['ollama', 'openai', 'anthropic', 'google', 'mistral', 'azure', 'bedrock', 'compatible'] as const

/** The workspace's own model, or the one that writes where the first one cannot. */
export function ModelForm({ slot, shown, onSaved }: { slot: 'model' | 'second'; shown: Schemas['Model']; onSaved(): void }) {
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
    mutationFn: (body: Schemas['ModelInput']) => call(slot === 'model' ? 'setModel' : 'setSecondModel', { workspace_id: id, body }),
    onSuccess() {
      say({ text: words.saved, icon: 'i-check' })
      done()
    },
    onError: (error) => {
      if (otherFault(error, ['model', 'url', 'key'])) sayRefused(error.message)
    },
  })
  const forget = useChange(slot === 'model' ? 'forgetModel' : 'forgetSecondModel', ['model'], done)
  return (
    <form
      className="sheet card"
      aria-label={slot === 'model' ? modelWords.modelOwn : modelWords.modelSecond}
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const text = (name: string) => String(given.get(name)).trim() || null
        save.mutate({ model: text('model') ?? '', url: text('url'), key: text('key'), reason })
      }}
    >
      <h2>{slot === 'model' ? modelWords.modelOwn : modelWords.modelSecond}</h2>
      {slot === 'second' && <p className="note">{modelWords.modelSecondHelp}</p>}
      <Field label={modelWords.modelLabel} help={modelWords.modelHelp} fault={faultAt(save.error, 'model')}>
        {(control) => (
          <input
            {...control}
            name="model"
            type="text"
            list="model-providers"
            required
            minLength={3}
            maxLength={LONGEST_MODEL}
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
            {modelWords.modelKey} <span className="opt">{words.optional}</span>
          </>
        }
        help={own && shown.has_key ? modelWords.modelKeyStays : modelWords.modelKeyHelp}
        fault={faultAt(save.error, 'key')}
      >
        {(control) => (
          <input {...control} name="key" type="password" maxLength={LONGEST_PROVIDER_KEY} autoComplete="new-password" spellCheck={false} />
        )}
      </Field>
      <Field
        label={
          <>
            {modelWords.modelUrl} <span className="opt">{words.optional}</span>
          </>
        }
        help={modelWords.modelUrlHelp}
        fault={faultAt(save.error, 'url')}
      >
        {(control) => (
          <input
            {...control}
            name="url"
            type="text"
            inputMode="url"
            maxLength={LONGEST_MODEL_ADDRESS}
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
            {modelWords.modelForget}
          </button>
        )}
      </p>
      {forgetting && (
        <Ask
          title={slot === 'model' ? modelWords.modelForgetAsk : modelWords.modelSecondForgetAsk}
          help={slot === 'model' ? modelWords.modelForgetHelp : modelWords.modelSecondForgetHelp}
          verb={modelWords.modelForget}
          busy={forget.isPending}
          onClose={() => setForgetting(false)}
          hasReason
          onYes={(why) => forget.mutate({ workspace_id: id, ...(why ? { reason: why } : {}) })}
        />
      )}
    </form>
  )
}
