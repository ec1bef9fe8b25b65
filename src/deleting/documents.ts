import type pg from 'pg'
import { deletableDocument } from '../db/deletion/deletable.ts'
import { deleteDocument as removeDocument } from '../db/documents/shown.ts'
import { deleteBindingsOf } from '../db/live/bindings.ts'
import { transaction } from '../db/base/pool.ts'
import { deleteReadingLinks } from '../db/documents/reading-links.ts'
import { addTombstone } from '../db/deletion/tombstones.ts'
import { notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { wrongName } from './audits.ts'
import { refuseKept } from './kept.ts'

/** Deletes a document; what audits have read of it stays with them. */
export const deleteDocument = (db: pg.Pool, workspaceId: string, actor: Actor, id: string, typed: string | null) =>
  transaction(db, async (client) => {
    const document = await deletableDocument(client, workspaceId, id, true)
    if (!document) throw notFound('Document')
    if (typed !== null && typed.trim() !== document.title.trim()) throw wrongName()
    await refuseKept(client, workspaceId, 'document', id)
    await deleteReadingLinks(client, workspaceId, id)
    await deleteBindingsOf(client, workspaceId, id)
    await removeDocument(client, workspaceId, id)
    const { title: name, characters, sha256, versions } = document
    return {
      number: await addTombstone(client, workspaceId, actor, {
        kind: 'document',
        subjectId: id,
        fields: { name, characters, sha256, versions },
      }),
    }
  })
