import { APPROVERS } from '../contract/values.ts'
import type { Permission, Role } from '../contract/values.ts'

/** Who may do what in a workspace: the one table. A role that is not named may not. */
export const PERMISSIONS = {
  read: ['owner', 'editor', 'reviewer', 'viewer'],
  review: ['owner', 'editor', 'reviewer'],
  /** Answer whether somebody else's dismissal is made (second approval). */
  approve: APPROVERS,
  comment: ['owner', 'editor', 'reviewer'],
  assign: ['owner', 'editor', 'reviewer'],
  run_audits: ['owner', 'editor'],
  write_documents: ['owner', 'editor'],
  manage_rules: ['owner', 'editor'],
  manage_keys: ['owner'],
  manage_members: ['owner'],
  manage_workspace: ['owner'],
} as const satisfies Record<Permission, readonly Role[]>

/** What a route asks of the caller: nothing, a session, or a permission in the workspace its path names. */
export type Need = 'nothing' | 'session' | Permission

export const may = (role: Role, permission: Permission): boolean => (PERMISSIONS[permission] as readonly Role[]).includes(role)

/** Whether more than a password was shown; what a provider asks for is its own affair. */
export const hasSecondFactor = ({ method }: { method: string }): boolean => method !== 'password'

export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(role, permission))
