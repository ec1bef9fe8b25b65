import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import { temporaryFolder } from '../helpers/folder.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const yamlOf = (name: string) => parse(readFileSync(path.join(ROOT, name), 'utf8')) as any

describe('the files for build servers', () => {
  const { path: folder, file, at, remove } = temporaryFolder('build-servers')
  const read = (name: string) => readFileSync(at(name), 'utf8')
  before(() => {
    file('imprimatur.yml', 'sources: [docs]\nrule_folders: [rules]\n')
    file('rules/Team/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n')
    file('docs/bad one.md', 'We utilize it.\n')
    file('docs/good.md', 'Fine.\n')
    // What a team has on its machines.
    execFileSync('mkdir', ['-p', at('bin')])
    execFileSync('ln', ['-s', path.join(ROOT, 'bin/imprimatur.mjs'), at('bin/imprimatur')])
  })
  after(remove)

  const run = (command: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const PATH = `${at('bin')}:${path.dirname(process.execPath)}:${process.env.PATH}`
      const child = spawn(command[0]!, command.slice(1), { cwd: folder, env: { ...process.env, PATH, ...env } })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
      child.on('close', (code) => resolve({ code, output }))
    })

  /** Runs the steps of a composite action as GitHub does: expressions filled in, each step a script with its environment. */
  async function runAction(
    inputs: Record<string, string>,
  ): Promise<{ code: number | null; output: string; outputs: Record<string, string> }> {
    const action = yamlOf('action.yml')
    assert.equal(action.runs.using, 'composite')
    const given = Object.fromEntries(Object.entries<any>(action.inputs).map(([name, input]) => [name, inputs[name] ?? input.default]))
    const fill = (text: string) =>
      text.replaceAll(/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g, (_, name: string) => {
        assert.ok(name in given, `the action has no input ${name}`)
        return given[name]!
      })
    let last = { code: 0 as number | null, output: '' }
    file('github-output', '')
    for (const step of action.runs.steps) {
      assert.ok(!/\$\{\{/.test(step.run), 'an expression in a script is program text')
      const env = Object.fromEntries(Object.entries<string>(step.env).map(([name, value]) => [name, fill(value)]))
      const script = file('step.sh', step.run)
      last = await run(['bash', '--noprofile', '--norc', '-eo', 'pipefail', script], {
        ...env,
        GITHUB_ACTION_PATH: ROOT,
        GITHUB_OUTPUT: at('github-output'),
      })
      if (last.code !== 0) break
    }
    const outputs = Object.fromEntries(
      read('github-output')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('=') as [string, string]),
    )
    return { ...last, outputs }
  }

  test('the action annotates, writes SARIF and fails with findings; inputs are words and never program text', async () => {
    const all = await runAction({ sarif: 'out.sarif' })
    assert.equal(all.code, 1, all.output)
    assert.match(all.output, /^::error file=docs\/bad one\.md,line=1,.*title=Team\.Utilize \(HIGH\)::Drop utilize$/m)
    assert.deepEqual(all.outputs, { 'exit-code': '1', sarif: 'out.sarif' })
    assert.equal(JSON.parse(read('out.sarif')).runs[0].results.length, 1)
    const good = await runAction({ sources: 'docs/good.md\n', 'fail-on': 'low', arguments: '--no-gitignore' })
    assert.deepEqual([good.code, good.outputs['exit-code']], [0, '0'], good.output)
    const hostile = await runAction({ sources: '$(touch hacked); `touch hacked`' })
    assert.equal(hostile.code, 2)
    assert.throws(() => read('hacked'))
  })

  test("GitLab's template writes the reports it names", async () => {
    const template = yamlOf('ci/gitlab.yml')
    const job = template['.imprimatur']
    assert.equal(template.imprimatur.extends, '.imprimatur')
    const { code, output } = await run(['bash', '-c', job.script.join('\n')], { ...template.variables, IMPRIMATUR_FLAGS: '--fail-on high' })
    assert.equal(code, 1, output)
    assert.equal(JSON.parse(read(job.artifacts.reports.codequality)).length, 1)
    assert.match(read(job.artifacts.reports.junit), /<testsuites/)
  })

  test('the pre-commit hook and the lint-staged line check the files they are handed', async () => {
    const [hook] = yamlOf('.pre-commit-hooks.yaml')
    assert.equal(hook.language, 'script')
    const [entry, ...args] = hook.entry.split(' ')
    const committed = (...files: string[]) => run([path.join(ROOT, entry), ...args, ...files])
    assert.equal((await committed('docs/good.md')).code, 0)
    assert.equal((await committed('docs/good.md', 'docs/bad one.md')).code, 1)
    const line = /"lint-staged": (\{.*\})/.exec(readFileSync(path.join(ROOT, 'docs/build-servers.md'), 'utf8'))![1]!
    const [command] = Object.values(JSON.parse(line) as Record<string, string>)
    const staged = await run([...command!.split(' '), at('docs/bad one.md')])
    assert.equal(staged.code, 1, staged.output)
  })
})
