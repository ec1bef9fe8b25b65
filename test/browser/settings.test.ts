import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addMember } from '../../src/db/people/members.ts'
import { addSpending } from '../../src/db/settings/model-spending.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PASSWORD } from '../app-api/desk.ts'
import type { Browser } from '../app-api/desk.ts'
import { page as pageWith, startSite } from '../helpers/site.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { openPage } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: AuditingDesk
let rosa: Browser

const settings = (section: string) => `/w/${desk.workspaceId}/settings/${section}`
const row = (page: OpenPage, name: string) => page.getByRole('row').filter({ hasText: name })
const publicStatus = async (key: string) => {
  const answer = await fetch(`${desk.url}/public/v1/audits`, { headers: { 'X-API-Key': key } })
  await answer.body?.cancel()
  return answer.status
}

describe('settings', () => {
  before(async () => {
    desk = await startAuditingWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
  })
  after(() => desk.close())

  test('a key is shown once, works as pasted, and stops at once when it is revoked', async () => {
    const page = await openPage(desk, rosa, settings('keys'), { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'New key' }).first().click()
    await page.getByLabel('What is the key for?').fill('content-pipeline')
    await page.getByRole('button', { name: 'Make the key' }).click()
    const key = await page.locator('.secret code').innerText()
    assert.equal(await publicStatus(key), 200)
    const command = await page.locator('.code pre').innerText()
    assert.match(command, new RegExp(`^curl ${desk.url}/public/v1/audits\\?limit=5 \\\\\n {2}-H "X-API-Key: ${key}"$`))
    await page.getByRole('button', { name: 'Copy key' }).click()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), key)
    assert.equal(await page.getByRole('button', { name: 'Done' }).isDisabled(), true, 'not before it is stored')
    await assertAccessibleInBoth(page, 'a new key')
    await page.getByLabel('I have stored it in a safe place').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.locator('.secret').waitFor({ state: 'detached' })
    assert.ok(!(await page.content()).includes(key), 'the key cannot be seen again')
    await row(page, 'content-pipeline').getByText(key.slice(0, 8)).waitFor()
    await row(page, 'content-pipeline').getByText('Rosa Blum').first().waitFor({ state: 'attached' })

    await page.getByRole('button', { name: 'Revoke content-pipeline' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await row(page, 'content-pipeline')
      .getByText(/^revoked/)
      .waitFor()
    assert.equal(await publicStatus(key), 401)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a person invited by link joins with the role that was given, which can be changed and taken away', async () => {
    const page = await openPage(desk, rosa, settings('members'))
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('E-mail').fill('kim@company.example')
    await page.getByLabel(/^Viewer/).check()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByRole('dialog').locator('code').innerText()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await row(page, 'kim@company.example').getByText('Viewer').waitFor()
    await assertAccessibleInBoth(page, 'members')

    const kim = await openPage(desk, null, link.slice(desk.url.length))
    await kim.getByRole('heading', { name: 'Join Test' }).waitFor()
    await kim.getByLabel('Your name').fill('Kim Park')
    await kim.getByLabel('New password').fill(PASSWORD)
    await kim.getByRole('button', { name: 'Join' }).click()
    await kim.getByRole('heading', { name: 'Nothing is under review yet' }).waitFor()
    assert.equal(await kim.getByRole('button', { name: 'Try it with the sample site' }).count(), 0, 'a viewer starts nothing')

    await page.reload()
    await page.getByLabel('Role of Kim Park').selectOption('Editor')
    await page.getByRole('dialog').getByLabel('Reason').fill('Writes rules now.')
    await page.getByRole('dialog').getByRole('button', { name: 'Change the role' }).click()
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('select[aria-label="Role of Kim Park"]')?.value === 'editor')
    await kim.reload()
    await kim.getByRole('button', { name: 'Answer later, and look at the sample site first' }).click()
    await kim.getByRole('button', { name: 'Try it with the sample site' }).waitFor()
    await desk.db.query(`update members set role = 'owner' where user_id = (select id from users where email = 'kim@company.example')`)
    await kim.goto(desk.url + settings('keys'))
    const keys: string[] = []
    for (const owner of ['Mine', 'The workspace’s']) {
      await kim.getByRole('button', { name: 'New key' }).first().click()
      await kim.getByLabel('What is the key for?').fill(`key of ${owner}`)
      await kim.getByLabel(owner).check()
      await kim.getByRole('button', { name: 'Make the key' }).click()
      keys.push(await kim.locator('.secret code').innerText())
      await kim.getByLabel('I have stored it in a safe place').check()
      await kim.getByRole('button', { name: 'Done' }).click()
    }
    await row(kim, 'key of Mine').getByText('personal, ends with the membership').waitFor()
    await page.getByRole('button', { name: 'Remove Kim Park' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Their own API keys end with the membership: key of Mine.').waitFor()
    assert.equal(await dialog.getByLabel(/^Revoke 1 API key/).isChecked(), true, 'revoked unless kept')
    await dialog.getByLabel(/^Revoke 1 API key/).uncheck()
    await assertAccessibleInBoth(page, 'removing a member')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await row(page, 'Kim Park').waitFor({ state: 'detached' })
    assert.deepEqual(await Promise.all(keys.map(publicStatus)), [401, 200])
    await kim.reload()
    await kim.getByRole('heading', { name: 'You belong to no workspace' }).waitFor()

    await page.getByLabel('Role of Rosa Blum').selectOption('Viewer')
    await page.getByRole('dialog').getByRole('button', { name: 'Change the role' }).click()
    await page.getByText('A workspace keeps at least one owner').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    assert.equal(await page.getByLabel('Role of Rosa Blum').inputValue(), 'owner')
    await kim.context().close()
    await page.context().close()
  })

  test('whoever has an account joins with its password, or at a click when signed in; the link sets no password', async () => {
    const elsewhere = (await createWorkspace(desk.db, 'Elsewhere')).id
    const nina = await desk.member('viewer', 'Nina Vos', elsewhere)
    await addMember(desk.db, elsewhere, 'no.password@company.example', 'owner')
    const invite = async (email: string) =>
      (await rosa.call('POST', '/w/invitations', { json: { email, role: 'viewer' } })).body.link.slice(desk.url.length)

    const page = await openPage(desk, null, await invite('no.password@company.example'))
    await page.getByRole('heading', { name: 'Join Test' }).waitFor()
    await assertAccessibleInBoth(page, 'joining with an account')
    assert.equal(await page.getByLabel('New password').count(), 0)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Join' }).click()
    await page
      .getByRole('alert')
      .getByText('ask whoever runs this server for a link that sets a new one (imprimatur user reset).')
      .waitFor()
    await page.getByRole('link', { name: 'How to set one' }).click()
    await page.getByText('imprimatur user reset EMAIL').waitFor()
    await page.context().close()

    const own = await openPage(desk, nina, await invite(nina.email))
    await own.getByText('You are signed in as Nina Vos.').waitFor()
    await assertAccessibleInBoth(own, 'joining when signed in')
    await own.getByRole('button', { name: 'Join' }).click()
    await own.getByRole('heading', { name: 'Nothing is under review yet' }).waitFor()
    assert.deepEqual(
      (await nina.call('GET', '/session')).body.workspaces.map(({ name }: { name: string }) => name),
      ['Elsewhere', 'Test'],
    )
    assert.deepEqual(own.complaints, [])
    await own.context().close()
  })

  const assertNoneTicked = async (page: OpenPage) => {
    await page.getByText('None ticked: rules of every market run. The number beside an answer').waitFor()
    assert.equal(await page.getByRole('checkbox', { checked: true }).count(), 0)
    assert.equal(await page.getByText('Guessed from').count(), 0)
  }

  test('countries are ticked beforehand where an audited address names them, and by nothing else', async () => {
    const workspaceId = (await createWorkspace(desk.db, 'Sellers')).id
    const nora = await desk.member('owner', 'Nora', workspaceId)
    const open = () => openPage(desk, nora, `/w/${workspaceId}/settings/markets`, { locale: 'en-US' })
    const site = await startSite({
      '/pounds': pageWith('Soap', '<p>Our eco-friendly soap is £4.50, and delivery is free from £20.</p>'),
      '/euros': pageWith('Soap', '<p>Our eco-friendly soap is €4.50, and delivery is free from €20.</p>'),
      '/none': pageWith('Soap', '<p>Our eco-friendly soap is made by hand.</p>'),
    })
    const urls = ['/pounds', '/euros', '/none'].map((path) => site.url + path)
    await desk.auditing.ended(await desk.auditing.start([{ kind: 'urls', urls }], ['eu-green-claims'], workspaceId))
    await site.close()
    const first = await open()
    await assertNoneTicked(first)
    await first.context().close()
    const hosts = ['https://soap.example/', 'https://www.soap.co.uk/', 'https://soap.de/']
    await desk.db.query('update audits set sources = $2 where workspace_id = $1', [
      workspaceId,
      JSON.stringify([{ kind: 'urls', urls: hosts }]),
    ])
    const second = await open()
    await second.getByText('Guessed from www.soap.co.uk, soap.de: United Kingdom, Germany.').waitFor()
    assert.equal(await second.getByRole('checkbox', { checked: true }).count(), 2)
    await second.getByRole('button', { name: 'Clear' }).click()
    await assertNoneTicked(second)
    assert.deepEqual(second.complaints, [])
    await second.context().close()
  })

  test('three answers pick the rules, the count moves before saving, and why a rule does not run is one click away', async () => {
    const page = await openPage(desk, rosa, settings('markets'))
    await assertNoneTicked(page)
    await assertAccessibleInBoth(page, 'markets')
    const running = async () => Number(await page.locator('.bigcount b').innerText())
    const onceSaved = async () => Number((await page.locator('.bigcount .once').innerText()).replace(' once you save', ''))
    const all = await running()
    const countries = page.locator('section[aria-labelledby="q1"] .optn > span')
    assert.deepEqual((await countries.allInnerTexts()).slice(0, 4), ['Germany', 'United Kingdom', 'United States', 'France'])
    assert.equal(await page.getByLabel('Reason').count(), 0, 'the first answers need none')
    await page.getByRole('button', { name: /^All \d+$/ }).click()
    await page.getByLabel('United Kingdom').check()
    const inUk = await onceSaved()
    await page.getByLabel('Germany').check()
    await page.getByLabel('Retail goods').check()
    const chosen = await onceSaved()
    assert.ok(inUk > 0 && inUk < all && chosen > 0 && chosen !== inUk)
    assert.equal(await running(), all, 'until it is saved all run')
    await page.getByText('Another sector').click()
    const listed = page.locator('.why-list').filter({ hasText: 'uk-financial-promotions.' })
    await listed.waitFor()
    await page.getByRole('button', { name: `Use these ${chosen} rules` }).click()
    await page.getByText('Saved. Audits and texts use these rules from now on.').waitFor()
    const { rows } = await desk.db.query(`select value from workspace_settings where workspace_id = $1 and name = 'markets'`, [
      desk.workspaceId,
    ])
    assert.deepEqual(rows[0].value, { markets: ['UK', 'DE'], sectors: ['retail'], channels: null })
    await page.getByRole('button', { name: 'Run all instead' }).click()
    await page.locator('.bigcount b', { hasText: String(chosen) }).waitFor({ state: 'detached' })
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('who names a model is told that it can read audited pages too, and where that is switched on', async () => {
    const page = await openPage(desk, rosa, settings('model'))
    await page.getByRole('heading', { name: /^No model/ }).waitFor()
    assert.equal(await page.getByText('Second reading').count(), 0)
    await page.getByLabel('Provider and model').fill('ollama:llama3.2')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: /^Second reading by a model off/ }).waitFor()
    await assertAccessibleInBoth(page, 'the second reading')
    await page.getByRole('link', { name: 'Switch it on among the rule packs' }).click()
    const box = (checked: boolean) => page.getByRole('checkbox', { name: /^Second reading by a model/, checked })
    await box(false).click()
    await box(true).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: /^Second reading by a model on/ }).waitFor()
    await page.goForward()
    await box(true).click()
    await box(false).waitFor()
    await page.goto(desk.url + settings('model'))
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('heading', { name: /^No model/ }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('packs, severities and the allow-list are what the next audit uses', async () => {
    const page = await openPage(desk, rosa, settings('packs'))
    const green = page.getByLabel(/^EU green claims/)
    assert.equal(await green.isChecked(), true)
    await page.getByLabel(/^EU consumer law/).click()
    await page.waitForFunction(() => !document.querySelectorAll<HTMLInputElement>('.pack input:disabled').length)
    assert.equal(await page.getByLabel(/^EU consumer law/).isChecked(), false)
    await assertAccessibleInBoth(page, 'packs')

    await page.goto(desk.url + settings('severities'))
    await page.getByLabel('Severity of Eco-friendly here').selectOption('Low')
    await page.getByRole('button', { name: 'Changed 1' }).click()
    await row(page, 'eu-green-claims.eco-friendly').waitFor()
    await assertAccessibleInBoth(page, 'severities')

    await page.goto(desk.url + settings('allow-list'))
    await page.getByLabel('Text', { exact: true }).fill('Climate Neutral')
    await page.getByLabel('Why').fill('Name of our fund')
    await page.getByRole('button', { name: 'Allow a text' }).click()
    await row(page, 'Name of our fund').waitFor()
    await assertAccessibleInBoth(page, 'allow-list')

    const id = await desk.auditing.start(
      [{ kind: 'text', name: 'a.txt', text: 'An eco-friendly soap. Climate neutral. Hurry, this offer ends tonight!' }],
      null,
      desk.workspaceId,
    )
    await desk.auditing.ended(id)
    const found = await desk.auditing.violations(id)
    assert.deepEqual(
      found.filter(({ rule_id: rule }) => /^eu-(green|consumer)/.test(rule)).map(({ rule_id, rule_severity }) => [rule_id, rule_severity]),
      [['eu-green-claims.eco-friendly', 1]],
    )
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('private networks, plan, account and sessions; signing out everywhere', async () => {
    const page = await openPage(desk, rosa, settings('places'))
    await page.getByLabel(/^Host/).fill('staging.company.example')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByText('staging.company.example', { exact: true }).waitFor()
    await assertAccessibleInBoth(page, 'places')
    await page.goto(desk.url + settings('plan'))
    await page.getByText('this workspace', { exact: true }).waitFor()
    await page.locator('.plan-holds').getByText('audit', { exact: false }).waitFor()
    await assertAccessibleInBoth(page, 'plan')
    await page.goto(desk.url + settings('workspace'))
    await page.getByLabel('Name of the workspace').fill('Meridiaan')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.ws-name', { hasText: 'Meridiaan' }).waitFor()

    const leo = await desk.member('editor', 'Leo Roth')
    const own = await openPage(desk, leo, settings('account'))
    await own.getByLabel('Your name').fill('Leonard Roth')
    await own.getByRole('button', { name: 'Save' }).click()
    await own.getByRole('button', { name: 'Leonard Roth' }).waitFor()
    await own.getByLabel('Current password').fill('wrong')
    await own.getByLabel('New password').fill('a new and good one')
    await own.getByRole('button', { name: 'Change the password' }).click()
    await own.getByText('This is not the current password.').waitFor()
    await assertAccessibleInBoth(own, 'account')
    await own.getByLabel('Current password').fill(PASSWORD)
    await own.getByRole('button', { name: 'Change the password' }).click()
    await own.getByText('The password is changed').waitFor()
    await own.goto(desk.url + settings('sessions'))
    await own.getByText('this browser').waitFor()
    await assertAccessibleInBoth(own, 'sessions')
    await own.getByRole('button', { name: 'Sign out everywhere' }).click()
    await own.getByRole('heading', { name: 'Sign in' }).waitFor()
    assert.equal((await leo.call('GET', '/w/members')).status, 401, 'no session is left')
    await own.context().close()
    await page.context().close()
  })

  test('settings stand in groups, are found by what they hold, and each stands in one place', async () => {
    const page = await openPage(desk, rosa, settings('notices'))
    const menu = page.getByRole('navigation', { name: 'Settings' })
    await menu.getByRole('heading', { name: 'Connections' }).waitFor()
    assert.deepEqual(await menu.getByRole('heading').allInnerTexts(), [
      'Workspace',
      'Review',
      'Rules',
      'Writing',
      'Connections',
      'Security',
      'Data',
      'You',
    ])
    await page.getByText('This server sends no mail').waitFor()
    assert.equal(await page.locator('#main').getByText('Webhook').count(), 1, 'in the menu alone: the address is the workspace’s')
    // By what stands on its page, with the keyboard alone.
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await page.keyboard.type('notifications by')
    await menu.getByRole('heading', { name: 'Review' }).waitFor({ state: 'detached' })
    assert.deepEqual(await menu.getByRole('link').allInnerTexts(), ['Webhooks'])
    await page.keyboard.press('Enter')
    await page.getByRole('form', { name: 'Notifications by webhook' }).waitFor()
    await assertAccessibleInBoth(page, 'settings searched')
    await page.getByLabel('Search settings').fill('nothing like it')
    await page.getByText('No setting has this name.').waitFor()
    await page.getByLabel('Search settings').fill('openid')
    await menu.getByRole('link', { name: 'Single sign-on' }).click()
    await page.getByText('OIDC_ISSUER').waitFor()
    await assertAccessibleInBoth(page, 'single sign-on')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('reasons, owners and ends reach the trail, which is read, filtered, opened, verified and exported', async () => {
    const page = await openPage(desk, rosa, settings('severities'))
    await page.getByLabel('Reason for what you change next').fill('Winter sale')
    await page.getByLabel('Severity of Biodegradable without conditions here', { exact: true }).selectOption('Critical')
    await page.getByRole('button', { name: 'Reason, owner, end Biodegradable without conditions', exact: true }).click()
    const dialog = page.getByRole('dialog')
    assert.equal(await dialog.getByLabel('Reason').inputValue(), 'Winter sale')
    await dialog.getByLabel('Owner').selectOption('Rosa Blum')
    await dialog.getByLabel('Until').fill('2030-01-31')
    await assertAccessibleInBoth(page, 'the terms of a severity')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('owner Rosa Blum, until 31 Jan 2030').waitFor()

    await page.goto(desk.url + settings('allow-list'))
    await page.getByText('Owner, end, site and language').click()
    await page.getByLabel('Text', { exact: true }).fill('Heath & Fell')
    await page.getByLabel('Why').fill('Name of our own brand.')
    await page.getByLabel('Only at').fill('shop.example/uk')
    await page.getByLabel('Only in').selectOption('English')
    await page.getByRole('button', { name: 'Allow a text' }).click()
    await row(page, 'Heath & Fell').getByText('shop.example/uk, English').waitFor()
    await row(page, 'Heath & Fell').getByText('owner Rosa Blum').waitFor()
    await assertAccessibleInBoth(page, 'an allow-list with owners')

    await page.goto(desk.url + settings('own-names'))
    await page.getByLabel('Names, one in each line').fill('Linden & Lark\nHeath & Fell\n\nHeath & Fell')
    await page.getByText('2 names').waitFor()
    await assertAccessibleInBoth(page, 'own names')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The names are saved.').waitFor()

    const content = 'extends: existence\nname: Peerless\nmessage: No.\nterms: [peerless]\n'
    assert.equal((await rosa.call('POST', '/w/own-rules', { json: { file: 'own/peerless.yml', content } })).status, 201)
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Admin log' }).click()
    await row(page, 'Peerless begun, version 1').getByRole('link', { name: 'Peerless' }).waitFor()
    await page.getByText('Verified, head').waitFor()
    await row(page, 'added Linden & Lark, Heath & Fell').waitFor()
    await row(page, 'Biodegradable without conditions as it is').getByText('Winter sale').waitFor()
    await row(page, 'Name of our own brand.').getByText('for shop.example/uk').waitFor()
    await page.getByText(`imprimatur trail verify --workspace ${desk.workspaceId}`).waitFor()
    await assertAccessibleInBoth(page, 'the trail of the administration')
    await page.setViewportSize({ width: 390, height: 800 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing is wider than a phone')
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.getByLabel('Search names and reasons').fill('own brand')
    await page.getByText(/^1 of \d+ entries$/).waitFor()
    await page.getByRole('button', { name: /Details of entry/ }).click()
    await page.locator('.detail').getByText('Heath & Fell').first().waitFor()
    await assertAccessibleInBoth(page, 'an entry opened')
    await page.getByRole('button', { name: 'Export 1' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /^CSV/ }).click()])
    assert.equal(download.suggestedFilename(), 'administration-trail-1-entry.csv')

    // What it did, as far as there is a figure, and the way back.
    await page.getByText('How many findings it kept out is not counted.').waitFor()
    await page.getByRole('button', { name: /^Take it back entry/ }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('The brand was sold.')
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
    await row(page, 'The brand was sold.')
      .getByText(/takes back entry \d+/)
      .waitFor()
    await row(page, 'Name of our own brand.')
      .getByText(/taken back by entry \d+/)
      .first()
      .waitFor()
    assert.ok(!(await rosa.call('GET', '/w/allow-list')).text.includes('Heath & Fell'))
    for (const section of ['due-dates', 'four-eyes', 'model', 'security', 'keeping', 'workspace', 'assignment']) {
      await page.goto(desk.url + settings(section))
      await page
        .getByLabel(/^Reason/)
        .first()
        .waitFor()
    }
    await page.goto(`${desk.url}/w/${desk.workspaceId}/trail`)
    await page.getByText('Verified, head').waitFor()

    await desk.db.query(`update admin_trail set entry = replace(entry, 'Winter', 'Summer') where workspace_id = $1`, [desk.workspaceId])
    await page.getByRole('button', { name: 'Verify again' }).click()
    await page.getByText(/^Broken at entry \d+$/).waitFor()
    await desk.db.query(`update admin_trail set entry = replace(entry, 'Summer', 'Winter') where workspace_id = $1`, [desk.workspaceId])
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a change of markets says what it adds before it is saved, and names the sites that differ', async () => {
    await rosa.call('PUT', '/w/markets', { json: { markets: ['UK'], sectors: null, channels: null } })
    await desk.db.query(
      `insert into sites (workspace_id, id, name, key, sources, choice) values ($1, gen_random_uuid(), 'shop.example', 'k', '[]', $2)`,
      [desk.workspaceId, JSON.stringify({ markets: ['DE', 'AT'] })],
    )
    const page = await openPage(desk, rosa, settings('markets'))
    await row(page, 'shop.example').getByText('Germany, Austria').waitFor()
    const now = await page.locator('.bigcount b').innerText()
    await page.getByLabel('Germany').check()
    await page.getByText(/^Germany adds \d+ rules\./).waitFor()
    assert.equal(await page.locator('.bigcount b').innerText(), now, 'nothing has changed yet')
    await page.getByText(/^\d+ once you save$/).waitFor()
    await assertAccessibleInBoth(page, 'a change of markets')
    await page.getByRole('button', { name: 'Take back' }).click()
    assert.equal(await page.getByLabel('Germany').isChecked(), false)
    await page.getByLabel('Germany').check()
    await page.getByLabel('Reason').fill('Delivery to Germany opens')
    await page.getByRole('button', { name: /^Save: \d+ rules from now on$/ }).click()
    await page.getByText('Saved. Audits and texts use these rules from now on.').waitFor()
    const { entries } = (await rosa.call('GET', '/w/admin-trail?kind=markets&limit=1')).body
    assert.deepEqual([entries[0].why, entries[0].to.markets], ['Delivery to Germany opens', ['UK', 'DE']])
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('what models cost is shown by day and by who ordered; prices and a budget are set', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const spent = { calls: 2, input: 3000, output: 1000, cost: 1.5 }
    await addSpending(desk.db, desk.workspaceId, day, 'openai:x', { purpose: 'document', userId: rosa.userId! }, spent)
    const page = await openPage(desk, rosa, settings('spending'))
    await page
      .getByRole('row', { name: /Rosa Blum/ })
      .getByText('4,000')
      .waitFor()
    await page.getByLabel('Currency').fill('eur')
    await page.getByRole('group', { name: 'Price of openai:x' }).getByLabel('Input').fill('3')
    await page.getByRole('group', { name: 'Budget of the workspace' }).getByLabel('Warn at').fill('1')
    await page.getByLabel('Reason').fill('A limit for the spring campaign.')
    await page.getByRole('button', { name: 'Save prices and budgets' }).click()
    await page.getByText('1.50 EUR of 1.00 EUR: past the warning').waitFor()
    await assertAccessibleInBoth(page, 'what models cost')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('what each role sees', async () => {
    const seen: Record<string, unknown> = {}
    for (const role of ['owner', 'editor', 'reviewer', 'viewer'] as const) {
      const page = await openPage(desk, await desk.member(role, `A ${role}`), settings('members'))
      await page.getByRole('heading', { name: 'Members' }).waitFor()
      const menu = await page.getByRole('navigation', { name: 'Settings' }).getByRole('link').allInnerTexts()
      const invites = await page.getByRole('button', { name: 'Invite' }).count()
      await page.goto(desk.url + settings('keys'))
      await page.getByRole('heading', { name: 'API keys' }).waitFor()
      const makesKeys = (await page.getByText('Only an owner of the workspace sees this').count()) === 0
      await page.goto(desk.url + settings('packs'))
      const pack = page.getByLabel(/^EU green claims/)
      await pack.waitFor()
      const choosesPacks = await pack.isEnabled()
      await page.goto(`${desk.url}/w/${desk.workspaceId}/audits/new`)
      await page.getByRole('heading', { name: 'New audit' }).waitFor()
      seen[role] = [
        menu.includes('API keys'),
        invites > 0,
        makesKeys,
        choosesPacks,
        (await page.getByRole('button', { name: 'Start the audit' }).count()) > 0,
      ]
      await page.context().close()
    }
    assert.deepEqual(seen, {
      owner: [true, true, true, true, true],
      editor: [false, false, false, true, true],
      reviewer: [false, false, false, false, false],
      viewer: [false, false, false, false, false],
    })
  })
})
