import type pg from 'pg'
import type { AuditSource } from '../../audits/service-interface.ts'
import { titlesOf } from '../../db/documents/documents.ts'
import { findSite } from '../../db/sites/sites.ts'
import { listUploads } from '../../db/audits/uploads.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { givenOf } from '../shared/site-wishes.ts'
import { appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { SiteSources } from '../../contract/sites.ts'

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
