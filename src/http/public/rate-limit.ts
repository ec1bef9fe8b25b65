import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { takeToken } from '../../db/rate-limit.ts'
import { AppError } from '../../errors.ts'
import { RateBuckets } from '../rate-buckets.ts'

/** Where nothing is set: above what anybody needs for long, below what a program that runs away asks for. */
const DEFAULT_PER_MINUTE = 60_000

/**
 * A token bucket for each key, shared by all processes; when set, every response has the tokens left. Null: not set, then each process
 * counts for itself, which costs no query.
 */
export function limitRate(app: FastifyInstance, db: pg.Pool, perSecond: number | null): void {
  if (perSecond === 0) return
  if (perSecond === null) return limitByDefault(app)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.holder) return
    const left = await takeToken(db, request.holder.id, perSecond)
    reply.header('ratelimit-policy', `"default";q=${perSecond};w=1`)
    reply.header('ratelimit', `"default";r=${Math.max(0, Math.floor(left))};t=1`)
    if (left < 0)
      throw new AppError(429, 'Too many requests with this API key; try again in a second.', { headers: { 'retry-after': '1' } })
  })
}

function limitByDefault(app: FastifyInstance): void {
  const buckets = new RateBuckets(DEFAULT_PER_MINUTE)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.holder) buckets.take(request.holder.id)
    done()
  })
}
