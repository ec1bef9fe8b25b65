import { lookup } from 'node:dns/promises'
import { VERSION } from '../version.ts'

/** All addresses of a host name. Replaceable, so that a test can answer for any name. */
type Resolver = (hostname: string) => Promise<{ address: string }[]>

export interface FetchSettings {
  /** Sent with every request; its part before the slash is the name robots.txt files address us by. */
  userAgent: string
  /** What may be reached although it is not public: `host`, `*.domain`, `host:port`, an address, or a range such as `10.1.0.0/16`. */
  allow: string[]
  /** The outer limit: nothing else is reached even if `allow` names it; null: `allow` alone decides. */
  within: string[] | null
  /** Where a reader of a refusal can allow more: by a flag of the command line, or in the settings. */
  allowedBy: 'flag' | 'settings'
  /** Bytes of one answer, as sent and after decompression. */
  maxBytes: number
  maxDecompressedBytes: number
  /** How many times larger than what was sent the decompressed answer may be, once it is past a megabyte. */
  maxRatio: number
  /** Milliseconds for one page with all its redirects; this is what stops a page that trickles in for ever. */
  totalMs: number
  headersMs: number
  connectMs: number
  keepAliveMs: number
  maxRedirects: number
  connectionsPerHost: number
  /** Certificates (PEM) of an intranet's own authority, trusted beside the public ones. */
  certificateAuthorities: string[]
  resolve: Resolver
}

/** `contact` is an address where a site's owner learns who is asking. */
export const userAgent = (contact?: string) => `Imprimatur/${VERSION} (${contact ? `+${contact}` : 'content compliance review'})`

const MB = 1024 * 1024

export const DEFAULT_FETCH_SETTINGS: FetchSettings = {
  userAgent: userAgent(),
  allow: [],
  within: null,
  allowedBy: 'settings',
  maxBytes: 10 * MB,
  maxDecompressedBytes: 20 * MB,
  maxRatio: 200,
  totalMs: 30_000,
  headersMs: 15_000,
  connectMs: 10_000,
  keepAliveMs: 10_000,
  maxRedirects: 10,
  connectionsPerHost: 6,
  certificateAuthorities: [],
  resolve: (hostname) => lookup(hostname, { all: true, order: 'ipv4first' }),
}
