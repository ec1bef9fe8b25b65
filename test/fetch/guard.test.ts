import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesFor, whyNotChosen } from '../../src/fetch/allowance.ts'
import { localFetcher, redirectTo, serve } from './servers.ts'

test('a name that leads to a private address is refused before any connection', async (t) => {
  const server = await serve(t, (_request, response) => response.end('inside'))
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.0.0.7', '169.254.169.254', 'fd00:ec2::254', '0.0.0.0']) {
    const fetcher = localFetcher(t, { allow: [], resolve: async () => [{ address }] })
    await assert.rejects(fetcher.fetchPage(`http://innocent.test:${server.port}/`), { code: 'forbidden-address' }, address)
  }
  assert.equal(server.connections(), 0)
})

test('one private answer among public ones is enough to refuse the name', async (t) => {
  const server = await serve(t, (_request, response) => response.end('inside'))
  const resolve = async () => [{ address: '93.184.215.14' }, { address: '127.0.0.1' }]
  const fetcher = localFetcher(t, { allow: [], resolve })
  await assert.rejects(fetcher.fetchPage(`http://mixed.test:${server.port}/`), { code: 'forbidden-address' })
  assert.equal(server.connections(), 0)
})

test('DNS rebinding gains nothing: one lookup, and the connection goes to the address that was checked', async (t) => {
  // 127.0.0.2 plays the public address: it alone is on the allow-list, 127.0.0.1 is as forbidden as anywhere.
  const checked = await serve(t, (_request, response) => response.end('checked'), { address: '127.0.0.2' })
  const inside = await serve(t, (_request, response) => response.end('inside'), { address: '127.0.0.1', port: checked.port })
  const answers = ['127.0.0.2', '127.0.0.1', '127.0.0.1']
  let lookups = 0
  const fetcher = localFetcher(t, { allow: ['127.0.0.2'], resolve: async () => [{ address: answers[lookups++]! }] })
  const page = await fetcher.fetchPage(`http://rebinding.test:${checked.port}/`)
  assert.equal(Buffer.from(page.bytes).toString(), 'checked')
  assert.equal(lookups, 1)
  assert.deepEqual([checked.connections(), inside.connections()], [1, 0])

  // A second connection resolves the name again, and is refused because of the new address.
  const fresh = localFetcher(t, { allow: ['127.0.0.2'], resolve: async () => [{ address: answers[lookups++]! }] })
  await assert.rejects(fresh.fetchPage(`http://rebinding.test:${checked.port}/`), { code: 'forbidden-address' })
  assert.equal(inside.connections(), 0)
})

test('redirects go through the same gate as the first address', async (t) => {
  const inside = await serve(t, (_request, response) => response.end('inside'))
  const targets = [
    `http://127.0.0.1:${inside.port}/`,
    `http://2130706433:${inside.port}/`,
    `http://[::ffff:7f00:1]:${inside.port}/`,
    `http://inside.test:${inside.port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    '//192.168.0.1/',
  ]
  const outside = await serve(t, (request, response) => redirectTo(targets[Number(request.url!.slice(1))]!)(request, response), {
    address: '127.0.0.2',
  })
  const fetcher = localFetcher(t, { allow: ['127.0.0.2'], resolve: async () => [{ address: '127.0.0.1' }] })
  for (const position of targets.keys()) {
    await assert.rejects(fetcher.fetchPage(`${outside.url}/${position}`), { code: 'forbidden-address' }, targets[position])
  }
  assert.equal(inside.connections(), 0)
})

test('redirects to other schemes and to addresses with passwords are refused', async (t) => {
  const locations: Record<string, string> = {
    '/file': 'file:///etc/passwd',
    '/ftp': 'ftp://a.test/',
    '/login': 'http://u:p@127.0.0.1/',
    '/bad': 'http://[/',
  }
  const server = await serve(t, (request, response) => redirectTo(locations[request.url!]!)(request, response))
  const fetcher = localFetcher(t)
  await assert.rejects(fetcher.fetchPage(`${server.url}/file`), { code: 'scheme' })
  await assert.rejects(fetcher.fetchPage(`${server.url}/ftp`), { code: 'scheme' })
  await assert.rejects(fetcher.fetchPage(`${server.url}/login`), { code: 'credentials' })
  await assert.rejects(fetcher.fetchPage(`${server.url}/bad`), { code: 'bad-redirect' })
})

test('a host with several addresses is reached by the one that answers', async (t) => {
  const server = await serve(t, (_request, response) => response.end('second'), { address: '127.0.0.2' })
  const fetcher = localFetcher(t, { allow: ['127.0.0.0/8'], resolve: async () => [{ address: '127.0.0.3' }, { address: '127.0.0.2' }] })
  const page = await fetcher.fetchPage(`http://two.test:${server.port}/`)
  assert.equal(Buffer.from(page.bytes).toString(), 'second')
})

test('a name without an address and a DNS server that does not answer are different errors', async (t) => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  const none = localFetcher(t, { resolve: async () => Promise.reject(unknown) })
  await assert.rejects(none.fetchPage('http://nobody.test/'), { code: 'dns', reason: /No address is known/, temporary: false })
  const silent = localFetcher(t, { connectMs: 50, resolve: () => new Promise(() => {}) })
  await assert.rejects(silent.fetchPage('http://silent.test/'), { code: 'dns', reason: /did not answer/, temporary: true })
})

