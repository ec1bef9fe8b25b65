import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { noteEvent } from '../db/people/account-events.ts'
import { addPasskey, findPasskey, passkeysOf, removePasskey, touchPasskey } from '../db/people/passkeys.ts'
import type { PasskeyRow } from '../db/people/passkeys.ts'
import { AppError, notFound } from '../errors.ts'
import { originOf, sendAccountNotice } from './account-notice.ts'
import type { Asked, Auth, Visitor } from './auth.ts'
import { SealedCookie } from './sealed-cookie.ts'
import { isFirstUse } from './throttle.ts'
import { whileSignedIn } from './while-signed-in.ts'

type Changing = Asked & { visitor: Visitor | null }

const MINUTES = 5
/** EdDSA, ES256 and RS256; whether newer ones are there cannot be asked without a warning of Node's on standard error. */
const ALGORITHMS = [-8, -7, -257]
const load = () => import('@simplewebauthn/server')

const begunElsewhere = (status: number) => new AppError(status, 'This was not begun in this browser, or it took too long; begin again.')
const REFUSED = 'This passkey does not open an account here.'

/**
 * Passkeys (WebAuthn). The device must have verified its user, by PIN, finger or face: having the device and being that user are two
 * factors, so that no code is asked for besides.
 */
export class Passkeys {
  readonly #db: pg.Pool
  readonly #auth: Auth
  readonly #begun: SealedCookie<{ challenge: string; userId: string | null }>

  constructor(db: pg.Pool, auth: Auth, secret: string) {
    this.#db = db
    this.#auth = auth
    this.#begun = new SealedCookie(auth.cookies, secret, 'passkey', MINUTES * 60)
  }

  /** What the browser needs to make a passkey. */
  async beginAdding(request: Changing, reply: FastifyReply, password: string | null): Promise<object> {
    const { userId, email, name } = request.visitor!
    await this.#auth.requireAnew(request, password)
    const { generateRegistrationOptions } = await load()
    const options = await generateRegistrationOptions({
      rpName: 'Imprimatur',
      rpID: this.#place().id,
      userID: new Uint8Array(Buffer.from(userId)),
      userName: email,
      userDisplayName: name,
      excludeCredentials: (await passkeysOf(this.#db, userId)).map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    this.#begun.set(reply, { challenge: options.challenge, userId }, this.#auth.isSecure(request))
    return options
  }

  async add(request: Changing, reply: FastifyReply, name: string, response: RegistrationResponseJSON): Promise<PasskeyRow> {
    const { userId } = request.visitor!
    const challenge = await this.#challenge(request, reply, userId, 409)
    const { verifyRegistrationResponse } = await load()
    const { id: expectedRPID, origins: expectedOrigin } = this.#place()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch((cause: unknown) => {
      throw new AppError(409, 'The passkey could not be checked; begin again.', { cause })
    })
    if (!verified || !registrationInfo) throw new AppError(409, 'The passkey could not be checked; begin again.')
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential
    const passkey = { userId, credentialId, publicKey: Buffer.from(publicKey), counter, transports }
    const added = await whileSignedIn(this.#db, request.visitor!, (client) => addPasskey(client, name, passkey))
    if (!added) throw new AppError(409, 'This passkey is in use already.')
    await this.#note(request, 'passkey-added')
    return added
  }

  async remove(request: Changing, id: string, password: string | null): Promise<void> {
    await this.#auth.requireAnew(request, password)
    const visitor = request.visitor!
    if (!(await whileSignedIn(this.#db, visitor, (client) => removePasskey(client, visitor.userId, id)))) throw notFound('Passkey')
    await this.#note(request, 'passkey-removed')
  }

  /** What the browser needs to let the person choose a passkey; says nothing about who has one. */
  async beginSignIn(request: Asked, reply: FastifyReply): Promise<object> {
    this.#auth.requirePasswords()
    const { generateAuthenticationOptions } = await load()
    const options = await generateAuthenticationOptions({ rpID: this.#place().id, userVerification: 'required' })
    this.#begun.set(reply, { challenge: options.challenge, userId: null }, this.#auth.isSecure(request))
    return options
  }

  async signIn(request: Asked, reply: FastifyReply, response: AuthenticationResponseJSON): Promise<Visitor> {
    this.#auth.requirePasswords()
    const challenge = await this.#challenge(request, reply, null, 401)
    const passkey = await findPasskey(this.#db, response.id)
    if (!passkey) throw new AppError(401, REFUSED)
    const { verifyAuthenticationResponse } = await load()
    const { id: expectedRPID, origins: expectedOrigin } = this.#place()
    const { credentialId: id, publicKey, counter, transports } = passkey
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: true,
    }).catch((cause: unknown) => {
      throw new AppError(401, REFUSED, { cause })
    })
    if (!verified || !(await touchPasskey(this.#db, passkey.id, authenticationInfo.newCounter))) throw new AppError(401, REFUSED)
    const holds = async () => (await findPasskey(this.#db, id))?.userId === passkey.userId
    return this.#auth.enter(request, reply, passkey.userId, 'passkey', { holds })
  }

  /** What was begun in this browser for this person; it is over with that, also in another copy of the cookie. */
  async #challenge(request: Asked, reply: FastifyReply, userId: string | null, status: number): Promise<string> {
    const begun = this.#begun.read(request, this.#auth.isSecure(request))
    this.#begun.clear(reply, this.#auth.isSecure(request))
    if (!begun || begun.userId !== userId || !(await isFirstUse(this.#db, begun.challenge))) throw begunElsewhere(status)
    return begun.challenge
  }

  /** Whom passkeys are for: the host people reach the server at. Browsers take no numbers for it, but the name of this machine. */
  #place(): { id: string; origins: string[] } {
    const { hostname, protocol, port, origin } = new URL(this.#auth.publicUrl())
    if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { id: hostname, origins: [origin] }
    return { id: 'localhost', origins: [`${protocol}//localhost${port && `:${port}`}`] }
  }

  async #note(request: Changing, what: 'passkey-added' | 'passkey-removed'): Promise<void> {
    const { userId, email } = request.visitor!
    await noteEvent(this.#db, userId, what, originOf(request))
    void sendAccountNotice(this.#db, this.#auth.mail, this.#auth.publicUrl(), email, what, originOf(request))
  }
}
