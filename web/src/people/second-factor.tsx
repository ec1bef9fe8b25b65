import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_PASSWORD, LONGEST_SECOND_FACTOR_CODE } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useSession } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { faultAt, otherFault } from '../base/form-faults.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodeList } from './recovery-codes.tsx'

/** Six digits, and the space that some programs show between them. */
const LONGEST_TYPED_CODE = 7

const words = strings.settings.secondFactor
const FIELDS = ['password', 'code']

/** Setting up an authenticator app, new recovery codes, and turning it off. */
export function SecondFactor({ onDone }: { onDone?: () => void }) {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['second-factor'], queryFn: () => call('getSecondFactor', {}) })
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => Promise.all(['second-factor', 'session', 'sessions'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const show = (fresh: string[]) => {
    setCodes(fresh)
    void queries.invalidateQueries({ queryKey: ['second-factor'] })
  }
  if (!data) return null
  return (
    <section className="sheet card" aria-labelledby="second-factor">
      <h2 id="second-factor">{words.title}</h2>
      {codes ? (
        <RecoveryCodeList
          codes={codes}
          onDone={() => {
            setCodes(null)
            void refresh().then(() => onDone?.())
          }}
        />
      ) : !data.has_password ? (
        <p className="note">{words.noPassword}</p>
      ) : data.on ? (
        <TurnedOn left={data.recovery_codes_left} onCodes={show} onOff={() => void refresh()} />
      ) : (
        <SetUp onCodes={show} />
      )}
    </section>
  )
}

function SetUp({ onCodes }: { onCodes(codes: string[]): void }) {
  const { user } = useSession()
  const begin = useMutation({ mutationFn: (password: string) => call('beginSecondFactor', { body: { password } }) })
  const confirm = useMutation({
    mutationFn: (code: string) => call('confirmSecondFactor', { body: { code } }),
    onSuccess: ({ recovery_codes: codes }) => onCodes(codes),
  })
  if (!begin.data)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          begin.mutate(String(new FormData(event.currentTarget).get('password')))
        }}
      >
        <p className="note">{words.help}</p>
        <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
        <div className="field-row">
          <div className="grow">
            <Field label={strings.settings.password} fault={faultAt(begin.error, 'password') ?? otherFault(begin.error, FIELDS)}>
              {(control) => (
                <input {...control} name="password" type="password" autoComplete="current-password" required maxLength={LONGEST_PASSWORD} />
              )}
            </Field>
          </div>
          <button className="btn btn-save" disabled={begin.isPending}>
            {words.setUp}
          </button>
        </div>
      </form>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        confirm.mutate(String(new FormData(event.currentTarget).get('code')))
      }}
    >
      <p>{words.scan}</p>
      <QrCode text={begin.data.uri} label={words.qrCode} />
      <p className="note">{words.typeInstead}</p>
      <p>
        <code className="totp-secret">{begin.data.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <div className="field-row">
        <div className="grow">
          <Field label={words.firstCode} fault={faultAt(confirm.error, 'code') ?? otherFault(confirm.error, FIELDS)}>
            {(control) => (
              <input
                {...control}
                name="code"
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                maxLength={LONGEST_TYPED_CODE}
                autoFocus
              />
            )}
          </Field>
        </div>
        <button className="btn btn-primary btn-save" disabled={confirm.isPending}>
          {words.turnOn}
        </button>
      </div>
    </form>
  )
}

/** New recovery codes, or off: both ask for the password and a code. */
function TurnedOn({ left, onCodes, onOff }: { left: number; onCodes(codes: string[]): void; onOff(): void }) {
  const { user } = useSession()
  const change = useMutation({
    async mutationFn({ what, body }: { what: string; body: { password: string; code: string } }) {
      if (what === 'renew') return (await call('renewRecoveryCodes', { body })).recovery_codes
      await call('removeSecondFactor', { body })
      return null
    },
    onSuccess(codes) {
      if (codes) return onCodes(codes)
      say({ text: words.isOff, icon: 'i-check' })
      onOff()
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const { submitter } = event.nativeEvent as SubmitEvent
        change.mutate({
          what: (submitter as HTMLButtonElement | null)?.value ?? 'renew',
          body: { password: String(form.get('password')), code: String(form.get('code')) },
        })
      }}
    >
      <p className="note">{words.on(left)}</p>
      <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
      <div className="field-row">
        <div className="grow">
          <Field label={strings.settings.password} fault={faultAt(change.error, 'password') ?? otherFault(change.error, FIELDS)}>
            {(control) => (
              <input {...control} name="password" type="password" autoComplete="current-password" required maxLength={LONGEST_PASSWORD} />
            )}
          </Field>
        </div>
        <div className="grow">
          <Field label={words.code} fault={faultAt(change.error, 'code')}>
            {(control) => (
              <input {...control} name="code" type="text" autoComplete="one-time-code" required maxLength={LONGEST_SECOND_FACTOR_CODE} />
            )}
          </Field>
        </div>
      </div>
      <div className="button-row">
        <button className="btn" value="renew" disabled={change.isPending}>
          {words.renew}
        </button>
        <button className="btn btn-danger" value="off" disabled={change.isPending}>
          {words.turnOff}
        </button>
      </div>
    </form>
  )
}
