import type { Db } from '../base/pool.ts'

/** What is offered for a passage of a document; the passage with its place in the editor, so that it is found again. */
export interface StoredOffer {
  action: string
  place: { from: number; to: number; inline: boolean }
  /** The passage, as Markdown. */
  text: string
  answer: object
}

/** jsonb holds neither a NUL nor half a character, which a model may answer with. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** Keeps what is offered in the place of an earlier offer; null takes it away. The document's text stays. False: no such document. */
export async function keepOffer(db: Db, workspaceId: string, documentId: string, offer: StoredOffer | null): Promise<boolean> {
  const { rowCount } = await db.query('update documents set offered = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    documentId,
    offer && JSON.stringify(offer, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value)),
  ])
  return rowCount === 1
}
