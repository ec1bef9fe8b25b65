import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf } from './access.ts'
import { Done } from '../../contract/common.ts'
import { SessionSchema } from '../../contract/people.ts'
import {
  CodeInput,
  PasswordAndCode,
  PasswordOnly,
  RecoveryCodes,
  SecondFactorSchema,
  SignInCode,
  TotpSecret,
} from '../../contract/second-factor.ts'
import { describe } from './session.ts'

const tag = 'Signing in'

export const secondFactorRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'POST',
    path: '/auth/sign-in/code',
    operationId: 'signInWithCode',
    tag,
    needs: 'nothing',
    summary: 'Second step of signing in: the code of the authenticator app, or a recovery code',
    description: 'After a right password (`asks_code`), within ten minutes and in the same browser. Each code works once.',
    body: SignInCode,
    success: { status: 200, schema: SessionSchema, description: 'Signed in; the cookie is set.' },
    errors: [401, 422, 429, 503],
    async handle(request, reply) {
      const { code, trust_browser: trusts = false } = request.body
      return describe(db, auth, await auth.signInWithCode(request, reply, code, trusts))
    },
  }),
  appRoute({
    method: 'GET',
    path: '/auth/second-factor',
    operationId: 'getSecondFactor',
    tag,
    needs: 'session',
    summary: 'Whether the person has an authenticator app set up',
    success: { status: 200, schema: SecondFactorSchema, description: 'The state.' },
    errors: [401, 503],
    handle: async (request) => auth.secondFactor.show(visitorOf(request)),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/second-factor',
    operationId: 'beginSecondFactor',
    tag,
    needs: 'session',
    summary: 'Begin to set up an authenticator app',
    body: PasswordOnly,
    success: { status: 200, schema: TotpSecret, description: 'What the app is given; it counts once a code has confirmed it.' },
    errors: [401, 409, 422, 429, 503],
    handle: async (request) => auth.secondFactor.begin(request, request.body.password),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    operationId: 'confirmSecondFactor',
    tag,
    needs: 'session',
    summary: 'Turn the second factor on with a first code',
    body: CodeInput,
    success: { status: 200, schema: RecoveryCodes, description: 'It is on. Every other session has ended.' },
    errors: [401, 409, 422, 429, 503],
    handle: async (request) => ({ recovery_codes: await auth.secondFactor.confirm(request, request.body.code) }),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    operationId: 'renewRecoveryCodes',
    tag,
    needs: 'session',
    summary: 'Make new recovery codes; those of before no longer work',
    body: PasswordAndCode,
    success: { status: 200, schema: RecoveryCodes, description: 'The codes, shown this once.' },
    errors: [401, 422, 429, 503],
    handle: async (request) => ({
      recovery_codes: await auth.secondFactor.renewCodes(request, request.body.password, request.body.code),
    }),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/second-factor/remove',
    operationId: 'removeSecondFactor',
    tag,
    needs: 'session',
    summary: 'Turn the second factor off, with the password and a code',
    body: PasswordAndCode,
    success: { status: 200, schema: Done, description: 'It is off.' },
    errors: [401, 422, 429, 503],
    async handle(request) {
      await auth.secondFactor.remove(request, request.body.password, request.body.code)
      return { done: true }
    },
  }),
]
