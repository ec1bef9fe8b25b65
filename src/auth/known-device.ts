import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNamed } from './cookies.ts'
import type { Cookies } from './cookies.ts'

const NAME = 'imprimatur.device'
const MOST_PEOPLE = 5
const YEAR = 365 * 24 * 60 * 60

/**
 * A cookie that says who has signed in with this browser before: the browser's identifier and, for each of these people, a signature
 * over it and their address. It signs nobody in; it only keeps those who guess a person's password elsewhere from locking that
 * person out here.
 */
export class KnownDevices {
  readonly #key: Buffer
  readonly #cookies: Cookies

  constructor(cookies: Cookies, secret: string) {
    this.#cookies = cookies
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'imprimatur known devices', 32))
  }

  /** The browser's identifier where this person has signed in with it before, else null. */
  of(request: Pick<FastifyRequest, 'headers'>, email: string): string | null {
    const { id, signatures } = read(request)
    const wanted = this.#sign(id, email)
    const isKnown = signatures.some((given) => given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted)))
    return isKnown ? id : null
  }

  remember(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, email: string, secure: boolean): void {
    const before = read(request)
    const id = before.id || randomBytes(16).toString('base64url')
    const signature = this.#sign(id, email)
    const signatures = [signature, ...before.signatures.filter((each) => each !== signature)].slice(0, MOST_PEOPLE)
    reply.header('set-cookie', this.#cookies.line(NAME, [id, ...signatures].join('.'), YEAR, secure))
  }

  #sign(id: string, email: string): string {
    return createHmac('sha256', this.#key).update(`${id}\n${email.trim().toLowerCase()}`).digest('base64url')
  }
}

const VALUE = /^[\w-]{22}(\.[\w-]{43}){1,5}$/

function read({ headers }: Pick<FastifyRequest, 'headers'>): { id: string; signatures: string[] } {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=')
    if (!isNamed(name, NAME) || !VALUE.test(value)) continue
    const [id, ...signatures] = value.split('.')
    return { id: id!, signatures }
  }
  return { id: '', signatures: [] }
}
