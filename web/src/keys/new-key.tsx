import { useState } from 'react'
import { LONGEST_KEY_NAME, LONGEST_REASON } from '../../../src/contract/limits.ts'
import type { Schemas } from '../base/api.ts'
import { CopyButton } from '../base/parts/copy-button.tsx'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { today } from '../base/parts/exception-terms.tsx'
import { useChange } from '../base/use-change.ts'

const words = strings.settings
const limits = strings.keyLimits
const SCOPES = ['read', 'review', 'write', 'check', 'administer', 'keys'] as const
/** Those most programs need: who manages webhooks or keys is asked for it. */
const USUAL: readonly string[] = SCOPES.filter((scope) => scope !== 'administer' && scope !== 'keys')

export function NameKeyDialog({ onClose, onMade }: { onClose(): void; onMade(made: Schemas['ApiKeyCreated']): void }) {
  const { id } = useWorkspace()
  const make = useChange('createKey', ['keys', 'plan'], onMade)
  return (
    <Dialog
      title={words.newKey}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="name-key" disabled={make.isPending}>
            {words.makeKey}
          </button>
        </>
      }
    >
      <form
        id="name-key"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const scopes = SCOPES.filter((scope) => form.has(scope))
          if (scopes.length === 0) return sayRefused(limits.pickOne)
          make.mutate({
            workspace_id: id,
            body: {
              name: String(form.get('name')),
              belongs_to: form.get('belongs_to') as Schemas['ApiKey']['belongs_to'],
              scopes,
              expires_on: String(form.get('expires_on')) || null,
              rate_limit: Number(form.get('rate_limit')) || null,
              reason: String(form.get('reason')),
            },
          })
        }}
      >
        <Field label={words.keyName} help={words.keyNameHelp}>
          {(control) => (
            <input
              {...control}
              name="name"
              type="text"
              required
              pattern=".*\S.*"
              maxLength={LONGEST_KEY_NAME}
              data-first
              autoComplete="off"
            />
          )}
        </Field>
        <fieldset className="role-pick">
          <legend>{words.belongsTo}</legend>
          {(['workspace', 'person'] as const).map((owner) => (
            <label key={owner} className="check">
              <input type="radio" name="belongs_to" value={owner} defaultChecked={owner === 'workspace'} />
              <span>
                <b>{words.keyOwner[owner]}</b> <span className="note">{words.keyOwnerHelp[owner]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="role-pick">
          <legend>{limits.scopes}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} className="check">
              <input type="checkbox" name={scope} defaultChecked={USUAL.includes(scope)} />
              <span>
                <b>{limits.scope[scope][0]}</b> <span className="note">{limits.scope[scope][1]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field label={limits.expires} help={limits.expiresHelp}>
          {(control) => <input {...control} name="expires_on" type="date" min={today()} />}
        </Field>
        <Field label={limits.rate} help={limits.rateHelp}>
          {(control) => <input {...control} name="rate_limit" type="number" min={1} max={100_000} step={1} />}
        </Field>
        <Field label={words.why.label} help={words.why.help}>
          {(control) => <input {...control} name="reason" type="text" maxLength={LONGEST_REASON} autoComplete="off" />}
        </Field>
      </form>
    </Dialog>
  )
}

/** The new key, shown only once: with a copy button, a command to try it, and no way to continue before it is stored. */
export function NewKey({ made, onDone }: { made: Schemas['ApiKeyCreated']; onDone(): void }) {
  const [stored, setStored] = useState(false)
  // Two lines read better than one long one, and a shell takes them as well.
  const command = made.curl.replace(' -H ', ' \\\n  -H ')
  return (
    <section className="sheet card newkey" aria-labelledby="new-key">
      <div className="newkey-head">
        <Icon name="i-key" />
        <div>
          <h2 id="new-key">{words.keyReady(made.api_key.name)}</h2>
          <p>{words.keyOnce}</p>
        </div>
      </div>
      <div className="secret">
        <code>{made.key}</code>
        <CopyButton text={made.key} label={words.copyKey} small={false} primary />
      </div>
      <div className="code">
        <div className="code-head">
          <span>{words.tryIt}</span>
          <CopyButton text={command} ghost />
        </div>
        <pre tabIndex={0} aria-label={words.command}>
          <code>{command}</code>
        </pre>
      </div>
      <div className="newkey-foot">
        <label className="check">
          <input type="checkbox" checked={stored} onChange={(event) => setStored(event.target.checked)} /> {words.stored}
        </label>
        <button className="btn" type="button" disabled={!stored} onClick={onDone}>
          {strings.base.done}
        </button>
      </div>
    </section>
  )
}
