import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import { AppError, invalid } from '../../../errors.ts'
import { AtOnce } from '../../base/at-once.ts'

/** As of a knowledge base: larger files are for audits. */
const MOST_BYTES = 20 * 1024 * 1024
const TOO_LARGE = 'A file to check has at most 20 MB; start an audit of a larger one.'
/** Each of the values a list may hold as a field of its own, and some more; one may be the text, at most four bytes a character. */
const MOST_IN_FIELDS = 4 * 1024 * 1024
const LIMITS = { fileSize: MOST_BYTES, files: 2, fields: 800, fieldSize: MOST_IN_FIELDS, parts: 802 }
const LONG_FIELDS = 'The fields of a form hold at most 4 MB; start an audit of a longer text.'
/** More than any list may hold: what follows is not even looked at. */
const MOST_VALUES = 1000

const LISTS = ['markets', 'sectors', 'channels', 'packs'] as const

interface SentFile {
  name: string
  contentType: string
  bytes: Uint8Array
}

const sent = new WeakMap<object, SentFile>()

/** The file of a request that was sent as a form; undefined where it was JSON. */
export const sentFile = (request: { raw: object }): SentFile | undefined => sent.get(request.raw)

/** Whole files wait in memory here, and a caller may take minutes to send one. */
const formsAtOnce = new AtOnce(8, 'Several files of this workspace are being received; wait until one of them is there.')

export const readCheckForm = (request: FastifyRequest): Promise<Record<string, unknown>> =>
  formsAtOnce.run(request.holder!.workspaceId, () => readForm(request))

/** The fields of a form as the JSON of a check has them; the file is kept for `sentFile`. */
async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  // Without a prototype: a field may have any name.
  const fields = Object.create(null) as Record<string, unknown>
  const files: SentFile[] = []
  let length = 0
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') files.push({ name: nameOf(part.filename), contentType: part.mimetype, bytes: await bytesOf(part.file) })
    else {
      const value = String(part.value ?? '')
      length += value.length
      if (part.valueTruncated || length > MOST_IN_FIELDS) throw new AppError(413, LONG_FIELDS)
      addField(fields, part.fieldname, value)
    }
  }
  const [file, another] = files
  if (!file && fields.text === undefined) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  if (file && fields.text !== undefined)
    throw invalid({ loc: ['body', 'text'], msg: 'Value error, a text is checked or a file', type: 'value_error' })
  if (another) throw invalid({ loc: ['body', 'file'], msg: 'Value error, one file is checked at a time', type: 'value_error' })
  if (!file) return fields
  sent.set(request.raw, file)
  return { ...fields, text: '' }
}

/** Rules may be for some places: what stands before the name is part of it. */
const nameOf = (name: string | undefined) => (name || 'file').replaceAll('\0', '').slice(0, 1000)

async function bytesOf(file: AsyncIterable<Buffer> & { truncated: boolean }): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  for await (const piece of file) pieces.push(piece)
  if (file.truncated) throw new AppError(413, TOO_LARGE)
  return new Uint8Array(Buffer.concat(pieces))
}

function addField(fields: Record<string, unknown>, name: string, value: string): void {
  if (name === 'language') return void (fields.language = value === '' ? null : value)
  const field = LISTS.find((one) => one === name)
  // What is none of its fields is refused with the others.
  if (!field) return void (fields[name] = value)
  const values = ((fields[field] as string[] | undefined) ?? []) as string[]
  fields[field] = values
  if (values.length > MOST_VALUES) return
  for (const one of value.split(',')) if (one.trim() !== '') values.push(one.trim())
}
