import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ModelFailure } from '../../generation/base/model.ts'
import { invalid } from '../../errors.ts'
import type { Models, Slot } from '../../models/index.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { Done, MaybeText, reason } from '../../contract/common.ts'
import { ReasonQuery } from '../../contract/people.ts'
import { workspaceIn } from '../base/request-log.ts'
import { LONGEST_MODEL, LONGEST_MODEL_ADDRESS, LONGEST_PROVIDER_KEY } from '../../contract/limits.ts'

const tag = 'Settings'
const PATH = '/w/{workspace_id}/model'

const ModelSchema = Type.Object(
  {
    model: MaybeText('provider:model; null when templates write drafts themselves.'),
    url: MaybeText("Address of the model's service, where it was given."),
    has_key: Type.Boolean({ description: 'Whether a key is kept. The key itself is never shown again.' }),
    from: oneOf(['workspace', 'server', 'none'], { description: "Whose it is: the workspace's own, or the server's." }),
    server_models: Type.Array(Type.String(), {
      description: "The server's model, and further ones of its service that templates may ask for.",
    }),
  },
  { title: 'Model' },
)
const ModelInput = Type.Object(
  {
    model: Type.String({ minLength: 3, maxLength: LONGEST_MODEL, description: 'provider:model, such as ollama:llama3.2.' }),
    url: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: LONGEST_MODEL_ADDRESS })),
    key: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        maxLength: LONGEST_PROVIDER_KEY,
        description: 'Left out, the key that is kept stays.',
      }),
    ),
    reason,
  },
  { title: 'ModelInput' },
)

/** The routes of the model that is asked first, and of the one that writes where it cannot. */
const slotRoutes = (models: Models, slot: Slot, path: string, [get, set, forget]: [string, string, string]): Route[] => [
  appRoute({
    method: 'GET',
    path,
    operationId: get,
    tag,
    needs: 'read',
    summary: slot === 'model' ? 'The model that writes' : 'The model that writes where the first one fails',
    success: { status: 200, schema: ModelSchema, description: 'Without its key.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => models.show(workspaceOf(request), slot),
  }),
  appRoute({
    method: 'PUT',
    path,
    operationId: set,
    tag,
    needs: 'manage_workspace',
    summary: slot === 'model' ? "Set the workspace's own model" : 'Set the model that writes where the first one fails',
    body: ModelInput,
    success: { status: 200, schema: ModelSchema, description: 'As it is now.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { model, url = null, key = null } = request.body
      try {
        const choice = { model: model.trim(), url: url?.trim() || null, key: key?.trim() || null }
        return await models.choose(workspaceOf(request), choice, changeBy(request, request.body.reason), slot)
      } catch (error) {
        if (error instanceof ModelFailure)
          throw invalid({ loc: ['body', 'model'], msg: `Value error, ${error.message}`, type: 'value_error' })
        throw error
      }
    },
  }),
  appRoute({
    method: 'DELETE',
    path,
    operationId: forget,
    tag,
    needs: 'manage_workspace',
    summary: slot === 'model' ? "Take the workspace's own model away" : 'Take the second model away',
    query: ReasonQuery,
    success: {
      status: 200,
      schema: Done,
      description: slot === 'model' ? "Gone; the server's model writes, if there is one." : 'Gone; the first model writes alone.',
    },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await models.forget(workspaceOf(request), changeBy(request, request.query.reason), slot)
      return { done: true }
    },
  }),
]

export const modelRoutes = (models: Models): Route[] => [
  ...slotRoutes(models, 'model', PATH, ['getModel', 'setModel', 'forgetModel']),
  ...slotRoutes(models, 'second_model', `${PATH}/second`, ['getSecondModel', 'setSecondModel', 'forgetSecondModel']),
  appRoute({
    method: 'POST',
    path: `${PATH}/test`,
    operationId: 'testModel',
    tag,
    needs: 'manage_workspace',
    summary: 'One short call of the model',
    success: {
      status: 200,
      description: 'Whether it answers, and what is wrong if not.',
      schema: Type.Object(
        { ok: Type.Boolean(), model: MaybeText('The model.'), message: Type.String(), milliseconds: Type.Integer() },
        { title: 'ModelTest' },
      ),
    },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const { tryModel } = await import('../../models/try.ts')
      const { said, ...trial } = await tryModel(models, workspaceOf(request))
      if (said !== null)
        (request as unknown as FastifyRequest).log.warn({ ...workspaceIn(request as never), said }, 'the test of a model failed')
      return trial
    },
  }),
]
