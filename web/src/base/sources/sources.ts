import type { Schemas } from '../api.ts'
import { shortAddress } from '../format.ts'
import { strings } from '../strings.ts'
import { fileSize } from '../audit-words.ts'

export type SourceInput = Schemas['AuditSource']
export const KINDS = ['urls', 'crawl', 'sitemap', 'files', 'text', 'documents'] as const
export type Kind = (typeof KINDS)[number]
export const KIND_ICONS: Record<Kind, string> = {
  urls: 'i-chain',
  crawl: 'i-web',
  sitemap: 'i-map',
  files: 'i-upload',
  text: 'i-text',
  documents: 'i-page',
}

/** A source of a new audit: the request, and what the list shows. */
export interface Source {
  kind: Kind
  input: SourceInput
  label: string
  facts: string
}

const words = strings.audits.make

/** Contents of the fields of all panels, before they are added. */
export interface Draft {
  urls: string
  crawl: string
  depth: number
  pages: number
  sitemap: string
  text: string
  textName: string
  documents: { id: string; title: string }[]
}
export const EMPTY_DRAFT: Draft = { urls: '', crawl: '', depth: 6, pages: 1000, sitemap: '', text: '', textName: '', documents: [] }

const listed = (names: string[]): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')}, ${words.more(names.length - 2)}` : names.join(', ')
/** Adds https:// to an address typed without a scheme. */
const whole = (address: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`)

/** The source that the fields of one kind describe; null while they are empty. */
export function sourceOf(kind: Kind, draft: Draft): Source | null {
  switch (kind) {
    case 'urls': {
      const urls = [...new Set(draft.urls.split(/\s+/).filter(Boolean).map(whole))]
      return urls.length === 0 ? null : { kind, input: { kind, urls }, label: listed(urls), facts: words.addressFacts(urls.length) }
    }
    case 'crawl': {
      const url = draft.crawl.trim()
      return url === ''
        ? null
        : {
            kind,
            input: { kind, url: whole(url), max_depth: draft.depth, max_pages: draft.pages },
            label: whole(url),
            facts: words.crawlFacts(draft.depth, draft.pages),
          }
    }
    case 'sitemap': {
      const url = draft.sitemap.trim()
      return url === '' ? null : { kind, input: { kind, url: whole(url) }, label: whole(url), facts: words.sitemapFacts }
    }
    case 'text': {
      if (draft.text.trim() === '') return null
      const name = draft.textName.trim() || words.kinds.text
      return { kind, input: { kind, name, text: draft.text }, label: name, facts: words.textFacts([...draft.text].length) }
    }
    case 'documents':
      return draft.documents.length === 0
        ? null
        : {
            kind,
            input: { kind, document_ids: draft.documents.map(({ id }) => id) },
            label: listed(draft.documents.map(({ title }) => title)),
            facts: words.documentFacts,
          }
    case 'files':
      return null
  }
}

export const fileSource = (uploads: Schemas['Upload'][]): Source => ({
  kind: 'files',
  input: { kind: 'files', upload_ids: uploads.map(({ id }) => id) },
  label: listed(uploads.map(({ name }) => name)),
  facts: words.fileFacts(uploads.length, fileSize(uploads.reduce((sum, { size }) => sum + size, 0))),
})

/** The fields that describe a source, to change it. */
export function draftOf(input: SourceInput, documents: { id: string; title: string }[]): Draft {
  switch (input.kind) {
    case 'urls':
      return { ...EMPTY_DRAFT, urls: (input.urls ?? []).join('\n') }
    case 'crawl':
      return {
        ...EMPTY_DRAFT,
        crawl: input.url ?? '',
        depth: input.max_depth ?? EMPTY_DRAFT.depth,
        pages: input.max_pages ?? EMPTY_DRAFT.pages,
      }
    case 'sitemap':
      return { ...EMPTY_DRAFT, sitemap: input.url ?? '' }
    case 'text':
      return { ...EMPTY_DRAFT, text: input.text ?? '', textName: input.name ?? '' }
    case 'documents':
      return { ...EMPTY_DRAFT, documents: documents.filter(({ id }) => input.document_ids?.includes(id)) }
    default:
      return EMPTY_DRAFT
  }
}

/** A source that is stored, as the list shows it; null where nothing of it is left. */
export function storedSource(input: SourceInput, files: Schemas['Upload'][], documents: { id: string; title: string }[]): Source | null {
  if (input.kind === 'sample') return { kind: 'files', input, label: words.sample, facts: '' }
  if (input.kind !== 'files') return sourceOf(input.kind, draftOf(input, documents))
  const left = files.filter(({ id }) => input.upload_ids?.includes(id))
  return left.length > 0 ? fileSource(left) : null
}

/** Clears the fields of one kind once its source is in the list. */
export const emptied = (kind: Kind, draft: Draft): Draft => ({
  ...draft,
  ...(kind === 'text' ? { text: '', textName: '' } : kind === 'documents' ? { documents: [] } : kind === 'files' ? {} : { [kind]: '' }),
})

/** The source as the preview needs it; a pasted text is not sent for it. */
export const previewed = ({ input }: Source): SourceInput => (input.kind === 'text' ? { ...input, text: 'text' } : input)

/** A default name for an audit. */
export function nameOf(sources: Source[]): string {
  const [first] = sources
  if (!first) return ''
  const label = first.kind === 'crawl' || first.kind === 'sitemap' ? shortAddress(first.label).split('/')[0]! : shortAddress(first.label)
  return label.slice(0, 180)
}
