import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepCompressed, vary } from './compression.ts'
import { sendJson } from './passthrough.ts'

/** Serialised JSON and its hash. */
export interface Written {
  json: string | Buffer
  hash: string
}

export const written = (value: unknown): Written => {
  const json = JSON.stringify(value)
  return { json, hash: createHash('sha256').update(json).digest('base64url').slice(0, 27) }
}

/** Serialises each object once: a template has fifteen languages. */
export function writtenOnce<Entry extends object>(bodyOf: (entry: Entry) => unknown): (entry: Entry) => Written {
  const cache = new WeakMap<Entry, Written>()
  return (entry) => {
    const serialised = cache.get(entry) ?? written(bodyOf(entry))
    cache.set(entry, serialised)
    return serialised
  }
}

const lists = new Map<string, Buffer>()
const MAX_LISTS = 50

/** A list of serialised entries; cached as bytes, since all workspaces without templates of their own get the same megabyte. */
export function listOf(parts: Written[]): Written {
  const hash = createHash('sha256')
    .update(parts.map((part) => part.hash).join())
    .digest('base64url')
    .slice(0, 27)
  if (!lists.has(hash)) {
    if (lists.size >= MAX_LISTS) lists.clear()
    lists.set(hash, keepCompressed(Buffer.from(`[${parts.map((part) => part.json).join(',')}]`)))
  }
  return { json: lists.get(hash)!, hash }
}

/** Sends a response with its ETag, or 304 where the caller has it already. */
export async function sendCacheable(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { json, hash }: Written,
): Promise<unknown> {
  const tag = `"${hash}"`
  vary(reply.header('etag', tag).header('cache-control', 'private, no-cache'), 'X-API-Key')
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return sendJson(reply, json)
}

const matches = (given: string | undefined, tag: string) =>
  given !== undefined && (given.trim() === '*' || given.split(',').some((part) => part.trim().replace(/^W\//, '') === tag))
