import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import { takeToken } from '../../db/keys/rate-limit.ts'
import { AppError } from '../../errors.ts'
import { RateBuckets } from '../base/rate-buckets.ts'
import { rateHeaders } from './rate-headers.ts'

/** Where nothing is set: above what anybody needs for long, below what a program that runs away asks for. */
const DEFAULT_PER_MINUTE = 60_000

/**
 * A token bucket for each key, shared by all processes; when there is a limit, every response has the tokens left. `perSecond`: of the
 * server; null: not set, then each process counts for itself, which costs no query. A key's own limit only ever lowers the server's.
 */
export function limitRate(app: FastifyInstance, db: pg.Pool, perSecond: number | null): void {
  const buckets = perSecond === null ? new RateBuckets(DEFAULT_PER_MINUTE) : null
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.holder) return done()
    const { id, rateLimit } = request.holder
    const limit = rateLimit === null ? perSecond : Math.min(rateLimit, (perSecond ?? DEFAULT_PER_MINUTE / 60) || rateLimit)
    if (limit) return void takeShared(db, id, limit, reply).then(() => done(), done)
    buckets?.take(id)
    done()
  })
}

async function takeShared(db: pg.Pool, id: string, perSecond: number, reply: FastifyReply): Promise<void> {
  const left = await takeToken(db, id, perSecond)
  reply.headers(rateHeaders({ perSecond, left }))
  if (left < 0) throw new AppError(429, 'Too many requests with this API key; try again in a second.', { headers: { 'retry-after': '1' } })
}
