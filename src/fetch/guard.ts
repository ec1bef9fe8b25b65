import { parseAddress, whyForbidden } from './addresses.ts'
import { covers, parseAllowance } from './allowance.ts'
import { FetchFailure } from './failure.ts'
import type { FetchSettings } from './settings.ts'

/** Decides what may be reached. Every request, every redirect and every new connection goes through here. */
export interface Guard {
  /** The address in the form it is requested in; throws for what must never be requested, whatever its host resolves to. */
  checkUrl(text: string | URL): URL
  /** The addresses to connect to, resolved once and each of them checked. */
  addressesOf(hostname: string, port: number, url: string): Promise<string[]>
}

export function createGuard(
  settings: Pick<FetchSettings, 'allow' | 'resolve' | 'connectMs'> & Partial<Pick<FetchSettings, 'within' | 'allowedBy'>>,
): Guard {
  // What was chosen opens nothing that the ceiling leaves closed.
  const lists = [settings.allow, ...(settings.within ? [settings.within] : [])].map((list) => list.map(parseAllowance))

  const check = (host: string, port: number, address: string, url: string) => {
    const parsed = parseAddress(address)
    const why = parsed ? whyForbidden(parsed) : ({ what: 'an address of a local link', opens: 'never' } as const)
    if (!why) return
    const isOpen = parsed !== null && why.opens !== 'never'
    if (isOpen && lists.every((list) => list.some((allowance) => covers(allowance, { host, port, address: parsed }, why.opens === 'name'))))
      return
    const leads = host === address ? `${host} is ${why.what}` : `${host} leads to ${address}, ${why.what}`
    throw new FetchFailure('forbidden-address', url, `${leads}. ${howToAllow(settings.allowedBy, why.opens, host, address)}`)
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
      if (found.length === 0)
        throw new FetchFailure('dns', url, 'No address is known for the host name. Is it spelled correctly?', undefined, false)
      for (const { address } of found) check(hostname, port, address, url)
      return found.map(({ address }) => address)
    },
  }
}

/** In the words of the place where it is read: at the command line nobody has the settings of a workspace. */
function howToAllow(by: FetchSettings['allowedBy'] | undefined, opens: 'name' | 'range' | 'never', host: string, address: string): string {
  if (opens === 'never') return 'Only public addresses are fetched, and such an address cannot be allowed.'
  if (by === 'flag') return `Only public addresses are fetched; --allow-hosts ${opens === 'name' ? host : address} allows this one.`
  return 'Only public addresses are fetched, and private ones that the operator (ALLOW_HOSTS) and the workspace (Private networks) allow.'
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
