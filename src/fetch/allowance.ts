import ipaddr from 'ipaddr.js'
import { PlainError } from '../errors.ts'
import { inRange, isWithin, neverOpened, parseAddress, type Address, type Range } from './addresses.ts'

/** What an entry of an allow-list opens. */
interface Allowance {
  name?: string
  /** `*.domain`: every name below it. */
  below?: string
  range?: Range
  port?: number
}

/** One entry of the allow-list; throws a sentence for what is none, so that a mistake is told when it is made. */
export function parseAllowance(entry: string): Allowance {
  const text = entry.trim().toLowerCase()
  if (ipaddr.isValidCIDR(text)) return { range: ipaddr.parseCIDR(text) }
  const bare = parseAddress(text)
  if (bare) return { range: whole(bare) }
  const [, host = '', digits] = /^(\[[^\]]+\]|[^:/\s]+)(?::(\d{1,5}))?$/.exec(text) ?? []
  const port = digits === undefined ? undefined : Number(digits)
  const address = parseAddress(host.replace(/^\[|\]$/g, ''))
  if (address) return { range: whole(address), port }
  const name = host.replace(/^\*\./, '').replace(/\.$/, '')
  const isName = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*$/u.test(name) && !/^[\d.]+$/.test(name)
  // Not every sequence of letters is a name that can be looked up: IDNA forbids mixing some scripts.
  const ascii = isName ? URL.parse(`http://${name}`)?.hostname : undefined
  if (ascii === undefined || (port !== undefined && port > 65_535)) {
    throw new PlainError(`“${entry}” on the allow-list is no host name, host:port, address or range`)
  }
  return host.startsWith('*.') ? { below: `.${ascii}`, port } : { name: ascii, port }
}

const whole = (address: Address): Range => [address, address.kind() === 'ipv4' ? 32 : 128]

/** Whether an entry opens a place. `byName`: the address may be opened by the name that leads to it. */
export function covers(allowance: Allowance, place: { host: string; port: number; address: Address }, byName: boolean): boolean {
  if (allowance.port !== undefined && allowance.port !== place.port) return false
  if (allowance.range) return inRange(place.address, allowance.range)
  return byName && (place.host === allowance.name || (allowance.below !== undefined && place.host.endsWith(allowance.below)))
}

/** The operator's list, taken apart; throws for an entry that is none. */
export function listedHosts(setting: string): string[] {
  const listed = setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  listed.forEach(parseAllowance)
  return listed
}

/** What stands against an entry that a workspace chooses, in a sentence; null where it may be chosen. */
export function whyNotChosen(entry: string, ceiling: string[]): string | null {
  let chosen: Allowance
  try {
    chosen = parseAllowance(entry)
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    return `${entry} is no host name, host:port, address or range`
  }
  const never = chosen.range && neverOpened(chosen.range)
  if (never) return `${entry} is ${never.what}, which is never opened`
  if (ceiling.length === 0) return 'the operator of this server allows no private networks (ALLOW_HOSTS)'
  if (ceiling.map(parseAllowance).some((allowed) => mayBeWithin(chosen, allowed))) return null
  return `${entry} is outside what the operator of this server allows (ALLOW_HOSTS): ${ceiling.join(', ')}`
}

/** A name is held against a range only when it is known where it leads: on each connection. */
function mayBeWithin(chosen: Allowance, allowed: Allowance): boolean {
  if (allowed.port !== undefined && allowed.port !== chosen.port) return false
  if (chosen.range) return allowed.range !== undefined && isWithin(chosen.range, allowed.range)
  if (allowed.range) return true
  const name = chosen.name ?? chosen.below!
  return (chosen.name !== undefined && name === allowed.name) || (allowed.below !== undefined && name.endsWith(allowed.below))
}

/** What the guard opens for a workspace: what it has chosen, or, where it has not, all that the operator allows. */
export function placesFor({ ALLOW_HOSTS }: { ALLOW_HOSTS: string }, chosen: string[] | null): { allow: string[]; within: string[] } {
  const ceiling = listedHosts(ALLOW_HOSTS)
  // What was chosen before the operator's list changed opens nothing, and does no harm.
  return { allow: chosen?.filter((entry) => whyNotChosen(entry, ceiling) === null) ?? ceiling, within: ceiling }
}
