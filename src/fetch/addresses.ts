import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.parse>
export type Range = [Address, number]

interface SpecialRange {
  range: Range
  what: string
  /** An intranet's host name on the allow-list opens these; the others need the address or range itself on it. */
  opensByName: boolean
}

const special = (cidr: string, what: string, opensByName = false): SpecialRange => ({ range: ipaddr.parseCIDR(cidr), what, opensByName })

/**
 * Everything that is not the public internet, after IANA's registries of special-purpose addresses, and the addresses at
 * which clouds hand out credentials (first, so that they are called by that name).
 */
const FORBIDDEN_IPV4 = [
  special('169.254.169.254/32', 'a cloud metadata address'),
  special('169.254.170.2/32', 'a cloud metadata address'),
  special('100.100.100.200/32', 'a cloud metadata address'),
  special('168.63.129.16/32', 'a cloud metadata address'),
  special('192.0.0.192/32', 'a cloud metadata address'),
  special('0.0.0.0/8', 'an unspecified address'),
  special('10.0.0.0/8', 'a private address', true),
  special('100.64.0.0/10', 'a carrier-internal address', true),
  special('127.0.0.0/8', 'a loopback address', true),
  special('169.254.0.0/16', 'a link-local address'),
  special('172.16.0.0/12', 'a private address', true),
  special('192.0.0.0/24', 'a reserved address'),
  special('192.0.2.0/24', 'a documentation address'),
  special('192.31.196.0/24', 'a reserved address'),
  special('192.52.193.0/24', 'a reserved address'),
  special('192.88.99.0/24', 'a relay address'),
  special('192.168.0.0/16', 'a private address', true),
  special('192.175.48.0/24', 'a reserved address'),
  special('198.18.0.0/15', 'a benchmarking address'),
  special('198.51.100.0/24', 'a documentation address'),
  special('203.0.113.0/24', 'a documentation address'),
  special('224.0.0.0/4', 'a multicast address'),
  special('240.0.0.0/4', 'a reserved address'),
]

const FORBIDDEN_IPV6 = [
  special('fd00:ec2::254/128', 'a cloud metadata address'),
  special('fd20:ce::254/128', 'a cloud metadata address'),
  special('::/128', 'an unspecified address'),
  special('::1/128', 'a loopback address', true),
  special('::ffff:0:0/96', 'an IPv4 address in the form of IPv6'),
  special('::/96', 'an IPv4 address in the form of IPv6'),
  special('::ffff:0:0:0/96', 'an IPv4 address in the form of IPv6'),
  special('64:ff9b::/96', 'a translated IPv4 address'),
  special('64:ff9b:1::/48', 'a translated IPv4 address'),
  special('fc00::/7', 'a private address', true),
  special('fe80::/10', 'a link-local address'),
  special('fec0::/10', 'a private address'),
  special('ff00::/8', 'a multicast address'),
  special('2001::/23', 'a reserved address'),
  special('2001:db8::/32', 'a documentation address'),
  special('2002::/16', 'a tunnel address'),
  special('2620:4f:8000::/48', 'a reserved address'),
  special('3fff::/20', 'a documentation address'),
]

/** Only this part of IPv6 is given out to the public; what lies outside is refused whether it has a name or not. */
const PUBLIC_IPV6: Range = ipaddr.parseCIDR('2000::/3')

export const inRange = (address: Address, range: Range) => address.kind() === range[0].kind() && address.match(range)

/** What stands against connecting to an address, or null for a public one. */
export function whyForbidden(address: Address): { what: string; opensByName: boolean } | null {
  const ranges = address.kind() === 'ipv4' ? FORBIDDEN_IPV4 : FORBIDDEN_IPV6
  const hit = ranges.find((entry) => inRange(address, entry.range))
  if (hit) return hit
  if (address.kind() === 'ipv6' && !inRange(address, PUBLIC_IPV6)) return { what: 'a reserved address', opensByName: false }
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
