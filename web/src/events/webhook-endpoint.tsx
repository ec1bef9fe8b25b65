import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Schemas } from '../base/api.ts'
import { ago, dateTime } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Ask } from '../base/parts/ask.tsx'
import { useChange } from '../base/use-change.ts'
import { Deliveries } from './webhook-deliveries.tsx'

const words = strings.webhooks
const done = (text: string) => () => say({ text, icon: 'i-check' })
const KEY_OVERLAP_HOURS = 24

/** One address: its events, what waits, and what can be done about it. */
export function WebhookEndpoint({
  endpoint,
  onNewKey,
}: {
  endpoint: Schemas['WebhookEndpoint']
  onNewKey(made: Schemas['WebhookEndpointMade']): void
}) {
  const { id } = useWorkspace()
  const [asking, setAsking] = useState<'remove' | 'rotate' | null>(null)
  const at = { workspace_id: id, endpoint_id: endpoint.id }
  const touches = ['webhooks', 'deliveries']
  const change = useChange('changeWebhook', touches, done(words.saved))
  const test = useChange('testWebhook', touches, done(words.tested))
  const rotate = useChange('rotateWebhookKey', touches, (made) => {
    done(words.rotated)()
    onNewKey(made)
    setAsking(null)
  })
  const remove = useChange('removeWebhook', touches, done(words.removed))
  const { url, types, enabled, previous_until: until, again_at: again } = endpoint
  return (
    <section className="sheet card" aria-label={url}>
      <h2>
        {url} {!enabled && <span className="tag">{words.off}</span>}
      </h2>
      <p className="note">{types.length === 0 ? words.all : types.map((type) => words.type[type]).join(', ')}</p>
      {endpoint.disabled_why && <Warning>{endpoint.disabled_why}</Warning>}
      {enabled && again && (
        <Warning>
          {words.again(dateTime(again))} {endpoint.last_failure}
        </Warning>
      )}
      {isAhead(until) && <p className="note">{words.twoKeys(dateTime(until!))}</p>}
      {endpoint.waiting > 0 && <p className="note">{words.waiting(endpoint.waiting)}</p>}
      {endpoint.given_up > 0 && <Warning>{words.givenUp(endpoint.given_up)}</Warning>}
      <div className="field-row">
        <button className="btn btn-sm" type="button" disabled={!enabled || test.isPending} onClick={() => test.mutate(at)}>
          {words.test}
        </button>
        <button className="btn btn-sm" type="button" onClick={() => setAsking('rotate')}>
          {words.rotate}
        </button>
        <button
          className="btn btn-sm"
          type="button"
          disabled={change.isPending}
          onClick={() => change.mutate({ ...at, body: { url, types, enabled: !enabled } })}
        >
          {enabled ? words.switchOff : words.switchOn}
        </button>
        <button className="btn btn-sm btn-danger" type="button" onClick={() => setAsking('remove')}>
          {words.remove}
        </button>
      </div>
      <Deliveries endpointId={endpoint.id} last={endpoint.last_at ? ago(endpoint.last_at) : null} />
      {asking === 'rotate' && (
        <Ask
          title={words.rotate}
          help={words.rotateHelp}
          verb={words.rotate}
          busy={rotate.isPending}
          hasReason
          isMild
          onClose={() => setAsking(null)}
          onYes={(reason) => rotate.mutate({ ...at, body: { overlap_hours: KEY_OVERLAP_HOURS, reason } })}
        />
      )}
      {asking === 'remove' && (
        <Ask
          title={words.removeAsk(URL.parse(url)?.host ?? url)}
          help={words.removeHelp}
          verb={words.remove}
          busy={remove.isPending}
          hasReason
          onClose={() => setAsking(null)}
          onYes={(reason) => remove.mutate({ ...at, ...(reason ? { reason } : {}) })}
        />
      )}
    </section>
  )
}

const isAhead = (time: string | null): boolean => time !== null && Date.parse(time) > Date.now()

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="callout callout-warn">
    <Icon name="i-warn" />
    {children}
  </p>
)
