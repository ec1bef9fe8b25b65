import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../route.ts'
import { appRoute } from './access.ts'
import { ProviderAddress, ProviderAnswer, SessionSchema } from '../schemas/people.ts'
import { describe } from './session.ts'

const tag = 'Signing in'
const none = () => notFound('Identity provider')

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
      return { url: await auth.singleSignOn.begin(request, reply) }
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
      return describe(db, auth, await auth.singleSignOn.finish(request, reply, request.body.query))
    },
  }),
]
