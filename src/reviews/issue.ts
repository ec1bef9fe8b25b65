import type pg from 'pg'
import { transaction } from '../db/base/pool.ts'
import { writeIssue } from '../db/violations/issues.ts'
import { lockAudit } from '../db/violations/scope-reads.ts'
import { invalid, notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import { isWebAddress } from './chart/issue-address.ts'

/** Keeps the address of the issue that was made of a violation, or takes it away: one entry in the trail. */
export async function keepIssue(db: pg.Pool, workspaceId: string, actor: Actor, violation: string, given: string | null, group: boolean) {
  const url = given?.trim() || null
  if (url !== null && !isWebAddress(url))
    throw invalid({ loc: ['body', 'url'], msg: 'Value error, this is not the address of a page', type: 'value_error' })
  const scope = { violation, group }
  return transaction(db, async (client) => {
    const audit = await lockAudit(client, workspaceId, scope)
    if (!audit) throw notFound('Violation')
    const kept = await writeIssue(client, workspaceId, actor, scope, url)
    return { issue: url, violations_updated: kept?.updated ?? 0, version: kept?.number ?? audit.version }
  })
}
