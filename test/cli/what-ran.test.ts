import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('packs, own rules and the styles of a .vale.ini', () => {
  const { path: folder, file, at, remove } = temporaryFolder('what-ran')
  const TEXT = 'We utilize our eco-friendly bottle.\n'
  before(() => {
    const rule = 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n'
    file('plain/page.md', TEXT)
    file('vale/.vale.ini', 'StylesPath = styles\n[*.md]\nBasedOnStyles = Team\n')
    file('vale/styles/Team/Utilize.yml', rule)
    file('vale/docs/page.md', TEXT)
    file(
      'both/.vale.ini',
      'StylesPath = styles\n[*.md]\nBasedOnStyles = Team, eu-green-claims\n[draft/*.md]\neu-green-claims.eco-friendly = NO\n',
    )
    file('both/styles/Team/Utilize.yml', rule)
    file('both/page.md', TEXT)
    file('both/draft/page.md', TEXT)
  })
  after(remove)
  const audit = (where: string, ...args: string[]) => runCommand(['audit', '.', ...args], { cwd: at(where) })
  const found = async (where: string, ...args: string[]) => {
    const { json } = await audit(where, ...args, '--json')
    return json.assets.map((asset: any) => asset.findings.map(({ rule_id }: { rule_id: string }) => rule_id))
  }

  test('a pack is a style like others in BasedOnStyles, and rules of it can be switched off', async () => {
    const [draft, page] = await found('both')
    assert.deepEqual(draft, ['Team.Utilize'])
    assert.deepEqual(page, ['Team.Utilize', 'eu-green-claims.eco-friendly'])
  })

  test('--packs adds to a .vale.ini, --no-vale leaves it out', async () => {
    assert.deepEqual(await found('vale/docs'), [['Team.Utilize']])
    assert.deepEqual(await found('vale/docs', '--packs', 'eu-green-claims'), [['Team.Utilize', 'eu-green-claims.eco-friendly']])
    assert.deepEqual(await found('vale/docs', '--no-vale', '--packs', 'eu-green-claims'), [['eu-green-claims.eco-friendly']])
    const [defaults] = await found('vale/docs', '--no-vale')
    assert.ok(defaults.includes('eu-green-claims.eco-friendly') && !defaults.includes('Team.Utilize'))
  })

  test('the first line says what ran and where it came from; for programs it stands on standard error', async () => {
    const vale = await audit('vale/docs')
    assert.match(
      vale.stdout.split('\n')[0]!,
      /^Imprimatur \d+\.\d+\.\d+: 1 rule; the style Team of \/.*\/vale\/\.vale\.ini; no built-in packs \(--packs, or BasedOnStyles/,
    )
    const packs = await audit('plain', '--packs', 'eu-green-claims', '--json')
    assert.match(packs.stderr.split('\n')[0]!, /^Imprimatur \d+\.\d+\.\d+: \d+ rules; the built-in pack eu-green-claims$/)
    assert.deepEqual(
      [packs.json.ran.packs, packs.json.ran.vale_ini, packs.json.ran.styles, packs.json.ran.folders],
      [['eu-green-claims'], null, [], []],
    )
    assert.match(packs.json.ran.version, /^\d/)
    assert.match((await audit('plain')).stdout.split('\n')[0]!, /the built-in packs .*eu-green-claims.*us-green-guides/)
    assert.ok(folder)
  })
})
