import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { assertAccessibleInBoth } from './auditing.ts'
import { openPage as openBare, startWeb } from './browser.ts'
import type { OpenPage } from './browser.ts'

/** In a browser that remembers to show the YAML beside the form, which most of these tests read. */
const openPage = (desk: Desk, member: Browser, path: string, options: Parameters<typeof openBare>[3] = {}) =>
  openBare(desk, member, path, options, async (context) => {
    await context.addInitScript(() => {
      if (self === top && localStorage.getItem('imprimatur.rule-view') === null) localStorage.setItem('imprimatur.rule-view', 'both')
    })
  })

const RULE = `# Agreed with legal in May
extends: required
name: Waterproof without a figure
severity: MEDIUM
message: "'%s' needs a figure or a norm beside it."   # said to the writer
within: block
negations: true
limit: 5
languages:
  DE:
    trigger: [wasserdicht|e|er]
    pattern: ['/\\d[\\d.]* ?mm/', EN 343]
    hits:
      - text: Die Jacke hält absolut wasserdicht.
        found: wasserdicht
    passes:
      - Wasserdicht bis 10.000 mm Wassersäule.
`

describe('writing a rule', () => {
  let auditing: Auditing
  let desk: Desk
  let mara: Browser
  let jon: Browser

  before(async () => {
    auditing = await startAuditing()
    desk = await startWeb({ databaseUrl: auditing.url })
    mara = await desk.member('owner', 'Mara Lind')
    jon = await desk.member('editor', 'Jon Berg')
    const page = (name: string, ...lines: string[]) => ({ kind: 'text' as const, name, text: lines.join('\n\n') })
    const id = await auditing.start(
      [
        page('a.txt', 'Eine wasserdichte Uhr für jeden Tag.', 'Im wasserdichten Zelt schläft man gut, und klimaneutral ist es auch.'),
        page('b.txt', 'Noch eine wasserdichte Uhr gehört dazu.', 'Die Hose ist wasserdicht bis 5000 mm.'),
      ],
      ['eu-green-claims'],
      desk.workspaceId,
    )
    await auditing.ended(id)
    auditId = id
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
  })

  let auditId: string
  const at = (path: string) => `/w/${desk.workspaceId}${path}`
  const begin = async (file: string, content = RULE) => {
    const answer = await mara.call('POST', '/w/own-rules', { json: { file, content } })
    assert.equal(answer.status, 201, answer.text)
    return at(`/rules/own/${answer.body.id}`)
  }
  const yaml = (page: OpenPage) => page.getByLabel('YAML', { exact: true })
  const listField = (page: OpenPage, label: string) => page.getByLabel(`${label}: Add wording, Enter`)
  const row = (page: OpenPage, name: string) => page.locator(`.frow[data-field="${name}"]`)
  const untilYaml = (page: OpenPage, text: string) =>
    page.waitForFunction((part) => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="YAML"]')?.value.includes(part), text)

  test('from nothing to a saved rule that may be published: the way is closed until both kinds of examples hold', async () => {
    const page = await openPage(desk, mara, at('/rules/own/new'))
    await page.getByLabel('Name', { exact: true }).fill('No “Größe” talk')
    assert.equal(await page.getByLabel('File').inputValue(), 'own/no-grosse-talk.yml')
    const publish = page.getByRole('button', { name: 'Go on to publish' })
    await listField(page, 'Must not be said').fill('peerless')
    await page.keyboard.press('Enter')
    await page.getByText('no text it must hit and no text it must leave alone').waitFor()
    assert.ok(await publish.isDisabled())

    await page.getByRole('button', { name: /^Add one ?: Must hit/ }).click()
    await page.getByLabel('A text it must hit').fill('Our peerless tea.')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Add one ?: Must leave alone/ }).click()
    await page.getByLabel('A text it must leave alone').fill('A peerless pressure gauge.')
    await page.keyboard.press('Enter')
    await page.getByText('1 of 2 examples fails').waitFor()
    await page.getByRole('button', { name: 'add the exception peerless pressure' }).click()
    await untilYaml(page, 'exceptions: [peerless pressure]')
    await page.getByText('Save the draft first').waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL(/\/rules\/own\/own\.no-grosse-talk$/)
    const link = page.getByRole('link', { name: 'Go on to publish' })
    await link.waitFor()
    await assertAccessibleInBoth(page, 'rule editor')
    await link.click()
    await page.waitForURL(/\/publish$/)
    await page.getByText('A reason is needed: write above why.').waitFor()
    await page.getByLabel('Reason', { exact: true }).fill('Agreed with legal')
    await page.getByText('A reason is needed: write above why.').waitFor({ state: 'detached' })
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('at first the form stands alone, with few fields, saving in sight, and a form that is lacking one click away', async () => {
    const page = await openBare(desk, mara, await begin('own/few-fields.yml', RULE.replace('wasserdicht|e|er', 'wasserdicht')))
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'German', exact: true }).waitFor()
    assert.equal(await yaml(page).count(), 0, 'the YAML is folded')
    for (const label of ['In one sentence', 'Why it is a rule', 'Channels: Add wording, Enter', 'Until'])
      assert.equal(await page.getByLabel(label, { exact: true }).isVisible(), false, `${label} is folded`)
    await page.getByLabel('Text to try').fill('Dies sind wasserdichte Zelte, wasserdicht verpackt.')
    await page.getByText('wasserdicht lacks the form -e').waitFor()
    await page.getByRole('button', { name: 'add wasserdichte' }).click()
    await page.getByText('wasserdicht lacks the form -e').waitFor({ state: 'detached' })
    await page.locator('.trybox mark', { hasText: 'wasserdichte' }).waitFor()
    await page.getByText('Markets · Sectors · Channels · Sites · From').click()
    await page.getByLabel('Until', { exact: true }).scrollIntoViewIfNeeded()
    const save = page.getByRole('button', { name: 'Save draft' })
    const place = (await save.boundingBox())!
    assert.ok(place.y >= 0 && place.y < 900, 'in sight at the end of the form')
    await save.click()
    await page.getByText(/^Saved/).waitFor()
    await assertAccessibleInBoth(page, 'rule editor, form alone')
    await page.getByRole('button', { name: 'Form and YAML' }).click()
    await untilYaml(page, 'trigger: [wasserdicht|e]')
    await page.reload()
    await yaml(page).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('an example stays whole while one types and the answers of the try come in', async () => {
    const page = await openPage(desk, mara, await begin('own/whole-examples.yml'))
    let held = 0
    await page.route('**/own-rules/try', async (route) => {
      held++
      const response = await route.fetch()
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.fulfill({ response })
    })
    const sentences = { hit: 'Interest-free credit, APR 0%.', pass: 'A representative APR of 4.9%, fixed for 36 months.' }
    await page.getByRole('button', { name: /^Add one ?: Must hit/ }).click()
    await page.getByRole('button', { name: /^Add one ?: Must leave alone/ }).click()
    for (const [label, text] of [
      ['A text it must leave alone', sentences.pass],
      ['A text it must hit', sentences.hit],
    ] as const) {
      // The try of what was added before is answered while this is typed.
      await page.getByLabel('Text to try').fill(`Tried before ${label}`)
      await page.getByLabel(label).click()
      await page.keyboard.type(text, { delay: 40 })
      assert.equal(await page.getByLabel(label).inputValue(), text)
      await page.keyboard.press('Enter')
      await untilYaml(page, text)
    }
    assert.ok(held > 0, 'nothing was tried meanwhile')
    const listed = await page.locator('.proof li > span[lang="de"]').allInnerTexts()
    assert.deepEqual(
      listed.map((text) => text.split('\n')[0]),
      ['Die Jacke hält absolut wasserdicht.', sentences.hit, 'Wasserdicht bis 10.000 mm Wassersäule.', sentences.pass],
    )
    await page.context().close()
  })

  test('form and YAML are always in step, each lights the other, and comments and unknown keys stay', async () => {
    const page = await openPage(desk, mara, await begin('own/in-step.yml'))
    await page.getByText('Only in the YAML, and left as it is: limit.').waitFor()
    await listField(page, 'Where it says').fill('wasserfest')
    assert.match(await page.locator('.typed-yaml .is-edit').innerText(), /trigger: \[wasserdicht\|e\|er\]/)
    await page.keyboard.press('Enter')
    await untilYaml(page, 'trigger: [wasserdicht|e|er, wasserfest]')
    await page.getByLabel('Tell the writer').fill('Say how waterproof.')
    assert.match(await page.locator('.typed-yaml .is-edit').innerText(), /^message/)
    const text = await yaml(page).inputValue()
    assert.match(text, /^# Agreed with legal in May\nextends: required\n/)
    assert.match(text, /^message: "Say how waterproof\." {3}# said to the writer$/m)
    assert.match(text, /^limit: 5$/m)

    await yaml(page).fill(text.replace('within: block', 'within: sentence').replace('wasserfest]', 'regendicht]'))
    assert.equal(await page.getByLabel('Within').inputValue(), 'sentence')
    await row(page, 'trigger').getByRole('button', { name: 'Remove regendicht' }).waitFor()
    const place = (await yaml(page).inputValue()).indexOf('negations')
    await yaml(page).evaluate((field: HTMLTextAreaElement, offset) => {
      field.focus()
      field.setSelectionRange(offset, offset)
      field.click()
    }, place)
    await page.locator('.fpart.is-lit[data-field="negations"]').waitFor()

    // A fault stands at its line and at its field, in words; the form waits while there is no YAML.
    await yaml(page).fill(text.replace('severity: MEDIUM', 'severity: SEVERE'))
    await page.locator('.yaml-faults').getByRole('button', { name: 'Line 4' }).waitFor()
    await row(page, 'severity')
      .getByText(/^Line 4: “severity” must be one of LOW/)
      .waitFor()
    await yaml(page).fill(text.replace('limit: 5', 'limit: [5'))
    await page.getByText('The form shows the rule as it was before').waitFor()
    assert.ok(await page.getByLabel('Tell the writer').isDisabled())
    await yaml(page).fill(text)
    await page.getByText('in step with the form').waitFor()
    assert.ok(await page.getByLabel('Tell the writer').isEnabled())
    assert.deepEqual(page.complaints, [])
    await page.context().close()
  })

  test('a text is tried as one types: found, left alone and why; a sentence becomes an example', async () => {
    const page = await openPage(desk, mara, await begin('own/tried.yml'))
    const field = page.getByLabel('Text to try')
    await field.fill('Die Hose bleibt wasserdicht.\nDas Zelt ist wasserdicht bis 5000 mm.\nDie Weste ist nicht wasserdicht.')
    const list = page.locator('.tryout li')
    await list.nth(2).waitFor()
    assert.deepEqual(await list.allInnerTexts(), [
      "1\nFound, 'wasserdicht' needs a figure or a norm beside it.",
      '2\nLeft alone: wasserdicht, what is required stands beside it',
      '3\nLeft alone: wasserdicht, it is denied',
    ])
    assert.deepEqual(await page.locator('.trybox mark').allTextContents(), ['wasserdicht', 'wasserdicht', 'wasserdicht'])
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3))
    await field.press('Alt+h')
    await untilYaml(page, 'Die Hose bleibt wasserdicht.')
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(40, 40))
    await field.press('Alt+l')
    await untilYaml(page, '- Das Zelt ist wasserdicht bis 5000 mm.')
    assert.match(await yaml(page).inputValue(), /- text: Die Hose bleibt wasserdicht\.\n {8}found: wasserdicht\n/)
    // Only the answer to what stands there now is shown.
    await field.fill('Nichts davon.')
    await page.getByText('Nothing is found in this text.').waitFor()
    assert.equal(await page.locator('.trybox mark').count(), 0)
    await page.context().close()
  })

  test('stored pages offer word forms, exceptions and texts, and one click takes them', async () => {
    const page = await openPage(desk, mara, await begin('own/suggested.yml'))
    await row(page, 'trigger')
      .getByRole('button', { name: /^wasserdichten/ })
      .click()
    await untilYaml(page, 'trigger: [wasserdicht|e|er|en]')
    await row(page, 'exceptions')
      .getByRole('button', { name: /^wasserdichte Uhr 2/ })
      .click()
    await untilYaml(page, 'exceptions: [wasserdichte Uhr]')
    await page.getByRole('button', { name: /^Take from past runs ?: Must leave alone/ }).click()
    await page.getByRole('button', { name: /Die Hose ist wasserdicht bis 5000 mm/ }).click()
    await untilYaml(page, '- Die Hose ist wasserdicht bis 5000 mm.')
    await page.context().close()
  })

  test('two people: whoever saves second sees both texts and loses neither', async () => {
    const address = await begin('own/both.yml')
    const first = await openPage(desk, mara, address)
    const second = await openPage(desk, jon, address)
    await first.getByLabel('Tell the writer').fill('Mara wrote this.')
    await second.getByLabel('Tell the writer').fill('Jon wrote this.')
    await first.getByRole('button', { name: 'Save draft' }).click()
    await first.getByText(/^Saved/).waitFor()
    await second.keyboard.press('Control+s')
    await second.getByText(/Mara Lind saved another text of this rule/).waitFor()
    assert.match(await yaml(second).inputValue(), /Jon wrote this/)
    await second.getByRole('button', { name: 'Look at both' }).click()
    await second
      .getByRole('dialog')
      .getByText(/Mara wrote this/)
      .waitFor()
    await second
      .getByRole('dialog')
      .getByText(/Jon wrote this/)
      .waitFor()
    await second.getByRole('dialog').getByRole('button', { name: 'Save mine over it' }).click()
    await second.getByText(/^Saved/).waitFor()
    const now = await mara.call('GET', '/w/own-rules/own.both')
    assert.match(now.body.content, /Jon wrote this/)

    // Leaving asks while something would be lost.
    await first.getByLabel('Tell the writer').fill('Mara again.')
    await first.getByRole('link', { name: 'Desk' }).first().click()
    await first.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
    assert.match(await yaml(first).inputValue(), /Mara again/)
    await first.getByRole('link', { name: 'Desk' }).first().click()
    await first.getByRole('button', { name: 'Leave', exact: true }).click()
    await first.waitForURL((url) => !url.pathname.includes('/rules/own/'))
    await first.context().close()
    await second.context().close()
  })

  test('a rule begins with a sentence on the desk, or as the copy of a pack’s rule', async () => {
    const page = await openPage(desk, mara, at(`/audits/${auditId}/desk`))
    await page.getByRole('link', { name: 'Make a rule of this' }).click()
    await page.waitForURL(/\/rules\/own\/new\?/)
    await untilYaml(page, 'terms: [klimaneutral]')
    assert.match(
      await yaml(page).inputValue(),
      /languages:\n {2}DE:\n {4}terms: \[klimaneutral\]\n {4}hits:\n {6}- text: Im wasserdichten Zelt/,
    )
    assert.match(await page.getByLabel('Text to try').inputValue(), /klimaneutral ist es auch/)

    await page.goto(`${desk.url}${at('/rules/health/dark-patterns.low-stock-pressure')}`)
    await page.getByRole('link', { name: 'Copy and change' }).click()
    await untilYaml(page, '# Copied from dark-patterns.low-stock-pressure')
    await page.getByText('Copied from dark-patterns.low-stock-pressure, which goes on running.').waitFor()
    assert.equal(await page.getByLabel('File').inputValue(), 'own/low-stock-with-an-order-to-hurry.yml')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL(/\/rules\/own\/own\.low-stock-with-an-order-to-hurry$/)
    await page.context().close()
  })

  test('a rule begins with words selected in the studio', async () => {
    const { body: shelf } = await mara.call('GET', '/w/shelf')
    const template = shelf.templates.find((each: { key: string }) => each.key === 'product-description')
    const input = { name: 'Fjell 35', summary: 'A trail rucksack of 35 litres', features: ['Light'] }
    const { body: made } = await mara.call('POST', '/w/documents', { json: { template_id: template.id, language_key: 'EN', input } })
    const blocks = [{ type: 'paragraph', content: [{ type: 'text', text: 'It is light. The peerless zip never jams. Ask us.' }] }]
    await mara.call('PATCH', `/w/documents/${made.id}`, { json: { blocks } })
    const page = await openPage(desk, mara, at(`/studio/${made.id}`))
    await page.locator('.paper p').waitFor()
    const make = page.getByRole('button', { name: 'Make a rule of this' })
    assert.ok(await make.isDisabled(), 'nothing is selected')
    await page.locator('.paper p').click()
    await page.evaluate(() => {
      const text = document.querySelector('.paper p')!.firstChild!
      getSelection()!.setBaseAndExtent(text, 17, text, 25)
    })
    await make.click()
    await untilYaml(page, 'terms: [peerless]')
    assert.match(
      await yaml(page).inputValue(),
      /EN:\n {4}terms: \[peerless\]\n {4}hits:\n {6}- text: The peerless zip never jams\.\n {8}found: peerless\n/,
    )
    await page.context().close()
  })

  test('every kind can be chosen, keeps the wording, and fits on a phone', async () => {
    const page = await openPage(desk, mara, await begin('own/kinds.yml'), { viewport: { width: 390, height: 844 } })
    for (const kind of ['Banned wording', 'Preferred wording', 'Near each other', 'Length', 'Learned from examples', 'Judged by a model']) {
      await page.getByRole('radio', { name: kind }).check({ force: true })
      await page.getByRole('heading', { name: kind }).waitFor()
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0, kind)
      if (kind !== 'Learned from examples') continue
      await page.getByRole('textbox', { name: 'Faults' }).fill('Hurry, it is nearly gone!\nOnly two are left.')
      await untilYaml(page, 'Only two are left.')
      await page.getByText('“faults” has 2 different sentences; at least 20 are needed').first().waitFor()
    }
    await page.getByRole('radio', { name: 'Required text' }).check({ force: true })
    await untilYaml(page, "pattern: ['/\\d[\\d.]* ?mm/', EN 343]")
    await assertAccessibleInBoth(page, 'rule editor at 390 px')
    await page.context().close()
  })

  test('whoever may not change rules reads it', async () => {
    const reviewer = await desk.member('reviewer', 'Rita')
    const page = await openPage(desk, reviewer, at('/rules/own/own.in-step'))
    await page.getByText('your role does not change rules').waitFor()
    assert.ok(await page.getByLabel('Tell the writer').isDisabled())
    assert.equal(await page.getByRole('button', { name: 'Save draft' }).count(), 0)
    await page.context().close()
  })
})
