import type pg from 'pg'
import { Type } from 'typebox'
import { recordChange } from '../../db/trail/admin.ts'
import { keepVersion, lockVersioned, storeFirst, versionedDocument } from '../../db/documents/versions.ts'
import type { VersionedDocument } from '../../db/documents/versions.ts'
import { transaction } from '../../db/base/pool.ts'
import { countOpenLinks, createReadingLink, listReadingLinks, revokeReadingLink } from '../../db/documents/reading-links.ts'
import { FILE_FORMATS, fileName, MEDIA_TYPES, writeFile } from '../../documents/export/files.ts'
import { AppError, notFound } from '../../errors.ts'
import type { LanguageKey } from '../../languages.ts'
import { oneOf } from '../../contract/schema.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import { MadeReadingLink, NewReadingLink, ReadingLinks } from '../../contract/document-versions.ts'

const tag = 'Documents'
const ONE = '/w/{workspace_id}/documents/{document_id}'
const LINKS = `${ONE}/reading-links`
const DAY = 24 * 3600 * 1000
const MOST_LINKS = 50

/** What goes out unless somebody says otherwise: the approved version, or the text as it is where none was approved. */
const versionOut = (document: VersionedDocument): number => document.approved_version ?? Math.max(document.current_version, 1)

/** Documents on their way out: files, and links for people without an account. */
export const documentFileRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: `${ONE}/file`,
    operationId: 'exportDocument',
    tag,
    needs: 'read',
    summary: 'A document as a file',
    description:
      'The approved version, unless `version` asks for another one; where none was approved, the text as it is. X-Document-Version and ' +
      'X-Document-Approved say which it was.',
    query: Type.Object({
      format: oneOf(FILE_FORMATS),
      version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'Another version than the approved one.' })),
    }),
    success: { status: 200, schema: Type.String(), description: 'The file.', mediaType: 'application/octet-stream' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'document_id')]
      const { format } = request.query
      const document = await versionedDocument(db, workspaceId, id)
      if (!document) throw notFound('Document')
      const { readVersion } = await import('../../documents/edit/versions.ts')
      const version = await readVersion(db, workspaceId, id, request.query.version ?? versionOut(document))
      const { title, blocks, number } = version
      const file = await writeFile(format, { title, blocks, language: document.language_key as LanguageKey | null })
      const name = fileName(title, format)
      reply.headers({
        'content-type': MEDIA_TYPES[format],
        'content-disposition': `attachment; filename="document.${format}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'x-document-version': String(number),
        'x-document-approved': String(version.approved_at !== null),
      })
      return reply.send(typeof file === 'string' ? file : Buffer.from(file))
    },
  }),
  appRoute({
    method: 'GET',
    path: LINKS,
    operationId: 'listReadingLinks',
    tag,
    needs: 'read',
    summary: 'Links by which people without an account read a document',
    success: { status: 200, schema: ReadingLinks, description: 'Newest first, also those that have ended.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'document_id')]
      if (!(await versionedDocument(db, workspaceId, id))) throw notFound('Document')
      return { links: await listReadingLinks(db, workspaceId, id) }
    },
  }),
  appRoute({
    method: 'POST',
    path: LINKS,
    operationId: 'makeReadingLink',
    tag,
    needs: 'write_documents',
    summary: 'Make a link that shows one version of a document until a day',
    body: NewReadingLink,
    success: { status: 201, schema: MadeReadingLink, description: 'The link, which is shown once.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const [workspaceId, id, actor] = [workspaceOf(request), idOf(request, 'document_id'), actorOf(request)]
      const { days, version: asked } = request.body
      const made = await transaction(db, async (client) => {
        const document = await lockVersioned(client, workspaceId, id)
        if (!document) throw notFound('Document')
        if ((await countOpenLinks(client, workspaceId, id)) >= MOST_LINKS)
          throw new AppError(409, `A document has at most ${MOST_LINKS} links at a time; withdraw one first.`)
        await storeFirst(client, workspaceId, document)
        const version = asked ?? versionOut(document)
        if (!(await keepVersion(client, workspaceId, id, version))) throw notFound('Version')
        const expiresAt = new Date(Date.now() + days * DAY)
        const link = await createReadingLink(client, workspaceId, { documentId: id, version, createdBy: actor.userId, expiresAt })
        await recordChange(client, workspaceId, {
          kind: 'document.link_made',
          subject: document.title,
          subjectId: id,
          from: null,
          to: { link: link.id, version, until: expiresAt.toISOString().slice(0, 10) },
          actor,
        })
        return { id: link.id, path: `/read#${link.token}`, version }
      })
      reply.code(201)
      return made
    },
  }),
  appRoute({
    method: 'DELETE',
    path: `${LINKS}/{link_id}`,
    operationId: 'revokeReadingLink',
    tag,
    needs: 'write_documents',
    summary: 'Withdraw a link; it shows nothing from now on',
    success: { status: 200, schema: Done, description: 'It is withdrawn.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const [workspaceId, id, linkId] = [workspaceOf(request), idOf(request, 'document_id'), idOf(request, 'link_id')]
      await transaction(db, async (client) => {
        const document = await lockVersioned(client, workspaceId, id)
        if (!document || !(await revokeReadingLink(client, workspaceId, id, linkId))) throw notFound('Link')
        await recordChange(client, workspaceId, {
          kind: 'document.link_withdrawn',
          subject: document.title,
          subjectId: id,
          from: { link: linkId },
          to: null,
          actor: actorOf(request),
        })
      })
      return { done: true }
    },
  }),
]
