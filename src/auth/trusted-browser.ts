import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNamed } from './cookies.ts'
import type { Cookies } from './cookies.ts'

const NAME = 'imprimatur.trusted'
const DAYS = 30
const MOST_PEOPLE = 3

/**
 * A cookie that stands for the code, not for the password, in a browser the person chose to trust. The signature covers what it was given
 * for: a new password or a new second factor makes it worthless.
 */
export class TrustedBrowsers {
  readonly #key: Buffer
  readonly #cookies: Cookies

  constructor(cookies: Cookies, secret: string) {
    this.#cookies = cookies
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'imprimatur trusted browsers', 32))
  }

  has(request: Pick<FastifyRequest, 'headers'>, userId: string, given: string): boolean {
    return read(request).some(({ until, signature }) => {
      const wanted = this.#sign(until, userId, given)
      const isSame = signature.length === wanted.length && timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))
      return isSame && Number.parseInt(until, 36) > Date.now()
    })
  }

  trust(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, userId: string, given: string, secure: boolean): void {
    const until = (Date.now() + DAYS * 24 * 60 * 60_000).toString(36)
    const others = read(request).filter((each) => Number.parseInt(each.until, 36) > Date.now())
    const entries = [{ until, signature: this.#sign(until, userId, given) }, ...others].slice(0, MOST_PEOPLE)
    const value = entries.map((each) => `${each.until}.${each.signature}`).join('~')
    reply.header('set-cookie', this.#cookies.line(NAME, value, DAYS * 24 * 60 * 60, secure))
  }

  #sign(until: string, userId: string, given: string): string {
    return createHmac('sha256', this.#key).update(`${until}\n${userId}\n${given}`).digest('base64url')
  }
}

const ENTRY = /^([0-9a-z]{6,12})\.([\w-]{43})$/

function read({ headers }: Pick<FastifyRequest, 'headers'>): { until: string; signature: string }[] {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=')
    if (!isNamed(name, NAME)) continue
    return value.split('~').flatMap((entry) => {
      const [, until, signature] = ENTRY.exec(entry) ?? []
      return until && signature ? [{ until, signature }] : []
    })
  }
  return []
}
