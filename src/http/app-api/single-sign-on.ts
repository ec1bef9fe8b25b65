import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import { causesOf } from '../../auth/identity-provider.ts'
import { RETURN_PATH } from '../../auth/provider-sign-in.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { appRoute, workspaceOf } from './access.ts'
import { ProviderAddress, ProviderAnswer, ProviderSettings, ProviderTest, SessionSchema } from '../../contract/people.ts'
import { describe } from './session.ts'

const tag = 'Signing in'
const none = () => notFound('Identity provider')

/** A sign-in that fails is in the log with what was behind it; the person sees the sentence alone. */
async function saying<T>(request: FastifyRequest, signingIn: Promise<T>): Promise<T> {
  try {
    return await signingIn
  } catch (error) {
    const status = error instanceof AppError ? error.status : 500
    request.log.warn({ event: 'single-sign-on.refused', status, causes: causesOf(error), address: request.ip }, 'single sign-on refused')
    throw error
  }
}

export const singleSignOnRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'POST',
    path: '/auth/single-sign-on',
    operationId: 'beginSingleSignOn',
    tag,
    needs: 'nothing',
    summary: 'Begin to sign in with the identity provider',
    description: 'The browser goes to the address; the provider sends it back to /single-sign-on.',
    success: { status: 200, schema: ProviderAddress, description: 'Where to go. A cookie remembers for ten minutes what was begun.' },
    errors: [404, 429, 503],
    async handle(request, reply) {
      if (!auth.singleSignOn) throw none()
      return { url: await saying(request, auth.singleSignOn.begin(request, reply)) }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/auth/single-sign-on/finish',
    operationId: 'finishSingleSignOn',
    tag,
    needs: 'nothing',
    summary: "Sign in with the provider's answer",
    description:
      'Only an address the provider has verified says who somebody is. New people need an invitation, unless the operator lets their ' +
      'domain join.',
    body: ProviderAnswer,
    success: { status: 200, schema: SessionSchema, description: 'Signed in; the cookie is set.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request, reply) {
      if (!auth.singleSignOn) throw none()
      return describe(db, auth, await saying(request, auth.singleSignOn.finish(request, reply, request.body.query)))
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/single-sign-on',
    operationId: 'getSingleSignOn',
    tag: 'Settings',
    needs: 'manage_workspace',
    summary: 'How people sign in with the identity provider',
    success: { status: 200, schema: ProviderSettings, description: 'What the operator has set.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const provider = auth.singleSignOn?.provider
      const here = provider?.joins?.workspaceId === workspaceOf(request) ? provider.joins : null
      return {
        provider: provider ? { ...provider.shown, joins_here: here !== null, join_role: here?.role ?? null } : null,
        return_address: `${auth.publicUrl()}${RETURN_PATH}`,
        sign_out_address: `${auth.publicUrl()}/sign-in`,
        passwords: auth.server.passwords,
      }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/single-sign-on/test',
    operationId: 'testSingleSignOn',
    tag: 'Settings',
    needs: 'manage_workspace',
    summary: "Read the identity provider's discovery document now",
    success: { status: 200, schema: ProviderTest, description: 'What was found; nothing is changed.' },
    errors: [401, 403, 404, 429, 503],
    async handle() {
      if (!auth.singleSignOn) throw none()
      return auth.singleSignOn.provider.test()
    },
  }),
]
