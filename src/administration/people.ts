import { findKeyRow } from '../db/keys/makers.ts'
import { revokeKey } from '../db/keys/keys.ts'
import { findInvitation } from '../db/people/links.ts'
import { roleIn } from '../db/people/members.ts'
import { changeRole, endInvitation } from '../db/people/membership-changes.ts'
import { AppError } from '../errors.ts'
import { CHANGED } from './undo.ts'
import type { FindUndo } from './undo.ts'

const LAST_OWNER = 'A workspace keeps at least one owner; make somebody else an owner first.'

/** Members, invitations and keys. */
export const PEOPLE_UNDO: Record<string, FindUndo> = {
  'role.changed': ({ db, workspaceId }, { subject, subject_id: id, from, to }) => ({
    needs: 'manage_members',
    isLast: true,
    async whyNot() {
      const role = id === null ? null : await roleIn(db, workspaceId, id)
      if (role === null) return `${subject ?? 'This person'} is no longer a member.`
      return role === to.role ? null : CHANGED
    },
    async run({ actor, why }) {
      const outcome = await changeRole(db, workspaceId, id!, from.role, actor, why, to.role)
      if (outcome === 'last-owner') throw new AppError(409, LAST_OWNER)
      if (outcome === 'unknown') throw new AppError(409, CHANGED)
    },
  }),
  'member.added': () => 'A member is removed under Settings, Members: what they made has to be decided there.',
  'member.removed': () => 'A member who was removed is not brought back by this: invite them again.',
  'invitation.made': ({ db, workspaceId }, { subject_id: id }) => ({
    needs: 'manage_members',
    isLast: false,
    whyNot: async () =>
      id !== null && (await findInvitation(db, workspaceId, id))
        ? null
        : 'The invitation is no longer open: it was used, withdrawn or has ended.',
    async run({ actor, why }) {
      if (!(await endInvitation(db, workspaceId, id!, actor, why))) throw new AppError(409, CHANGED)
    },
  }),
  'invitation.withdrawn': () => 'The link of a withdrawn invitation never works again: invite once more.',
  'key.made': ({ db, workspaceId }, { subject_id: id }) => ({
    needs: 'manage_keys',
    isLast: false,
    async whyNot() {
      const key = id === null ? null : await findKeyRow(db, workspaceId, id)
      return key && key.revoked_at === null ? null : 'The key was revoked already.'
    },
    async run({ actor, why }) {
      await revokeKey(db, id!, workspaceId, actor, why)
    },
  }),
  'key.rotated': () => 'A rotation is not taken back: revoke the new key, or make another.',
  'key.revoked': () => 'A revoked key never works again: make a new one.',
}
