import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { parseAddress, whyForbidden } from '../../src/fetch/addresses.ts'
import { parseAllowance } from '../../src/fetch/allowance.ts'
import { createGuard } from '../../src/fetch/guard.ts'
import { PlainError } from '../../src/errors.ts'

const isForbidden = (address: string) => {
  const parsed = parseAddress(address)
  return parsed === null || whyForbidden(parsed) !== null
}

/** First, last and an inner address of each range, and a neighbour outside it that must stay reachable where there is one. */
const RANGES: { name: string; inside: string[]; outside?: string[] }[] = [
  { name: 'unspecified', inside: ['0.0.0.0', '0.255.255.255', '::'], outside: ['1.0.0.0'] },
  { name: 'private 10', inside: ['10.0.0.0', '10.99.3.1', '10.255.255.255'], outside: ['9.255.255.255', '11.0.0.0'] },
  { name: 'private 172.16', inside: ['172.16.0.0', '172.20.1.1', '172.31.255.255'], outside: ['172.15.255.255', '172.32.0.0'] },
  { name: 'private 192.168', inside: ['192.168.0.0', '192.168.1.1', '192.168.255.255'], outside: ['192.167.255.255', '192.169.0.0'] },
  { name: 'loopback', inside: ['127.0.0.1', '127.0.0.0', '127.255.255.255', '::1'], outside: ['126.255.255.255', '128.0.0.0'] },
  { name: 'link-local', inside: ['169.254.0.0', '169.254.255.255', 'fe80::1', 'febf::1'], outside: ['169.253.255.255', '169.255.0.0'] },
  { name: 'carrier-grade NAT', inside: ['100.64.0.0', '100.127.255.255'], outside: ['100.63.255.255', '100.128.0.0'] },
  {
    name: 'metadata',
    inside: ['169.254.169.254', '169.254.170.2', '100.100.100.200', '168.63.129.16', 'fd00:ec2::254', 'fd20:ce::254'],
    outside: ['168.63.129.15', '168.63.129.17'],
  },
  { name: 'protocol assignments', inside: ['192.0.0.0', '192.0.0.192', '192.0.0.255'], outside: ['191.255.255.255', '192.0.1.0'] },
  {
    name: 'documentation',
    inside: ['192.0.2.1', '198.51.100.7', '203.0.113.255', '2001:db8::1', '3fff::1'],
    outside: ['192.0.3.0', '198.51.101.0', '203.0.114.0'],
  },
  { name: 'benchmarking', inside: ['198.18.0.0', '198.19.255.255', '2001:2::1'], outside: ['198.17.255.255', '198.20.0.0'] },
  { name: 'multicast', inside: ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'], outside: ['223.255.255.255'] },
  { name: 'reserved and broadcast', inside: ['240.0.0.1', '255.255.255.255'] },
  { name: 'unique local', inside: ['fc00::1', 'fd12:3456::1', 'fdff:ffff::1'] },
  { name: 'site-local', inside: ['fec0::1'] },
  { name: 'IPv4 in IPv6', inside: ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:10.0.0.1'] },
  { name: 'NAT64', inside: ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1'] },
  { name: 'tunnels', inside: ['2002:7f00:1::1', '2001::1', '192.88.99.1'] },
  {
    name: 'unassigned IPv6',
    inside: ['100::1', '1::1', '4000::1', '5f00::1', '8000::1', 'e000::1'],
    outside: ['2000::1', '2606:4700::1111', '2a00:1450::1'],
  },
  { name: 'local links by zone', inside: ['fe80::1%eth0', '2606:4700::1%1'] },
]

for (const { name, inside, outside = [] } of RANGES) {
  test(`addresses: ${name} are refused, their neighbours are not`, () => {
    for (const address of inside) assert.equal(isForbidden(address), true, address)
    for (const address of outside) assert.equal(isForbidden(address), false, address)
  })
}

test('a random IPv4 address is reachable exactly if an independent table calls it unicast', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const azure = address === '168.63.129.16'
      assert.equal(isForbidden(address), azure || ipaddr.IPv4.parse(address).range() !== 'unicast')
    }),
    { numRuns: 2000 },
  )
})

