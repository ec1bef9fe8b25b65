import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { reset } from '../../src/cli/user-reset.ts'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { startDesk } from './desk.ts'
import type { Desk } from './desk.ts'

describe('imprimatur user reset', () => {
  let desk: Desk
  before(async () => {
    desk = await startDesk()
  })
  after(() => desk.close())

  async function run(email: string, given: Partial<Settings>): Promise<{ email: string; link: string }> {
    const settings = readSettings({ DATABASE_URL: desk.databaseUrl, ...given }, '/nowhere', {})
    let printed: unknown
    await reset.run({ words: [email], flags: {}, settings, json: true, root: '/nowhere', print: (value) => void (printed = value) })
    return printed as { email: string; link: string }
  }

  test('prints a link that sets a new password, at the address people use', async () => {
    const person = await desk.member('viewer', 'Katrin')
    const { email, link } = await run('Katrin@company.example', { PUBLIC_URL: 'https://desk.company.example/' })
    assert.equal(email, person.email)
    const [, token] = /^https:\/\/desk\.company\.example\/reset-password#([\w-]{43})$/.exec(link)!
    const accepted = await desk.browser().call('POST', '/links/accept', { json: { token, password: 'a brand new password' } })
    assert.equal(accepted.body.user.email, person.email)
    assert.match((await run(person.email, { HOST: '0.0.0.0', PORT: '9000' })).link, /^http:\/\/localhost:9000\/reset-password#/)
    await assert.rejects(run('nobody@company.example', {}), /Nobody has the e-mail address/)
  })
})
