import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_LINK } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { CopyButton } from '../base/parts/copy-button.tsx'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.notices
/** How often it looks whether what waits was sent. */
const WHILE_WAITING = 3_000
const KINDS = ['run_ended', 'run_failed', 'deleted'] as const

/** The workspace's webhook: one address, which events it has, the key that signs them. */
export function NoticeWebhook() {
  const { id } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['webhook', id],
    queryFn: () => call('getWebhook', { workspace_id: id }),
    refetchInterval: ({ state }) => (state.data?.waiting ? WHILE_WAITING : false),
  })
  const test = useChange('testNoticeWebhook', ['webhook'], () => say({ text: words.hookTested, icon: 'i-check' }))
  const [reason, setReason] = useState('')
  const set = useChange('setWebhook', ['webhook', 'notice-choices'], () => {
    setReason('')
    say({ text: words.saved, icon: 'i-check' })
  })
  if (!data) return null
  return (
    <form
      className="sheet card"
      aria-label={words.hook}
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const url = String(given.get('url')).trim()
        set.mutate({ workspace_id: id, body: { url: url || null, kinds: KINDS.filter((kind) => given.has(kind)), reason } })
      }}
    >
      <h2>{words.hook}</h2>
      <p className="note">{words.hookNote}</p>
      <Field label={words.hookUrl}>
        {(control) => (
          <input {...control} name="url" type="url" maxLength={LONGEST_LINK} defaultValue={data.url ?? ''} autoComplete="off" />
        )}
      </Field>
      {KINDS.map((kind) => (
        <label key={kind} className="check">
          <input type="checkbox" name={kind} defaultChecked={data.kinds.includes(kind)} /> {words.kind[kind][0]}
        </label>
      ))}
      <p>
        {words.hookKey} <code>{data.key.slice(0, 12)}…</code> <CopyButton text={data.key} label={words.hookKey} />
      </p>
      {data.waiting > 0 && (
        <p className="callout callout-warn">
          {words.hookWaiting(data.waiting)} {data.failure}
        </p>
      )}
      <Why value={reason} onChange={setReason} />
      <div>
        <button className="btn btn-primary" disabled={set.isPending}>
          {words.save}
        </button>{' '}
        <button
          className="btn"
          type="button"
          disabled={data.url === null || test.isPending}
          onClick={() => test.mutate({ workspace_id: id })}
        >
          {words.hookTest}
        </button>
      </div>
    </form>
  )
}
