import type pg from 'pg'
import { writeComments } from '../db/comment-batches.ts'
import type { NewComment } from '../db/comment-batches.ts'
import { addComment, findComment } from '../db/comments.ts'
import { batchesOn } from '../db/commit-batches.ts'
import type { Keep } from '../db/idempotency.ts'
import { newId } from '../db/ids.ts'
import type { CommentRow } from '../db/violations.ts'
import type { Actor } from './chart/actor.ts'

/** A comment by a program, committed with other changes of the workspace that arrive meanwhile. Null when there is no such violation. */
export function commentInBatch(
  db: pg.Pool,
  workspaceId: string,
  violationId: string,
  actor: Actor,
  content: string,
  keep?: Keep<CommentRow>,
) {
  const id = newId()
  return batchesOn(db).run<NewComment, CommentRow | null>(workspaceId, {
    keep,
    alone: (on) => addComment(on, workspaceId, violationId, actor, content, { id }),
    made: (on) => findComment(on, workspaceId, actor, id),
    batched: { item: { workspaceId, id, violationId, actor, content }, many: writeComments },
  })
}
