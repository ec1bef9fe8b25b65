import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

describe('imprimatur evidence', () => {
  let api: Api
  let site: Site
  let audit: string
  let bag: string
  let made: { sealed: string; files: number; trail: { length: number; head: string } }
  const folder = temporaryFolder('evidence')
  const zip = folder.at('one.zip')
  const run = (...args: string[]) =>
    runCommand([...args, '--database-url', api.databaseUrl, '--allow-hosts', '127.0.0.1', '--data', folder.path, '--json'])
  const at = (name: string) => path.join(bag, name)
  const read = (name: string) => readFileSync(at(name), 'utf8')
  const lines = (name: string) =>
    read(name)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  before(async () => {
    api = await startApi()
    site = await startSite({
      '/': page('Home', '<p>Our eco-friendly <b>bottle</b> &amp; cap.</p>', ['/a', '/gone']),
      '/a': page('A', '<p>An eco-friendly cup.</p>'),
    })
    const flags = ['--workspace', api.workspaceId, '--name', 'Shop <b>', '--packs', 'eu-green-claims', '--crawl', '--max-pages', '9']
    audit = (await run('audit', `${site.url}/`, ...flags)).json.id
    const { rows } = await api.db.query<{ id: string }>('select id from violations where audit_id = $1 order by place', [audit])
    const [first, second] = rows.map(({ id }) => id)
    await api.call('POST', `/violations/${first}/review`, { json: { action: 'dismiss', reason: 'Certified by <TÜV>' } })
    await api.call('POST', `/violations/${second}/review`, { json: { action: 'urgent_violation' } })
    await api.call('POST', `/violations/${first}/comments`, { json: { comment: 'Seen – by the agency' } })
    const { code, json, stderr } = await run('evidence', audit, '--to', zip)
    assert.equal(code, 0, stderr)
    made = json
    execFileSync('unzip', ['-q', zip, '-d', folder.path])
    bag = folder.at(`evidence-${audit}`)
  })
  after(async () => {
    await site?.close()
    await api?.close()
    folder.remove()
  })

  const sums = () => spawnSync('sha256sum', ['--quiet', '-c', 'manifest-sha256.txt'], { cwd: bag, encoding: 'utf8' })
  const script = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [at('verify.mjs')], { encoding: 'utf8' })
    assert.equal(stderr, '')
    return { status, stdout }
  }

  /** Changes a file, looks, and puts it back; `resealed`: the manifests are made to fit, as somebody who forges would. */
  function changed<T>(name: string, change: (text: string) => string, look: () => T, resealed = false): T {
    const files = [name, 'manifest-sha256.txt', 'tagmanifest-sha256.txt']
    const kept = files.map((file) => readFileSync(at(file)))
    const text = read(name)
    assert.notEqual(change(text), text)
    writeFileSync(at(name), change(text))
    if (resealed)
      for (const [index, file] of files.slice(0, 2).entries()) {
        const manifest = files[index + 1]!
        writeFileSync(at(manifest), read(manifest).replace(sha256(kept[index]!), sha256(readFileSync(at(file)))))
      }
    try {
      return look()
    } finally {
      for (const [index, file] of files.entries()) writeFileSync(at(file), kept[index]!)
    }
  }

  test('other programs read the archive, and sha256sum and its own script find it whole', () => {
    assert.match(execFileSync('unzip', ['-t', zip], { encoding: 'utf8' }), /No errors detected/)
    const { status, stdout, stderr } = sums()
    assert.deepEqual([status, stdout, stderr], [0, '', ''])
    assert.equal(spawnSync('sha256sum', ['--quiet', '-c', 'tagmanifest-sha256.txt'], { cwd: bag }).status, 0)
    const { status: code, stdout: said } = script()
    assert.equal(code, 0, said)
    assert.match(said, /^Whole: \d+ files, 2 findings, 3 entries of the trail\.$/m)
    assert.equal(made.sealed, sha256(readFileSync(at('tagmanifest-sha256.txt'))))
    assert.ok(said.includes(made.sealed) && said.includes(`Head of the trail: 3 ${made.trail.head}`))
    const [, octets, files] = /^Payload-Oxum: (\d+)\.(\d+)$/m.exec(read('bag-info.txt'))!
    const payload = readdirSync(at('data'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const length = payload.reduce((sum, one) => sum + readFileSync(path.join(one.parentPath, one.name)).length, 0)
    assert.deepEqual([Number(octets), Number(files)], [length, payload.length])
    assert.equal(made.files, payload.length)
  })

  test('the pages are there byte for byte, and each finding stands on its page', async () => {
    const pages = lines('data/pages.jsonl')
    const home = pages.find((one) => one.url === `${site.url}/`)
    assert.equal(read(`data/${home.page_bytes}`), await (await fetch(`${site.url}/`)).text())
    assert.equal(home.page_bytes, `pages/${home.content_sha256}.txt`)
    const gone = pages.find((one) => one.url.endsWith('/gone'))
    assert.deepEqual([gone.state, gone.page_text, gone.http_status], ['failed', null, 404])
    for (const { page_text: file, span_start: start, span_end: end, found } of lines('data/findings.jsonl'))
      assert.equal(read(`data/${file}`).slice(start, end), found)
  })

  test('the report says what was audited and what was not, the law, who decided, why, and the thread; nothing in it is markup', () => {
    const report = read('data/report.html')
    for (const said of [
      'Shop &lt;b&gt;',
      `${site.url}/gone`,
      'no page at this address (404)',
      'left out: markup',
      'Directive 2005/29/EC',
      'An <mark>eco-friendly</mark> cup',
    ])
      assert.ok(report.includes(said), said)
    assert.match(report, /<b>Decision:<\/b> Dismissed · Test key · .*\n<p><b>Reason of the decision:<\/b> Certified by &lt;TÜV&gt;/)
    assert.match(report, /<b>Comment:<\/b> <small>Test key, .*<\/small>Seen – by the agency</)
    assert.ok(!report.includes('<TÜV>') && !report.includes('Shop <b>'))
    const [dismissed] = lines('data/findings.jsonl').filter((one) => one.decision === 'dismissed')
    assert.deepEqual([dismissed.decided_why, dismissed.thread[0].text], ['Certified by <TÜV>', 'Seen – by the agency'])
  })

  test('a byte that is changed in a page, a finding, a comment or the report is found by sha256sum', () => {
    const stored = lines('data/findings.jsonl')[0].page_text
    for (const [name, from, to] of [
      [`data/${stored}`, 'eco', 'Eco'],
      ['data/findings.jsonl', 'Certified', 'Certifies'],
      ['data/trail.jsonl', 'Seen – by', 'Seen - by'],
      ['data/report.html', 'Dismissed', 'DismisseD'],
    ] as const) {
      const { status, stdout } = changed(name, (text) => text.replace(from, to), sums)
      assert.deepEqual([status, stdout], [1, `${name}: FAILED\n`])
      assert.match(changed(name, (text) => text.replace(from, to), script).stdout, new RegExp(`^${name} was changed$`, 'm'))
    }
  })

  test('the script finds a changed trail, comment or decision where the manifests were made to fit', () => {
    const forged = (name: string, change: (text: string) => string) => {
      const look = () => [sums().status, script()] as const
      const [status, { status: code, stdout }] = changed(name, change, look, true)
      assert.deepEqual([status, code], [0, 1], stdout)
      return stdout
    }
    assert.match(
      forged('data/trail.jsonl', (text) => text.replace('Certified', 'Forged')),
      /entry 1 of the trail was changed/,
    )
    assert.match(
      forged('data/trail.jsonl', (text) => text.replace('by the agency', 'by nobody')),
      /the comment of entry 3 was changed/,
    )
    assert.match(
      forged('data/trail.jsonl', (text) => text.replace(/^.*\n/, '')),
      /the trail is broken at entry 1/,
    )
    assert.match(
      forged('data/trail.jsonl', (text) => text.replace(/.*\n$/, '')),
      /the trail does not end in its head/,
    )
    assert.match(
      forged('data/findings.jsonl', (text) => text.replace('by the agency', 'by nobody')),
      /a comment on finding .* is not that/,
    )
    assert.match(
      forged('data/findings.jsonl', (text) => text.replace('"dismissed"', '"fixed"')),
      /findings that are fixed are not those/,
    )
    assert.match(
      forged('data/findings.jsonl', (text) => text.replace(/^.*\n/, '')),
      /findings that are \w+ are not those of the trail/,
    )
    const trail = readFileSync(at('data/trail.jsonl'))
    execFileSync('rm', [at('data/trail.jsonl')])
    const { status, stdout } = script()
    writeFileSync(at('data/trail.jsonl'), trail)
    assert.equal(status, 1)
    assert.match(stdout, /^data\/trail\.jsonl is missing\nIt cannot be read further: ENOENT/m)
    writeFileSync(at('data/more.txt'), 'x')
    assert.match(script().stdout, /^data\/more\.txt is not in the manifests$/m)
    execFileSync('rm', [at('data/more.txt')])
  })

  test('what the database itself no longer agrees with is said, and the archive is made all the same', async () => {
    await api.db.query(`update comments set content = 'Never seen' where content like 'Seen%'`)
    const { code, json } = await run('evidence', audit, '--to', folder.at('broken.zip'))
    await api.db.query(`update comments set content = 'Seen – by the agency' where content = 'Never seen'`)
    assert.deepEqual([code, json.problems], [1, ['the comment of entry 3 was edited']])
    assert.ok(existsSync(folder.at('broken.zip')))
  })

  test('who asked for their data to be deleted is not named; the links of the chain still hold', async () => {
    const { rows } = await api.db.query<{ id: string }>(`select entry::json -> 'actor' ->> 'id' as id from trail where audit_id = $1`, [
      audit,
    ])
    await api.db.query('insert into pseudonyms (workspace_id, user_id, name) values ($1, $2, $3)', [
      api.workspaceId,
      rows[0]!.id,
      'Person 1',
    ])
    const { code } = await run('evidence', audit, '--to', folder.at('erased.zip'))
    await api.db.query('delete from pseudonyms')
    assert.equal(code, 0)
    execFileSync('unzip', ['-q', folder.at('erased.zip'), '-d', folder.at('erased')])
    const inside = folder.at('erased', `evidence-${audit}`)
    assert.match(readFileSync(path.join(inside, 'data/trail.jsonl'), 'utf8'), /"entry":null/)
    const { status, stdout } = spawnSync(process.execPath, [path.join(inside, 'verify.mjs')], { encoding: 'utf8' })
    assert.equal(status, 0, stdout)
    assert.match(stdout, /^3 entries name people whose data were deleted/m)
  })

  test('a file that is there is left alone, no audit is no file, and one that still runs is refused', async () => {
    const before = sha256(readFileSync(zip))
    assert.equal((await run('evidence', audit, '--to', zip)).code, 3)
    assert.equal(sha256(readFileSync(zip)), before)
    assert.equal((await run('evidence', 'no-such-id', '--to', folder.at('none.zip'))).code, 3)
    await api.db.query(`update audits set status = 'RUNNING' where id = $1`, [audit])
    const { code, stderr } = await run('evidence', audit, '--to', folder.at('running.zip'))
    await api.db.query(`update audits set status = 'COMPLETED' where id = $1`, [audit])
    assert.deepEqual([code, /has not ended yet/.test(stderr)], [3, true])
    assert.deepEqual(
      readdirSync(folder.path).filter((name) => /none|running|unfinished/.test(name)),
      [],
    )
    assert.equal((await run('evidence', audit)).code, 2, '--to says where')
  })
})
