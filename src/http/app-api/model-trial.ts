import type pg from 'pg'
import { readSettings } from '../../db/settings/settings.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Models } from '../../models/index.ts'
import type { FoundServers } from '../../models/local-servers.ts'
import type { Reading } from '../../audits/reading/reading.ts'
import type { Route } from '../base/route.ts'
import { whileConnected } from '../base/while-connected.ts'
import { ModelServersSchema, PageTriedSchema, TrialPagesSchema } from '../../contract/model-trial.ts'
import { appRoute, workspaceOf } from './access.ts'

const tag = 'Settings'
const PATH = '/w/{workspace_id}/model'

/** A page takes two to four questions; one that would take more is not a page of ours. */
const MOST_QUESTIONS = 12

/** What the trial needs of the server; both are opened when they are first asked for. */
export interface ModelTrials {
  reading<T>(work: (reading: Reading) => Promise<T>): Promise<T>
  serversFor(hosts: string[] | null): Promise<FoundServers>
  close(): Promise<void>
}

const loadTrial = () => import('../../trial/index.ts')

/** Model servers on this machine, and the trial of a model before its second reading is switched on. */
export const modelTrialRoutes = (db: pg.Pool, models: Models, trials: ModelTrials): Route[] => [
  appRoute({
    method: 'GET',
    path: `${PATH}/servers`,
    operationId: 'findModelServers',
    tag,
    needs: 'manage_workspace',
    summary: 'Model servers on this machine',
    description: 'Looks at the addresses of MODEL_SERVERS, all of this machine, as far as the workspace may reach them.',
    success: { status: 200, schema: ModelServersSchema, description: 'Those that answered, with their models.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => trials.serversFor((await readSettings(db, workspaceOf(request))).allowedHosts),
  }),
  appRoute({
    method: 'GET',
    path: `${PATH}/trial`,
    operationId: 'listTrialPages',
    tag,
    needs: 'manage_workspace',
    summary: 'The pages on which a model is tried',
    success: { status: 200, schema: TrialPagesSchema, description: 'In their order.' },
    errors: [401, 403, 404, 503],
    async handle() {
      const { trialPages } = await loadTrial()
      return { pages: trialPages().map(({ page, language, subject, faults }) => ({ page, language, subject, faults: faults.length })) }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${PATH}/trial/{page}`,
    operationId: 'tryModelPage',
    tag,
    needs: 'manage_workspace',
    summary: 'Have the model read one page of the trial',
    description:
      'As an audit would, within the budget of the workspace. Whoever hangs up ends the question under way. 409: no model is set.',
    success: { status: 200, schema: PageTriedSchema, description: 'What was found of what is wrong there.' },
    errors: [401, 403, 404, 409, 502, 503],
    async handle(request, reply) {
      const signal = whileConnected(reply)
      const { trialPages, tryPage } = await loadTrial()
      const page = trialPages().find((one) => one.page === request.params.page)
      if (!page) throw notFound('Page')
      const model = await models.modelFor(workspaceOf(request), undefined, { purpose: 'test' })
      if (model === null) throw new AppError(409, 'No model is set.')
      const tried = await trials.reading((reading) => tryPage({ reading, model, budget: MOST_QUESTIONS, signal }, page))
      return { model: model.name, ...tried }
    },
  }),
]

/** Those of a server with these settings. */
export function openModelTrials(settings: Parameters<typeof import('../../trial/index.ts')['readingWhileTried']>[0]): ModelTrials {
  let opened: Promise<ReturnType<typeof import('../../trial/index.ts')['readingWhileTried']>> | undefined
  return {
    reading: async (work) => (await (opened ??= loadTrial().then(({ readingWhileTried }) => readingWhileTried(settings)))).use(work),
    serversFor: async (hosts) => (await import('../../models/local-servers.ts')).serversFor(settings, hosts),
    close: async () => (await opened)?.stop(),
  }
}
