import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, invalid } from '../../errors.ts'
import type { PackageFile, ReadPackage } from '../../workshop/import/report.ts'
import { UPLOAD_LIMIT } from '../base/receive-files.ts'

/** Files of one request; how many of them may be rules the reader says. */
const MOST_FILES = 20_000
/** Each holds up to 100 MB. */
const MOST_AT_ONCE = 2

/** Loaded on first use: it brings the whole of the rules with it. */
export const importing = () => import('../../workshop/import/index.ts')

let underWay = 0

/** Reads the rules of a request apart, some requests at a time, and hands on what was read. */
export async function withSentRules<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  use: (read: ReadPackage, importer: Awaited<ReturnType<typeof importing>>) => Promise<T>,
): Promise<T> {
  if (underWay >= MOST_AT_ONCE) throw busy(reply)
  underWay++
  try {
    const files = await received(request, reply)
    const importer = await importing()
    const read = await plainly(() => importer.readPackageApart(importer.packageNameOf(files), files))
    return await use(read, importer)
  } finally {
    underWay--
  }
}

const busy = (reply: FastifyReply) => {
  reply.header('connection', 'close')
  return new AppError(429, 'Other packages are being read; wait until one of them is done.', { headers: { 'retry-after': '5' } })
}

/** The files of a request with the paths they have in their folder. */
async function received(request: FastifyRequest, reply: FastifyReply): Promise<PackageFile[]> {
  if (!request.isMultipart())
    throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
  const files: PackageFile[] = []
  let together = 0
  try {
    for await (const part of request.files({ limits: { fileSize: UPLOAD_LIMIT, files: MOST_FILES, parts: MOST_FILES } })) {
      const pieces: Buffer[] = []
      for await (const piece of part.file as AsyncIterable<Buffer>) {
        together += piece.length
        if (together > UPLOAD_LIMIT) throw new AppError(413, 'A package of rules has at most 100 MB.')
        pieces.push(piece)
      }
      if (part.file.truncated) throw new AppError(413, 'A package of rules has at most 100 MB.')
      // Bytes of their own: they are handed to a thread.
      files.push({ path: part.filename || 'file', bytes: new Uint8Array(Buffer.concat(pieces)) })
    }
  } catch (error) {
    // What still comes of a refused request is not read.
    reply.header('connection', 'close')
    throw error
  }
  if (files.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return files
}

/** A package that is refused as a whole says why. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  const { PackageRefused } = await importing()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error
    throw invalid({ loc: ['body', 'file'], msg: `Value error, ${error.message}`, type: 'value_error' })
  }
}
