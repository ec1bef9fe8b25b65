import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { openAuth } from '../../auth/auth.ts'
import { AuditWatch } from '../../reviews/watch.ts'
import type { Served } from '../app.ts'
import { addRoutes } from '../route.ts'
import { requireAccess } from './access.ts'
import { requireOwnOrigin } from './origin.ts'
import { appDocument, appRoutes, PREFIX } from './routes.ts'
import { UPLOAD_LIMIT } from './uploads.ts'

/** Until the rule library is there, a workspace has no packs to choose from. */
const NO_RULES = { packs: () => [], rules: () => [] }

/** /app/api and its OpenAPI document. */
export async function appApi(app: FastifyInstance, { db, settings, audits, library = NO_RULES, models, later }: Served): Promise<void> {
  const auth = await openAuth(db, settings)
  app.addHook('onListen', async () => {
    auth.listensAt(app.listeningOrigin)
    void auth.warm()
  })
  const watch = new AuditWatch(db)
  // Streams do not end by themselves; a server that stops ends them first.
  app.addHook('preClose', async () => watch.close())
  const document = appDocument()
  app.get('/app/openapi.json', { config: { open: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
  await app.register(async (group) => {
    await group.register(multipart, { preservePath: true, limits: { fileSize: UPLOAD_LIMIT, files: 1000, fields: 10 } })
    requireOwnOrigin(group, settings.PUBLIC_URL)
    requireAccess(group, db, auth)
    addRoutes(group, PREFIX, appRoutes({ db, auth, watch, library, audits, models, later }))
  })
}
