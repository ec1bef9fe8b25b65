import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { openAuth } from '../../auth/auth.ts'
import { wholeNumber } from '../../config.ts'
import { listedHosts } from '../../fetch/allowance.ts'
import { AuditWatch } from '../../reviews/watch.ts'
import type { Served } from '../app.ts'
import { repeatAnswers } from '../base/idempotency.ts'
import { openWebhooks } from '../shared/webhooks.ts'
import { shedOverload } from '../base/overload.ts'
import { RateBuckets } from '../base/rate-buckets.ts'
import { addRoutes } from '../base/route.ts'
import { tellInLanguageOfCaller, waitForRules } from '../shared/rule-words.ts'
import { keysOfPerson, requireAccess } from './access.ts'
import { openModelTrials } from './model-trial.ts'
import { OpenStreams } from './open-streams.ts'
import { requireOwnOrigin } from './origin.ts'
import { appDocument, appRoutes, PREFIX } from './routes.ts'
import { Sealing } from './sealing.ts'
import { MULTIPART } from '../base/receive-files.ts'

/** Until the rule library is loaded, there are no packs to choose from. */
const NO_RULES = { packs: () => [], rules: () => [] }

/** /app/api and its OpenAPI document. */
export async function appApi(
  app: FastifyInstance,
  { db, settings, audits, library = NO_RULES, models, later, admission }: Served,
): Promise<void> {
  // A mistake in the setting is said at the start.
  const privatePlaces = listedHosts(settings.ALLOW_HOSTS)
  const uploadQuota = wholeNumber(settings, 'UPLOAD_MEGABYTES') * 1e6
  const keepDays = wholeNumber(settings, 'KEEP_DAYS')
  const auth = await openAuth(db, settings)
  app.addHook('onListen', async () => auth.listensAt(app.listeningOrigin))
  const webhooks = openWebhooks(db, settings)
  const watch = new AuditWatch(db)
  const [sealing, streams] = [new Sealing(), new OpenStreams()]
  // Streams do not end by themselves: they are closed before the server stops.
  app.addHook('preClose', async () => watch.close())
  app.addHook('onClose', () => sealing.close())
  let outsides: Promise<ReturnType<typeof import('../../fetch/outside.ts')['openOutsides']>> | undefined
  const outsideFor = async () =>
    (await (outsides ??= import('../../fetch/outside.ts').then(({ openOutsides }) => openOutsides(settings)))).outsideFor
  app.addHook('onClose', async () => (await outsides)?.close())
  const asking = async () => ({
    outsideFor: await outsideFor(),
    seal: async () => (await import('../../stamps/asking.ts')).sealOf(db, settings)(),
  })
  const modelTrials = openModelTrials(settings)
  app.addHook('onClose', () => modelTrials.close())
  let document: ReturnType<typeof appDocument> | undefined
  app.get('/app/openapi.json', { config: { open: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send((document ??= appDocument(settings.BASE_PATH))),
  )
  await app.register(async (group) => {
    await group.register(multipart, MULTIPART)
    // Loads the sign-in library at the first request of the application: a server that only answers programs never needs it.
    group.addHook('onRequest', async () => void auth.warm())
    shedOverload(group, admission)
    requireOwnOrigin(group, settings.PUBLIC_URL)
    requireAccess(group, db, auth, new RateBuckets(wholeNumber(settings, 'RATE_LIMIT_PEOPLE')))
    waitForRules(group)
    repeatAnswers(group, db, keysOfPerson, { claiming: true })
    tellInLanguageOfCaller(group, db, (request) => (request.params as { workspace_id?: string }).workspace_id ?? '')
    addRoutes(
      group,
      PREFIX,
      appRoutes({
        db,
        auth,
        watch,
        sealing,
        streams,
        library,
        audits,
        models,
        later,
        privatePlaces,
        uploadQuota,
        keepDays,
        webhooks,
        outsideFor,
        asking,
        modelTrials,
      }),
    )
  })
}
