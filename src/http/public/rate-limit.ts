import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { takeToken } from '../../db/rate-limit.ts'
import { AppError } from '../../errors.ts'

/** A token bucket for each key, shared by all processes; when enabled, every response has the tokens left. */
export function limitRate(app: FastifyInstance, db: pg.Pool, perSecond: number): void {
  if (perSecond === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.holder) return
    const left = await takeToken(db, request.holder.id, perSecond)
    reply.header('ratelimit-policy', `"default";q=${perSecond};w=1`)
    reply.header('ratelimit', `"default";r=${Math.max(0, Math.floor(left))};t=1`)
    if (left < 0)
      throw new AppError(429, 'Too many requests with this API key; try again in a second.', { headers: { 'retry-after': '1' } })
  })
}
