import type pg from 'pg'
import { Type } from 'typebox'
import type { Auth, Visitor } from '../../auth/auth.ts'
import { hasSecondFactor, permissionsOf } from '../../auth/permissions.ts'
import { listEvents } from '../../db/people/account-events.ts'
import { isId } from '../../db/base/ids.ts'
import { ownLanguage, setOwnLanguage } from '../../db/people/language.ts'
import { roleIn, workspacesOf } from '../../db/people/members.ts'
import { listSessions, rememberWorkspace, renameUser } from '../../db/people/sessions.ts'
import { VERSION } from '../../version.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import {
  AccountEvents,
  ForgotInput,
  PasswordInput,
  ProfileInput,
  SessionSchema,
  SignedInPlace,
  SignInInput,
  SwitchInput,
  SignedOut,
} from '../../contract/people.ts'

const tag = 'Signing in'

export const sessionRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'GET',
    path: '/session',
    operationId: 'getSession',
    tag,
    needs: 'nothing',
    summary: 'Who is signed in, and where',
    success: { status: 200, schema: SessionSchema, description: 'user is null when nobody is.' },
    errors: [503],
    handle: async (request) => describe(db, auth, request.visitor),
  }),
  appRoute({
    method: 'PATCH',
    path: '/session',
    operationId: 'switchWorkspace',
    tag,
    needs: 'session',
    summary: 'Remember the workspace last chosen',
    description:
      'Paths name the workspace, so that a link shows the same thing to everybody and two tabs may stand in two workspaces; this ' +
      'only decides where / leads.',
    body: SwitchInput,
    success: { status: 200, schema: SessionSchema, description: 'The session.' },
    errors: [401, 404, 422, 503],
    async handle(request) {
      const visitor = visitorOf(request)
      const { workspace_id: id } = request.body
      if (!isId(id) || !(await roleIn(db, id, visitor.userId))) throw notFound('Workspace')
      await rememberWorkspace(db, visitor.sessionId, id)
      return describe(db, auth, { ...visitor, lastWorkspaceId: id })
    },
  }),
  appRoute({
    method: 'POST',
    path: '/auth/sign-in',
    operationId: 'signIn',
    tag,
    needs: 'nothing',
    summary: 'Sign in with e-mail and password',
    description:
      'One sentence for every failure, after the same time, whoever exists. Throttled by network address, by e-mail address, and by ' +
      'browser where the person has signed in with it before; 429 says when to try again.',
    body: SignInInput,
    success: { status: 200, schema: SessionSchema, description: 'Signed in; the cookie is set.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request, reply) {
      const { email, password } = request.body
      auth.requirePasswords()
      const visitor = await auth.signIn(request, reply, email, password)
      return describe(db, auth, visitor, visitor === null)
    },
  }),
  appRoute({
    method: 'POST',
    path: '/auth/sign-out',
    operationId: 'signOut',
    tag,
    needs: 'nothing',
    summary: 'Sign out here',
    success: { status: 200, schema: SignedOut, description: 'Signed out.' },
    errors: [503],
    async handle(request, reply) {
      const url = await auth.providerSignOut(request)
      await auth.signOut(request, reply)
      return { done: true, url }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/auth/sign-out-everywhere',
    operationId: 'signOutEverywhere',
    tag,
    needs: 'session',
    summary: 'Sign out everywhere, here too',
    success: { status: 200, schema: SignedOut, description: 'Every session of the person has ended.' },
    errors: [401, 503],
    async handle(request, reply) {
      const url = await auth.providerSignOut(request)
      await auth.signOutEverywhere(request, reply)
      return { done: true, url }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/auth/sessions',
    operationId: 'listSessions',
    tag,
    needs: 'session',
    summary: 'Where the person is signed in',
    success: {
      status: 200,
      schema: Type.Object({ sessions: Type.Array(SignedInPlace) }, { title: 'SignedInPlaces' }),
      description: 'Newest first.',
    },
    errors: [401, 503],
    async handle(request) {
      const visitor = visitorOf(request)
      const sessions = await listSessions(db, visitor.userId)
      return { sessions: sessions.map((session) => ({ ...session, current: session.id === visitor.sessionId })) }
    },
  }),
  appRoute({
    method: 'DELETE',
    path: '/auth/sessions/{session_id}',
    operationId: 'endSession',
    tag,
    needs: 'session',
    summary: 'End one session',
    success: { status: 200, schema: Done, description: 'It has ended.' },
    errors: [401, 404, 503],
    async handle(request) {
      if (!(await auth.endSession(visitorOf(request).userId, idOf(request, 'session_id')))) throw notFound('Session')
      return { done: true }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/auth/events',
    operationId: 'listAccountEvents',
    tag,
    needs: 'session',
    summary: 'What happened with the account: sign-ins, changes of how to sign in',
    success: { status: 200, schema: AccountEvents, description: 'The newest 50, newest first.' },
    errors: [401, 503],
    handle: async (request) => ({ events: await listEvents(db, visitorOf(request).userId, 50) }),
  }),
  appRoute({
    method: 'POST',
    path: '/auth/forgot-password',
    operationId: 'forgotPassword',
    tag,
    needs: 'nothing',
    summary: 'Ask for a link to set a new password',
    description:
      'Sent by mail where mail is set up; otherwise an administrator prints one with `imprimatur user reset EMAIL`. The answer is ' +
      'the same whoever exists.',
    body: ForgotInput,
    success: { status: 202, schema: Done, description: 'If the address is known, a link is on its way.' },
    errors: [403, 422, 429, 503],
    async handle(request, reply) {
      await auth.forgotPassword(request, request.body.email)
      reply.code(202)
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/auth/password',
    operationId: 'changePassword',
    tag,
    needs: 'session',
    summary: 'Change the password; other sessions end',
    body: PasswordInput,
    success: { status: 200, schema: Done, description: 'Changed.' },
    errors: [401, 422, 429, 503],
    async handle(request) {
      const { current_password: current, new_password: next } = request.body
      await auth.changePassword(request, current, next)
      return { done: true }
    },
  }),
  appRoute({
    method: 'PATCH',
    path: '/auth/profile',
    operationId: 'changeProfile',
    tag,
    needs: 'session',
    summary: 'Change the name others see, and the language of the application',
    description: 'What is not named stays. language null: as the browser asks for.',
    body: ProfileInput,
    success: { status: 200, schema: SessionSchema, description: 'The session.' },
    errors: [401, 422, 503],
    async handle(request) {
      const visitor = visitorOf(request)
      const { name: given, language } = request.body
      const name = given?.trim() || visitor.name
      if (given !== undefined) await renameUser(db, visitor.userId, name)
      if (language !== undefined) await setOwnLanguage(db, visitor.userId, language)
      return describe(db, auth, { ...visitor, name })
    },
  }),
]

/** `asksCode`: the password was right, and a code is awaited. */
export async function describe(db: pg.Pool, auth: Auth, visitor: Visitor | null, asksCode = false) {
  const [workspaces, language] = visitor
    ? await Promise.all([workspacesOf(db, visitor.userId), ownLanguage(db, visitor.userId)])
    : [[], null]
  const current = workspaces.find(({ id }) => id === visitor?.lastWorkspaceId) ?? workspaces[0]
  return {
    user: visitor && { id: visitor.userId, email: visitor.email, name: visitor.name, language },
    workspaces: workspaces.map(({ requires_second_factor: requires, ...workspace }) => ({
      ...workspace,
      permissions: permissionsOf(workspace.role),
      needs_second_factor: requires && !hasSecondFactor(visitor!),
    })),
    current_workspace_id: current?.id ?? null,
    asks_code: asksCode,
    server: { version: VERSION, ...auth.server },
  }
}
