import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a library read with its ETag, or 304 where the caller has it already. */
export async function sendCacheable(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, value: unknown): Promise<unknown> {
  const tag = `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'X-API-Key')
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return value
}

const matches = (given: string | undefined, tag: string) =>
  given !== undefined && (given.trim() === '*' || given.split(',').some((part) => part.trim().replace(/^W\//, '') === tag))
