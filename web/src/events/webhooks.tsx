import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_LINK, LONGEST_REASON } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { CopyButton } from '../base/parts/copy-button.tsx'
import { Dialog } from '../base/parts/dialog.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { NoticeWebhook } from './notice-webhook.tsx'
import { WebhookEndpoint } from './webhook-endpoint.tsx'

const words = strings.webhooks
type EventType = Schemas['WebhookEndpoint']['types'][number]
const TYPES = Object.keys(words.type) as EventType[]

/** Addresses that events are sent to, and what became of each event. A key is shown when it is made, and never again. */
export function Webhooks() {
  const { id } = useWorkspace()
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<Schemas['WebhookEndpointMade'] | null>(null)
  const { data } = useQuery({
    queryKey: ['webhooks', id],
    queryFn: () => call('listWebhooks', { workspace_id: id }),
    // Deliveries happen elsewhere.
    refetchInterval: 3000,
  })
  return (
    <Section
      title={strings.settings.section.webhooks}
      note={words.note}
      actions={
        <button className="btn" type="button" onClick={() => setAdding(true)}>
          <Icon name="i-plus" />
          {words.add}
        </button>
      }
    >
      {made && <NewSigningKey made={made} onDone={() => setMade(null)} />}
      {data?.endpoints.length === 0 && (
        <section className="sheet" aria-label={strings.settings.section.webhooks}>
          <Empty
            title={words.none}
            action={
              <button className="btn btn-primary" type="button" onClick={() => setAdding(true)}>
                {words.add}
              </button>
            }
          >
            {words.noneHelp}
          </Empty>
        </section>
      )}
      {data?.endpoints.map((endpoint) => (
        <WebhookEndpoint key={endpoint.id} endpoint={endpoint} onNewKey={setMade} />
      ))}
      <NoticeWebhook />
      {adding && <NewEndpoint onClose={() => setAdding(false)} onMade={setMade} />}
    </Section>
  )
}

function NewSigningKey({ made, onDone }: { made: Schemas['WebhookEndpointMade']; onDone(): void }) {
  return (
    <section className="sheet card newkey" aria-labelledby="new-signing-key">
      <div className="newkey-head">
        <Icon name="i-key" />
        <div>
          <h2 id="new-signing-key">{words.keyReady(URL.parse(made.url)?.host ?? made.url)}</h2>
          <p>{words.keyOnce}</p>
        </div>
      </div>
      <div className="secret">
        <code>{made.key}</code>
        <CopyButton text={made.key} label={words.copy} small={false} primary />
      </div>
      <div className="newkey-foot">
        <button className="btn" type="button" onClick={onDone}>
          {strings.base.done}
        </button>
      </div>
    </section>
  )
}

function NewEndpoint({ onClose, onMade }: { onClose(): void; onMade(made: Schemas['WebhookEndpointMade']): void }) {
  const { id } = useWorkspace()
  const make = useChange('createWebhook', ['webhooks'], (made) => {
    say({ text: words.saved, icon: 'i-check' })
    onMade(made)
    onClose()
  })
  return (
    <Dialog
      title={words.addTitle}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="new-webhook" disabled={make.isPending}>
            {words.add}
          </button>
        </>
      }
    >
      <form
        id="new-webhook"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const body = { url: String(form.get('url')), types: TYPES.filter((type) => form.has(type)), reason: String(form.get('reason')) }
          make.mutate({ workspace_id: id, body })
        }}
      >
        <Field label={words.url}>
          {(control) => <input {...control} name="url" type="url" required maxLength={LONGEST_LINK} data-first autoComplete="off" />}
        </Field>
        <fieldset className="role-pick">
          <legend>{words.types}</legend>
          <p className="note">{words.typesHelp}</p>
          {TYPES.map((type) => (
            <label key={type} className="check">
              <input type="checkbox" name={type} />
              <span>
                {words.type[type]} <code>{type}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <Field label={strings.settings.why.label} help={strings.settings.why.help}>
          {(control) => <input {...control} name="reason" type="text" maxLength={LONGEST_REASON} autoComplete="off" />}
        </Field>
      </form>
    </Dialog>
  )
}
