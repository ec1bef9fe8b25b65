import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PASSWORD } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { CLIENT, identityProvider } from '../helpers/identity-provider.ts'
import { totp } from '../helpers/totp.ts'
import { assertAccessible, openPage, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

/** A device that makes and shows passkeys, inside the browser; `verifies`: it asks for a finger and gets the right one. */
async function device(page: OpenPage, verifies = true) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: verifies,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    verifies: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

describe('passkeys, codes and a provider, in the browser', () => {
  let desk: Desk
  let mara: Browser
  let provider: Awaited<ReturnType<typeof identityProvider>>
  before(async () => {
    provider = await identityProvider()
    desk = await startWeb({ settings: { ...CLIENT, OIDC_ISSUER: provider.issuer, OIDC_NAME: 'Company login' } })
    provider.start([`${desk.url}/single-sign-on`])
    mara = await desk.member('owner', 'Mara')
  })
  after(async () => {
    await desk.close()
    await provider.close()
  })

  test('a passkey is added, named, signs in without a password or a code, and is removed', async () => {
    // Passkeys belong to a name; a number has none.
    const at = { ...desk, url: desk.url.replace('127.0.0.1', 'localhost') }
    const page = await openPage(at, mara, `/w/${desk.workspaceId}/settings/account`)
    const phone = await device(page)
    const card = page.locator('form', { has: page.getByRole('heading', { name: 'Passkeys' }) })
    await card.getByLabel('Name of a new passkey').fill('Phone')
    await card.getByLabel('Password').fill('not this one')
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await card.getByText('This is not the current password').waitFor()
    await card.getByLabel('Password').fill(PASSWORD)
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await card.getByLabel('Name of the passkey Phone').waitFor()
    assert.equal((await phone.credentials()).length, 1)
    await assertAccessible(page, 'passkeys')
    await card.getByLabel('Name of the passkey Phone').fill('Old phone')
    await card.getByLabel('Name of the passkey Phone').blur()
    await card.getByLabel('Name of the passkey Old phone').waitFor()

    // A workspace that asks for a second factor takes it.
    await desk.db.query('update workspaces set requires_second_factor = true where id = $1', [desk.workspaceId])
    await page.context().clearCookies()
    await page.goto(`${at.url}/sign-in`)
    await phone.verifies(false)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('Nothing was chosen').waitFor()
    await phone.verifies(true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('button', { name: /^Answer later/ }).waitFor()
    const { rows } = await desk.db.query('select method from sessions where user_id = $1 order by created_at', [mara.userId])
    assert.deepEqual(rows, [{ method: 'password' }, { method: 'passkey' }])

    await page.goto(`${at.url}/w/${desk.workspaceId}/settings/account`)
    await card.getByLabel('Password').fill(PASSWORD)
    await card.getByRole('button', { name: 'Remove Old phone' }).click()
    await card.getByLabel('Name of the passkey Old phone').waitFor({ state: 'detached' })
    await page.context().clearCookies()
    await page.goto(`${at.url}/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('This passkey does not open an account here.').waitFor()
    await desk.db.query('update workspaces set requires_second_factor = false where id = $1', [desk.workspaceId])
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('an authenticator app is set up by hand and asked for at the sign-in; a workspace that requires it leads there', async () => {
    const olga = await desk.member('owner', 'Olga')
    const page = await openPage(desk, olga, `/w/${desk.workspaceId}/settings/account`)
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Second factor' }) })
    await card.getByLabel('Password').fill(PASSWORD)
    await card.getByRole('button', { name: 'Set up' }).click()
    await card.getByRole('img', { name: /QR code/ }).waitFor()
    const secret = (await card.locator('.totp-secret').innerText()).replaceAll(' ', '')
    await assertAccessible(page, 'setting up an authenticator app')
    await card.getByLabel('The code it shows').fill(totp(secret))
    await card.getByRole('button', { name: 'Turn on' }).click()
    await card.locator('.recovery-codes li').first().waitFor()
    assert.equal(await card.locator('.recovery-codes li').count(), 10)
    const [code] = await card.locator('.recovery-codes code').allInnerTexts()
    assert.equal(await card.getByRole('button', { name: 'Done' }).isDisabled(), true, 'not before they are stored')
    await card.getByLabel('I have stored them in a safe place').check()
    await card.getByRole('button', { name: 'Done' }).click()
    await card.getByText('10 recovery codes left').waitFor()

    await page.goto(`${desk.url}/w/${desk.workspaceId}/settings/security`)
    await page.getByLabel('Members must sign in with a second factor').check()
    await page.getByText('Saved').waitFor()
    await page.getByLabel(/open to these addresses/).fill('203.0.113.0/24')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByText('Your own address, 127.0.0.1').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await assertAccessible(page, 'security')
    await page.goto(`${desk.url}/w/${desk.workspaceId}/settings/single-sign-on`)
    const provided = page.getByRole('main')
    await provided.getByText(provider.issuer, { exact: true }).waitFor()
    await provided.getByText(`${desk.url}/single-sign-on`).waitFor()
    await provided.getByRole('button', { name: 'Read its discovery document' }).click()
    await provided.getByText('It answers.').waitFor()
    await assertAccessible(page, 'single sign-on')

    const plain = await openPage(desk, await desk.member('viewer', 'Plain'), '/')
    await plain.getByRole('heading', { name: 'A second factor is needed' }).waitFor()
    await assertAccessible(plain, 'a second factor is needed')
    await plain.context().close()

    await page.context().clearCookies()
    await page.goto(`${desk.url}/sign-in`)
    await page.getByLabel('E-mail').fill(olga.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('Code', { exact: true }).fill(code!)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: /^Answer later/ }).waitFor()
    await page.goto(`${desk.url}/w/${desk.workspaceId}/settings/sessions`)
    await page.getByRole('rowheader', { name: 'Recovery code used' }).waitFor()
    await assertAccessible(page, 'sessions')
    await desk.db.query('update workspaces set requires_second_factor = false where id = $1', [desk.workspaceId])
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('an answer of a passkey is taken once, in the browser that asked, and with a signature of its own', async () => {
    const at = { ...desk, url: desk.url.replace('127.0.0.1', 'localhost') }
    const page = await openPage(at, null, '/sign-in')
    const bodies: string[] = []
    await page.route('**/app/api/auth/sign-in/passkey', async (route) => {
      bodies.push(route.request().postData()!)
      await route.abort()
    })
    const nora = await desk.member('viewer', 'Nora')
    await device(page)
    await page.context().addCookies([...nora.cookies].map(([name, value]) => ({ name, value, url: at.url })))
    await page.goto(`${at.url}/w/${desk.workspaceId}/settings/account`)
    const card = page.locator('form', { has: page.getByRole('heading', { name: 'Passkeys' }) })
    await card.getByLabel('Password').fill(PASSWORD)
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await card.getByLabel('Name of the passkey Passkey').waitFor()
    await page.context().clearCookies()
    await page.goto(`${at.url}/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForFunction(() => document.querySelector('.field-error') !== null)
    const kept = (await page.context().cookies()).map(({ name, value }) => [name, value] as const)
    const send = async (cookies: readonly (readonly [string, string])[], body: object) => {
      const browser = desk.browser()
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return (await browser.call('POST', '/auth/sign-in/passkey', { json: body })).status
    }
    const answer = JSON.parse(bodies[0]!) as { response: { signature: string } }
    assert.equal(await send([], answer), 401, 'another browser')
    assert.equal(await send(kept, answer), 200)
    assert.equal(await send(kept, answer), 401, 'once more')
    await page.context().close()
  })

  test('the button of the provider leads there and back to where the person was going', async () => {
    const account = { sub: 'someone', email: 'someone@company.example', email_verified: true, name: 'Some One' }
    provider.as({ ...account, email_verified: false })
    const page = await openPage(desk, null, `/sign-in?next=/w/${desk.workspaceId}/settings/sessions`)
    await page.getByRole('button', { name: 'Sign in with Company login' }).click()
    await page.getByText('Company login has not verified').waitFor()
    assert.equal(page.url(), `${desk.url}/single-sign-on`, 'the answer is gone from the address')
    await assertAccessible(page, 'a refused sign-in')
    await page.getByRole('link', { name: 'Back to signing in' }).click()
    provider.as(account)
    await desk.db.query(
      `insert into links (id, hash, purpose, workspace_id, email, role, expires_at)
       values (gen_random_uuid(), sha256('a'), 'invitation', $1, $2, 'viewer', now() + interval '1 hour')`,
      [desk.workspaceId, account.email],
    )
    await page.goto(`${desk.url}/sign-in?next=/w/${desk.workspaceId}/settings/sessions`)
    await page.getByRole('button', { name: 'Sign in with Company login' }).click()
    await page.getByRole('rowheader', { name: 'Signed in with a new browser' }).waitFor()
    assert.ok(page.url().endsWith('/settings/sessions'))
    await page.context().close()
  })
})
