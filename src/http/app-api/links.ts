import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import { acceptLink, lookAtLink } from '../../auth/links.ts'
import type { Route } from '../base/route.ts'
import { appRoute } from './access.ts'
import { AcceptInput, LinkInput, LinkSchema, SessionSchema } from '../../contract/people.ts'
import { describe } from './session.ts'

const tag = 'Signing in'

/** Links end in `#token`, which browsers do not send: the token is in no log and no Referer, and arrives here in a body. */
export const linkRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'POST',
    path: '/links/look',
    operationId: 'lookAtLink',
    tag,
    needs: 'nothing',
    summary: 'What a link (first owner, invitation, password reset) is for',
    body: LinkInput,
    success: { status: 200, schema: LinkSchema, description: 'The link works.' },
    errors: [404, 422, 429, 503],
    handle: async (request) => lookAtLink(db, request.body.token),
  }),
  appRoute({
    method: 'POST',
    path: '/links/accept',
    operationId: 'acceptLink',
    tag,
    needs: 'nothing',
    summary: 'Use a link: become the first owner, join a workspace, or set a new password',
    description:
      'Signs in as well. A link works once. One that was copied from a screen never sets the password of a person who exists: ' +
      'that takes one that was mailed, or a reset.',
    body: AcceptInput,
    success: { status: 200, schema: SessionSchema, description: 'Signed in; the cookie is set.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request, reply) {
      const { token, email = null, name = null, password = null } = request.body
      const visitor = await acceptLink(db, auth, request, reply, { token, email, name, password })
      return describe(db, auth, visitor, visitor === null)
    },
  }),
]
