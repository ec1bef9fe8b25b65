import { betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { createKyselyAdapter, kyselyAdapter } from '@better-auth/kysely-adapter'
import pg from 'pg'
import { isNoAnswer } from '../db/base/guarded-pool.ts'
import { newId } from '../db/base/ids.ts'
import { isUnavailable } from '../db/base/unavailable.ts'
import type { Cookies } from './cookies.ts'
import { withHashedTokens } from './hashed-tokens.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

interface SignInOptions {
  secret: string
  /** Whether the browser speaks TLS with us: Secure cookies with the __Host- prefix. */
  secure: boolean
  addressHeader: string
  cookies: Cookies
}

export type SignInLibrary = Awaited<ReturnType<typeof signInLibrary>>

/** better-auth on our tables: sessions and accounts are its own, people are `users`. Nobody signs up; people come by links. */
export async function signInLibrary(db: pg.Pool, { secret, secure, addressHeader, cookies }: SignInOptions) {
  const { kysely } = await createKyselyAdapter({ database: withDates(db) as never })
  const adapter = kyselyAdapter(kysely!, { type: 'postgres' })
  const library = betterAuth({
    baseURL: secure ? 'https://localhost' : 'http://localhost',
    basePath: '/app/api/auth',
    secret,
    database: (options: BetterAuthOptions) => withHashedTokens(adapter(options)),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Attempts are counted in our own table, by address and by account.
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10, maxPasswordLength: 128 },
    session: {
      modelName: 'sessions',
      expiresIn: 30 * DAY,
      updateAge: HOUR,
      cookieCache: { enabled: false },
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        workspaceId: { type: 'string', required: false, input: false, fieldName: 'workspace_id' },
        method: { type: 'string', required: false, input: false, defaultValue: 'password' },
      },
    },
    user: { modelName: 'users', fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' } },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' } },
    plugins: [sessions],
    advanced: {
      cookiePrefix: 'imprimatur',
      useSecureCookies: false,
      cookies: secure ? { session_token: { name: cookies.nameOf('imprimatur.session_token', true) } } : {},
      // Strict costs nothing here: the page itself needs no cookie, and what it fetches comes from the same site.
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure, path: cookies.path },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => newId() },
    },
  })
  // The types of plugins get lost where the database is a function.
  const { beginSession } = library.api as unknown as { beginSession: BeginSession }
  return { ...library, beginSession }
}

type BeginSession = (given: {
  body: { userId: string; method: string }
  headers: Headers
  returnHeaders: true
}) => Promise<{ headers: Headers; response: { token: string } }>

/** Begins a session of a person who signed in by other means than the library's own; nothing of the library is reachable from outside. */
const sessions = {
  id: 'imprimatur-sessions',
  endpoints: {
    beginSession: createAuthEndpoint('/begin-session', { method: 'POST' }, async (context) => {
      const { userId, method } = context.body as unknown as { userId: string; method: string }
      const { internalAdapter } = context.context
      const user = await internalAdapter.findUserById(userId)
      if (!user) throw new Error('The person has been deleted meanwhile.')
      const session = await internalAdapter.createSession(userId, false, { method }, true)
      await setSessionCookie(context, { session, user })
      return { token: session.token }
    }),
  },
} satisfies BetterAuthPlugin

/** Our pool reads timestamps as text; the library compares dates, so its connections read them as dates. */
function withDates(db: pg.Pool) {
  return {
    async connect() {
      const client = await db.connect().catch(passOn)
      let broken: Error | undefined
      return {
        query: (text: string, values: unknown[]) =>
          client.query({ text, values, types: pg.types as never }).catch((error: Error) => {
            if (isNoAnswer(error)) broken = error
            return passOn(error)
          }),
        release: () => client.release(broken),
      }
    },
    end: async () => undefined,
  }
}

/** The library makes every error but its own a 500 without a cause: where the database is away, that is said in an error of its own. */
function passOn(error: unknown): never {
  if (!isUnavailable(error)) throw error
  throw Object.assign(new APIError('SERVICE_UNAVAILABLE', { message: 'The database does not answer.' }), { cause: error })
}
