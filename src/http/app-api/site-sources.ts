import type pg from 'pg'
import type { Static } from 'typebox'
import type { AuditSource } from '../../audits/service-interface.ts'
import type { SiteWish } from '../../audits/site-changes.ts'
import { titlesOf } from '../../db/documents.ts'
import { findSite } from '../../db/sites.ts'
import { listUploads } from '../../db/uploads.ts'
import { notFound } from '../../errors.ts'
import type { Route } from '../route.ts'
import { appRoute, idOf, workspaceOf } from './access.ts'
import { sourcesOf } from './audit-sources.ts'
import { askedChoice } from './markets.ts'
import type { SourceInput } from './schemas/audits.ts'
import { SiteSources } from './schemas/sites.ts'
import type { SiteInput } from './schemas/sites.ts'

/** Runs that are shown ahead. */
export const SHOWN_NEXT = 3

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

/** A source as a request would say it. */
export function givenOf(source: AuditSource): Given[] {
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

type Wanted = Partial<Static<typeof SiteInput>>

/** What a request wants a site to be. */
export function siteWishOf(given: Wanted): SiteWish {
  const asked = askedChoice(given)
  const said = (['markets', 'sectors', 'channels'] as const).filter((part) => given[part] !== undefined)
  return {
    name: given.name,
    sources: given.sources && sourcesOf(given.sources),
    packs: given.packs,
    choice: Object.fromEntries(said.map((part) => [part, asked[part] ?? null])),
    schedule: given.schedule,
    timeZone: given.time_zone,
    paused: given.paused,
    markGone: given.mark_gone,
  }
}
