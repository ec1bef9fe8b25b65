import { isId, newId } from '../base/ids.ts'
import { namesIn } from '../people/person-data.ts'
import type { Db } from '../base/pool.ts'
import { momentAt, newMoment } from '../base/moments.ts'

interface Row {
  id: string
  reply_to: string | null
  quote: string
  preceding: string
  content: string
  author_id: string | null
  created_at: string
  resolved_at: string | null
}

const COLUMNS = 'id, reply_to, quote, preceding, content, author_id, created_at, resolved_at'

/** Comments of a document in the order they were made; null where there is no such document. */
export async function listDocumentComments(db: Db, workspaceId: string, documentId: string) {
  const { rowCount } = await db.query('select from documents where workspace_id = $1 and id = $2', [workspaceId, documentId])
  if (rowCount === 0) return null
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from document_comments where workspace_id = $1 and document_id = $2 order by created_at, id`,
    [workspaceId, documentId],
  )
  const names = await namesIn(
    db,
    workspaceId,
    rows.map(({ author_id: author }) => author),
  )
  return rows.map(({ author_id: id, ...comment }) => ({ ...comment, author: id === null ? null : { id, name: names.get(id) ?? '' } }))
}

export interface NewComment {
  replyTo: string | null
  quote: string
  preceding: string
  content: string
  authorId: string
}

/** Adds a comment; false where there is no such document, no such thread, or as many comments as a document may have. */
export async function addDocumentComment(
  db: Db,
  workspaceId: string,
  documentId: string,
  { replyTo, quote, preceding, content, authorId }: NewComment,
  most: number,
): Promise<boolean> {
  if (replyTo !== null && !isId(replyTo)) return false
  const { rowCount } = await db.query(
    `insert into document_comments (workspace_id, id, document_id, reply_to, quote, preceding, content, author_id, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $10
     where exists (select from documents where workspace_id = $1 and id = $3)
       and ($4::uuid is null
         or exists (select from document_comments where workspace_id = $1 and document_id = $3 and id = $4 and reply_to is null))
       and (select count(*) from document_comments where workspace_id = $1 and document_id = $3) < $9`,
    [workspaceId, newId(), documentId, replyTo, quote, preceding, content, authorId, most, momentAt(newMoment())],
  )
  return rowCount === 1
}

/** Closes a thread or opens it again; false where there is none. */
export async function resolveDocumentComment(
  db: Db,
  workspaceId: string,
  documentId: string,
  commentId: string,
  by: string | null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update document_comments set resolved_by = $4, resolved_at = $5
     where workspace_id = $1 and document_id = $2 and id = $3 and reply_to is null`,
    [workspaceId, documentId, commentId, by, by === null ? null : new Date()],
  )
  return rowCount === 1
}
