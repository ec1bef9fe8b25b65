import type pg from 'pg'
import type { Actor } from '../../reviews/chart/actor.ts'
import { commentHash, withEmails } from './comments.ts'
import type { StoredComment } from './comments.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import { boundToOne } from '../trail/bound.ts'
import { TrailChain } from '../trail/entries.ts'
import type { CommentRow } from './violations.ts'

export interface NewComment {
  workspaceId: string
  /** Made before the first try, so that another try finds it. */
  id: string
  violationId: string
  actor: Actor
  content: string
}

interface Target {
  id: string
  audit_id: string
  place: number
  finding_hash: Buffer | null
  trail_length: number
  trail_head: Buffer
}

const LOCK = `
with locked as materialized (
  select id, trail_length, trail_head from audits where workspace_id = $1
    and id in (select audit_id from reviews where workspace_id = $1 and violation_id = any($2::uuid[])) order by id for update
)
select r.violation_id as id, r.audit_id, r.place, r.finding_hash, locked.trail_length, locked.trail_head
from reviews r join locked on locked.id = r.audit_id where r.workspace_id = $1 and r.violation_id = any($2::uuid[])`

/**
 * Comments that arrived together, inside a transaction: the audit's row is written once for all of them. Written once for each, its dead
 * versions outgrow their page, and every later change of the audit slows down until the table is vacuumed. Null for a violation that does
 * not exist.
 */
export async function writeComments(client: pg.PoolClient, comments: NewComment[]): Promise<(CommentRow | null)[]> {
  const { workspaceId } = comments[0]!
  const { rows } = await client.query<Target>({
    name: 'comments-lock',
    text: LOCK,
    values: [workspaceId, [...new Set(comments.map(({ violationId }) => violationId))]],
  })
  const targets = new Map(rows.map((row) => [row.id, row]))
  const audits = new Map<string, AuditComments>()
  const moment = newMoment(comments.length)
  comments.forEach((comment, turn) => {
    const target = targets.get(comment.violationId)
    if (!target) return
    let added = audits.get(target.audit_id)
    if (!added) audits.set(target.audit_id, (added = new AuditComments(target)))
    added.add(comment, target, momentAt(moment, turn))
  })
  const stored = new Map<string, StoredComment>()
  for (const added of audits.values()) {
    const { rows: written } = await client.query<StoredComment>(added.statement(workspaceId))
    for (const row of written) stored.set(row.id, row)
  }
  return withEmails(
    client,
    workspaceId,
    comments.map(({ id, actor }) => ({ actor, comment: stored.get(id) ?? null })),
  )
}

/** What some comments add to one audit. */
class AuditComments {
  readonly #target: Target
  readonly #trail: TrailChain
  readonly #comments: (NewComment & { at: string })[] = []

  constructor(target: Target) {
    this.#target = target
    this.#trail = new TrailChain(target.trail_length, target.trail_head)
  }

  add(comment: NewComment, { place, finding_hash: hash }: Target, at: string): void {
    const { id, violationId, actor, content } = comment
    const entry = {
      action: 'comment',
      violation_id: violationId,
      comment_id: id,
      comment_sha256: commentHash(content),
      count: 1,
      findings_sha256: boundToOne(place, hash),
    }
    this.#trail.append(at, actor, entry, id)
    this.#comments.push({ ...comment, at })
  }

  statement(workspaceId: string): pg.QueryConfig {
    const { values, parameter } = parametersAfter(workspaceId)
    const audit = parameter(this.#target.audit_id, 'uuid')
    const comments = rowsSql(parameter, this.#comments, {
      id: ['uuid', ({ id }) => id],
      violation_id: ['uuid', ({ violationId }) => violationId],
      author_id: ['uuid', ({ actor }) => actor.userId],
      author_name: ['text', ({ actor }) => actor.name],
      content: ['text', ({ content }) => content],
      at: ['timestamptz', ({ at }) => at],
    })
    const trail = this.#trail.sql(parameter, null)
    const text = `
with audit as materialized (select ${audit} as id),
added as (
  insert into comments (workspace_id, id, violation_id, author_id, author_name, content, created_at)
  select $1, u.id, u.violation_id, u.author_id, u.author_name, u.content, u.at from ${comments}
  returning id, content, created_at
),
${trail.part},
chained as (${trail.end} returning 1)
select added.* from added, chained`
    return { name: 'comments-write', text, values }
  }
}
