import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import type { Browser, Desk } from '../app-api/desk.ts'
import { plantAudit } from '../helpers/audit.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { startAuthority } from '../helpers/time-stamp-authority.ts'
import type { TestAuthority } from '../helpers/time-stamp-authority.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { openPage, startWeb } from './browser.ts'

describe('time stamps in the browser', () => {
  let desk: Desk
  let owner: Browser
  let authority: TestAuthority
  const folder = temporaryFolder('stamps-seen')
  before(async () => {
    authority = await startAuthority()
    desk = await startWeb({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
    owner = await desk.member('owner', 'Ilse Brandt')
    await plantAudit(desk.db, desk.workspaceId, [{}])
  })
  after(async () => {
    await desk?.close()
    await authority?.close()
    folder.remove()
  })

  test('an authority is named, away, asked again and verified by openssl', async () => {
    const page = await openPage(desk, owner, `/w/${desk.workspaceId}/settings/time-stamps`)
    await page.getByText('No authority is named. The chain of hashes works without one.').waitFor()
    await page.getByLabel('Address of the authority').fill(authority.url)
    await page.getByLabel('Policy').fill('1.2.3.4.1')
    await page.getByLabel('Certificates (PEM)').fill(readFileSync(authority.root, 'utf8'))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The authority is saved.').waitFor()

    authority.instead = { status: 503, body: 'closed' }
    await page.getByRole('button', { name: 'Stamp now' }).click()
    await page.getByText('The authority gave no stamp (tries: 1): The authority answered 503').waitFor()
    await page.getByRole('cell', { name: /waiting/ }).waitFor()
    authority.instead = null
    await page.getByRole('button', { name: 'Stamp now' }).click()
    await page.getByText(/^Last stamp: .*serial 0x/).waitFor()
    await page.getByText('Trails with entries after their last stamp: 0.').waitFor()
    await assertAccessibleInBoth(page, 'time stamps')
    const pictures = process.env['SCREENSHOTS']
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `at ${width}`)
      if (pictures) await page.screenshot({ path: `${pictures}/stamps-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1440, height: 900 })

    const saved = async (name: string, file: string) => {
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name, exact: true }).click()
      writeFileSync(folder.at(file), readFileSync(await (await coming).path()))
      return folder.at(file)
    }
    const [stamp, heads] = [await saved('.tsr', 'stamp.tsr'), await saved('.txt', 'heads.txt')]
    const checked = spawnSync('openssl', ['ts', '-verify', '-data', heads, '-in', stamp, '-CAfile', authority.root], { encoding: 'utf8' })
    assert.equal(checked.status, 0, checked.stderr)
  })
})
