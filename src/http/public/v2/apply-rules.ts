import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { invalid } from '../../../errors.ts'
import { FilesInput } from '../../../contract/audits.ts'
import { withSentRules } from '../../shared/receive-rules.ts'
import { oneOf } from '../../../contract/schema.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { LONGEST_REASON } from '../../../contract/limits.ts'
import { RulePlan } from '../../../contract/public/v2/rules.ts'

const yesOrNo = (description: string) => oneOf(['true', 'false'], { default: 'false', description })

/** A workspace's own rules made those of some files, by a key. */
export const applyRulesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'POST',
    path: '/rules',
    operationId: 'applyRules',
    tag: 'Rules',
    scope: 'write',
    summary: 'Make the rules of some files the workspace’s own: a plan, or what was done',
    description:
      'multipart/form-data, each file a part under the name it has in its folder: rules as YAML, a ZIP of them, a Vale package, or a ' +
      'CSV of terms. At most 100 MB and 5,000 rules. All of it is done or nothing. The key must belong to a person who may change rules.',
    query: Type.Object({
      dry_run: yesOrNo('Only say what would be done.'),
      publish: yesOrNo('Publish what may be published; otherwise rules come in as drafts.'),
      prune: yesOrNo('Switch off rules that run and that the files do not have.'),
      reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON, description: 'Why; needed to publish, and kept in the trail.' })),
    }),
    body: FilesInput,
    consumes: 'multipart/form-data',
    success: { status: 200, schema: RulePlan, description: 'The plan, or what was done.' },
    errors: [401, 403, 409, 413, 422, 429, 503],
    config: { needs: 'manage_rules' },
    async handle(request, reply) {
      await refuseOthers(db, request.holder!, 'manage_rules')
      const { dry_run: dryRun, publish, prune, reason = '' } = request.query
      const wanted = { publish: publish === 'true', prune: prune === 'true', reason: reason.trim() }
      if (reason.includes('\0') || (wanted.publish && wanted.reason.length < 3))
        throw invalid({ loc: ['query', 'reason'], msg: 'Value error, say why these rules are to run', type: 'value_error' })
      return withSentRules(request as unknown as FastifyRequest, reply, async (read, { planFor, takeOver }) => {
        const refused = read.lines.filter(({ outcome }) => outcome === 'refused')
        const isDone = dryRun !== 'true' && refused.length === 0
        const workspaceId = workspaceOf(request)
        const plan = isDone
          ? await takeOver(db, workspaceId, actorOf(request), read.rules, wanted)
          : await planFor(db, workspaceId, read.rules, wanted)
        return {
          ...plan,
          applied: isDone,
          found: read.lines.length,
          refused: refused.map(({ file, line, text, why, helps }) => ({ file, line, text, why, helps })),
        }
      })
    },
  }),
]
