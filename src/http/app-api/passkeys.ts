import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import { listPasskeys, renamePasskey } from '../../db/people/passkeys.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import {
  BrowserOptions,
  NewPasskeyInput,
  PasskeyAnswer,
  PasskeyName,
  PasskeySchema,
  PasskeysSchema,
  PasswordOrNone,
} from '../../contract/passkeys.ts'
import { SessionSchema } from '../../contract/people.ts'
import { describe } from './session.ts'

const tag = 'Signing in'

export const passkeyRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'POST',
    path: '/auth/sign-in/passkey/options',
    operationId: 'beginPasskeySignIn',
    tag,
    needs: 'nothing',
    summary: 'Begin to sign in with a passkey',
    success: { status: 200, schema: BrowserOptions, description: 'For navigator.credentials.get.' },
    errors: [403, 429, 503],
    handle: async (request, reply) => ({ options: await auth.passkeys.beginSignIn(request, reply) }),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/sign-in/passkey',
    operationId: 'signInWithPasskey',
    tag,
    needs: 'nothing',
    summary: 'Sign in with a passkey',
    description: 'The device has verified its user: no code is asked for besides.',
    body: PasskeyAnswer,
    success: { status: 200, schema: SessionSchema, description: 'Signed in; the cookie is set.' },
    errors: [401, 403, 422, 429, 503],
    handle: async (request, reply) =>
      describe(
        db,
        auth,
        await auth.passkeys.signIn(request, reply, { ...request.body, clientExtensionResults: {} } as AuthenticationResponseJSON),
      ),
  }),
  appRoute({
    method: 'GET',
    path: '/auth/passkeys',
    operationId: 'listPasskeys',
    tag,
    needs: 'session',
    summary: 'Passkeys of the person',
    success: { status: 200, schema: PasskeysSchema, description: 'Oldest first.' },
    errors: [401, 503],
    handle: async (request) => ({ passkeys: await listPasskeys(db, visitorOf(request).userId) }),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/passkeys/options',
    operationId: 'beginPasskey',
    tag,
    needs: 'session',
    summary: 'Begin to add a passkey, with the password',
    description: 'Whoever has no password must have signed in within a quarter of an hour.',
    body: PasswordOrNone,
    success: { status: 200, schema: BrowserOptions, description: 'For navigator.credentials.create.' },
    errors: [401, 403, 422, 429, 503],
    handle: async (request, reply) => ({ options: await auth.passkeys.beginAdding(request, reply, request.body.password ?? null) }),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/passkeys',
    operationId: 'addPasskey',
    tag,
    needs: 'session',
    summary: 'Add a passkey',
    body: NewPasskeyInput,
    success: { status: 201, schema: PasskeySchema, description: 'It signs in from now on.' },
    errors: [401, 409, 422, 503],
    async handle(request, reply) {
      const { name, response } = request.body
      reply.code(201)
      const given = { ...response, clientExtensionResults: {} } as RegistrationResponseJSON
      return auth.passkeys.add(request, reply, name.trim() || 'passkey', given)
    },
  }),
  appRoute({
    method: 'PATCH',
    path: '/auth/passkeys/{passkey_id}',
    operationId: 'renamePasskey',
    tag,
    needs: 'session',
    summary: 'Rename a passkey',
    body: PasskeyName,
    success: { status: 200, schema: Done, description: 'Renamed.' },
    errors: [401, 404, 422, 503],
    async handle(request) {
      const name = request.body.name.trim() || 'passkey'
      if (!(await renamePasskey(db, visitorOf(request).userId, idOf(request, 'passkey_id'), name))) throw notFound('Passkey')
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/auth/passkeys/{passkey_id}/remove',
    operationId: 'removePasskey',
    tag,
    needs: 'session',
    summary: 'Remove a passkey, with the password',
    body: PasswordOrNone,
    success: { status: 200, schema: Done, description: 'It no longer signs in.' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request) {
      await auth.passkeys.remove(request, idOf(request, 'passkey_id'), request.body.password ?? null)
      return { done: true }
    },
  }),
]
