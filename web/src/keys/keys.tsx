import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { ago, date, dateTime } from '../base/format.ts'
import { Avatar } from '../base/parts/avatar.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Ask } from '../base/parts/ask.tsx'
import { NameKeyDialog, NewKey } from './new-key.tsx'
import { RotateKey } from './rotate-key.tsx'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'

const words = strings.settings
const limits = strings.keyLimits

/** API keys: created, shown once, and revoked here. */
export function Keys() {
  const { id, plan } = useWorkspace()
  const [naming, setNaming] = useState(false)
  const [made, setMade] = useState<Schemas['ApiKeyCreated'] | null>(null)
  const [rotating, setRotating] = useState<Schemas['ApiKey'] | null>(null)
  const [revoking, setRevoking] = useState<Schemas['ApiKey'] | null>(null)
  const { data } = useQuery({ queryKey: ['keys', id], queryFn: () => call('listKeys', { workspace_id: id }) })
  const revoke = useChange('revokeKey', ['keys', 'plan'], () => {
    say({ text: words.revoked(revoking?.name ?? ''), icon: 'i-check' })
    if (made?.api_key.id === revoking?.id) setMade(null)
    setRevoking(null)
  })
  return (
    <Section
      title={words.section.keys}
      note={words.keysNote}
      actions={
        <button className="btn" type="button" onClick={() => setNaming(true)}>
          <Icon name="i-plus" />
          {words.newKey}
        </button>
      }
    >
      {plan === 'free' && (
        <p className="callout callout-warn">
          <Icon name="i-warn" />
          {words.noApi}
        </p>
      )}
      {made && <NewKey made={made} onDone={() => setMade(null)} />}
      <section className="sheet" aria-label={words.keys}>
        {data?.keys.length === 0 ? (
          <Empty
            title={words.noKeys}
            action={
              <button className="btn btn-primary" type="button" onClick={() => setNaming(true)}>
                {words.newKey}
              </button>
            }
          >
            {words.noKeysHelp}
          </Empty>
        ) : (
          <table className="table table-mid">
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.startsWith}</th>
                <th scope="col">{words.madeBy}</th>
                <th scope="col">{words.made}</th>
                <th scope="col">{words.lastUsed}</th>
                <th scope="col">
                  <span className="vh">{words.revoke}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data?.keys.map((key) => (
                <KeyRow
                  key={key.id}
                  apiKey={key}
                  fresh={key.id === made?.api_key.id}
                  onRotate={() => setRotating(key)}
                  onRevoke={() => setRevoking(key)}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <p className="note">{words.revokeNote}</p>
      {naming && (
        <NameKeyDialog
          onClose={() => setNaming(false)}
          onMade={(key) => {
            setMade(key)
            setNaming(false)
          }}
        />
      )}
      {rotating && (
        <RotateKey
          apiKey={rotating}
          onClose={() => setRotating(null)}
          onMade={(key) => {
            setMade(key)
            setRotating(null)
          }}
        />
      )}
      {revoking && (
        <Ask
          title={words.revokeAsk(revoking.name)}
          help={words.revokeHelp}
          verb={words.revoke}
          busy={revoke.isPending}
          onClose={() => setRevoking(null)}
          hasReason
          onYes={(reason) => revoke.mutate({ workspace_id: id, key_id: revoking.id, ...(reason ? { reason } : {}) })}
        />
      )}
    </Section>
  )
}

const isPast = (time: string | null): boolean => time !== null && Date.parse(time) <= Date.now()

interface RowProps {
  apiKey: Schemas['ApiKey']
  fresh: boolean
  onRotate(): void
  onRevoke(): void
}

function KeyRow({ apiKey, fresh, onRotate, onRevoke }: RowProps) {
  const { name, prefix, created_by: maker, created_at: made, last_used_at: used, revoked_at: revoked, expires_at: ends } = apiKey
  const hasEnded = isPast(ends)
  return (
    <tr className={revoked || hasEnded ? 'is-off' : fresh ? 'is-new' : undefined}>
      <th scope="row">
        {name} {fresh && <span className="tag">{words.isNew}</span>}
        <span className="sub">{words.keyOwnerTag[apiKey.belongs_to]}</span>
        <span className="sub">
          {apiKey.scopes.map((scope) => limits.scope[scope][0]).join(', ')}
          {apiKey.rate_limit !== null && ` · ${limits.perSecond(apiKey.rate_limit)}`}
        </span>
      </th>
      <td data-label={words.startsWith}>
        <code>{prefix}</code>
      </td>
      <td data-label={words.madeBy}>
        {maker ? (
          <>
            <Avatar name={maker.name} /> {maker.name}
          </>
        ) : (
          words.leftWorkspace
        )}
      </td>
      <td data-label={words.made}>{fresh ? words.justNow : date(made)}</td>
      <td data-label={words.lastUsed}>
        {used ? ago(used) : words.never}
        {apiKey.last_used_from !== null && <span className="sub">{limits.from(apiKey.last_used_from)}</span>}
      </td>
      <td className="num">
        {revoked || hasEnded ? (
          <span className="note">{revoked ? words.revokedAt(date(revoked)) : limits.endedAt(dateTime(ends!))}</span>
        ) : (
          <>
            {ends !== null && (
              <span className="note">
                {apiKey.replaced_by !== null && `${limits.replaced}, `}
                {limits.endsAt(dateTime(ends))}
              </span>
            )}
            {apiKey.replaced_by === null && (
              <button className="btn btn-ghost btn-sm" type="button" onClick={onRotate}>
                {limits.rotate}
                <span className="vh"> {name}</span>
              </button>
            )}
            <button className="btn btn-ghost btn-sm btn-danger" type="button" onClick={onRevoke}>
              {words.revoke}
              <span className="vh"> {name}</span>
            </button>
          </>
        )}
      </td>
    </tr>
  )
}
