import { createHash } from 'node:crypto'
import type { DocumentType } from '../text/document-types.ts'
import { fetchPolitely, inWords, type Visitor } from './fetch-document.ts'
import type { Foldable } from './fold.ts'
import { judgePage, none, type Judgement, type NoPage } from './judge-page.ts'
import type { FetchedPage } from './request.ts'

/** What a crawl takes from a page: with it, a page that has not changed needs not be read again. */
export interface CrawlFacts {
  fold: Foldable
  links: string[]
  nofollow: boolean
}

/** What is kept of the answer a page came with, beside its text. */
export interface KeptAnswer {
  finalUrl: string
  contentType: string | null
  /** The X-Robots-Tag header, which decides about links as the page itself does. */
  robotsTag: string | null
  type: DocumentType
  note: string | null
  title: string
  /** Null where the page was not crawled but listed. */
  crawl: CrawlFacts | null
}

/** What a server can be asked by whether a page has changed. */
interface Validators {
  etag: string | null
  lastModified: string | null
}

/** A page as an earlier run met it. */
export interface KeptPage {
  /** Of the asset it was. */
  id: string
  /** Whether what was found in it may be taken over; how many findings that is. */
  whole: boolean
  violations: number
  contentHash: Buffer
  validators: Validators
  answer: KeptAnswer
}

/** What earlier runs know of an address. */
export interface Memory {
  pageAt(url: string): Promise<KeptPage | null>
}

/** The same page as before; `page` where the server sent it all the same. */
export interface Unchanged {
  outcome: 'unchanged'
  kept: KeptPage
  page: FetchedPage | null
}

/** A page, or the news that it is as it was. A server that says so without having been asked is asked once more, unconditionally. */
export async function fetchChanged(
  visitor: Visitor,
  kept: KeptPage | null,
  url: string,
  onRedirect: 'follow' | 'return',
): Promise<FetchedPage | Unchanged> {
  const conditions = kept ? conditionsOf(kept.validators) : {}
  const asked = Object.keys(conditions).length > 0
  let page = await fetchPolitely(visitor, url, onRedirect, conditions)
  if (page.status === 304) {
    if (asked && kept && isAboutKept(page, kept)) return { outcome: 'unchanged', kept, page: null }
    page = await fetchPolitely(visitor, url, onRedirect, { 'cache-control': 'no-cache' })
  }
  return kept && isSame(page, kept) ? { outcome: 'unchanged', kept, page } : page
}

/** One document by its address, as fetchDocument, or the news that it is as it was. */
export const fetchDocumentAgain = (visitor: Visitor, url: string, kept: KeptPage | null): Promise<Judgement | Unchanged> =>
  inWords(visitor, url, async () => {
    const page = await fetchChanged(visitor, kept, url, 'follow')
    return 'outcome' in page ? page : (stillUnsent(page) ?? (visitor.judge ?? judgePage)(page, url))
  })

/** Says so where a server claims that nothing has changed since it never sent anything. */
export const stillUnsent = (page: FetchedPage): NoPage | null =>
  page.status === 304 ? none('http-304', 'The server says that the page has not changed (304), but it never sent it.', true) : null

function conditionsOf({ etag, lastModified }: Validators): Record<string, string> {
  return { ...(etag === null ? {} : { 'if-none-match': etag }), ...(lastModified === null ? {} : { 'if-modified-since': lastModified }) }
}

/** Without what says that it is weak, or how the body was compressed: servers add that to one answer and not to the other. */
const bare = (etag: string) => etag.replace(/^W\//, '').replace(/(?:--?|;)(?:gzip|deflate|br|zstd)"$/, '"')

/** A 304 names the version it speaks of, where the server uses entity tags at all. */
function isAboutKept({ headers, finalUrl }: FetchedPage, { validators, answer }: KeptPage): boolean {
  if (finalUrl !== answer.finalUrl) return false
  return headers.etag === undefined || validators.etag === null || bare(headers.etag) === bare(validators.etag)
}

/** Whatever the validators say, the same bytes read in the same way are the same page. */
function isSame(page: FetchedPage, { answer, contentHash }: KeptPage): boolean {
  return (
    page.status === 200 &&
    page.finalUrl === answer.finalUrl &&
    page.contentType === answer.contentType &&
    robotsTagOf(page) === answer.robotsTag &&
    createHash('sha256').update(page.bytes).digest().equals(contentHash)
  )
}

const robotsTagOf = ({ headers }: FetchedPage): string | null => {
  const tag = headers['x-robots-tag']
  return tag === undefined ? null : String(tag)
}

/** Longer than any server's; what is longer is not sent back with every request. */
const LONGEST_ETAG = 500

/** What the answer of a page leaves for the next run; validators belong to the address that was asked for, not to one it redirects to. */
export function validatorsOf({ status, headers, redirects }: FetchedPage, now = Date.now()): Validators {
  if (status !== 200 || redirects.length > 0) return { etag: null, lastModified: null }
  const { etag, 'last-modified': modified } = headers
  const sent = Date.parse(headers.date ?? '') || now
  return {
    etag: etag !== undefined && etag.length <= LONGEST_ETAG && /^(?:W\/)?"[^"]*"$/.test(etag) ? etag : null,
    // Counted in seconds: what was modified in the second it was sent may be modified again in the same one.
    lastModified: modified !== undefined && sent - Date.parse(modified) >= 1000 ? modified : null,
  }
}

export const keptAnswerOf = (
  page: FetchedPage,
  of: Pick<KeptAnswer, 'type' | 'note' | 'title'>,
  crawl: CrawlFacts | null = null,
): KeptAnswer => ({ ...of, finalUrl: page.finalUrl, contentType: page.contentType, robotsTag: robotsTagOf(page), crawl })
