import type pg from 'pg'
import { may } from '../../auth/permissions.ts'
import type { Need } from '../../auth/permissions.ts'
import { keyBelongsTo } from '../../db/keys/keys.ts'
import type { KeyHolder } from '../../db/keys/keys.ts'
import { accessTo } from '../../db/people/members.ts'
import { AppError } from '../../errors.ts'
import type { Entrance } from '../base/entrance.ts'
import { BY_KEY } from './access.ts'

/** What keys change, in words, and who may. `person`: a change is somebody's, and a key that may lie in any pipeline is not enough. */
const CHANGES = {
  manage_rules: { person: true, doing: 'change rules', who: 'an owner or an editor' },
  write_documents: { person: false, doing: 'write documents or change the library', who: 'an owner or an editor' },
  review: { person: false, doing: 'review', who: 'an owner, an editor or a reviewer' },
  assign: { person: false, doing: 'assign', who: 'an owner, an editor or a reviewer' },
  run_audits: { person: false, doing: 'run audits', who: 'an owner or an editor' },
  manage_keys: { person: false, doing: 'manage keys', who: 'an owner' },
  manage_workspace: { person: false, doing: 'administer the workspace', who: 'an owner' },
} as const
type ChangeByKey = keyof typeof CHANGES

/** What a person may not do in the application, a key of that person may not do either; the role may have changed since it was made. */
export async function refuseOthers(
  db: pg.Pool,
  { id, workspaceId, userId }: Pick<KeyHolder, 'id' | 'workspaceId' | 'userId'>,
  needs: ChangeByKey,
  doing: string = CHANGES[needs].doing,
): Promise<void> {
  const { person, who } = CHANGES[needs]
  const owner = await keyBelongsTo(db, workspaceId, id)
  // Revoked since the request came in.
  if (owner === null) throw new AppError(401, 'The API key is missing or invalid.')
  const isPersons = userId !== null && owner === 'person'
  if (!isPersons && !person) return
  if (!isPersons)
    throw new AppError(403, 'This key belongs to the workspace. Rules are changed by people: use a key that belongs to a person.')
  const access = await accessTo(db, workspaceId, userId)
  if (!access || !may(access.role, needs))
    throw new AppError(403, `This key belongs to somebody who may not ${doing} here: ask ${who} of the workspace.`)
}

/** Keys, each of which may change what its person may change in the application. */
export const byKeyOfPeople = (db: pg.Pool): Entrance => ({
  ...BY_KEY,
  route: ({ handle, ...definition }) => {
    const { needs } = definition
    if (!isChange(needs)) return BY_KEY.route({ ...definition, handle })
    return BY_KEY.route({
      ...definition,
      config: { ...definition.config, needs },
      async handle(request, reply) {
        await refuseOthers(db, request.holder!, needs)
        return handle(request, reply)
      },
    })
  },
})

function isChange(needs: Need): needs is ChangeByKey {
  if (needs in CHANGES) return true
  if (needs === 'read') return false
  throw new Error(`No key may ${needs}.`)
}
