import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'

export interface WarcRecord {
  type: string
  headers: Map<string, string>
  block: Buffer
  /** Of a message of HTTP: its first line, its headers in lower case, its body. */
  http: { line: string; headers: Map<string, string>; body: Buffer } | null
}

const headersOf = (lines: string[]): Map<string, string> =>
  new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
const digestOf = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`

/** Reads a WARC 1.1 file as its standard (ISO 28500:2017) has it, and holds every record to it: fields, identifiers, digests. */
export function readWarc(file: Buffer): WarcRecord[] {
  const records: WarcRecord[] = []
  for (let at = 0; at < file.length; ) {
    const end = file.indexOf('\r\n\r\n', at)
    const [version, ...lines] = file.toString('utf8', at, end).split('\r\n')
    assert.equal(version, 'WARC/1.1')
    const headers = headersOf(lines)
    assert.equal(headers.size, lines.length, 'a field is named once')
    const length = Number(headers.get('content-length'))
    const block = file.subarray(end + 4, end + 4 + length)
    assert.equal(file.toString('latin1', end + 4 + length, end + 8 + length), '\r\n\r\n')
    at = end + 8 + length
    records.push({ type: headers.get('warc-type')!, headers, block, http: null })
  }
  for (const record of records) hold(record)
  assert.equal(new Set(records.map(({ headers }) => headers.get('warc-record-id'))).size, records.length)
  return records
}

function hold(record: WarcRecord): void {
  const { type, headers, block } = record
  assert.match(headers.get('warc-record-id')!, /^<urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}>$/)
  assert.match(headers.get('warc-date')!, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/)
  assert.equal(headers.get('warc-block-digest'), digestOf(block))
  if (type !== 'warcinfo') assert.ok(URL.canParse(headers.get('warc-target-uri')!))
  let payload = block
  if (headers.get('content-type')!.startsWith('application/http')) {
    const end = block.indexOf('\r\n\r\n')
    const [line, ...lines] = block.toString('latin1', 0, end).split('\r\n')
    payload = block.subarray(end + 4)
    record.http = { line: line!, headers: headersOf(lines), body: payload }
  }
  const digest = headers.get('warc-payload-digest')
  if (digest !== undefined) assert.equal(digest, digestOf(payload))
}

/** The file again, with digests and lengths that fit what the records say now. */
export const warcBytes = (records: WarcRecord[]): Buffer =>
  Buffer.concat(
    records.map(({ headers, block, http }) => {
      const payload = http ? block.subarray(block.indexOf('\r\n\r\n') + 4) : block
      const fields = new Map(headers).set('warc-block-digest', digestOf(block)).set('content-length', String(block.length))
      if (fields.has('warc-payload-digest')) fields.set('warc-payload-digest', digestOf(payload))
      const head = [...fields].map(([name, value]) => `${name}: ${value}\r\n`).join('')
      return Buffer.concat([Buffer.from(`WARC/1.1\r\n${head}\r\n`), block, Buffer.from('\r\n\r\n')])
    }),
  )
