import type pg from 'pg'
import { ping } from '../../db/pool.ts'
import { route } from '../route.ts'
import type { Route } from '../route.ts'
import { HealthSchema } from './schemas.ts'

const PATIENCE = 1000

export const healthRoutes = (db: pg.Pool): Route[] => [
  route({
    method: 'GET',
    path: '/healthz',
    operationId: 'getHealth',
    tag: 'Health',
    summary: 'Whether the API is up',
    success: {
      status: 200,
      schema: HealthSchema,
      description: 'The API is up.',
      example: { status: 'pass' },
      mediaType: 'application/health+json',
    },
    errors: [],
    async handle(_request, reply) {
      const alive = await answersInTime(db)
      reply
        .code(alive ? 200 : 503)
        .header('cache-control', 'no-store')
        .type('application/health+json; charset=utf-8')
      return { status: alive ? 'pass' : 'fail' }
    },
  }),
]

async function answersInTime(db: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false)
  })
  const asked = ping(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
