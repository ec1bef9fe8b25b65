import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Settings } from '../config.ts'
import { noteEvent } from '../db/people/account-events.ts'
import { workspacesOf } from '../db/people/members.ts'
import { endSession, endSessionByToken, endSessions } from '../db/people/sessions.ts'
import { lockUser, passwordHash, setPassword } from '../db/people/accounts.ts'
import { transaction } from '../db/base/pool.ts'
import { AppError, invalid, UsageError } from '../errors.ts'
import { openSecret } from '../secrets/secrets.ts'
import type { SignInLibrary } from './better-auth.ts'
import { originOf, sendAccountNotice } from './account-notice.ts'
import { readStopMailToken, webhookKey } from './derived-key.ts'
import type { StopMail } from './derived-key.ts'
import { Cookies } from './cookies.ts'
import { hashToken } from './hashed-tokens.ts'
import { IdentityProvider } from './identity-provider.ts'
import { KnownDevices } from './known-device.ts'
import { openMail } from './mail.ts'
import type { Mail } from './mail.ts'
import { Passkeys } from './passkeys.ts'
import { requireStrongPassword } from './password-strength.ts'
import { ProviderSignIn } from './provider-sign-in.ts'
import { sendReset } from './reset.ts'
import { SealedCookie } from './sealed-cookie.ts'
import { SecondFactor } from './second-factor.ts'
import { sendSignInNotice } from './sign-in-notice.ts'
import { mayAskForReset, signedIn, throttle } from './throttle.ts'
import { TrustedBrowsers } from './trusted-browser.ts'

/** Who is signed in. */
export interface Visitor {
  userId: string
  email: string
  name: string
  sessionId: string
  /** The workspace last chosen in this session. */
  lastWorkspaceId: string | null
  /** How and when the session began. */
  method: Method
  beganAt: Date
}

/** How a session can begin. */
type Method = 'password' | 'code' | 'recovery-code' | 'trusted-browser' | 'single-sign-on' | 'passkey'

/** Where the library finds the network address; not a header a caller can send, since ours are made afresh. */
const ADDRESS_HEADER = 'x-imprimatur-address'

export type Asked = Pick<FastifyRequest, 'headers' | 'ip' | 'protocol' | 'host'>

/** One sentence for every failure: unknown address, wrong password, no password yet. */
const REFUSED = 'That e-mail address and password do not belong together.'

/** How long the code may come after the password. */
const CODE_MINUTES = 10
/** How long signing in counts as having just shown who one is. */
const RECENT_MINUTES = 15
/** How long a session lasts at most, however much it is used. */
const LONGEST_DAYS = 90

/** Signing in, as the routes use it. */
export class Auth {
  readonly mail: Mail | null
  readonly server: { public_url: string; mail: boolean; single_sign_on: string | null; passwords: boolean }
  readonly singleSignOn: ProviderSignIn | null
  readonly secondFactor: SecondFactor
  readonly passkeys: Passkeys
  readonly cookies: Cookies
  readonly #db: pg.Pool
  readonly #publicUrl: string
  readonly #basePath: string
  #listensAt = ''
  readonly #secret: string
  readonly #devices: KnownDevices
  readonly #trusted: TrustedBrowsers
  /** Whose password was right in this browser, while the code is awaited. */
  readonly #awaited: SealedCookie<{ userId: string; email: string; password: string }>
  #libraries: Promise<{ plain: SignInLibrary; secure: SignInLibrary }> | null = null

