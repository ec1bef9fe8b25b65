import type pg from 'pg'
import type { Static } from 'typebox'
import type { AuditSource } from '../../audits/service-interface.ts'
import { siteKey } from '../../audits/site-key.ts'
import { titlesOf } from '../../db/documents.ts'
import { newId } from '../../db/ids.ts'
import { findSite } from '../../db/sites.ts'
import { listUploads } from '../../db/uploads.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Route } from '../route.ts'
import { appRoute, idOf, workspaceOf } from './access.ts'
import type { SourceInput } from './schemas/audits.ts'
import { SiteSources } from './schemas/sites.ts'

type Given = Static<typeof SourceInput>

/** What a site reads, as a request to change it would say it. */
export const siteSourceRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/sites/{site_id}/sources',
    operationId: 'getSiteSources',
    tag: 'Audits',
    needs: 'read',
    summary: 'What a site reads, in full, so that it can be changed',
    success: { status: 200, schema: SiteSources, description: 'The sources, and the names of the files and documents among them.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const workspaceId = workspaceOf(request)
      const site = await findSite(db, workspaceId, idOf(request, 'site_id'))
      if (!site) throw notFound('Site')
      const sources = (site.sources as AuditSource[]).flatMap(givenOf)
      const idsIn = (field: 'upload_ids' | 'document_ids') => sources.flatMap((source) => source[field] ?? [])
      return {
        version: site.version,
        sources,
        files: await listUploads(db, workspaceId, idsIn('upload_ids')),
        documents: await titlesOf(db, workspaceId, idsIn('document_ids')),
      }
    },
  }),
]

function givenOf(source: AuditSource): Given[] {
  switch (source.kind) {
    case 'crawl':
      return [{ kind: 'crawl', url: source.url, max_pages: source.maxPages, max_depth: source.maxDepth }]
    case 'files':
      return [{ kind: 'files', upload_ids: source.uploadIds }]
    case 'documents':
      return [{ kind: 'documents', document_ids: source.documentIds }]
    // What an earlier run has kept is read once, by a run that fetches nothing.
    case 'stored':
      return []
    default:
      return [source]
  }
}

/**
 * What finds the site again when its sources are audited. Files and pasted texts differ each time: a site of them is found by its own
 * page alone.
 */
export const keyOf = (sources: AuditSource[]): string => siteKey({ name: '', sources, packs: null }) ?? `site:${newId()}`

/** Files must still be there: what no audit or site takes within a day is forgotten. */
export async function checkFiles(db: pg.Pool, workspaceId: string, sources: AuditSource[]): Promise<void> {
  for (const [index, source] of sources.entries()) {
    if (source.kind !== 'files') continue
    const known = new Set((await listUploads(db, workspaceId, source.uploadIds)).map(({ id }) => id))
    if (source.uploadIds.some((id) => !known.has(id)))
      throw invalid({
        loc: ['body', 'sources', index, 'upload_ids'],
        msg: 'Value error, a file is no longer there; choose it again',
        type: 'value_error',
      })
  }
}
