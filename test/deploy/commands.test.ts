import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parse } from 'yaml'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const ROOT = path.join(import.meta.dirname, '../..')
/** Programs that stand in for engines, clusters and the system: each notes what it was called with. */
const STAND_INS = ['docker', 'kubectl', 'helm', 'npm', 'systemctl', 'journalctl', 'openssl']

describe('the commands of docs/containers.md, typed in their order in a clone', () => {
  const { path: folder, file, at, remove } = temporaryFolder('containers')
  let calls: string[]
  before(() => {
    cpSync(path.join(ROOT, 'deploy'), at('deploy'), { recursive: true })
    for (const name of STAND_INS) {
      file(`bin/${name}`, `#!/bin/sh\necho ${name} "$@" >> '${at('calls')}'\n${name === 'openssl' ? 'echo 0123456789abcdef' : ''}\n`)
      chmodSync(at(`bin/${name}`), 0o755)
    }
    mkdirSync(at('etc/systemd/system'), { recursive: true })
    const page = readFileSync(path.join(ROOT, 'docs/containers.md'), 'utf8')
    const lines = [...page.matchAll(/^ {4}(\S.*)$/gm)].map(([, line]) => line!.replaceAll(' /etc/', ` ${at('etc/')}`))
    assert.ok(lines.length > 10, lines.join('\n'))
    file('typed.sh', ['set -eu', ...lines].join('\n'))
    execFileSync('sh', [at('typed.sh')], { cwd: folder, env: { ...process.env, PATH: `${at('bin')}:${process.env['PATH']}` } })
    calls = readFileSync(at('calls'), 'utf8').trimEnd().split('\n')
  })
  after(remove)
  const called = (start: string) => calls.filter((call) => call.startsWith(start))
  const flag = (call: string, name: string) => new RegExp(`--${name} (\\S+)`).exec(call)![1]!

  test('each names files that are there by then', () => {
    for (const call of called('docker build')) assert.ok(existsSync(at(flag(call, 'file'))), call)
    for (const call of called('docker compose')) {
      const { services } = parse(readFileSync(at(flag(call, 'file')), 'utf8'), { merge: true }) as {
        services: Record<string, { env_file?: string }>
      }
      assert.ok(existsSync(path.join(path.dirname(at(flag(call, 'file'))), services['server']!.env_file!)), 'the file of settings')
      const service = /logs (\S+)/.exec(call)?.[1]
      if (service !== undefined) assert.ok(service in services, call)
    }
    for (const call of called('kubectl apply')) {
      const kustomized = at(flag(call, 'kustomize'))
      const { resources } = parse(readFileSync(path.join(kustomized, 'kustomization.yaml'), 'utf8')) as { resources: string[] }
      for (const name of resources) assert.ok(existsSync(path.join(kustomized, name)), name)
    }
    const [chart] = called('helm upgrade')
    assert.ok(existsSync(at(path.join(/ (deploy\S+)/.exec(chart!)![1]!, 'Chart.yaml'))), chart)
    assert.ok(existsSync(at('etc/systemd/system/imprimatur.service')))
    assert.ok(calls.findIndex((call) => call.startsWith('kubectl delete')) < calls.findIndex((call) => call.startsWith('kubectl apply')))
  })

  test('what runs in the image takes its flags, and what is installed is both packages', async () => {
    const [run] = called('docker run')
    const words = run!.split(' imprimatur ')[1]!.split(' ')
    assert.equal((await runCommand([...words, '--help'])).code, 0, run)
    assert.match(called('npm install')[0]!, / imprimatur-VERSION\.tgz imprimatur-server-VERSION\.tgz$/)
  })
})
