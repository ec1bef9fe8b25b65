import { createHash } from 'node:crypto'

/** One record of a WARC 1.1 file (ISO 28500:2017), with the digest of its block and, where it has a whole one, of its payload. */
interface WarcRecord {
  type: 'warcinfo' | 'request' | 'response' | 'resource' | 'conversion'
  id: string
  /** When what it holds was fetched or made. */
  date: string
  contentType: string
  fields?: Record<string, string | null>
  /** What stands before the payload: the head of a message of HTTP. */
  head?: string
  payload?: Uint8Array
}

const sha256 = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

export function recordBytes({ type, id, date, contentType, fields = {}, head = '', payload }: WarcRecord): Buffer {
  const block = Buffer.concat([Buffer.from(head, 'latin1'), payload ?? Buffer.alloc(0)])
  const all: Record<string, string | null> = {
    'WARC-Type': type,
    'WARC-Record-ID': id,
    'WARC-Date': date,
    ...fields,
    'WARC-Block-Digest': sha256(block),
    'WARC-Payload-Digest': payload && type !== 'warcinfo' ? sha256(payload) : null,
    'Content-Type': contentType,
    'Content-Length': String(block.length),
  }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${oneLine(value)}\r\n`]))
  return Buffer.concat([Buffer.from(`WARC/1.1\r\n${lines.join('')}\r\n`), block, Buffer.from('\r\n\r\n')])
}

const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ')

/** The same page has the same identifiers in every file that is made of its audit. */
export function recordId(of: string, part: string): string {
  const hex = createHash('sha256').update(`${of} ${part}`).digest('hex')
  return `<urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}>`
}

/** Where a page stands, as a URI: what is no address of the web is named as the audit names it. */
export const targetUri = (url: string): string =>
  /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).href.replace(/#.*$/, '') : encodeURI(url)