test('a workspace opens nothing beyond what the operator allows, and link-local and metadata addresses are never opened', async (t) => {
  const server = await serve(t, (_request, response) => response.end('inside'))
  const reach = async (operator: string, chosen: string[] | null, address: string, host = 'inside.test') => {
    const fetcher = localFetcher(t, { ...placesFor({ ALLOW_HOSTS: operator }, chosen), resolve: async () => [{ address }], connectMs: 200 })
    return fetcher.fetchPage(`http://${host}:${server.port}/`).then(
      () => 'reached',
      (error: { code: string }) => error.code,
    )
  }
  for (const chosen of [['0.0.0.0/0'], ['127.0.0.0/8'], ['inside.test'], ['*.test']])
    assert.equal(await reach('', chosen, '127.0.0.1'), 'forbidden-address', chosen[0])
  for (const chosen of [['127.0.0.0/8'], ['10.9.0.0/16'], ['other.test'], []])
    assert.equal(await reach('10.0.0.0/8, inside.test', chosen, '127.0.0.1'), 'forbidden-address', chosen[0])
  for (const address of [
    '169.254.169.254',
    '169.254.1.1',
    '100.100.100.200',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:169.254.169.254',
    '0.0.0.0',
  ])
    for (const everything of [
      '0.0.0.0/0, ::/0, *.test',
      '169.254.0.0/16, fe80::/10, fd00:ec2::254, 100.100.100.200, ::ffff:0:0/96, 0.0.0.0/8',
    ])
      assert.equal(await reach(everything, null, address), 'forbidden-address', address)
  assert.equal(server.connections(), 0)
  assert.equal(await reach('127.0.0.0/8', ['127.0.0.1'], '127.0.0.1'), 'reached')
  assert.equal(await reach('127.0.0.0/8', ['inside.test'], '127.0.0.1'), 'reached', 'a name is held against the range where it leads')
  assert.equal(await reach('inside.test', null, '127.0.0.1'), 'reached', 'where a workspace has chosen nothing')
})

test('an entry that cannot be chosen is refused in a sentence', () => {
  assert.match(whyNotChosen('http://wiki.corp/', ['10.0.0.0/8'])!, /is no host name, host:port, address or range/)
  assert.match(whyNotChosen('10.0.0.300', ['10.0.0.0/8'])!, /is no host name/)
  assert.match(whyNotChosen('\u05d9\u05b4\u1000', ['10.0.0.0/8'])!, /is no host name/)
  assert.match(whyNotChosen('169.254.0.0/16', ['0.0.0.0/0'])!, /is a link-local address, which is never opened/)
  assert.match(whyNotChosen('169.254.169.254', ['0.0.0.0/0'])!, /is a cloud metadata address, which is never opened/)
  assert.match(whyNotChosen('10.1.0.0/16', [])!, /the operator of this server allows no private networks/)
  assert.match(
    whyNotChosen('0.0.0.0/0', ['10.0.0.0/8'])!,
    /is outside what the operator of this server allows \(ALLOW_HOSTS\): 10\.0\.0\.0\/8/,
  )
  for (const entry of ['10.1.0.0/16', '10.1.2.3', '10.1.2.3:8080', 'wiki.corp'])
    assert.equal(whyNotChosen(entry, ['10.0.0.0/8']), null, entry)
  assert.equal(whyNotChosen('a.corp', ['*.corp']), null)
  assert.ok(whyNotChosen('corp.example', ['*.corp']))
  assert.ok(whyNotChosen('wiki.corp', ['wiki.corp:8080']), 'any port where one is allowed')
})
