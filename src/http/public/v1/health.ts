import type pg from 'pg'
import { ping } from '../../../db/base/pool.ts'
import type { Draining } from '../../base/draining.ts'
import { route } from '../../base/route.ts'
import type { Route } from '../../base/route.ts'
import { HealthSchema } from '../../../contract/public/v1.ts'

const TIMEOUT_MS = 1000

interface Looked {
  draining: Draining
  /** What is wrong with the disk, or null. */
  disk(): Promise<string | null>
}

export const healthRoutes = (db: pg.Pool, { draining, disk }: Looked = { draining: { now: false }, disk: async () => null }): Route[] => [
  route({
    method: 'GET',
    path: '/healthz',
    operationId: 'getHealth',
    tag: 'Health',
    summary: 'Whether the API is up',
    description: 'For load balancers: the database is asked each time, on a connection of its own, and has a second to answer.',
    success: {
      status: 200,
      schema: HealthSchema,
      description: 'The API is up.',
      example: { status: 'pass' },
      mediaType: 'application/health+json',
    },
    others: {
      503: {
        schema: HealthSchema,
        description: 'The database does not answer within a second, the disk is nearly full, or the server is about to stop.',
        example: { status: 'fail' },
        mediaType: 'application/health+json',
      },
    },
    errors: [],
    async handle(_request, reply) {
      const [answers, output] = await Promise.all([answersInTime(db), disk()])
      const alive = answers && output === null && !draining.now
      reply
        .code(alive ? 200 : 503)
        .header('cache-control', 'no-store')
        .type('application/health+json; charset=utf-8')
      return { status: alive ? 'pass' : 'fail', ...(output === null ? {} : { output }) }
    },
  }),
]

async function answersInTime(db: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false)
  })
  const asked = ping(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
