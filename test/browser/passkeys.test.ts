import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PASSWORD } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
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

describe('passkeys', () => {
  let desk: Desk
  let mara: Browser
  before(async () => {
    desk = await startWeb()
    mara = await desk.member('owner', 'Mara')
  })
  after(() => desk.close())

  test('is added, named, signs in without a password or a code, and is removed', async () => {
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
    await page.getByRole('heading', { name: 'Nothing is under review yet' }).waitFor()
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
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('an answer is taken once, in the browser that asked, and with a signature of its own', async () => {
    await desk.db.query('update workspaces set requires_second_factor = false where id = $1', [desk.workspaceId])
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
})
