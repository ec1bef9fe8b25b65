import ipaddr from 'ipaddr.js'

export type Address = ReturnType<typeof ipaddr.parse>
export type Range = [Address, number]

interface SpecialRange {
  range: Range
  what: string
  /**
   * What opens it: `name`, an intranet's host name on the allow-list, or the address or range itself; `range`, only the latter;
   * `never`, nothing at all: credentials of the machine lie there, or it is another spelling of an address that is judged by its own.
   */
  opens: 'name' | 'range' | 'never'
}

const special = (cidr: string, what: string, opens: SpecialRange['opens'] = 'range'): SpecialRange => ({
  range: ipaddr.parseCIDR(cidr),
  what,
  opens,
})

/**
 * Everything that is not the public internet, after IANA's registries of special-purpose addresses, and the addresses at
 * which clouds hand out credentials (first, so that they are called by that name).
 */
const FORBIDDEN_IPV4 = [
  special('169.254.169.254/32', 'a cloud metadata address', 'never'),
  special('169.254.170.2/32', 'a cloud metadata address', 'never'),
  special('100.100.100.200/32', 'a cloud metadata address', 'never'),
  special('168.63.129.16/32', 'a cloud metadata address', 'never'),
  special('192.0.0.192/32', 'a cloud metadata address', 'never'),
  special('0.0.0.0/8', 'an unspecified address', 'never'),
  special('10.0.0.0/8', 'a private address', 'name'),
  special('100.64.0.0/10', 'a carrier-internal address', 'name'),
  special('127.0.0.0/8', 'a loopback address', 'name'),
  special('169.254.0.0/16', 'a link-local address', 'never'),
  special('172.16.0.0/12', 'a private address', 'name'),
  special('192.0.0.0/24', 'a reserved address'),
  special('192.0.2.0/24', 'a documentation address'),
  special('192.31.196.0/24', 'a reserved address'),
  special('192.52.193.0/24', 'a reserved address'),
  special('192.88.99.0/24', 'a relay address'),
  special('192.168.0.0/16', 'a private address', 'name'),
  special('192.175.48.0/24', 'a reserved address'),
  special('198.18.0.0/15', 'a benchmarking address'),
  special('198.51.100.0/24', 'a documentation address'),
  special('203.0.113.0/24', 'a documentation address'),
  special('224.0.0.0/4', 'a multicast address'),
  special('240.0.0.0/4', 'a reserved address'),
]

const FORBIDDEN_IPV6 = [
  special('fd00:ec2::254/128', 'a cloud metadata address', 'never'),
  special('fd20:ce::254/128', 'a cloud metadata address', 'never'),
  special('::/128', 'an unspecified address', 'never'),
  special('::1/128', 'a loopback address', 'name'),
  special('::ffff:0:0/96', 'an IPv4 address in the form of IPv6', 'never'),
  special('::/96', 'an IPv4 address in the form of IPv6', 'never'),
  special('::ffff:0:0:0/96', 'an IPv4 address in the form of IPv6', 'never'),
  special('64:ff9b::/96', 'a translated IPv4 address', 'never'),
  special('64:ff9b:1::/48', 'a translated IPv4 address', 'never'),
  special('fc00::/7', 'a private address', 'name'),
  special('fe80::/10', 'a link-local address', 'never'),
  special('fec0::/10', 'a private address'),
  special('ff00::/8', 'a multicast address'),
  special('2001::/23', 'a reserved address'),
  special('2001:db8::/32', 'a documentation address'),
  special('2002::/16', 'a tunnel address', 'never'),
  special('2620:4f:8000::/48', 'a reserved address'),
  special('3fff::/20', 'a documentation address'),
]

/** Only this part of IPv6 is given out to the public; what lies outside is refused whether it has a name or not. */
const PUBLIC_IPV6: Range = ipaddr.parseCIDR('2000::/3')

/** The range that is never opened in which all of a range lies. */
export const neverOpened = (range: Range): { what: string } | undefined =>
  [...FORBIDDEN_IPV4, ...FORBIDDEN_IPV6].find((entry) => entry.opens === 'never' && isWithin(range, entry.range))

export const isWithin = (inner: Range, outer: Range) => inner[1] >= outer[1] && inRange(inner[0], outer)

export const inRange = (address: Address, range: Range) => address.kind() === range[0].kind() && address.match(range)

/** What stands against connecting to an address, or null for a public one. */
export function whyForbidden(address: Address): Pick<SpecialRange, 'what' | 'opens'> | null {
  const ranges = address.kind() === 'ipv4' ? FORBIDDEN_IPV4 : FORBIDDEN_IPV6
  const hit = ranges.find((entry) => inRange(address, entry.range))
  if (hit) return hit
  if (address.kind() === 'ipv6' && !inRange(address, PUBLIC_IPV6)) return { what: 'a reserved address', opens: 'range' }
  return null
}

/**
 * The address itself, or null for anything else. The strict forms alone: the odd spellings of IPv4 (decimal, octal, hex)
 * were turned into this one by the URL parser already, and a zone (`fe80::1%eth0`) only occurs on local links.
 */
export function parseAddress(text: string): Address | null {
  if (text.includes('%')) return null
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)) return ipaddr.parse(text)
  return null
}
