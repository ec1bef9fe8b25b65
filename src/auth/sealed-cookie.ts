import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './cookies.ts'

/**
 * Something the server has begun with a browser and remembers nowhere else: encrypted, for one purpose, and no longer than a few minutes.
 * SameSite=Strict, since only our own pages send it back.
 */
export class SealedCookie<Content extends object> {
  readonly #name: string
  readonly #key: Buffer
  readonly #seconds: number
  readonly #cookies: Cookies

  constructor(cookies: Cookies, secret: string, purpose: string, seconds: number) {
    this.#cookies = cookies
    this.#name = `imprimatur.${purpose}`
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `imprimatur cookie ${purpose}`, 32))
    this.#seconds = seconds
  }

  set(reply: FastifyReply, content: Content, secure: boolean): void {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce)
    const text = JSON.stringify({ content, until: Date.now() + this.#seconds * 1000 })
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    this.#send(reply, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url'), this.#seconds, secure)
  }

  clear(reply: FastifyReply, secure: boolean): void {
    this.#send(reply, '', 0, secure)
  }

  /** Null: there is none, it is too old, or it is not ours. Under TLS only the name that no other host of the site can set counts. */
  read({ headers }: Pick<FastifyRequest, 'headers'>, secure: boolean): Content | null {
    for (const part of (headers.cookie ?? '').split(';')) {
      const [name, value = ''] = part.trim().split('=')
      if (name !== this.#cookies.nameOf(this.#name, secure)) continue
      const opened = this.#open(Buffer.from(value, 'base64url'))
      if (opened && opened.until > Date.now()) return opened.content
    }
    return null
  }

  #open(sealed: Buffer): { content: Content; until: number } | null {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, sealed.subarray(0, 12), { authTagLength: 16 })
      decipher.setAuthTag(sealed.subarray(12, 28))
      return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8'))
    } catch {
      return null
    }
  }

  #send(reply: FastifyReply, value: string, seconds: number, secure: boolean): void {
    reply.header('set-cookie', this.#cookies.line(this.#name, value, seconds, secure))
  }
}
