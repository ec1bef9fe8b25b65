import ipaddr from 'ipaddr.js'
import { PlainError } from '../errors.ts'
import { inRange, parseAddress, whyForbidden, type Range } from './addresses.ts'
import { FetchFailure } from './failure.ts'
import type { FetchSettings } from './settings.ts'

interface Allowance {
  name?: string
  /** `*.domain`: every name below it. */
  below?: string
  range?: Range
  port?: number
}

/** Decides what may be reached. Every request, every redirect and every new connection goes through here. */
export interface Guard {
  /** The address in the form it is requested in; throws for what must never be requested, whatever its host resolves to. */
  checkUrl(text: string | URL): URL
  /** The addresses to connect to, resolved once and each of them checked. */
  addressesOf(hostname: string, port: number, url: string): Promise<string[]>
}

export function createGuard(settings: Pick<FetchSettings, 'allow' | 'resolve' | 'connectMs'>): Guard {
  const allowances = settings.allow.map(parseAllowance)

  const check = (host: string, port: number, address: string, url: string) => {
    const parsed = parseAddress(address)
    const why = parsed ? whyForbidden(parsed) : { what: 'an address of a local link', opensByName: false }
    if (!why) return
    const open = allowances.some((allowance) => {
      if (allowance.port !== undefined && allowance.port !== port) return false
      if (allowance.range) return parsed !== null && inRange(parsed, allowance.range)
      return why.opensByName && (host === allowance.name || (allowance.below !== undefined && host.endsWith(allowance.below)))
    })
    if (open) return
    const leads = host === address ? `${host} is ${why.what}` : `${host} leads to ${address}, ${why.what}`
    throw new FetchFailure('forbidden-address', url, `${leads}. Only public addresses and those on the allow-list are fetched.`)
  }

  return {
    checkUrl(text) {
      const url = parse(text)
      const literal = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname
      // A connection to a literal address involves no name lookup, and with it no later chance to check.
      if (parseAddress(literal)) check(literal, portOf(url), literal, url.href)
      return url
    },
    async addressesOf(hostname, port, url) {
      if (parseAddress(hostname)) {
        check(hostname, port, hostname, url)
        return [hostname]
      }
      const found = await within(settings.connectMs, settings.resolve(hostname), url)
      if (found.length === 0) throw new FetchFailure('dns', url, 'No address is known for the host name. Is it spelled correctly?')
      for (const { address } of found) check(hostname, port, address, url)
      return found.map(({ address }) => address)
    },
  }
}

export const portOf = (url: { port: string; protocol: string }) => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

function parse(text: string | URL): URL {
  const shown = String(text)
  if (!URL.canParse(shown)) throw new FetchFailure('bad-url', shown, 'This is not a complete web address.')
  const url = new URL(shown)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure('scheme', shown, `Only http and https addresses are fetched, not ${url.protocol.slice(0, -1)}.`)
  }
  if (url.username || url.password) {
    url.username = ''
    url.password = ''
    throw new FetchFailure('credentials', url.href, 'The address contains a user name or password. Give it without them.')
  }
  url.hash = ''
  // A trailing dot names the same host; without it there is one spelling for the allow-list, the Host header and the certificate.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '')
  if (url.hostname === '' || url.hostname.endsWith('.')) throw new FetchFailure('bad-url', shown, 'The address names no host.')
  return url
}

/** One entry of the allow-list; a mistake in it is told at the start rather than found by a refused page. */
export function parseAllowance(entry: string): Allowance {
  const text = entry.trim().toLowerCase()
  if (ipaddr.isValidCIDR(text)) return { range: ipaddr.parseCIDR(text) }
  const bare = parseAddress(text)
  if (bare) return { range: [bare, bare.kind() === 'ipv4' ? 32 : 128] }
  const [, host = '', digits] = /^(\[[^\]]+\]|[^:/\s]+)(?::(\d{1,5}))?$/.exec(text) ?? []
  const port = digits === undefined ? undefined : Number(digits)
  const address = parseAddress(host.replace(/^\[|\]$/g, ''))
  if (address) return { range: [address, address.kind() === 'ipv4' ? 32 : 128], port }
  const name = host.replace(/^\*\./, '').replace(/\.$/, '')
  if (!/^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*$/u.test(name) || (port !== undefined && port > 65_535)) {
    throw new PlainError(`“${entry}” on the allow-list is no host name, host:port, address or range`)
  }
  const ascii = new URL(`http://${name}`).hostname
  return host.startsWith('*.') ? { below: `.${ascii}`, port } : { name: ascii, port }
}

async function within<T>(ms: number, promise: Promise<T>, url: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FetchFailure('dns', url, 'The name service did not answer for the host name in time.')), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
