import type pg from 'pg'
import { recordChange } from '../db/trail/admin.ts'
import {
  countOwnRules,
  changeOwnRule,
  deleteOwnRule,
  findOwnRule,
  insertOwnRule,
  insertVersion,
  lockOwnRule,
  updateDraft,
} from '../db/rules/own-rules.ts'
import type { OwnRuleRow } from '../db/rules/own-rules.ts'
import { deleteVersion, findVersion } from '../db/rules/own-rule-versions.ts'
import { transaction } from '../db/base/pool.ts'
import { AppError, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { checkedRuleId } from './file-name.ts'
import { isTerminology } from './terminology/rule-files.ts'
import { readable } from './proven.ts'
import { tellOfDiscarded } from './tell.ts'

/** Each is compiled with the others for every audit: more than this is another product's rule set. */
export const MOST_RULES = 5000

/** Begins a rule of a workspace with a draft. */
export async function createOwnRule(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  { file, content, why = null }: { file: string; content: string; why?: string | null },
): Promise<string> {
  const id = checkedRuleId(file)
  const { rule, values } = await readable(file, content)
  await transaction(db, async (client) => {
    if ((await countOwnRules(client, workspaceId)) >= MOST_RULES)
      throw new AppError(409, `A workspace has at most ${MOST_RULES} rules of its own; delete drafts that are not needed.`)
    if (!(await insertOwnRule(client, workspaceId, rule, { file, content, values, authorId: actor.userId, at: new Date() })))
      throw new AppError(409, `There is a rule ${id} already; open it, or choose another name.`)
    await recordChange(client, workspaceId, { kind: 'rule.begun', subject: id, from: null, to: versionText(1, content), why, actor })
  })
  return id
}

/** Saves another text of a rule, as a draft beside the version that runs. */
export async function saveDraft(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  { content, basedOn, why = null }: { content: string; basedOn: number; why?: string | null },
): Promise<void> {
  const known = await findOwnRule(db, workspaceId, id)
  if (!known) throw notFound('Rule')
  const { rule, values } = await readable(known.file, content)
  await transaction(db, async (client) => {
    const row = await lockedRule(client, workspaceId, id, basedOn)
    const at = new Date()
    const isNew = row.state === 'published'
    const number = isNew ? row.latest + 1 : row.latest
    await (isNew ? insertVersion : updateDraft)(client, workspaceId, id, { number, content, values, authorId: actor.userId, at })
    // Lists go on showing the version that runs.
    await changeOwnRule(client, workspaceId, id, { state: 'draft', latest: number }, at, row.published === null ? rule : undefined)
    // Of a draft under way only its beginning is recorded; what it became is recorded when it is published.
    if (isNew)
      await recordChange(client, workspaceId, {
        kind: 'rule.drafted',
        subject: id,
        from: { version: row.latest },
        to: { version: number },
        why,
        actor,
      })
  })
}

/**
 * Deletes a rule that never ran; of one that did, discards the draft beside the version that runs. Without such a draft it is refused: a
 * rule that ran is switched off, and stays readable. Whoever wrote it or was asked about it is told where it was in review.
 */
export async function deleteDraft(db: pg.Pool, workspaceId: string, actor: Actor, id: string, why?: string | null): Promise<void> {
  await transaction(db, async (client) => {
    const row = await lockedRule(client, workspaceId, id)
    if (row.published !== null && row.latest <= row.published)
      throw new AppError(409, 'This rule was published: audits refer to it. Switch it off instead.')
    const version = (await findVersion(client, workspaceId, id, row.latest))!
    const from = versionText(row.latest, version.content)
    if (row.state === 'in_review') await tellOfDiscarded(client, workspaceId, actor, row, version)
    if (row.published === null) await deleteOwnRule(client, workspaceId, id)
    else {
      const latest = await deleteVersion(client, workspaceId, id, row.latest)
      await changeOwnRule(client, workspaceId, id, { state: 'published', latest }, new Date())
    }
    const kind = row.published === null ? 'rule.deleted' : 'rule.draft_discarded'
    await recordChange(client, workspaceId, { kind, subject: id, from, to: null, why: why ?? null, actor })
  })
}

/** A version as the trail keeps it: its whole text, so that the trail alone says what ran. */
export const versionText = (version: number, content: string) => ({ version, content })

/** A rule kept from changing; `basedOn`: the revision that the caller has seen. */
export async function lockedRule(client: pg.PoolClient, workspaceId: string, id: string, basedOn?: number): Promise<OwnRuleRow> {
  const row = await lockOwnRule(client, workspaceId, id)
  if (!row) throw notFound('Rule')
  if (isTerminology(id))
    throw new AppError(409, 'This rule is made from the terminology: change that in the library; its severity is a setting.')
  if (basedOn !== undefined && basedOn !== row.revision)
    throw new AppError(409, 'Somebody changed this rule meanwhile. Look at what is there now before you save yours.')
  return row
}
