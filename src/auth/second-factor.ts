import type pg from 'pg'
import type { Settings } from '../config.ts'
import { passwordHash } from '../db/people/accounts.ts'
import { noteEvent } from '../db/people/account-events.ts'
import {
  confirmSecondFactor,
  dropSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
  takeRecoveryCode,
  takeStep,
} from '../db/people/second-factors.ts'
import { endSessions, setSessionMethod } from '../db/people/sessions.ts'
import { AppError, invalid } from '../errors.ts'
import { createSeal } from '../secrets/seal.ts'
import { openSecret } from '../secrets/secrets.ts'
import { originOf, sendAccountNotice } from './account-notice.ts'
import type { Asked, Auth, Visitor } from './auth.ts'
import { hashRecoveryCode, isRecoveryCode, newRecoveryCodes, newTotpSecret, stepOf } from './one-time-codes.ts'
import { signedInWithCode, throttleCode } from './throttle.ts'
import { whileSignedIn } from './while-signed-in.ts'

type Changing = Asked & { visitor: Visitor | null }

const wrongCode = () =>
  invalid({ loc: ['body', 'code'], msg: 'Value error, this code is not right, or was used before', type: 'value_error' })

/** Codes of an authenticator app, and recovery codes for when it is lost. */
export class SecondFactor {
  readonly #db: pg.Pool
  readonly #settings: Settings
  readonly #auth: Auth

  constructor(db: pg.Pool, settings: Settings, auth: Auth) {
    this.#db = db
    this.#settings = settings
    this.#auth = auth
  }

  async show({ userId, email }: Visitor) {
    const factor = await findSecondFactor(this.#db, userId)
    const on = factor?.confirmed_at != null
    return {
      on,
      since: on ? factor.confirmed_at : null,
      recovery_codes_left: on ? factor.codes_left : 0,
      has_password: (await passwordHash(this.#db, email)) !== null,
    }
  }

  /** When it was set up; null where there is none. Trusted browsers are bound to it. */
  async since(userId: string): Promise<string | null> {
    return (await findSecondFactor(this.#db, userId))?.confirmed_at ?? null
  }

  /** A new secret, which counts once a code has confirmed it. */
  async begin(request: Changing, password: string): Promise<{ secret: string; uri: string }> {
    const { userId, email } = request.visitor!
    await this.#auth.requirePassword(request, password, 'password')
    const { secret, uri } = await newTotpSecret(email)
    const sealed = (await this.#seal()).seal(secret, userId)
    if (!(await whileSignedIn(this.#db, request.visitor!, (client) => startSecondFactor(client, userId, sealed)))) throw isOn()
    return { secret, uri }
  }

  /** The first code turns it on; answers the recovery codes, this once. Every other session ends. */
  async confirm(request: Changing, code: string): Promise<string[]> {
    const { userId, sessionId } = request.visitor!
    await throttleCode(this.#db, userId)
    const factor = await findSecondFactor(this.#db, userId)
    if (!factor) throw new AppError(409, 'Begin with setting up the authenticator app.')
    if (factor.confirmed_at) throw isOn()
    const step = await stepOf(await this.#open(userId, factor.sealed_secret), code.replaceAll(/\s/g, ''))
    if (step === null) throw wrongCode()
    const codes = newRecoveryCodes()
    await whileSignedIn(this.#db, request.visitor!, async (client) => {
      if (!(await confirmSecondFactor(client, userId, factor.sealed_secret, step))) throw isOn()
      await replaceRecoveryCodes(client, userId, hashes(userId, codes))
      await endSessions(client, userId, sessionId)
      await setSessionMethod(client, sessionId, 'code')
      await noteEvent(client, userId, 'second-factor-on', originOf(request))
    })
    await signedInWithCode(this.#db, userId)
    this.#tell(request, 'second-factor-on')
    return codes
  }

  /** Uses a code up: one of the app, or a recovery code. Null: it is not right. Counted before it is looked at. */
  async take(userId: string, given: string): Promise<'code' | 'recovery-code' | null> {
    await throttleCode(this.#db, userId)
    const factor = await findSecondFactor(this.#db, userId)
    if (!factor?.confirmed_at) return null
    const method = isRecoveryCode(given) ? 'recovery-code' : 'code'
    if (!(await this.#isRight(userId, factor.sealed_secret, given, method))) return null
    await signedInWithCode(this.#db, userId)
    return method
  }

  async renewCodes(request: Changing, password: string, code: string): Promise<string[]> {
    const { userId } = request.visitor!
    await this.#requireBoth(request, password, code)
    const codes = newRecoveryCodes()
    await whileSignedIn(this.#db, request.visitor!, async (client) => {
      await replaceRecoveryCodes(client, userId, hashes(userId, codes))
      await noteEvent(client, userId, 'recovery-codes-renewed', originOf(request))
    })
    this.#tell(request, 'recovery-codes-renewed')
    return codes
  }

  async remove(request: Changing, password: string, code: string): Promise<void> {
    const { userId, sessionId } = request.visitor!
    await this.#requireBoth(request, password, code)
    await whileSignedIn(this.#db, request.visitor!, async (client) => {
      await dropSecondFactor(client, userId)
      await setSessionMethod(client, sessionId, 'password')
      await noteEvent(client, userId, 'second-factor-off', originOf(request))
    })
    this.#tell(request, 'second-factor-off')
  }

  async #requireBoth(request: Changing, password: string, code: string): Promise<void> {
    await this.#auth.requirePassword(request, password, 'password')
    if ((await this.take(request.visitor!.userId, code)) === null) throw wrongCode()
  }

  async #isRight(userId: string, sealed: string, given: string, method: 'code' | 'recovery-code'): Promise<boolean> {
    if (method === 'recovery-code') return takeRecoveryCode(this.#db, userId, hashRecoveryCode(userId, given))
    const step = await stepOf(await this.#open(userId, sealed), given.replaceAll(/\s/g, ''))
    return step !== null && takeStep(this.#db, userId, step)
  }

  #tell(request: Changing, what: 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed'): void {
    void sendAccountNotice(this.#db, this.#auth.mail, this.#auth.publicUrl(), request.visitor!.email, what, originOf(request))
  }

  async #open(userId: string, sealed: string): Promise<string> {
    const secret = (await this.#seal()).open(sealed, userId)
    if (secret === null)
      throw new AppError(503, 'The second factor cannot be checked: whoever runs this server has to look at its secrets.')
    return secret
  }

  /** Read each time: it may have been rotated since. */
  async #seal() {
    return createSeal(await openSecret(this.#db, this.#settings, 'model-keys'))
  }
}

const hashes = (userId: string, codes: string[]) => codes.map((code) => hashRecoveryCode(userId, code))

const isOn = () => new AppError(409, 'A second factor is set up already; remove it first.')
