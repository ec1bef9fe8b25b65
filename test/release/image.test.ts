import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { validate } from 'dockerfile-utils'
import { openEngine, removeStore } from '../helpers/buildah.ts'
import { freshDatabase } from '../helpers/database.ts'
import { runDockerfile } from '../helpers/dockerfile.ts'
import type { Image } from '../helpers/dockerfile.ts'
import { testFolder } from '../helpers/launcher.ts'
import '../helpers/release.ts'
import { throwawayServer } from '../helpers/server.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const FILE = path.join(ROOT, 'deploy/Dockerfile')

describe('the image', () => {
  const folder = testFolder()
  let image: Image
  before(() => {
    image = runDockerfile(FILE, ROOT, folder)
  })
  after(() => {
    removeStore(path.join(folder, 'engine'))
    rmSync(folder, { recursive: true, force: true })
  })

  test('the Dockerfile is well-formed: two stages, a user that is not root, nothing run in the last', () => {
    assert.deepEqual(validate(readFileSync(FILE, 'utf8')), [])
    assert.equal(image.stages.length, 2)
    assert.match(image.user, /^[1-9]\d*:[1-9]\d*$/)
    const last = image.stages.at(-1)!.map((instruction) => instruction.getKeyword())
    for (const keyword of ['HEALTHCHECK', 'ENTRYPOINT', 'USER']) assert.ok(last.includes(keyword), keyword)
    // Nothing is installed beside the base image, which has no compiler.
    assert.ok(!last.includes('RUN') && !last.includes('ADD'))
  })

  test('holds built JavaScript alone, no sources, tests or packages of others', () => {
    const files = globSync('**/*', { cwd: image.root })
    assert.ok(files.some((file) => file.endsWith('node_modules/imprimatur/package.json')))
    assert.deepEqual(
      files.filter((file) => /\.tsx?$|(^|\/)test\/|node_modules\/.*node_modules\/|\.node$/.test(file) && !file.endsWith('.d.ts')),
      [],
    )
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(image.root, file)).size, 0)
    assert.ok(bytes < 80e6, `${bytes} bytes`)
  })

  test('serves with its own command, is healthy by its own check, and writes nothing outside of its data', {
    timeout: 120_000,
  }, async () => {
    const database = await freshDatabase()
    const before_ = contentOf(image.root)
    const env = {
      ...process.env,
      ...image.env,
      NODE_TEST_CONTEXT: undefined,
      PATH: `${path.join(image.root, 'opt/imprimatur/bin')}:${path.join(folder, 'shims')}:${process.env.PATH}`,
      HOME: path.join(folder, 'home'),
      DATA: path.join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: database.url,
    }
    const [program, ...words] = image.command
    const server = spawn(program!, [...words, '--json'], { env, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const { port } = new URL((JSON.parse(line.toString()) as { url: string }).url)
    const [check, ...rest] = image.health
    execFileSync(check!, rest, { env: { ...env, PORT: port } })
    server.kill('SIGTERM')
    assert.deepEqual(await once(server, 'exit'), [0, null])
    assert.throws(() => execFileSync(check!, rest, { env: { ...env, PORT: port } }), 'unhealthy once it has ended')
    assert.deepEqual(contentOf(image.root), before_)
    await database.drop()
  })

  test('is built by an engine, where there is one, and what it built serves as its user and is healthy', async (context) => {
    const engine = openEngine(path.join(folder, 'engine'))
    if (engine === null) return context.diagnostic('buildah is not here, or may not run: the image is only made step by step, above')
    engine.build(FILE, ROOT, 'imprimatur')
    const made = engine.inspect('imprimatur')
    assert.deepEqual([made.user, made.command], [image.user, image.command])
    assert.deepEqual(made.health, image.health)
    // In its root file system there is no socket of the shared cluster.
    const cluster = await throwawayServer({ transport: 'tcp' })
    const settings = { DATABASE_URL: cluster.url, HOST: '127.0.0.1', PORT: '0', STOP_GRACE_SECONDS: '0' }
    const server = engine.start('imprimatur', [...made.command, '--json'], settings)
    const [line] = (await once(server.stdout!, 'data')) as [Buffer]
    const { port } = new URL((JSON.parse(line.toString()) as { url: string }).url)
    assert.deepEqual(await once(engine.start('imprimatur', made.health, { PORT: port }), 'exit'), [0, null])
    const id = engine.start('imprimatur', ['node', '-p', 'process.getuid()'], {})
    assert.equal(String(((await once(id.stdout!, 'data')) as [Buffer])[0]).trim(), '1000')
    server.kill('SIGTERM')
    await once(server, 'exit')
    await cluster.stop()
  })
})

const contentOf = (root: string) => globSync('**/*', { cwd: root }).map((file) => `${file} ${statSync(path.join(root, file)).mtimeMs}`)
