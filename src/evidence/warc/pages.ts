import { createHash } from 'node:crypto'
import { evidencePages, keptPage } from '../../db/evidence/pages.ts'
import type { EvidencePage, KeptPage } from '../../db/evidence/pages.ts'
import type { Db } from '../../db/base/pool.ts'
import type { Exchanged } from '../../fetch/exchanged.ts'
import { DOCUMENT_TYPES } from '../../text/document-types.ts'
import { VERSION } from '../../version.ts'
import { requestHead, responseHead } from './http-heads.ts'
import { recordBytes, recordId, targetUri } from './record.ts'

/** How many pages are in it, and as what. */
export interface WarcPages {
  /** With request and answer. */
  response: number
  /** What was read, without them: from before they were kept, or from no server. */
  resource: number
  /** The text that was read from it: what it was read from is not kept. */
  conversion: number
  /** Nothing is kept, or nothing was read. */
  none: number
}

const NOTE = [
  'Bodies are kept as they were read, without transfer and content encoding: the headers that spoke of it are named X-Archive-Orig-*.',
  'Bodies of redirects were not kept. A resource is a page whose request and answer are not kept; a conversion is the text of a file.',
].join(' ')

/** The pages of an audit as records of a WARC file, in the order they were found; counts them in `pages`. */
export async function* warcRecords(
  db: Db,
  workspaceId: string,
  audit: { id: string; name: string },
  madeAt: string,
  pages: WarcPages,
): AsyncGenerator<Buffer> {
  const info = recordId(audit.id, 'warcinfo')
  const lines = {
    software: `Imprimatur ${VERSION}`,
    format: 'WARC File Format 1.1',
    conformsTo: 'https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/',
    isPartOf: `Audit ${audit.id}: ${audit.name}`,
    description: NOTE,
  }
  const text = Object.entries(lines)
    .map(([name, value]) => `${name}: ${value.replaceAll(/\s+/g, ' ')}\r\n`)
    .join('')
  yield recordBytes({
    type: 'warcinfo',
    id: info,
    date: madeAt,
    contentType: 'application/warc-fields',
    payload: Buffer.from(text),
  })
  for await (const page of evidencePages(db, workspaceId, audit.id, 'all')) {
    const stored = await keptPage(db, workspaceId, page.id)
    if (stored) yield* pageRecords(page, stored, info, pages)
    else pages.none += 1
  }
}

/** The record that holds a page. */
export const pageRecordId = (pageId: string): string => recordId(pageId, 'page')

function* pageRecords(page: EvidencePage, { text, bytes, exchanges }: KeptPage, info: string, pages: WarcPages): Generator<Buffer> {
  const isText = createHash('sha256').update(text).digest('hex') === page.content_sha256
  const read = bytes ?? (isText ? text : null)
  if (read && exchanges) {
    pages.response += 1
    for (const [index, exchanged] of (exchanges as Exchanged[]).entries())
      yield* exchangeRecords(page, exchanged, index, index === exchanges.length - 1 ? read : null, info)
    return
  }
  pages[read ? 'resource' : 'conversion'] += 1
  const id = pageRecordId(page.id)
  const fields = { 'WARC-Target-URI': targetUri(page.url), 'WARC-Warcinfo-ID': info }
  const date = page.fetched_at ?? new Date(0).toISOString()
  const [type = 'application/octet-stream'] = DOCUMENT_TYPES[page.type as keyof typeof DOCUMENT_TYPES]?.mediaTypes ?? []
  yield read
    ? recordBytes({ type: 'resource', id, date, contentType: type, fields, payload: read })
    : recordBytes({ type: 'conversion', id, date, contentType: 'text/plain; charset=utf-8', fields, payload: text })
}

/** `body`: null for a redirect, whose body is not kept. */
function* exchangeRecords(page: EvidencePage, exchanged: Exchanged, index: number, body: Buffer | null, info: string): Generator<Buffer> {
  const request = recordId(page.id, `request ${index}`)
  const id = body ? pageRecordId(page.id) : recordId(page.id, `response ${index}`)
  const fields = { 'WARC-Target-URI': targetUri(exchanged.url), 'WARC-Warcinfo-ID': info }
  const date = exchanged.at
  yield recordBytes({
    type: 'request',
    id: request,
    date,
    contentType: 'application/http; msgtype=request',
    fields: { ...fields, 'WARC-Concurrent-To': id },
    head: requestHead(exchanged),
  })
  const isEmpty = exchanged.received.some(([name, value]) => name.toLowerCase() === 'content-length' && value === '0')
  yield recordBytes({
    type: 'response',
    id,
    date,
    contentType: 'application/http; msgtype=response',
    fields: { ...fields, 'WARC-Concurrent-To': request, 'WARC-Truncated': body || isEmpty ? null : 'unspecified' },
    head: responseHead(exchanged, body?.length ?? 0),
    ...(body ? { payload: body } : {}),
  })
}
