import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { inSentence, number } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { ModelForm } from './model-form.tsx'
import { ModelServers } from './model-servers.tsx'
import { SecondReading } from './second-reading.tsx'

const words = strings.settings
const modelWords = strings.modelSettings

/** The model that writes documents: the workspace's own, the server's, or none. Its key can be set but not read. */
export function ModelSettings() {
  const { id, may, role } = useWorkspace()
  const { data } = useQuery({ queryKey: ['model', id], queryFn: () => call('getModel', { workspace_id: id }) })
  const { data: second } = useQuery({ queryKey: ['model', id, 'second'], queryFn: () => call('getSecondModel', { workspace_id: id }) })
  const [trial, setTrial] = useState<Answer<'testModel'> | null>(null)
  const test = useChange('testModel', [], setTrial)
  const owner = may('manage_workspace')
  return (
    <Section
      title={words.section.model}
      note={modelWords.modelNote}
      actions={
        owner &&
        data?.model && (
          <button className="btn" type="button" disabled={test.isPending} onClick={() => test.mutate({ workspace_id: id })}>
            {test.isPending ? modelWords.modelTesting : modelWords.modelTest}
          </button>
        )
      }
    >
      {!owner && <p className="callout">{modelWords.modelOwners(inSentence(words.roles[role]))}</p>}
      {data && (
        <section className="sheet card" aria-label={modelWords.modelNow}>
          <h2>
            {data.model ? <code>{data.model}</code> : modelWords.modelNone}{' '}
            <span className="card-sub">{modelWords.modelFrom[data.from]}</span>
          </h2>
          <p className="note">
            {data.model ? (data.has_key ? modelWords.modelKeyKept : modelWords.modelNoKey) : modelWords.modelNoneHelp}
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
                  {trial.message} {trial.ok && <span className="note">{modelWords.modelTook(number(trial.milliseconds))}</span>}
                </span>
              </p>
            )}
          </div>
        </section>
      )}
      {owner && data && <ModelServers inUse={data.model} />}
      {owner && data && (
        <ModelForm key={`${data.model} ${data.url} ${data.has_key}`} slot="model" shown={data} onSaved={() => setTrial(null)} />
      )}
      {owner && data?.model && second && (
        <ModelForm
          key={`second ${second.model} ${second.url} ${second.has_key}`}
          slot="second"
          shown={second}
          onSaved={() => setTrial(null)}
        />
      )}
      {data?.model && <SecondReading key={data.model} />}
    </Section>
  )
}
