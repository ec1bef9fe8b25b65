import { BlockList, isIP } from 'node:net'

export const CLOSED_NETWORK = 'This workspace is not open to your network address.'

/** What stands against an entry of a list of networks, in a sentence; null where it is an address or a network. */
export function whyNoNetwork(entry: string): string | null {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  const width = family === 6 ? 128 : 32
  const isRight = family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width))
  return isRight ? null : `“${entry}” is no address or network such as 203.0.113.7 or 10.1.0.0/16`
}

/** What one subscriber has: an IPv4 address, or the /64 of an IPv6 address, in which every attempt can come from another. */
export function subscriberOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const length = before.length + after.length + (plain.includes('.') ? 1 : 0)
  const groups = [...before, ...Array<string>(tail === undefined ? 0 : 8 - length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const read = new Map<string, BlockList>()

/** Whether a list of networks contains an address; an empty list contains every one. */
export function isOpenTo(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true
  const key = networks.join(' ')
  let list = read.get(key)
  if (!list) {
    if (read.size > 1000) read.clear()
    list = blockListOf(networks)
    read.set(key, list)
  }
  // An IPv4 address that came over an IPv6 socket.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of networks) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    if (family !== 0) list.addSubnet(address, bits === undefined ? (family === 6 ? 128 : 32) : Number(bits), family === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
