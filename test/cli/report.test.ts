import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { plantClaim } from '../helpers/claim.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { siteWithRuns } from '../helpers/site-with-runs.ts'

describe('imprimatur report', () => {
  let api: Api
  let audit: string
  let site: string
  const folder = temporaryFolder('report')
  const run = (...args: string[]) => runCommand(['report', ...args, '--database-url', api.databaseUrl, '--data', folder.path, '--json'])

  before(async () => {
    api = await startApi()
    audit = (await plantAudit(api.db, api.workspaceId, [{}, {}])).id
    site = (await siteWithRuns(api.db, api.workspaceId)).siteId
    await plantClaim(api.db, api.workspaceId)
  })
  after(async () => {
    await api?.close()
    folder.remove()
  })

  test('on an audit, a site by its name, and a claim by its number; the hash is that of the file', async () => {
    for (const [args, file, said] of [
      [[audit], 'audit.html', 'Planted'],
      [['--site', 'Linden & Lark shop', '--until', '2026-10-03'], 'site.html', 'Run 2'],
      [['--claim', 'c-1'], 'claim.html', 'Made of eco-friendly cotton'],
    ] as const) {
      const to = folder.at(file)
      const { code, json, stderr } = await run(...args, '--to', to)
      assert.equal(code, 0, stderr)
      const bytes = readFileSync(to)
      assert.deepEqual([json.octets, json.sha256], [bytes.length, createHash('sha256').update(bytes).digest('hex')])
      assert.ok(bytes.includes(said), said)
    }
  })

  test('every language has its words, and writes dates and numbers in its own way', async () => {
    const seen = new Set<string>()
    for (const language of ['nl', 'en', 'es', 'it', 'el', 'sv', 'pt', 'fr', 'fi', 'pl', 'de', 'tr', 'da', 'ru', 'nb']) {
      const to = folder.at(`site-${language}.html`)
      const { code, json, stderr } = await run('--site', site, '--until', '2026-10-03', '--to', to, '--language', language)
      assert.equal(code, 0, stderr)
      assert.equal(typeof json.language, 'string')
      const html = readFileSync(to, 'utf8')
      assert.ok(html.includes(`<html lang="${language}">`))
      seen.add([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title).join('|'))
      if (language === 'de') assert.match(html, /3\. Oktober 2026/)
      if (language === 'el') assert.match(html, /3 Οκτωβρίου 2026/)
    }
    assert.equal(seen.size, 15)
  })

  test('what is asked for wrongly is refused, and a file that is there is left alone', async () => {
    const to = folder.at('new.pdf')
    for (const [args, code, words] of [
      [[audit, '--to', folder.at('x.txt')], 2, /ends in \.pdf/],
      [['--to', to], 2, /Name one audit, or one of/],
      [[audit, '--site', site, '--to', to], 2, /Name one audit, or one of/],
      [[audit, '--since', '2026-01-01', '--to', to], 2, /go with --site/],
      [['--site', site, '--since', 'May', '--to', to], 2, /wants a day/],
      [[audit, '--language', 'ja', '--to', to], 2, /none of the languages/],
      [['--claim', 'C-99', '--to', to], 3, /There is no claim C-99/],
      [[audit, '--to', folder.at('audit.html')], 3, /exists already/],
    ] as const) {
      const { code: was, stderr } = await run(...args)
      assert.deepEqual([was, words.test(stderr)], [code, true], stderr)
    }
    assert.ok(!existsSync(to))
  })
})
