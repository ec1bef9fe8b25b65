import type { Static } from 'typebox'
import type { AuditSource } from '../../audits/service-interface.ts'
import { isId } from '../../db/base/ids.ts'
import { invalid } from '../../errors.ts'
import type { Fault } from '../../errors.ts'
import type { SourceInput } from '../../contract/audits.ts'

type Given = Static<typeof SourceInput>

const MAX_PAGES = 1000
const MAX_DEPTH = 6

/** The sources of a request, each with the fields its kind needs; every fault is listed. */
export function sourcesOf(given: Given[]): AuditSource[] {
  const faults: Fault[] = []
  const sources = given.map((source, index) =>
    sourceOf(source, (field, msg) => {
      faults.push({ loc: ['body', 'sources', index, field], msg, type: msg === 'Field required' ? 'missing' : 'value_error' })
    }),
  )
  if (faults.length > 0) throw invalid(...faults)
  return sources
}

/** What each kind is described by; a field of another kind would be passed over without a word. */
const FIELDS: Record<Given['kind'], readonly (keyof Given)[]> = {
  urls: ['urls'],
  crawl: ['url', 'max_pages', 'max_depth'],
  sitemap: ['url'],
  files: ['upload_ids'],
  documents: ['document_ids'],
  text: ['name', 'text'],
  sample: [],
}

function sourceOf(source: Given, fault: (field: keyof Given, msg: string) => void): AuditSource {
  const { kind, urls = [], url = '', upload_ids: uploadIds = [], document_ids: documentIds = [], text = '' } = source
  const needed = (field: keyof Given, there: boolean) => {
    if (!there) fault(field, 'Field required')
  }
  for (const field of Object.keys(source) as (keyof Given)[])
    if (field !== 'kind' && !FIELDS[kind].includes(field)) fault(field, `Value error, a source of the kind ${kind} has no ${field}`)
  switch (kind) {
    case 'urls':
      needed('urls', urls.length > 0)
      return { kind, urls: urls.map((address) => address.trim()).filter(Boolean) }
    case 'crawl':
      needed('url', url.trim() !== '')
      return { kind, url: url.trim(), maxPages: source.max_pages ?? MAX_PAGES, maxDepth: source.max_depth ?? MAX_DEPTH }
    case 'sitemap':
      needed('url', url.trim() !== '')
      return { kind, url: url.trim() }
    case 'files':
      needed('upload_ids', uploadIds.length > 0)
      if (!uploadIds.every(isId)) fault('upload_ids', 'Value error, there is no such upload')
      return { kind, uploadIds }
    case 'documents':
      needed('document_ids', documentIds.length > 0)
      if (!documentIds.every(isId)) fault('document_ids', 'Value error, there is no such document')
      return { kind, documentIds }
    case 'text':
      needed('text', text.trim() !== '')
      return { kind, name: source.name?.trim() || 'Pasted text', text }
    case 'sample':
      return { kind }
  }
}
