import { findStatus } from '../../db/audits/runs.ts'
import { isId } from '../../db/base/ids.ts'
import type { Db } from '../../db/base/pool.ts'
import { findClaimNamed, findSiteNamed, hasDocument } from '../../db/evidence/named.ts'
import type { ReportSubject } from './subject.ts'

/** What somebody names on a command line. */
export interface NamedSubject {
  kind: ReportSubject['kind']
  /** An identifier; of a site its name too, of a claim its number. */
  name: string
  since: string | null
  until: string | null
}

const DAY = 86_400_000

/** The first moment of a period, and the first one after it: whole days, in UTC. */
export const periodOf = ({ since, until }: Pick<NamedSubject, 'since' | 'until'>) => ({
  since: since === null ? null : new Date(`${since}T00:00:00Z`),
  until: until === null ? null : new Date(Date.parse(`${until}T00:00:00Z`) + DAY),
})

/** Null: the workspace has none. */
export async function findSubject(db: Db, workspaceId: string, named: NamedSubject): Promise<ReportSubject | null> {
  const { kind, name } = named
  if (kind === 'audit') return isId(name) && (await findStatus(db, workspaceId, name)) !== null ? { kind, id: name } : null
  if (kind === 'document') return isId(name) && (await hasDocument(db, workspaceId, name)) ? { kind, id: name } : null
  if (kind === 'claim') {
    const id = await findClaimNamed(db, workspaceId, name)
    return id === null ? null : { kind, id }
  }
  const id = await findSiteNamed(db, workspaceId, name)
  return id === null ? null : { kind, id, ...periodOf(named) }
}
