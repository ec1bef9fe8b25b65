import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from './api.ts'
import type { Schemas } from './api.ts'
import { langTag } from './format.ts'
import { turnTo, wantedLanguage } from './language.ts'
import { signInAgain } from './signed-out.ts'

let wasSignedIn = false

/**
 * Texts are read as modules run: another language needs the page anew. Answers whether it is on its way; what waits for the session waits
 * until then, so that nothing is shown in the language of before.
 */
export function loadsInOwnLanguage(session: Schemas['Session']): boolean {
  const { user, workspaces, current_workspace_id: current } = session
  if (!user) return false
  const ofWorkspace = workspaces.find(({ id }) => id === current)?.language
  return turnTo(wantedLanguage(langTag(user.language), langTag(ofWorkspace)))
}

/** A session that has ended under the application is begun again in place. */
async function readSession(): Promise<Schemas['Session']> {
  const session = await call('getSession', {})
  if (loadsInOwnLanguage(session)) {
    location.reload()
    return new Promise(() => undefined)
  }
  if (session.user) wasSignedIn = true
  else if (wasSignedIn && (await signInAgain())) return call('getSession', {})
  return session
}

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: readSession, staleTime: 60_000 })

export type Permission =
  | 'read'
  | 'review'
  | 'approve'
  | 'comment'
  | 'assign'
  | 'run_audits'
  | 'write_documents'
  | 'manage_rules'
  | 'manage_keys'
  | 'manage_members'
  | 'manage_workspace'

export const useSession = () => useSuspenseQuery(sessionQuery).data

/** The workspace of the address, with the permissions of the person. */
export function useWorkspace(): Schemas['Workspace'] & { may(permission: Permission): boolean } {
  const { workspaceId } = useParams({ strict: false })
  const workspace = useSession().workspaces.find(({ id }) => id === workspaceId)
  if (!workspace) throw new Error('The address names no workspace of this person.')
  return { ...workspace, may: (permission) => workspace.permissions.includes(permission) }
}

/** Members of the workspace, for assigning and mentioning; empty for those who may not see them. */
export function useMembers(): Schemas['Member'][] {
  const { id } = useWorkspace()
  return (
    useQuery({ queryKey: ['members', id], queryFn: () => call('listMembers', { workspace_id: id }), staleTime: 300_000 }).data?.members ??
    []
  )
}