test('a random IPv6 address is reachable only if an independent table calls it unicast', () => {
  const word = fc.integer({ min: 0, max: 0xffff })
  const anywhere = fc.array(word, { minLength: 8, maxLength: 8 })
  const inPublicPart = fc
    .tuple(fc.integer({ min: 0x2000, max: 0x3fff }), fc.array(word, { minLength: 7, maxLength: 7 }))
    .map(([first, rest]) => [first, ...rest])
  fc.assert(
    fc.property(fc.oneof(anywhere, inPublicPart), (words) => {
      const address = words.map((value) => value.toString(16)).join(':')
      const unicast = ipaddr.IPv6.parse(address).range() === 'unicast'
      if (!unicast) assert.equal(isForbidden(address), true, address)
      else assert.equal(isForbidden(address), (words[0]! & 0xe000) !== 0x2000, address)
    }),
    { numRuns: 2000 },
  )
})

test('any IPv4 address written as IPv6 is refused, whatever it is', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '64:ff9b::'), (address, prefix) => {
      assert.equal(isForbidden(prefix + address), true)
    }),
  )
})

const guard = createGuard({ allow: [], connectMs: 1000, resolve: async () => assert.fail('a literal address needs no name service') })

test('odd spellings of a forbidden address are seen through', () => {
  const spellings = [
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://１２７.０.０.１/',
    'http://0/',
    'http://%31%32%37.0.0.1/',
    'http://017700000001/',
    'https://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
  ]
  for (const url of spellings) assert.throws(() => guard.checkUrl(url), { code: 'forbidden-address' }, url)
})

test('what is no plain web address is refused with its own code', () => {
  assert.throws(() => guard.checkUrl('ftp://example.org/x'), { code: 'scheme' })
  assert.throws(() => guard.checkUrl('file:///etc/passwd'), { code: 'scheme' })
  assert.throws(() => guard.checkUrl('javascript:alert(1)'), { code: 'scheme' })
  assert.throws(() => guard.checkUrl('not an address'), { code: 'bad-url' })
  assert.throws(() => guard.checkUrl('http://[fe80::1%25eth0]/'), { code: 'bad-url' })
  assert.throws(() => guard.checkUrl('http://./'), { code: 'bad-url' })
  assert.throws(
    () => guard.checkUrl('https://anna:geheim@example.org/'),
    (error: Error) => {
      assert.equal((error as Error & { code: string }).code, 'credentials')
      assert.doesNotMatch(error.message, /anna|geheim/, 'the password must not reach a log')
      return true
    },
  )
  assert.equal(guard.checkUrl('https://Example.ORG./a#b').href, 'https://example.org/a')
})

test('the allow-list opens what it names and nothing beside it', async () => {
  const answers: Record<string, string> = {
    'wiki.corp': '10.1.2.3',
    'other.corp': '10.1.2.3',
    'a.intra.corp': '192.168.7.7',
    'intra.corp': '192.168.7.7',
    'meta.corp': '169.254.169.254',
    'zero.corp': '0.0.0.0',
  }
  const open = createGuard({
    allow: ['wiki.corp', '*.intra.corp', 'meta.corp', 'zero.corp', '127.0.0.1:8080', '172.16.5.0/24', '[::1]:9000'],
    connectMs: 1000,
    resolve: async (name) => [{ address: answers[name]! }],
  })
  assert.deepEqual(await open.addressesOf('wiki.corp', 80, 'http://wiki.corp/'), ['10.1.2.3'])
  assert.deepEqual(await open.addressesOf('a.intra.corp', 443, 'https://a.intra.corp/'), ['192.168.7.7'])
  await assert.rejects(open.addressesOf('intra.corp', 443, ''), { code: 'forbidden-address' })
  await assert.rejects(open.addressesOf('other.corp', 80, ''), { code: 'forbidden-address' })
  // An allowed name permits private ranges, never the addresses of cloud metadata services.
  await assert.rejects(open.addressesOf('meta.corp', 80, ''), {
    code: 'forbidden-address',
    reason: /meta\.corp leads to 169\.254\.169\.254, a cloud metadata address/,
  })
  await assert.rejects(open.addressesOf('zero.corp', 80, ''), { code: 'forbidden-address' })
  open.checkUrl('http://127.0.0.1:8080/')
  open.checkUrl('http://172.16.5.200/')
  open.checkUrl('http://[::1]:9000/')
  for (const url of ['http://127.0.0.1:8081/', 'http://127.0.0.2:8080/', 'http://172.16.6.1/', 'http://[::1]/']) {
    assert.throws(() => open.checkUrl(url), { code: 'forbidden-address' }, url)
  }
})

test('a mistake on the allow-list is reported at once', () => {
  for (const entry of ['', 'http://wiki.corp/', 'a b', '10.0.0.0/40', 'host:99999'])
    assert.throws(() => parseAllowance(entry), PlainError, entry)
})
