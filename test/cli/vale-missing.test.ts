import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { zipSync } from 'fflate'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { startSite, type Site } from '../helpers/site.ts'

const RULE = 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n'
const utf8 = (text: string) => new TextEncoder().encode(text)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a .vale.ini of which a part is missing', () => {
  const { file, at, remove } = temporaryFolder('vale-missing')
  const sites: Site[] = []
  after(async () => {
    for (const site of sites) await site.close()
    remove()
  })
  const audit = (where: string, ...args: string[]) => runCommand(['audit', 'page.md', ...args], { cwd: at(where) })
  const sync = (where: string, ...args: string[]) =>
    runCommand(['rules', 'sync', '--allow-hosts', '127.0.0.1', '--json', ...args], { cwd: at(where) })
  const setUp = (where: string, ini: string, styles: string[] = ['Team']) => {
    file(`${where}/.vale.ini`, ini)
    file(`${where}/page.md`, 'We utilize it.\n')
    for (const style of styles) file(`${where}/styles/${style}/Utilize.yml`, RULE)
  }

  for (const [what, ini, line, words] of [
    [
      'a missing style',
      'StylesPath = styles\n\n[*.md]\nBasedOnStyles = Team, Gone\n',
      4,
      /the style Gone is neither in .*styles nor a built-in pack/,
    ],
    ['a rule of a missing style', 'StylesPath = styles\n[*.md]\nBasedOnStyles = Team\nGone.Rule = YES\n', 4, /the style Gone is neither/],
    [
      'a package that was not fetched',
      'StylesPath = styles\nPackages = Google\n[*.md]\nBasedOnStyles = Team\n',
      2,
      /Google was not fetched: imprimatur rules sync/,
    ],
  ] as const) {
    test(`${what}: exit 2 with the line`, async () => {
      setUp('missing', ini)
      const { code, stdout, stderr } = await audit('missing')
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, new RegExp(`\\.vale\\.ini:${line}: `))
      assert.match(stderr, words)
    })
  }

  test('rules sync fetches from an address and from an archive here, keeps checksums, and refuses what changed', async () => {
    let archive: Uint8Array = zipSync({ 'Remote/Utilize.yml': utf8(RULE), 'Remote/README.md': utf8('x') })
    const local = zipSync({ 'Local/.vale.ini': utf8('MinAlertLevel = suggestion'), 'Local/styles/Local/Utilize.yml': utf8(RULE) })
    const site = await startSite({
      '/Remote.zip': (_, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end(archive),
    })
    sites.push(site)
    file('sync/archives/Local.zip', local)
    setUp('sync', `StylesPath = styles\nPackages = ${site.url}/Remote.zip, archives/Local.zip\n[*.md]\nBasedOnStyles = Remote, Local\n`, [])
    assert.equal((await audit('sync')).code, 2)
    const synced = await sync('sync')
    assert.equal(synced.code, 0, synced.stderr)
    assert.deepEqual(
      synced.json.map((one: { name: string; sha256: string }) => [one.name, one.sha256]),
      [
        ['Remote', sha256(archive)],
        ['Local', sha256(local)],
      ],
    )
    const checked = await audit('sync', '--json')
    assert.deepEqual(checked.json.assets[0].findings.map(({ rule_id }: { rule_id: string }) => rule_id).sort(), [
      'Local.Utilize',
      'Remote.Utilize',
    ])
    const first = sha256(archive)
    archive = zipSync({ 'Remote/Utilize.yml': utf8(RULE.replace('Drop', 'Leave')) })
    const changed = await sync('sync')
    assert.equal(changed.code, 2)
    assert.match(changed.stderr, new RegExp(`\\.vale\\.ini:2: the archive .*Remote\\.zip changed since.*before ${first}`))
    assert.match(readFileSync(at('sync/styles/Remote/Utilize.yml'), 'utf8'), /Drop/, 'nothing was written')
    assert.equal((await sync('sync', '--update')).code, 0)
    assert.match(readFileSync(at('sync/styles/Remote/Utilize.yml'), 'utf8'), /Leave/)
    setUp('sync', `StylesPath = styles\nPackages = ${site.url}/Remote.zip#sha256=${first}\n`, [])
    assert.match((await sync('sync')).stderr, new RegExp(`has the SHA-256 ${sha256(archive)}, not ${first}`))
  })

  test('rules sync refuses what is private, no archive, or would write elsewhere', async () => {
    const site = await startSite({
      '/Page.zip': '<p>no archive</p>',
      '/Out.zip': (_, response) => response.end(zipSync({ '../../outside.yml': utf8(RULE) })),
    })
    sites.push(site)
    const fetchOf = async (what: string, ...args: string[]) => {
      setUp('refused', `StylesPath = styles\nPackages = ${what}\n`)
      const { code, stderr } = await runCommand(['rules', 'sync', ...args], { cwd: at('refused') })
      assert.equal(code, 2, stderr)
      assert.match(stderr, /\.vale\.ini:2: /)
      return stderr
    }
    const allowed = ['--allow-hosts', '127.0.0.1']
    assert.match(await fetchOf(`${site.url}/Page.zip`), /could not be fetched/)
    assert.equal(site.hits.size, 0, 'a private address is not asked')
    assert.match(await fetchOf(`${site.url}/Page.zip`, ...allowed), /not a ZIP archive/)
    assert.match(await fetchOf(`${site.url}/None.zip`, ...allowed), /status 404/)
    assert.match(await fetchOf(`${site.url}/Out.zip`, ...allowed), /would write outside/)
    assert.match(await fetchOf('Unheard'), /neither an address, nor an archive or a folder here/)
  })

  test('the settings of packages are merged below those of the team, also of packages they name and of folders', async () => {
    const hint = RULE.replace('error', 'suggestion').replace('utilize', 'leverage')
    file('merged/Whole/.vale.ini', 'MinAlertLevel = suggestion\nPackages = Inner.zip\n[*.md]\nBasedOnStyles = Whole\nWhole.Off = NO\n')
    file('merged/Whole/styles/Whole/Leverage.yml', hint)
    file('merged/Whole/styles/Whole/Off.yml', RULE)
    file('merged/Whole/styles/Whole/Here.yml', RULE.replace('utilize', 'here'))
    const ignores = '[*.md]\nTokenIgnores = (\\{\\{[^}]*\\}\\})\n'
    file('merged/Inner.zip', zipSync({ 'Inner/.vale.ini': utf8(ignores), 'Inner/README.md': utf8('x') }))
    setUp('merged', 'StylesPath = styles\nPackages = Whole\n[*.md]\nBasedOnStyles = Team\nWhole.Here = NO\n')
    file('merged/page.md', 'We utilize it, {{ utilize }} it and leverage it here.\n')
    const synced = await sync('merged')
    assert.equal(synced.code, 0, synced.stderr)
    assert.deepEqual(
      synced.json.map(({ name }: { name: string }) => name),
      ['Whole', 'Inner'],
    )
    const { json, stderr } = await audit('merged', '--json')
    assert.deepEqual(
      json.assets[0].findings.map((one: any) => [one.rule_id, one.start.column]),
      [
        ['Team.Utilize', 4],
        ['Whole.Leverage', 37],
      ],
      stderr,
    )
    assert.ok(!readdirSync(at('merged/styles')).includes('Inner'), 'a package of settings alone brings no style')
  })

  test('settings that vale sync has put there are read', async () => {
    setUp('pipe', 'StylesPath = styles\nPackages = https://example.org/Hugo.zip\n[*.md]\nBasedOnStyles = Team\n')
    file('pipe/styles/.vale-config/0-Hugo.ini', '[*.md]\nTokenIgnores = (utilize)\n')
    const { code, json, stderr } = await audit('pipe', '--json')
    assert.deepEqual([code, json.assets[0].findings], [0, []], stderr)
  })

  test('values in quotation marks are read without them', async () => {
    setUp('quoted', 'StylesPath = "styles"\nMinAlertLevel = \'error\'\n[*.md]\nBasedOnStyles = `Team`\n')
    assert.deepEqual((await audit('quoted', '--json')).json.summary, { assets: 1, failed: 0, findings: 1 })
  })

  test('a level that Vale does not know switches the rule off, and is named', async () => {
    setUp('level', 'StylesPath = styles\n[*.md]\nBasedOnStyles = Team\nTeam.Utilize = Warning\n')
    const { code, json, stderr } = await audit('level', '--json')
    assert.deepEqual([code, json.summary.findings], [0, 0])
    assert.match(stderr, /\.vale\.ini:4: “Warning” is none of YES, NO, suggestion, warning, error: Team\.Utilize is off/)
  })

  test('rules that are scripts are named once, and the others run', async () => {
    setUp('programs', 'StylesPath = styles\n[*.md]\nBasedOnStyles = Team\n')
    for (const name of ['One', 'Two']) file(`programs/styles/Team/${name}.yml`, 'extends: script\nmessage: m\nscript: Some.tengo\n')
    const { code, json, stderr } = await audit('programs', '--json')
    assert.deepEqual([code, json.summary.findings], [1, 1])
    assert.equal(stderr.split('\n').filter((line) => /script/.test(line)).length, 1, stderr)
    assert.match(stderr, /2 rules are scripts and do not run: Team\.One, Team\.Two/)
  })
})
