import type pg from 'pg'
import type { TSchema } from 'typebox'
import { isId } from '../../db/base/ids.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { Route } from '../base/route.ts'
import { NIL_ID } from '../base/path-ids.ts'
import type { Entrance } from '../base/entrance.ts'
import { ownRule, ruleIdOf, workshop } from './own-rules.ts'
import { OwnRuleSchema, PublishInput, ReasonInput, ReviewAsked, RollBackInput } from '../../contract/own-rules.ts'

const tag = 'Rules'

type Workshop = Awaited<ReturnType<typeof workshop>>

/** What moves a rule of a workspace on, each with a reason. */
export const ownRuleStateRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => {
  const RULE = `${prefix}/own-rules/{rule_id}`
  const change = <Body extends TSchema>(
    verb: string,
    operationId: string,
    summary: string,
    body: Body,
    work: (use: Workshop, place: { workspaceId: string; id: string; actor: Actor }, input: never) => Promise<void>,
  ) =>
    route({
      method: 'POST',
      path: `${RULE}/${verb}`,
      operationId,
      tag,
      needs: 'manage_rules',
      summary,
      body,
      success: { status: 200, schema: OwnRuleSchema, description: 'The rule.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const [workspaceId, id] = [who(request).workspaceId, ruleIdOf(request)]
        await work(await workshop(), { workspaceId, id, actor: actor(request) }, request.body as never)
        return ownRule(db, workspaceId, id)
      },
    })
  type Reasoned = { reason: string }
  return [
    change(
      'review',
      'askForRuleReview',
      'Ask a second person to publish the draft',
      ReviewAsked,
      ({ askToPublish }, { workspaceId, id, actor }, { reason, asked_of: of }: Reasoned & { asked_of?: string | null }) =>
        askToPublish(db, workspaceId, actor, id, { reason, askedOf: of ? (isId(of) ? of : NIL_ID) : null }),
    ),
    change(
      'publish',
      'publishOwnRule',
      'Publish the draft: audits from now on run with it',
      PublishInput,
      ({ publishOwnRule }, { workspaceId, id, actor }, { reason, based_on: basedOn }: Reasoned & { based_on?: number }) =>
        publishOwnRule(db, workspaceId, actor, id, reason, basedOn),
    ),
    change(
      'send-back',
      'sendRuleBack',
      'Give a draft in review back to its author',
      ReasonInput,
      ({ sendRuleBack }, { workspaceId, id, actor }, { reason }: Reasoned) => sendRuleBack(db, workspaceId, actor, id, reason),
    ),
    change(
      'switch-off',
      'switchRuleOff',
      'Switch a published rule off',
      ReasonInput,
      ({ switchOwnRule }, { workspaceId, id, actor }, { reason }: Reasoned) => switchOwnRule(db, workspaceId, actor, id, true, reason),
    ),
    change(
      'switch-on',
      'switchRuleOn',
      'Switch it on again',
      ReasonInput,
      ({ switchOwnRule }, { workspaceId, id, actor }, { reason }: Reasoned) => switchOwnRule(db, workspaceId, actor, id, false, reason),
    ),
    change(
      'roll-back',
      'rollRuleBack',
      'Take an earlier version up again, as a new one',
      RollBackInput,
      ({ rollBack }, { workspaceId, id, actor }, input: Reasoned & { version: number }) => rollBack(db, workspaceId, actor, id, input),
    ),
  ]
}
