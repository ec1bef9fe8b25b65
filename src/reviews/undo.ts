import type pg from 'pg'
import { isId } from '../db/base/ids.ts'
import { snapshot, transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { lockAudit } from '../db/violations/scope-reads.ts'
import { previewUndo, standingDecisions, undoTarget, writeUndo } from '../db/violations/undo.ts'
import { undoBatches, writeLargeUndo } from '../db/violations/large-undo.ts'
import type { UndoPart, UndoTarget } from '../db/violations/undo.ts'
import { AppError, notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import { ENDED_ACTION } from './chart/chart.ts'
import { standing } from './desk-decisions.ts'

/** Of the own decisions, how many are tried until one is found of which something still stands. */
const TRIED = 20

export const NOTHING_LEFT = 'There is nothing left to undo: it was undone already, or was no decision that keeps what was before.'

/** Why somebody may not undo an entry, in a sentence; null where nothing is against it. */
export function whyNot(target: UndoTarget | null, actor: Actor, isOwner: boolean): string | null {
  if (!target) return 'There is no such entry.'
  if (target.undoneBy !== null) return `Entry ${target.undoneBy} has taken it back already.`
  if (target.action === ENDED_ACTION) return 'Its last day is over; decide again at the desk.'
  if (!target.kept) return 'The states before it were not kept; decide again at the desk.'
  if (!isOwner && target.actorId !== actor.id) return `Only ${target.actorName} or an owner may undo this.`
  return null
}

/**
 * Takes a decision, or an undo, back, as an entry of its own in the trail; null when nothing of it is left to take back. Without a number:
 * the actor's last decision of which something still stands.
 */
export async function undo(db: pg.Pool, workspaceId: string, actor: Actor, auditId: string, number: number | null, isOwner = true) {
  if (!isId(auditId)) throw notFound('Audit')
  return transaction(db, async (client) => {
    const audit = await lockAudit(client, workspaceId, { audit: auditId, violations: [], groups: [] })
    if (!audit) throw notFound('Audit')
    const numbers = number === null ? await standingDecisions(client, workspaceId, auditId, actor.id ?? '', TRIED) : [number]
    for (const each of numbers) {
      if (number !== null) {
        const target = await undoTarget(client, workspaceId, auditId, each)
        if (target && !isOwner && target.actorId !== actor.id) throw new AppError(403, whyNot(target, actor, isOwner)!)
        if (target?.action === ENDED_ACTION) throw new AppError(409, whyNot(target, actor, isOwner)!)
      }
      const batches = await undoBatches(client, workspaceId, auditId, each)
      const undone =
        batches.length > 1
          ? await writeLargeUndo(client, workspaceId, auditId, each, actor, { version: audit.version, batches })
          : await writeUndo(client, workspaceId, auditId, each, actor)
      if (!undone) continue
      return {
        audit_id: auditId,
        number: undone.number,
        undoes: each,
        undone: { action: undone.action, count: undone.decided },
        violations_updated: undone.updated,
        left: undone.decided - undone.updated,
        ...(await standing(client, workspaceId, auditId)),
      }
    }
    return null
  })
}

/** What an undo of an entry would restore, how many violations would stay and because of whom, or why it is not possible. */
export async function undoPreview(db: pg.Pool, workspaceId: string, actor: Actor, auditId: string, number: number, isOwner: boolean) {
  return snapshot(db, async (client: Db) => {
    const target = await undoTarget(client, workspaceId, auditId, number)
    if (!target) throw notFound('Entry')
    const parts = target.kept && target.undoneBy === null ? await previewUndo(client, workspaceId, auditId, number) : []
    const sum = (list: UndoPart[]) => list.reduce((all, { count }) => all + count, 0)
    const back = parts.filter(({ stays }) => !stays)
    const stays = parts.filter((part) => part.stays)
    const goesBack = sum(back)
    return {
      number,
      at: target.at,
      count: target.count,
      goes_back: goesBack,
      why_not:
        whyNot(target, actor, isOwner) ?? (goesBack === 0 ? 'Everything it touched was decided again since; nothing would go back.' : null),
      back: back.map(({ state, reason, by, count }) => ({ state, reason, by, count })),
      stays: stays.map(({ state, by, at, count }) => ({ state, by, at, count })),
    }
  })
}
