import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_NAME, LONGEST_PASSWORD } from '../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../src/languages.ts'
import type { LanguageKey } from '../../../src/languages.ts'
import { call } from '../base/api.ts'
import { byName, langTag } from '../base/format.ts'
import { isSpoken, ownName, wantedLanguage } from '../base/language.ts'
import { Field } from '../base/parts/field.tsx'
import { say, sayRefused } from '../base/parts/toast.tsx'
import { loadsInOwnLanguage, sessionQuery, useSession } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { faultAt, otherFault } from '../base/form-faults.ts'
import { leave } from '../base/leave.ts'
import { useLetterKeys, useOpenNext } from '../base/keys.ts'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Section } from '../base/parts/section.tsx'

const words = strings.settings

/** The user's name and password, and signing out of every browser. */
export function Account() {
  const { user, server } = useSession()
  const queries = useQueryClient()
  const rename = useMutation({
    mutationFn: (name: string) => call('changeProfile', { body: { name } }),
    onSuccess(session) {
      queries.setQueryData(sessionQuery.queryKey, session)
      void queries.invalidateQueries({ queryKey: ['members'] })
      say({ text: words.saved, icon: 'i-check' })
    },
    onError: (error) => sayRefused(error.message),
  })
  return (
    <Section title={words.section.account} note={words.accountNote}>
      <form
        className="sheet card"
        onSubmit={(event) => {
          event.preventDefault()
          rename.mutate(String(new FormData(event.currentTarget).get('name')))
        }}
      >
        <div className="field-row">
          <div className="grow">
            <Field label={words.yourName} help={words.yourNameHelp}>
              {(control) => (
                <input
                  {...control}
                  name="name"
                  type="text"
                  autoComplete="name"
                  defaultValue={user?.name}
                  required
                  pattern=".*\S.*"
                  maxLength={LONGEST_NAME}
                />
              )}
            </Field>
          </div>
          <button className="btn btn-save" disabled={rename.isPending}>
            {words.save}
          </button>
        </div>
        <p className="note">
          {words.email}: {user?.email}
        </p>
      </form>
      <ScreenLanguage />
      {server.passwords && (
        <>
          <Password />
          <SecondFactor />
          <Passkeys />
        </>
      )}
      <AtTheDesk />
      <section className="sheet card" aria-labelledby="everywhere">
        <div className="card-top">
          <div>
            <h2 id="everywhere">{words.everywhere}</h2>
            <p className="note">{words.everywhereHelp}</p>
          </div>
          <button className="btn" type="button" onClick={() => void leave('signOutEverywhere')}>
            {words.everywhere}
          </button>
        </div>
      </section>
    </Section>
  )
}

/** Another language needs the page anew, because modules read its texts as they run. */
function ScreenLanguage() {
  const { user, workspaces, current_workspace_id: current } = useSession()
  const ofWorkspace = workspaces.find(({ id }) => id === current)?.language
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (key: LanguageKey | null) => call('changeProfile', { body: { language: key } }),
    onSuccess(session) {
      queries.setQueryData(sessionQuery.queryKey, session)
      if (loadsInOwnLanguage(session)) location.reload()
      else say({ text: words.saved, icon: 'i-check' })
    },
    onError: (error) => sayRefused(error.message),
  })
  return (
    <section className="sheet card" aria-labelledby="screen-language">
      <h2 id="screen-language">{words.screenLanguage}</h2>
      <Field label={words.screenLanguage} help={words.screenLanguageHelp}>
        {(control) => (
          <select
            {...control}
            value={user?.language ?? ''}
            disabled={change.isPending}
            onChange={(event) => change.mutate((event.target.value || null) as LanguageKey | null)}
          >
            <option value="">{words.asBrowser(ownName(wantedLanguage(undefined, langTag(ofWorkspace))))}</option>
            {LANGUAGE_KEYS.filter((key) => isSpoken(langTag(key)))
              .map((key) => ({ key, tag: langTag(key)!, name: ownName(langTag(key)!) }))
              .toSorted((one, other) => byName(one.name, other.name))
              .map(({ key, tag, name }) => (
                <option key={key} value={key} lang={tag}>
                  {name}
                </option>
              ))}
          </select>
        )}
      </Field>
    </section>
  )
}

/** The same choices as under the keys of the desk; this browser keeps them. */
function AtTheDesk() {
  const [letters, setLetters] = useLetterKeys()
  const [next, setNext] = useOpenNext()
  return (
    <section className="sheet card" aria-labelledby="at-the-desk">
      <h2 id="at-the-desk">{words.atTheDesk}</h2>
      <div className="checks">
        <label className="check">
          <input type="checkbox" checked={next} onChange={(event) => setNext(event.target.checked)} /> {strings.desk.openNext}
        </label>
        <label className="check">
          <input type="checkbox" checked={letters} onChange={(event) => setLetters(event.target.checked)} /> {strings.desk.letterKeys}
        </label>
      </div>
    </section>
  )
}

const FIELDS = ['current_password', 'new_password']

function Password() {
  const { user } = useSession()
  const [times, setTimes] = useState(0)
  const change = useMutation({
    mutationFn: (form: FormData) =>
      call('changePassword', { body: { current_password: String(form.get('current')), new_password: String(form.get('new')) } }),
    onSuccess() {
      setTimes((before) => before + 1)
      say({ text: words.passwordChanged, icon: 'i-check' })
    },
  })
  return (
    <form
      key={times}
      className="sheet card"
      aria-labelledby="password"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(new FormData(event.currentTarget))
      }}
    >
      <h2 id="password">{words.changePassword}</h2>
      <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
      <div className="field-row">
        <div className="grow">
          <Field label={words.currentPassword} fault={faultAt(change.error, 'current_password') ?? otherFault(change.error, FIELDS)}>
            {(control) => (
              <input {...control} name="current" type="password" autoComplete="current-password" required maxLength={LONGEST_PASSWORD} />
            )}
          </Field>
        </div>
        <div className="grow">
          <Field label={words.newPassword} help={words.passwordHelp} fault={faultAt(change.error, 'new_password')}>
            {(control) => (
              <input
                {...control}
                name="new"
                type="password"
                autoComplete="new-password"
                required
                minLength={10}
                maxLength={LONGEST_PASSWORD}
              />
            )}
          </Field>
        </div>
      </div>
      <div>
        <button className="btn" disabled={change.isPending}>
          {words.changePassword}
        </button>
      </div>
    </form>
  )
}
