import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from '../app-api/desk.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page as html, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { assertAccessibleInBoth, startAuditingWeb } from './auditing.ts'
import type { AuditingDesk } from './auditing.ts'
import { openPage } from './browser.ts'
import type { OpenPage } from './browser.ts'

let desk: AuditingDesk
let rosa: Browser
let site: Site
let broken = true

const at = (path: string) => `/w/${desk.workspaceId}${path}`
const cell = (page: OpenPage, title: string) => page.locator('.reading > div').filter({ hasText: title }).locator('h3 b').innerText()

async function download(page: OpenPage, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).first().click()])
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

describe('audits', () => {
  before(async () => {
    desk = await startAuditingWeb()
    rosa = await desk.member('owner', 'Rosa Blum')
    site = await startSite((path) => {
      if (path === '/robots.txt')
        return (_request, response) =>
          void response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private')
      if (path === '/shop/')
        return html('Shop', '<p>Our eco-friendly soap is here.</p>', ['/shop/b', '/shop/broken', '/private', '/shop/photo.jpg'])
      if (path === '/shop/b') return html('B', '<p>This soap is climate neutral.</p>')
      if (path === '/shop/broken')
        return broken
          ? (_request, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('no')
          : html('Fixed', '<p>A sustainable choice.</p>')
      return undefined
    })
  })
  after(async () => {
    await desk.close()
    await site.close()
  })

  test('a new site opens as a site, its time zone is found by typing, and what deletes it stands apart from what runs it', async () => {
    const page = await openPage(desk, rosa, at('/sites'))
    await page.getByRole('link', { name: 'New site' }).click()
    await page.getByRole('heading', { name: 'New site', level: 1 }).waitFor()
    await page.getByLabel('Name').fill('The shop, weekly')
    await page.getByLabel('Start address').fill(`${site.url}/shop/b`)
    const zone = page.getByLabel('Time zone')
    await zone.fill('new york')
    await zone.press('Enter')
    assert.equal(await zone.inputValue(), 'America/New_York')
    await zone.fill('nowhere at all')
    await zone.press('Tab')
    assert.equal(await zone.inputValue(), 'America/New_York', 'what no zone is called changes nothing')
    await assertAccessibleInBoth(page, 'a new site')
    await page.getByRole('button', { name: 'Start the audit' }).click()
    await page.waitForURL(/\/sites\/[^/]+$/)
    await page.getByRole('heading', { name: 'The shop, weekly', level: 1 }).waitFor()
    assert.equal(await page.getByLabel('Time zone').inputValue(), 'America/New_York')
    await page.locator('.apart').getByRole('button', { name: 'Delete' }).waitFor()
    assert.equal(await page.locator('.page-head').getByRole('button', { name: 'Delete' }).count(), 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a new audit says before it starts what it will read and leave out, then fills its page', async () => {
    const page = await openPage(desk, rosa, at('/audits/new'))
    const start = page.getByRole('button', { name: 'Start the audit' })
    await start.waitFor()
    assert.equal(await start.isDisabled(), true, 'nothing to read yet')
    await page.getByLabel('Name').fill('Autumn, all of it')
    await page.getByLabel('Start address').fill(`${site.url}/shop/`)
    await page.getByLabel('Pages at most').fill('20')
    await page.getByText('1 known, up to 20').waitFor()
    await page.getByRole('tab', { name: 'Addresses' }).click()
    await page.getByRole('tab', { name: 'Crawl a site' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('tab', { name: 'Addresses' }).click()
    await page.getByLabel('Addresses, one in each line').fill('http://10.0.4.12/preview')
    await page.getByRole('alert').filter({ hasText: '10.0.4.12' }).waitFor()
    await page.getByText('1 address, see the warning').waitFor()
    await page.getByLabel('Addresses, one in each line').fill('')
    await page.getByRole('tab', { name: 'Pasted text' }).click()
    await page.getByLabel('What to call it').fill('post.md')
    await page.getByLabel('Text', { exact: true }).fill('# News\n\nHurry, this offer ends tonight!')
    await page.getByLabel('choose files').setInputFiles([
      { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Our green choice for you.') },
      { name: 'wrong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a pdf') },
    ])
    await page.getByText('2 files, 34 B').waitFor()
    await assertAccessibleInBoth(page, 'a new audit')
    // Two clicks before the page can say that it was started.
    await start.evaluate((button) => {
      ;(button as HTMLElement).click()
      ;(button as HTMLElement).click()
    })

    await page.getByRole('heading', { name: 'Autumn, all of it' }).waitFor()
    await page.getByText(/^Completed today/).waitFor()
    const { rows: started } = await desk.db.query(`select id from audits where name = 'Autumn, all of it'`)
    assert.equal(started.length, 1, 'one intent, one audit')
    // While assets are waiting, the line names them too.
    const sum = /^(\d+) found = (\d+) read \+ (\d+) not taken in \+ (\d+) failed$/
    const [, found, read, notTaken, failed] = sum.exec(await page.getByText(sum).innerText())!.map(Number)
    assert.equal(found, read! + notTaken! + failed!, 'it adds up')
    assert.deepEqual([read, failed], [4, 2], 'two pages, a post and a letter; a broken page and no PDF')
    assert.deepEqual([await cell(page, 'Read'), await cell(page, 'Not taken in'), await cell(page, 'Failed')].map(Number), [
      read,
      notTaken,
      failed,
    ])
    assert.ok(notTaken! >= 2, 'robots.txt and a picture')
    await page.getByRole('link', { name: 'Eco-friendly' }).waitFor()
    await assertAccessibleInBoth(page, 'an audit')

    broken = false
    await page
      .getByRole('row')
      .filter({ hasText: '/shop/broken' })
      .getByRole('button', { name: /^Retry/ })
      .click()
    await page.getByText(`${found} found = ${read! + 1} read + ${notTaken} not taken in + 1 failed`).waitFor()
    const csv = await download(page, 'Findings as CSV')
    assert.match(csv, /eu-green-claims\.eco-friendly/)
    await page.getByText('All assets').click()
    await page.getByRole('row').filter({ hasText: '/private' }).getByText('Not taken in').waitFor()
    await assertAccessibleInBoth(page, 'an audit with its assets')
    await page.getByRole('button', { name: 'Show as a table' }).click()
    await assertAccessibleInBoth(page, 'findings by rule as a table')
    await desk.db.query('update audits set incomplete_assets = 1 where id = $1', [started[0].id])
    await page.reload()
    await page.getByText('1 page or file was not checked whole: a rule met a limit there.').waitFor()
    await page.goto(page.url().replace(/\/audits\/.*/, '/audits'))
    await page.getByText('1 not checked whole').waitFor()
    await page.goBack()
    const before = page.url()
    await page.getByRole('button', { name: 'Run again' }).click()
    await page.waitForURL((url) => url.href !== before)
    await page.getByText(`${found} found = ${read! + 1} read + ${notTaken} not taken in + 1 failed`).waitFor()
    await page.getByRole('heading', { name: 'Autumn, all of it' }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a folder is uploaded without its hidden files; where nothing is fetched, no user agent is shown', async () => {
    const folder = temporaryFolder('chosen')
    folder.file('shop/index.html', '<p>Our eco-friendly soap is here.</p>')
    folder.file('shop/blog/one.md', 'Another eco-friendly soap.')
    folder.file('shop/.cache/two.md', 'A hidden eco-friendly soap.')
    // The answer to the first try is lost on its way: the same files again are the same upload.
    const loseAnswer = () => {
      const real = window.fetch
      window.fetch = async (...given: Parameters<typeof fetch>) => {
        const answer = await real(...given)
        if (!answer.url.endsWith('/uploads')) return answer
        window.fetch = real
        throw new TypeError('Failed to fetch')
      }
    }
    const page = await openPage(desk, rosa, at('/audits/new'), {}, async (context) => {
      await context.addInitScript(loseAnswer)
    })
    const uploads = async () => (await desk.db.query('select count(*)::int as n from uploads')).rows[0].n
    const earlier = await uploads()
    await page.getByLabel('a folder').setInputFiles(folder.at('shop'))
    await page.getByText('The server does not answer.').waitFor()
    await page.getByLabel('a folder').setInputFiles(folder.at('shop'))
    await page.getByText('2 files, 63 B').waitFor()
    assert.equal((await uploads()) - earlier, 2, 'each file once')
    await page.getByText('2 known').waitFor()
    assert.equal(await page.getByText('User agent').count(), 0)
    // A click anywhere in the frame opens the file dialog.
    await Promise.all([page.waitForEvent('filechooser'), page.locator('.drop').click({ position: { x: 8, y: 8 } })])
    await page.getByRole('button', { name: 'Start the audit' }).click()
    await page.getByText(/^Completed today/).waitFor()
    await page.getByText('All assets').click()
    await page.getByText('shop/blog/one.md').first().waitFor()
    assert.equal(await page.getByText('.cache').count(), 0)
    assert.deepEqual(page.complaints, [])
    await page.context().close()
    folder.remove()
  })

  test('the list is live, and the trail is verified', async () => {
    const page = await openPage(desk, rosa, at('/audits'))
    const id = await desk.auditing.start(
      [{ kind: 'text', name: 'late.txt', text: 'An eco-friendly soap. A climate neutral soap.' }],
      ['eu-green-claims'],
      desk.workspaceId,
    )
    const row = page.getByRole('row').filter({ hasText: 'late.txt' })
    await row.getByText('Completed').waitFor()
    await row.getByText('2 undecided').waitFor()
    await assertAccessibleInBoth(page, 'the list of audits')

    const [violation] = (await rosa.call('GET', `/w/audits/${id}/violations?limit=1`)).body.rows
    const decided = await rosa.call('POST', '/w/reviews', {
      json: { action: 'dismiss', scope: { violation_id: violation.id }, reason: 'Carries the EU Ecolabel' },
    })
    assert.equal(decided.status, 200, decided.text)
    await row.getByText('1 undecided').waitFor()

    await page.goto(desk.url + at(`/audits/${id}/trail`))
    await page.getByText('Verified').waitFor()
    await page.getByText('1 entry checked from first to last').waitFor()
    assert.match(await page.locator('.head-hash').innerText(), /^[0-9a-f]{64}$/)
    await page.getByText('Carries the EU Ecolabel').waitFor()
    assert.match(
      (await page.getByRole('row').filter({ hasText: 'Ecolabel' }).getByRole('link').getAttribute('href'))!,
      new RegExp(`/desk\\?.*${violation.id}`),
      'it leads to the finding',
    )
    assert.match(await download(page, 'CSV'), /Carries the EU Ecolabel/)
    await assertAccessibleInBoth(page, 'the trail')
    await page.getByLabel('Search names and reasons').fill('nothing like it')
    await page.getByText('No entry matches').waitFor()
    await page.waitForURL(/search=nothing/)
    await page.reload()
    await page.getByText('No entry matches').waitFor()
    assert.equal(await page.getByLabel('Search names and reasons').inputValue(), 'nothing like it', 'a link shows the same thing')
    await page.getByLabel('Search names and reasons').fill('')
    await page.getByText('Carries the EU Ecolabel').waitFor()
    await desk.db.query(`update trail set entry = replace(entry, 'Ecolabel', 'label') where audit_id = $1`, [id])
    await page.reload()
    await page.getByText('Broken at entry 1').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a list that was read before an audit ended does not hide that it ended, and is waited for', async () => {
    const read = Promise.withResolvers<void>()
    const hold = Promise.withResolvers<void>()
    let asked = 0
    const page = await openPage(desk, rosa, at('/audits'), {}, async (context) => {
      await context.addInitScript(() => {
        const listen = EventSource.prototype.addEventListener
        EventSource.prototype.addEventListener = function (this: EventSource, name: string, handle: (event: MessageEvent<string>) => void) {
          listen.call(this, name, ((event: MessageEvent<string>) => {
            handle(event)
            if (name === 'audit') document.documentElement.dataset.heard += event.data
          }) as EventListener)
        } as typeof listen
      })
      await context.route(
        (url) => url.pathname.endsWith('/audits'),
        async (route) => {
          if (route.request().resourceType() === 'document') return route.continue()
          asked++
          const response = await route.fetch()
          read.resolve()
          await hold.promise
          await route.fulfill({ response })
        },
      )
    })
    await read.promise
    const id = await desk.auditing.start([{ kind: 'text', name: 'held.txt', text: 'An eco-friendly soap.' }], null, desk.workspaceId)
    const heard = (words: string) =>
      page.waitForFunction(
        ([started, said]) =>
          document.documentElement.dataset.heard?.split('{"id"').some((one) => one.includes(started!) && one.includes(said!)),
        [id, words],
      )
    await heard('COMPLETED')
    const [violation] = (await rosa.call('GET', `/w/audits/${id}/violations?limit=1`)).body.rows
    await rosa.call('POST', '/w/reviews', { json: { action: 'dismiss', scope: { violation_id: violation.id }, reason: 'Labelled' } })
    await heard('"dismissed":1')
    assert.equal(asked, 1, 'a slow answer is not given up for another')
    hold.resolve()
    await page.getByRole('row').filter({ hasText: 'held.txt' }).getByText('Completed').waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('an audit that runs can be cancelled; a viewer may only look', async () => {
    const slow = await startSite((path) => (path === '/robots.txt' ? undefined : () => undefined))
    const id = await desk.auditing.start([{ kind: 'urls', urls: [`${slow.url}/never`] }], null, desk.workspaceId)
    const viewer = await openPage(desk, await desk.member('viewer', 'Vera Novak'), at(`/audits/${id}`))
    await viewer
      .getByText(/^(Running|Waits)/)
      .first()
      .waitFor()
    assert.equal(await viewer.getByRole('button', { name: 'Cancel the audit' }).count(), 0)
    const page = await openPage(desk, rosa, at(`/audits/${id}`))
    await page.getByRole('button', { name: 'Cancel the audit' }).click()
    await assertAccessibleInBoth(page, 'asking before cancelling')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the audit' }).click()
    await page.getByText(/^Cancelled today/).waitFor()
    await viewer.getByText(/^Cancelled today/).waitFor()
    await slow.close()
    await viewer.context().close()
    await page.context().close()
  })

  test('rules, library and documents say what they are for', async () => {
    const page = await openPage(desk, rosa, at('/rules'))
    await page.getByText(/^\d+ of \d+ rules run here/).waitFor()
    assert.equal(await page.locator('.table-rules tbody tr').count(), 50, 'a page of them')
    await page.getByRole('button', { name: 'Show 50 more' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.table-rules tbody tr').length === 100)
    await page.getByLabel('Search name, wording, law').fill('eco-friendly')
    await page.getByRole('link', { name: 'Eco-friendly', exact: true }).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.table-rules tbody tr').length < 20)
    await assertAccessibleInBoth(page, 'rules')
    // By market, channel and kind; a rule for every channel fits any of them.
    await page.getByLabel('Search name, wording, law').fill('')
    for (const [filter, option] of [
      ['Market', 'US'],
      ['Channel', 'E-mail'],
      ['Kind', 'Required text'],
    ] as const) {
      await page.getByRole('button', { name: filter, exact: true }).click()
      await page.locator('.pop-item').filter({ hasText: option }).first().getByRole('checkbox').check()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: `${filter}: ${option}`, exact: true }).waitFor()
    }
    const fitting = page.locator('.table-rules tbody tr')
    assert.ok((await fitting.count()) > 0)
    for (const row of await fitting.all()) assert.match(await row.locator('.tags').innerText(), /\bUS\b|every market/)
    await page.goto(desk.url + at('/library'))
    await page.getByRole('heading', { name: 'Blog article' }).waitFor()
    await assertAccessibleInBoth(page, 'library')
    await page.goto(desk.url + at('/studio'))
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor()
    await assertAccessibleInBoth(page, 'documents, none')
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })
})