  /** The key that signs the events a workspace's webhook is sent. */
  webhookKey(workspaceId: string): string {
    return webhookKey(this.#secret, workspaceId)
  }

  /** Which person and which kind of mail a signed unsubscribe link is for; null where the signature is wrong. */
  readStopMail(token: string): StopMail | null {
    return readStopMailToken(this.#secret, token)
  }

  constructor(db: pg.Pool, settings: Settings, secret: string) {
    this.#db = db
    this.cookies = new Cookies(settings.BASE_PATH)
    this.#basePath = settings.BASE_PATH
    this.#publicUrl = settings.PUBLIC_URL.replace(/\/+$/, '')
    this.mail = openMail(settings)
    this.#secret = secret
    this.singleSignOn = settings.OIDC_ISSUER === '' ? null : new ProviderSignIn(db, this, new IdentityProvider(settings), secret)
    this.server = {
      public_url: this.#publicUrl,
      mail: this.mail !== null,
      single_sign_on: this.singleSignOn?.provider.name ?? null,
      passwords: passwordsAllowed(settings),
    }
    this.#devices = new KnownDevices(this.cookies, secret)
    this.#trusted = new TrustedBrowsers(this.cookies, secret)
    this.#awaited = new SealedCookie(this.cookies, secret, 'second-factor', CODE_MINUTES * 60)
    this.secondFactor = new SecondFactor(db, settings, this)
    this.passkeys = new Passkeys(db, this, secret)
  }

  /** The address the server listens at, once it does. */
  listensAt(origin: string): void {
    this.#listensAt = origin.replace('//0.0.0.0:', '//localhost:').replace('//[::]:', '//localhost:') + this.#basePath
  }

  /** Where people reach this server. Never from the Host header, by which a caller could choose where other people's links lead. */
  publicUrl(): string {
    return this.#publicUrl || this.#listensAt
  }

  /** Who the request's cookie belongs to; a session last renewed an hour ago is renewed. */
  async visitor(request: Asked, reply: FastifyReply): Promise<Visitor | null> {
    if (!request.headers.cookie?.includes('imprimatur.session_token')) return null
    const { headers, response } = await (await this.#library(request)).api.getSession({ headers: headersOf(request), returnHeaders: true })
    passCookies(headers, reply)
    if (!response) return null
    const { user } = response
    if (Date.now() - response.session.createdAt.getTime() > LONGEST_DAYS * 24 * 60 * 60_000) {
      await endSession(this.#db, user.id, response.session.id)
      return null
    }
    const session: { id: string; workspaceId?: string | null; method?: string } = response.session
    return {
      userId: user.id,
      email: user.email,
      name: user.name || user.email,
      sessionId: session.id,
      lastWorkspaceId: session.workspaceId ?? null,
      method: (session.method ?? 'password') as Method,
      beganAt: response.session.createdAt,
    }
  }

  /** Refuses where the operator has people sign in with the identity provider alone. */
  requirePasswords(): void {
    if (!this.server.passwords) throw new AppError(403, `This server takes no passwords; sign in with ${this.server.single_sign_on}.`)
  }

  /**
   * Null: the password is right, and a code is asked for. `quiet`: the person is not told by mail of a new browser, since a link just set
   * the password in it.
   */
  async signIn(request: Asked, reply: FastifyReply, email: string, password: string, quiet = false): Promise<Visitor | null> {
    const attempt = { address: request.ip, email, device: this.#devices.of(request, email) }
    await throttle(this.#db, attempt)
    const checked = await passwordHash(this.#db, email)
    let signed
    try {
      signed = await (await this.#library(request)).api.signInEmail({
        body: { email: email.trim(), password },
        headers: headersOf(request),
        returnHeaders: true,
      })
    } catch (error) {
      if (isRefusal(error)) throw new AppError(401, REFUSED, { cause: error, refusal: { name: 'wrong_sign_in' } })
      throw error
    }
    // Whoever replaced the password while it was being checked ended every session but this one, which had not begun.
    if ((await passwordHash(this.#db, email)) !== checked) {
      await endSessionByToken(this.#db, hashToken(signed.response.token))
      throw new AppError(401, REFUSED, { refusal: { name: 'wrong_sign_in' } })
    }
    await signedIn(this.#db, attempt)
    const { id: userId } = signed.response.user
    const since = await this.secondFactor.since(userId)
    if (since === null) return this.#arrive(request, reply, signed.headers, quiet)
    await endSessionByToken(this.#db, hashToken(signed.response.token))
    const holds = async () => (await passwordHash(this.#db, email)) === checked
    if (this.#trusted.has(request, userId, `${since} ${checked}`))
      return this.enter(request, reply, userId, 'trusted-browser', { holds, quiet })
    this.#awaited.set(reply, { userId, email: signed.response.user.email, password: hashToken(checked!) }, this.isSecure(request))
    return null
  }

  /** The second step: a code of the authenticator app, or a recovery code. */
  async signInWithCode(request: Asked, reply: FastifyReply, code: string, trusts: boolean): Promise<Visitor> {
    const awaited = this.#awaited.read(request, this.isSecure(request))
    if (!awaited)
      throw new AppError(401, 'No password was given in this browser in the last minutes; begin again.', {
        refusal: { name: 'begin_again' },
      })
    const { userId, email } = awaited
    const password = await passwordHash(this.#db, email)
    if (password === null || hashToken(password) !== awaited.password)
      throw new AppError(401, 'The password was changed meanwhile; begin again.', { refusal: { name: 'begin_again' } })
    const method = await this.secondFactor.take(userId, code)
    if (!method) throw new AppError(401, 'This code is not right, or was used before.', { refusal: { name: 'wrong_code' } })
    this.#awaited.clear(reply, this.isSecure(request))
    if (trusts) this.#trusted.trust(request, reply, userId, `${await this.secondFactor.since(userId)} ${password}`, this.isSecure(request))
    if (method === 'recovery-code') {
      await noteEvent(this.#db, userId, 'recovery-code-used', originOf(request))
      void sendAccountNotice(this.#db, this.mail, this.publicUrl(), email, 'recovery-code-used', originOf(request))
    }
    return this.enter(request, reply, userId, method, { holds: async () => (await passwordHash(this.#db, email)) === password })
  }

  /**
   * Begins a session of somebody who has shown by other means than a password alone who they are. `holds`: whether that still counts now
   * that there is a session; whoever took it away meanwhile ended every session but this one.
   */
  async enter(
    request: Asked,
    reply: FastifyReply,
    userId: string,
    method: Method,
    { holds, quiet = false }: { holds?: () => Promise<boolean>; quiet?: boolean } = {},
  ): Promise<Visitor> {
    const library = await this.#library(request)
    const begun = await library.beginSession({ body: { userId, method }, headers: headersOf(request), returnHeaders: true })
    if (holds && !(await holds())) {
      await endSessionByToken(this.#db, hashToken(begun.response.token))
      throw new AppError(401, 'How you sign in was changed at this moment; begin again.')
    }
    return this.#arrive(request, reply, begun.headers, quiet)
  }

  /** Hands the new session's cookie over; a browser not seen before is remembered, and the person is told. */
  async #arrive(request: Asked, reply: FastifyReply, headers: Headers, quiet: boolean): Promise<Visitor> {
    passCookies(headers, reply)
    const cookie = headers
      .getSetCookie()
      .map((part) => part.split(';')[0])
      .join('; ')
    const visitor = await this.visitor({ ...pick(request), headers: { cookie } }, reply)
    if (!visitor) throw new AppError(401, REFUSED, { refusal: { name: 'wrong_sign_in' } })
    // The browser has one session: the one of before would go on without anybody who holds its cookie.
    const { visitor: before } = request as { visitor?: Visitor | null }
    if (before && before.sessionId !== visitor.sessionId) await endSession(this.#db, before.userId, before.sessionId)
    const isKnown = this.#devices.of(request, visitor.email) !== null
    this.#devices.remember(request, reply, visitor.email, this.isSecure(request))
    await noteEvent(this.#db, visitor.userId, isKnown ? 'sign-in' : 'new-browser', originOf(request))
    if (!isKnown && !quiet) sendSignInNotice(this.#db, this.mail, this.publicUrl(), visitor.email, request)
    return visitor
  }

  /** Where the browser ends its session at the provider too; null where there is none, or it cannot be asked now. */
  async providerSignOut({ visitor }: { visitor: Visitor | null }): Promise<string | null> {
    if (!this.singleSignOn || visitor?.method !== 'single-sign-on') return null
    return this.singleSignOn.provider.signOutAddress(`${this.publicUrl()}/sign-in`).catch(() => null)
  }

  async signOut(request: Asked, reply: FastifyReply): Promise<void> {
    const { headers } = await (await this.#library(request)).api.signOut({ headers: headersOf(request), returnHeaders: true })
    passCookies(headers, reply)
  }

  async signOutEverywhere(request: Asked & { visitor: Visitor | null }, reply: FastifyReply): Promise<void> {
    await endSessions(this.#db, request.visitor!.userId)
    await this.signOut(request, reply)
  }

  endSession(userId: string, sessionId: string): Promise<boolean> {
    return endSession(this.#db, userId, sessionId)
  }

  /** Sends a reset link where there is such a person and a mail server; the answer does not wait for either. */
  async forgotPassword(request: Asked, email: string): Promise<void> {
    this.requirePasswords()
    await throttle(this.#db, { address: request.ip, email: null, device: null })
    if (!this.mail || !(await mayAskForReset(this.#db, email))) return
    void sendReset(this.#db, this.mail, this.publicUrl(), email).catch((error: unknown) => {
      process.emitWarning(`A password reset could not be sent: ${(error as Error).message}`)
    })
  }

  /** Refuses a wrong password of whoever is signed in; answers its hash. */
  async requirePassword(request: Asked & { visitor: Visitor | null }, given: string, field: string): Promise<string> {
    const { email, sessionId } = request.visitor!
    const attempt = { address: request.ip, email, device: sessionId }
    await throttle(this.#db, attempt)
    const hash = await passwordHash(this.#db, email)
    const { password } = await (await this.warm()).plain.$context
    if (hash === null || !(await password.verify({ hash, password: given }))) throw wrong(field)
    await signedIn(this.#db, attempt)
    return hash
  }

  /** Asks for the password once more; whoever has none must have signed in a short while ago. */
  async requireAnew(request: Asked & { visitor: Visitor | null }, given: string | null): Promise<void> {
    const { email, beganAt } = request.visitor!
    if ((await passwordHash(this.#db, email)) !== null) await this.requirePassword(request, given ?? '', 'password')
    else if (Date.now() - beganAt.getTime() > RECENT_MINUTES * 60_000)
      throw new AppError(403, 'You signed in some time ago: sign out, sign in again, and try once more.')
  }

  async changePassword(request: Asked & { visitor: Visitor | null }, current: string, next: string): Promise<void> {
    const { userId, email, sessionId } = request.visitor!
    const before = await this.requirePassword(request, current, 'current_password')
    const workspaces = (await workspacesOf(this.#db, userId)).map((workspace) => workspace.name)
    await requireStrongPassword(next, 'new_password', [email, request.visitor!.name, ...workspaces])
    const hash = await this.hash(next)
    await transaction(this.#db, async (client) => {
      await lockUser(client, email)
      // A reset that came in between has the last word: the password just checked is no longer the person's.
      if ((await passwordHash(client, email)) !== before) throw wrong('current_password')
      await setPassword(client, userId, hash)
      await endSessions(client, userId, sessionId)
      await noteEvent(client, userId, 'password-changed', originOf(request))
    })
    void sendAccountNotice(this.#db, this.mail, this.publicUrl(), email, 'password-changed', originOf(request))
  }

  async hash(password: string): Promise<string> {
    const { password: hasher } = await (await this.warm()).plain.$context
    return hasher.hash(password)
  }

  /** Loads the library, which takes longer and more memory than the rest of the server together: with the first use. */
  warm(): Promise<{ plain: SignInLibrary; secure: SignInLibrary }> {
    this.#libraries ??= import('./better-auth.ts').then(async ({ signInLibrary }) => {
      const options = { secret: this.#secret, addressHeader: ADDRESS_HEADER, cookies: this.cookies }
      return {
        plain: await signInLibrary(this.#db, { ...options, secure: false }),
        secure: await signInLibrary(this.#db, { ...options, secure: true }),
      }
    })
    return this.#libraries
  }

  async #library(request: Pick<Asked, 'protocol'>): Promise<SignInLibrary> {
    const { plain, secure } = await this.warm()
    return this.isSecure(request) ? secure : plain
  }

  isSecure(request: Pick<Asked, 'protocol'>): boolean {
    return request.protocol === 'https' || this.#publicUrl.startsWith('https:')
  }
}

export async function openAuth(db: pg.Pool, settings: Settings): Promise<Auth> {
  return new Auth(db, settings, (await openSecret(db, settings, 'auth')).current)
}

function passwordsAllowed({ PASSWORD_SIGN_IN: setting, OIDC_ISSUER: issuer }: Settings): boolean {
  if (setting !== 'on' && setting !== 'off') throw new UsageError(`PASSWORD_SIGN_IN is on or off, not "${setting}"`)
  if (setting === 'off' && issuer === '') throw new UsageError('PASSWORD_SIGN_IN off needs OIDC_ISSUER, or nobody could sign in')
  return setting === 'on'
}

const wrong = (field: string) =>
  invalid({ loc: ['body', field], msg: 'Value error, this is not the current password', type: 'value_error' })

const pick = ({ ip, protocol, host }: Asked) => ({ ip, protocol, host })

function headersOf(request: Asked): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip })
  for (const name of ['cookie', 'user-agent'] as const) if (request.headers[name]) headers.set(name, request.headers[name])
  return headers
}

function passCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}

/** The library's own "no": a status of 4xx. */
const isRefusal = (error: unknown) => {
  const { statusCode = 500 } = error as { statusCode?: number }
  return statusCode >= 400 && statusCode < 500
}
