import type pg from 'pg'
import { writeComments } from '../db/violations/comment-batches.ts'
import type { NewComment } from '../db/violations/comment-batches.ts'
import { addComment, findComment } from '../db/violations/comments.ts'
import { batchesOn } from '../db/base/commit-batches.ts'
import type { Keep } from '../db/base/idempotency.ts'
import { newId } from '../db/base/ids.ts'
import type { CommentRow } from '../db/violations/violations.ts'
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
