import { openReading } from '../audits/reading/reading.ts'
import type { Reading } from '../audits/reading/reading.ts'
import type { Settings } from '../config.ts'
import { AppError, PlainError } from '../errors.ts'
import type { Model } from '../generation/base/model.ts'
import { openModels } from '../models/index.ts'
import { serversHere } from '../models/local-servers.ts'
import { modelsOfSettings } from '../models/of-settings.ts'
import { openDatabase, workspaceNamed } from './database.ts'

interface StartedModel {
  model: Model
  close(): Promise<void>
}

export const readingOf = (settings: Settings): Reading => openReading(settings)

/** The model of the settings, which needs no database; or that of a workspace, whose budget holds and where its calls are counted. */
export async function startedModel(settings: Settings, workspace: string | undefined): Promise<StartedModel> {
  if (workspace === undefined) return { model: await modelHere(settings), close: async () => undefined }
  const { db, close } = await openDatabase(settings)
  try {
    const { id } = await workspaceNamed(db, workspace)
    const model = await openModels(db, settings).modelFor(id, undefined, { purpose: 'test' })
    if (model === null) throw new PlainError(`The workspace has no model. ${await whatToSet(settings)}`)
    return { model, close }
  } catch (error) {
    await close()
    throw error instanceof AppError ? new PlainError(error.message) : error
  }
}

async function modelHere(settings: Settings): Promise<Model> {
  const models = modelsOfSettings(settings)
  if (models === null) throw new PlainError(`No model is set. ${await whatToSet(settings)}`, 2)
  const price = models.priceOf(models.usual.model)
  return {
    name: models.usual.model,
    async write(call) {
      const answer = await (await models.open()).write(call)
      const { input, output } = answer.tokens
      return price === null
        ? answer
        : { ...answer, tokens: { ...answer.tokens, cost: (input * price.input + output * price.output) / 1e6 } }
    },
  }
}

/** What is there to be named: whoever has begun with nothing has mostly pulled a model already. */
async function whatToSet(settings: Settings): Promise<string> {
  const { servers } = await serversHere(settings)
  const [server] = servers.filter(({ models }) => models.length > 0)
  if (!server) return 'MODEL names one (docs/models.md); no server of models answers on this machine.'
  const address = server.url === null ? '' : ` --model-url ${server.url}`
  return `On this machine ${server.service} answers at ${server.address}: --model ${server.models[0]}${address}`
}
