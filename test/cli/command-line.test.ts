import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { COMMANDS } from '../../src/cli/commands.ts'
import { flagOf, readSettings, SETTINGS } from '../../src/config.ts'
import { imprimatur, runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('the command line around an audit', () => {
  const { path: folder, file, at, remove } = temporaryFolder('command-line')
  before(() => {
    file('rules/Team/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n')
    file('page.md', 'We utilize it.\n')
  })
  after(remove)

  test('--version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }
    const { code, stdout } = await imprimatur(['--version'])
    assert.deepEqual([code, stdout], [0, `${version}\n`])
  })

  test('--data means the folder it is typed in; a setting of the environment means the project', () => {
    assert.equal(readSettings({ DATA: 'here' }, '/project', {}).DATA, path.resolve('here'))
    assert.equal(readSettings({}, '/project', { DATA: 'there' }).DATA, path.resolve('/project/there'))
  })

  test('--fail-on takes a severity in any case', async () => {
    const code = async (given: string) =>
      (await imprimatur(['audit', 'page.md', '--rules', 'rules', '--fail-on', given], { cwd: folder })).code
    assert.deepEqual([await code('high'), await code('Critical'), await code('NEVER'), await code('hgih')], [1, 0, 0, 2])
  })

  test('standard input is read as the file it is called', async () => {
    const input = '# Title\n\n`utilize` is code, <!-- utilize --> we utilize it.\n'
    const run = async (...args: string[]) =>
      (await imprimatur(['audit', '-', '--rules', at('rules'), '--json', ...args], { input })).json.assets[0]
    const named = await run('--name', 'docs/page.md')
    assert.deepEqual([named.path, named.type, named.findings.length], ['docs/page.md', 'markdown', 1])
    const unnamed = await run()
    assert.deepEqual([unnamed.path, unnamed.type, unnamed.findings.length], ['-', 'text', 3])
  })

  test('every flag of every command is described in its help', async () => {
    for (const [name, load] of Object.entries(COMMANDS)) {
      for (const [flag, { help }] of Object.entries((await load()).options ?? {})) assert.match(help, /^[A-Z].*\.$/, `${name} --${flag}`)
    }
    const { code, stdout } = await imprimatur(['audit', '--help'])
    assert.equal(code, 0)
    for (const flag of [
      '--packs a,b',
      '--fail-on SEVERITY',
      '--allow-unreadable',
      '--no-vale',
      '--fix\\[=removals\\]',
      '--data VALUE',
      '-h, --help',
    ])
      assert.match(stdout, new RegExp(`^  ${flag} +[A-Z]`, 'm'))
  })

  test('every command has its help, and so has every first word of several', async () => {
    const firsts = Object.keys(COMMANDS).flatMap((name) => (name.includes(' ') ? name.split(' ')[0]! : []))
    for (const name of new Set([...firsts, ...Object.keys(COMMANDS)]))
      for (const flag of ['--help', '-h']) {
        const { code, stdout, stderr } = await runCommand([...name.split(' '), flag])
        assert.deepEqual([code, stderr], [0, ''], name)
        if (!(name in COMMANDS)) assert.match(stdout, new RegExp(`^  imprimatur ${name} `, 'm'))
        else assert.match(stdout, new RegExp(`^Usage: imprimatur ${name}`, 'm'))
        if (flag === '--help') assert.equal((await runCommand(['help', ...name.split(' ')])).stdout, stdout, name)
      }
  })

  test('a help lists the settings that its command reads, and says where the others are', async () => {
    const flagsOf = async (...words: string[]) => {
      const { stdout } = await imprimatur([...words, '--help'])
      return { stdout, flags: [...stdout.matchAll(/^  (?:-h, )?--([\w-]+)/gm)].map(([, flag]) => flag!) }
    }
    const audit = await flagsOf('audit')
    for (const flag of ['allow-hosts', 'crawl-delay', 'model', 'model-key-file', 'data', 'database-url'])
      assert.ok(audit.flags.includes(flag), flag)
    for (const flag of ['port', 'host', 'smtp-url', 'mail-from', 'oidc-issuer', 'rate-limit', 'tls-cert', 'metrics-port', 'backup-dir'])
      assert.ok(!audit.flags.includes(flag), flag)
    assert.match(audit.stdout, /\nThe settings of the server are in docs\/settings\.md\.\n$/)
    assert.deepEqual((await flagsOf('rules', 'list')).flags, ['packs', 'json', 'settings', 'help'])
    assert.deepEqual((await flagsOf('key', 'revoke')).flags.slice(-4), ['data', 'database-url', 'database-url-file', 'database-pool'])
    const serve = await flagsOf('serve')
    for (const { name } of SETTINGS) assert.ok(serve.flags.includes(flagOf(name).slice(2)), name)
    assert.equal((await imprimatur(['rules', 'list', '--port', '1', '--json'])).code, 0, 'what the help leaves out is taken as before')
  })

  test('completions are made for bash, zsh and fish, and bash completes with them', async () => {
    const script = file('completion.bash', (await imprimatur(['completion', 'bash'])).stdout)
    const complete = (...words: string[]) =>
      execFileSync(
        'bash',
        ['-c', `source '${script}'; COMP_WORDS=(imprimatur "$@"); COMP_CWORD=$#; _imprimatur; echo "\${COMPREPLY[*]}"`, 'bash', ...words],
        {
          encoding: 'utf8',
        },
      )
        .trim()
        .split(' ')
        .toSorted()
    assert.deepEqual(complete('au'), ['audit'])
    assert.deepEqual(complete('rules', 'sy'), ['sync'])
    assert.deepEqual(complete('audit', '--allow-'), [
      '--allow-addresses',
      '--allow-empty',
      '--allow-hosts',
      '--allow-incomplete',
      '--allow-other-languages',
      '--allow-refused',
      '--allow-unjudged',
      '--allow-unreadable',
    ])
    assert.deepEqual(complete('audit', '--fail-on', ''), ['CRITICAL', 'HIGH', 'LOW', 'MEDIUM', 'never'])
    for (const [shell, words] of [
      ['zsh', /^#compdef imprimatur[\s\S]*'rules sync'\)[\s\S]*'--update\[Accepts archives/],
      ['fish', /complete -c imprimatur -n '__fish_seen_subcommand_from audit' -l allow-empty -d 'Exits with 0/],
    ] as const)
      assert.match((await imprimatur(['completion', shell])).stdout, words)
    assert.equal((await imprimatur(['completion', 'tcsh'])).code, 2)
  })
})
