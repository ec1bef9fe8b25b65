import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { strToU8, zipSync } from 'fflate'
import { CLAIM, FILES, PACK } from '../helpers/document-samples.ts'
import { removeTestFolder, type Outcome } from '../helpers/launcher.ts'
import { page, startSite, type Site } from '../helpers/site.ts'
import { CALLS } from './calls.ts'
import { install, type Installed } from './installed.ts'

describe('the small package, installed, as an ordinary user without a network', () => {
  let installed: Installed
  let site: Site
  const file = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(installed.folder, name)), { recursive: true })
    writeFileSync(join(installed.folder, name), content)
  }
  const inEach = async (words: string[], check: (outcome: Outcome, version: string) => unknown) => {
    for (const [version, node] of installed.nodes)
      await check(
        await installed.run(
          node,
          words.map((word) => word.replace('{node}', version).replace('{site}', site.url)),
        ),
        version,
      )
  }

  before(async () => {
    installed = await install(['checking'])
    const text = page('Bottle', `<p>${CLAIM}</p>`)
    site = await startSite((path) => {
      if (path === '/') return page('Start', '<p>Welcome to the shop.</p>', ['/bottle'])
      if (path === '/bottle') return text
      if (path !== '/sitemap.xml') return undefined
      return (_, response) =>
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.url}/bottle</loc></url></urlset>`)
    })
    for (const { name, bytes } of FILES) file(`site/${name}`, bytes)
    file('page.md', `# Bottle\n\n${CLAIM}\n`)
    file('imprimatur.yml', `sources: [page.md]\npacks: [${PACK}]\n`)
    file('names.txt', 'Bottle\n')
    file('styles/Own/Utilize.yml', 'extends: existence\nmessage: "Drop %s"\nlevel: error\ntokens: [utilize]\n')
    file('synced/.vale.ini', 'StylesPath = styles\nPackages = Own.zip\n')
    file('synced/Own.zip', zipSync({ 'Own/Utilize.yml': strToU8('extends: existence\nmessage: "Drop %s"\ntokens: [utilize]\n') }))
    const lines = Array.from({ length: 60 }, (_, at) => {
      const kind = at % 2 === 0 ? 'hurry' : 'calm'
      return JSON.stringify({ text: `This ${kind} sentence number ${at} says ${kind} again.`, labels: at % 2 === 0 ? ['bad'] : [] })
    })
    file('labelled.jsonl', lines.join('\n'))
    file(
      'plain.txt',
      Array.from({ length: 40 }, (_, at) => JSON.stringify({ text: `A plain sentence number ${at} about tables.`, labels: [] })).join('\n'),
    )
    mkdirSync(join(installed.folder, 'out'))
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'safe.directory=*', '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
        cwd: installed.folder,
        stdio: 'ignore',
      })
    git('init')
    git('add', '.')
    git('commit', '-m', 'All of it')
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', installed.folder])
  })
  after(async () => {
    await site.close()
    await removeTestFolder(installed.root)
  })

  test('reads a file of every ending of every type, and finds the same in Node 20, 22 and 24', async () => {
    assert.deepEqual([...installed.nodes.keys()].map((version) => version.split('.')[0]).slice(0, 2), ['20', '22'])
    const said = new Set<string>()
    await inEach(['audit', 'site', '--packs', PACK, '--threads', '2', '--json', '--no-config'], ({ code, stdout, stderr }, version) => {
      assert.equal(code, 1, `${version}: ${stderr}`)
      const { assets } = JSON.parse(stdout) as { assets: { path: string; type: string; findings: { text: string }[] }[] }
      const found = assets.map(({ path, type, findings }) => [path.slice(5), type, findings.some(({ text }) => text === 'eco-friendly')])
      assert.deepEqual(found.toSorted(), FILES.map(({ name, type }) => [name, type, true]).toSorted(), version)
      said.add(stdout)
    })
    assert.equal(said.size, 1, 'the findings differ')
  })

  for (const [words, expected] of CALLS)
    test(`imprimatur ${words.slice(0, 90)}: ${expected} in each Node`, () =>
      inEach(words.split(' '), ({ code, stdout, stderr }, version) => {
        assert.equal(code, expected, `${version}: ${stdout.slice(-500)}${stderr}`)
        assert.doesNotMatch(stderr, /\n\s+at .*:\d+|ExperimentalWarning/, version)
      }))

  test('--watch checks and goes on until Ctrl+C', async () => {
    for (const [version, node] of installed.nodes) {
      const watching = installed.start(node, ['audit', 'page.md', '--packs', PACK, '--watch'])
      let isOver = false
      void watching.ended.then(() => (isOver = true))
      while (!/watching for changes/.test(watching.printed.stdout + watching.printed.stderr)) {
        assert.ok(!isOver, `${version}: ${watching.printed.stderr}`)
        await sleep(20)
      }
      watching.child.kill('SIGINT')
      assert.deepEqual([(await watching.ended).code, watching.printed.stderr.includes('    at ')], [0, false], version)
    }
  })

  test('a fault of the program, in it or in a thread, is never exit 0 or 1', async () => {
    const faulty = (code: string) => ({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` })
    for (const [version, node] of installed.nodes)
      for (const fault of [
        'process.stdout.write = () => { throw new Error("boom") }',
        onceLaunched('throw new Error("boom")'),
        onceLaunched('Promise.reject(new Error("boom"))'),
      ]) {
        const { code, stderr } = await installed.run(node, ['rules', 'list'], faulty(fault))
        assert.equal(code, 70, `${version}: ${stderr}`)
        assert.match(stderr, /^imprimatur: Error: boom\n\s+at /m, version)
      }
  })
})

/** Runs code from a timer, once the launcher has begun: before that nothing of ours runs. */
const onceLaunched = (code: string) =>
  `const timer = setInterval(() => { if (process.listenerCount("uncaughtException") > 0) { clearInterval(timer); ${code} } })`
