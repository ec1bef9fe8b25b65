import type pg from 'pg'
import type { AuditService } from '../../audits/service-interface.ts'
import { endTry, findTry, triableRuns } from '../../db/rules/tries.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { idOf } from '../base/path-ids.ts'
import type { Entrance } from '../base/entrance.ts'
import { ownRule, ruleIdOf, workshop } from './own-rules.ts'
import { OwnRuleSchema } from '../../contract/own-rules.ts'
import { ExampleBody, TriableRunsSchema, TryBody, TrySchema } from '../../contract/rule-tries.ts'

const tag = 'Rules'

/** Rules tried on the stored pages of past runs, before they run. */
export const ruleTryRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool, audits: AuditService | undefined): Route[] => {
  const TRIES = `${prefix}/rule-tries`
  const shownTry = async (request: Parameters<typeof who>[0], id: string) => {
    const found = await findTry(db, who(request).workspaceId, id)
    if (!found) throw notFound('Try')
    return found
  }
  return [
    route({
      method: 'GET',
      path: TRIES,
      operationId: 'listTriableRuns',
      items: 'runs',
      tag,
      needs: 'read',
      summary: 'Past runs whose pages a rule can be tried on',
      success: { status: 200, schema: TriableRunsSchema, description: 'The runs.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => ({ runs: await triableRuns(db, who(request).workspaceId) }),
    }),
    route({
      method: 'POST',
      path: TRIES,
      operationId: 'tryRule',
      tag,
      needs: 'manage_rules',
      summary: 'Try a rule on the stored pages of past runs',
      description:
        'Nothing is fetched and no finding is made: it says what the rule would add, and what the version it replaces would lose.',
      body: TryBody,
      success: { status: 201, schema: TrySchema, description: 'The try, which has started.' },
      ruleWords: true,
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request, reply) {
        if (!audits) throw new AppError(503, 'This server runs no audits; start one that does.', { headers: { 'retry-after': '60' } })
        const { file, content, earlier = null, runs = null } = request.body
        const { checkedRuleId, readable } = await workshop()
        checkedRuleId(file)
        await readable(file, content)
        const { id } = await audits.tryRule(db, who(request).workspaceId, actor(request), { file, content, earlier, runs })
        reply.code(201)
        return shownTry(request, id)
      },
    }),
    route({
      method: 'POST',
      path: `${prefix}/own-rules/{rule_id}/examples`,
      operationId: 'addRuleExample',
      tag,
      needs: 'manage_rules',
      summary: 'Make a sentence one that an own rule must hit, or must leave alone',
      body: ExampleBody,
      success: { status: 200, schema: OwnRuleSchema, description: 'The rule, with the sentence in its draft.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { kind, text, language = null } = request.body
        await (await workshop()).addExample(db, who(request).workspaceId, actor(request), ruleIdOf(request), { kind, text, language })
        return ownRule(db, who(request).workspaceId, ruleIdOf(request))
      },
    }),
    route({
      method: 'GET',
      path: `${TRIES}/{try_id}`,
      operationId: 'getRuleTry',
      ruleWords: true,
      tag,
      needs: 'read',
      summary: 'How far a try has got, and what it has found',
      success: { status: 200, schema: TrySchema, description: 'The try.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        return shownTry(request, idOf(request, 'try_id'))
      },
    }),
    route({
      method: 'POST',
      path: `${TRIES}/{try_id}/cancel`,
      operationId: 'cancelRuleTry',
      tag,
      needs: 'manage_rules',
      summary: 'Cancel a try; what it has found stays to be read',
      ruleWords: true,
      success: { status: 200, schema: TrySchema, description: 'The try, which was cancelled.' },
      errors: [401, 403, 404, 409, 503],
      async handle(request) {
        const ended = await endTry(db, who(request).workspaceId, idOf(request, 'try_id'), 'cancelled', null)
        if (ended === null) throw notFound('Try')
        if (!ended) throw new AppError(409, 'The try has ended already; there is nothing to cancel.')
        return shownTry(request, idOf(request, 'try_id'))
      },
    }),
  ]
}
