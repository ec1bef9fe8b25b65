import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { AppError } from '../errors.ts'
import type { Asked, Auth, Visitor } from './auth.ts'
import { IdentityProvider } from './identity-provider.ts'
import type { BegunSignIn } from './identity-provider.ts'
import { SealedCookie } from './sealed-cookie.ts'
import { personOf } from './single-sign-on.ts'

/** Minutes somebody may take at the provider. */
const MINUTES = 10

/** The page the provider sends people back to. It hands its address on by a POST, so that no cookie need be sent across sites. */
export const RETURN_PATH = '/single-sign-on'

/**
 * Signing in with the identity provider, from the button to the session. Nothing can be guessed here, so that attempts are not counted: the
 * people of an office come from one address.
 */
export class ProviderSignIn {
  readonly provider: IdentityProvider
  readonly #db: pg.Pool
  readonly #auth: Auth
  readonly #begun: SealedCookie<BegunSignIn>

  constructor(db: pg.Pool, auth: Auth, provider: IdentityProvider, secret: string) {
    this.provider = provider
    this.#db = db
    this.#auth = auth
    this.#begun = new SealedCookie(auth.cookies, secret, 'single-sign-on', MINUTES * 60)
  }

  /** Answers where the browser goes. */
  async begin(request: Asked, reply: FastifyReply): Promise<string> {
    const { url, begun } = await this.provider.begin(`${this.#auth.publicUrl()}${RETURN_PATH}`)
    this.#begun.set(reply, begun, this.#auth.isSecure(request))
    return url
  }

  /** `query`: what the provider added to the address of our page. */
  async finish(request: Asked, reply: FastifyReply, query: string): Promise<Visitor> {
    const begun = this.#begun.read(request, this.#auth.isSecure(request))
    if (!begun) throw new AppError(401, 'This sign-in was not begun in this browser, or it took too long; begin again.')
    // Whatever comes of it, it is over: the same answer is not taken twice.
    this.#begun.clear(reply, this.#auth.isSecure(request))
    const identity = await this.provider.finish(begun, query)
    const userId = await personOf(this.#db, this.provider, identity)
    return this.#auth.enter(request, reply, userId, 'single-sign-on')
  }
}
