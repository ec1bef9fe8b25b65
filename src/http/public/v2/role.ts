import type pg from 'pg'
import { may } from '../../../auth/permissions.ts'
import { keyBelongsTo } from '../../../db/keys.ts'
import type { KeyHolder } from '../../../db/keys.ts'
import { accessTo } from '../../../db/members.ts'
import { AppError } from '../../../errors.ts'

const WORDS = {
  run_audits: { doing: 'run audits', who: 'an owner or an editor' },
  manage_workspace: { doing: 'delete sites', who: 'an owner' },
} as const

/** What a person may not do in the application, a key of that person may not do either; the role may have changed since it was made. */
export async function requireRole(
  db: pg.Pool,
  { id, workspaceId, userId }: Pick<KeyHolder, 'id' | 'workspaceId' | 'userId'>,
  needs: keyof typeof WORDS,
): Promise<void> {
  if (userId === null || (await keyBelongsTo(db, workspaceId, id)) !== 'person') return
  const access = await accessTo(db, workspaceId, userId)
  if (access && may(access.role, needs)) return
  const { doing, who } = WORDS[needs]
  throw new AppError(403, `This key belongs to somebody who may not ${doing} here: ask ${who} of the workspace.`)
}
