import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setOwnLanguage } from '../../src/db/people/language.ts'
import { accountMailTexts } from '../../src/auth/mail-texts/texts.ts'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { mailServer } from '../helpers/mail-server.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Desk } from './desk.ts'

/** A message as a person reads it. */
const read = (message: string) =>
  Buffer.from(
    message.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()

describe('the language of mails about an account', () => {
  let desk: Desk
  let mail: Awaited<ReturnType<typeof mailServer>>

  before(async () => {
    mail = await mailServer()
    desk = await startDesk({
      settings: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, PUBLIC_URL: 'http://imprimatur.company.example' },
    })
  })
  after(async () => {
    await desk.close()
    await mail.close()
  })

  const forget = async (email: string) => {
    assert.equal((await desk.browser().call('POST', '/auth/forgot-password', { json: { email } })).status, 202)
  }

  test('a person reads their own choice, else the language of their workspace, else English', async () => {
    const person = await desk.member('editor', 'Mara')
    await forget(person.email)
    assert.match(read(await mail.next('Set a new password')), /within 2 hours/)
    await desk.db.query('update workspaces set language = $2 where id = $1', [desk.workspaceId, 'FI'])
    await forget(person.email)
    assert.match(read(await mail.next('Aseta uusi salasana')), /2 tunnin kuluessa/)
    await setOwnLanguage(desk.db, person.userId!, 'DE')
    await forget(person.email)
    assert.match(read(await mail.next('Neues Passwort setzen')), /innerhalb von 2 Stunden diesen Link/)
  })

  test('so do a new sign-in, a changed password and an invitation', async () => {
    const person = await desk.member('owner', 'Nora')
    await setOwnLanguage(desk.db, person.userId!, 'NL')
    const json = { email: person.email, password: PASSWORD }
    assert.equal((await desk.browser().call('POST', '/auth/sign-in', { json, headers: { 'user-agent': 'new' } })).status, 200)
    assert.match(read(await mail.next('Nieuwe aanmelding bij Imprimatur')), /Browser: new/)
    const changed = { current_password: PASSWORD, new_password: 'another good password' }
    assert.equal((await person.call('POST', '/auth/password', { json: changed })).status, 200)
    assert.match(read(await mail.next('Uw account bij Imprimatur')), /Het wachtwoord van uw account is gewijzigd/)
    // Somebody without an account reads the language of the workspace.
    assert.equal((await person.call('POST', '/w/invitations', { json: { email: 'new@company.example', role: 'viewer' } })).status, 201)
    assert.match(read(await mail.next('Kutsu: Test')), /seitsemän päivän kuluessa/)
  })

  test('every language says all of it', async () => {
    const english = await accountMailTexts('EN')
    for (const language of LANGUAGE_KEYS.filter((key) => key !== 'EN')) {
      const words = await accountMailTexts(language)
      assert.deepEqual(Object.keys(words.changed), Object.keys(english.changed), language)
      for (const [what, said] of Object.entries(words.changed))
        assert.notEqual(said, english.changed[what as keyof typeof english.changed], `${language}: ${what}`)
      assert.match(words.reset.open(2), /2/, language)
      assert.ok(words.invitation.subject('Nord').includes('Nord') && words.invitation.invites('Ann', 'Nord').includes('Ann'), language)
    }
  })
})
