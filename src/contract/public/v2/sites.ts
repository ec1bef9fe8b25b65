import { Type } from 'typebox'
import { SourceInput } from '../../audits.ts'
import { GonePagesWaiting, siteFields, SiteRun } from '../../sites.ts'
import { nullable } from '../../schema.ts'
import { Next } from './lists.ts'

const siteState = {
  ...siteFields,
  sources: Type.Array(Type.Object(SourceInput.properties, { title: 'SiteSource' }), {
    description: 'What it reads, as a change would say it.',
  }),
  last: nullable(SiteRun),
}

export const SiteState = Type.Object(siteState, { title: 'SiteState', description: 'last: its newest run.' })

export const SitePage = Type.Object({ sites: Type.Array(SiteState, { description: 'Newest first.' }), next: Next }, { title: 'SitePage' })

export const SiteDetail = Type.Object(
  {
    ...siteState,
    gone_pages_waiting: GonePagesWaiting,
    next_runs: Type.Array(Type.String({ format: 'date-time' }), { description: 'The next three runs; none while it is paused.' }),
  },
  { title: 'SiteDetail' },
)
