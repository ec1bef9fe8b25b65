import { createLink } from '../db/people/links.ts'
import { hasOwner } from '../db/people/members.ts'
import type { Db } from '../db/base/pool.ts'

const HOURS = 7 * 24

/** A one-time link that makes the first owner of a workspace; null once it has one. */
export async function firstOwnerLink(db: Db, workspaceId: string, baseUrl: string): Promise<string | null> {
  if (await hasOwner(db, workspaceId)) return null
  const { token } = await createLink(db, { purpose: 'first-owner', workspaceId, email: null, role: 'owner', createdBy: null, hours: HOURS })
  return `${baseUrl.replace(/\/+$/, '')}/join#${token}`
}
