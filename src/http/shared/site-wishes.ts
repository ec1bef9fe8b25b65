import type { Static } from 'typebox'
import type { AuditSource } from '../../audits/service-interface.ts'
import type { SiteWish } from '../../audits/site-changes.ts'
import { askedChoice } from './markets.ts'
import { sourcesOf } from './audit-sources.ts'
import type { SourceInput } from '../../contract/audits.ts'
import type { SiteInput } from '../../contract/sites.ts'

/** Runs that are shown ahead. */
export const SHOWN_NEXT = 3

type Given = Static<typeof SourceInput>

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
    gonePages: given.gone_pages,
    gate: given.gate && { packs: null, new_only: false, undecided_only: false, ...given.gate },
  }
}
