import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'

interface Case {
  id: string
  language: string
  template: string
  brief: string
  /** What somebody who knows the firm would write into the fields. */
  expect: Record<string, unknown>
  ask: string[]
  /** What is typed where the brief says nothing. */
  answers: Record<string, unknown>
}

const FOLDER = path.join(import.meta.dirname, 'briefs')
/** `RENEW_SNAPSHOTS=1 npm test -- test/corpus/briefs.test.ts` writes it anew: read every change as who would have to send it. */
const WRITTEN = path.join(FOLDER, 'written.snapshot')
/** Of what was expected, as measured; a change that reads less has to say why. */
const LEAST_RIGHT = 0.9

const folded = (text: unknown) =>
  (
    String(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')
const isSame = (one: unknown, other: unknown) => JSON.stringify([one].flat().map(folded)) === JSON.stringify([other].flat().map(folded))
/** A list says the same where an entry of the one is two of the other. */
const isSaid = (one: unknown, other: unknown) =>
  isSame(one, other) || (Array.isArray(one) && folded(one.join(' ')) === folded([other].flat().join(' ')))

describe('briefs of small firms, through the box and the writing without a model', () => {
  let desk: Desk
  let editor: Browser
  let shelf: any[]
  let cases: Case[]
  before(async () => {
    cases = parse(await readFile(path.join(FOLDER, 'briefs.yml'), 'utf8')) as Case[]
    desk = await startDesk()
    editor = await desk.member('editor', 'Ed')
    shelf = (await editor.call('GET', '/w/shelf')).body.templates
  })
  after(() => desk.close())

  const templateOf = ({ template }: Case) => shelf.find(({ key }) => key === template)
  const readings = new Map<string, any>()
  const read = async (each: Case) => {
    const known = readings.get(each.id)
    if (known) return known
    const json = { brief: each.brief, language_key: each.language, template_id: templateOf(each).id }
    const answer = await editor.call('POST', '/w/brief-readings', { json })
    assert.equal(answer.status, 200, answer.text)
    readings.set(each.id, answer.body)
    return answer.body
  }

  test('no value stands anywhere that the brief does not say', async () => {
    for (const each of cases) {
      const { form } = templateOf(each).languages.find(({ language_key: key }: any) => key === each.language)
      for (const { name, value, quotes } of (await read(each)).fields) {
        assert.ok(quotes.length > 0, `${each.id}: ${name} has no words of the brief`)
        for (const { text, start, end } of quotes) assert.equal(each.brief.slice(start, end), text)
        const { type, format } = form.find((entry: any) => entry.name === name)
        if (type === 'number' || type === 'select' || type === 'url' || format === 'date' || format === 'date-or-words') continue
        for (const sentence of [value].flat().flatMap((text: string) => text.split(/(?<=[.!?])\s|\n/u)))
          assert.ok(` ${folded(each.brief)} `.includes(` ${folded(sentence)} `), `${each.id}: ${name} says “${sentence}”`)
      }
    }
  })

  test('what somebody would write into the fields is read, and what is missing is asked', async () => {
    let [right, wrong, absent] = [0, 0, 0]
    const missed: string[] = []
    for (const each of cases) {
      const { fields, asked } = await read(each)
      const values = Object.fromEntries(fields.map(({ name, value }: any) => [name, value]))
      for (const [name, value] of Object.entries(each.expect)) {
        if (isSaid(values[name], value)) right++
        else if (values[name] === undefined) absent++
        else wrong++
        if (!isSaid(values[name], value)) missed.push(`${each.id} ${name}: ${JSON.stringify(values[name])} for ${JSON.stringify(value)}`)
      }
      for (const name of each.ask)
        assert.ok(
          asked.some((one: any) => one.name === name),
          `${each.id}: ${name} is asked`,
        )
    }
    const share = right / (right + wrong + absent)
    assert.ok(share >= LEAST_RIGHT, `${right} right, ${wrong} otherwise, ${absent} not read\n${missed.join('\n')}`)
    console.log(`# briefs: ${right} right, ${wrong} otherwise, ${absent} not read\n# ${missed.join('\n# ')}`)
  })

  test('the texts that come of it without a model are as they were read', async () => {
    let written = ''
    for (const each of cases) {
      const { fields, unused } = await read(each)
      const input = { ...Object.fromEntries(fields.map(({ name, value }: any) => [name, value])), ...each.answers }
      const json = { template_id: templateOf(each).id, language_key: each.language, input }
      const ordered = await editor.call('POST', '/w/documents', { json })
      assert.equal(ordered.status, 201, `${each.id}: ${ordered.text}`)
      const { markdown } = (await editor.call('GET', `/w/documents/${ordered.body.id}`)).body
      written += `<!-- ${each.id} -->\n\n${markdown.trim()}\n\n`
      if (unused.length > 0) written += `<!-- went into no field: ${unused.map(({ text }: any) => text.trim()).join(' | ')} -->\n\n`
    }
    if (process.env.RENEW_SNAPSHOTS) await writeFile(WRITTEN, `${written.trimEnd()}\n`)
    assert.equal(`${written.trimEnd()}\n`, await readFile(WRITTEN, 'utf8'))
  })
})
