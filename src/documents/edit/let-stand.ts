import type pg from 'pg'
import { deskFindings, isUndecided } from '../../db/documents/approval.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { decide } from '../../reviews/decide.ts'

/** A document has few findings of one text; the rest is decided on the desk. */
const MOST = 50
const WITHOUT_REASON = 'Let stand in the studio'

/** What somebody lets stand in a document is dismissed on the desk too, where an audit has found it in this document. */
export async function dismissOnDesk(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  documentId: string,
  letStand: { rule_id: string; text: string; ignored_reason?: string }[],
): Promise<void> {
  if (letStand.length === 0) return
  const open = (await deskFindings(db, workspaceId, documentId)).filter(isUndecided)
  for (const { violation_id: violation, rule_id: rule, text } of open.slice(0, MOST)) {
    const one = letStand.find((each) => each.rule_id === rule && each.text === text)
    if (!one) continue
    await decide(db, workspaceId, actor, { violation, group: false }, { action: 'dismiss', reason: one.ignored_reason ?? WITHOUT_REASON })
  }
}
