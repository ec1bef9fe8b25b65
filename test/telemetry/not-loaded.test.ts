import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const SRC = path.join(import.meta.dirname, '../../src')

/** Opens the log of a process with settings, loads what servers and workers load, and answers the packages of telemetry that are loaded. */
async function loadedWith(settings: Record<string, string>): Promise<string[]> {
  const script = `
    import module from 'node:module'
    const { readSettings } = await import('${SRC}/config.ts')
    const { watchProcess } = await import('${SRC}/cli/watching.ts')
    const telemetry = await watchProcess('server', readSettings(${JSON.stringify(settings)}, '/nowhere', {}))
    for (const file of ['http/app.ts', 'jobs/worker.ts', 'cli/serve.ts', 'cli/worker.ts']) await import('${SRC}/' + file)
    const files = Object.keys(module._cache).map((file) => file.split('node_modules/').at(-1))
    const packages = new Set(files.map((file) => file.split('/').slice(0, file.startsWith('@') ? 2 : 1).join('/')))
    console.log(JSON.stringify([...packages].filter((name) => /^prom-client$|opentelemetry.(sdk|exporter|otlp|context)/.test(name))))
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout) as string[]
}

test('nothing of metrics or traces is loaded unless it is set', async () => {
  const [nothing, both] = await Promise.all([
    loadedWith({}),
    loadedWith({ METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  ])
  assert.deepEqual(nothing, [])
  assert.ok(both.includes('prom-client') && both.includes('@opentelemetry/sdk-trace'), 'this test would not notice')
})

test('what is thrown is logged in words, whatever it is: the queue hands on copies of errors', async () => {
  const script = `
    const { openLog } = await import('${SRC}/telemetry/log.ts')
    const { readSettings } = await import('${SRC}/config.ts')
    const log = openLog('test', readSettings({ LOG_FORMAT: 'json' }, '/nowhere', {}))
    const error = Object.assign(new Error('no room'), { code: '53100' })
    for (const err of [{ ...error, message: error.message, queue: 'audit-plan' }, { row: 'secret' }, 'late']) log.error({ err }, 'queue')`
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { err: { message: string; code?: string } })
  assert.deepEqual(
    lines.map(({ err }) => [err.message, err.code]),
    [
      ['no room', '53100'],
      ['an object with row', undefined],
      ['late', undefined],
    ],
  )
})
