import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import { invalid } from '../../../errors.ts'
import { FilesInput } from '../../../contract/audits.ts'
import { withSentRules } from '../../shared/receive-rules.ts'
import { nullable, oneOf } from '../../../contract/schema.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { LONGEST_REASON } from '../../../contract/limits.ts'

const Ids = (description: string) => Type.Array(Type.String(), { description })
const yesOrNo = (description: string) => oneOf(['true', 'false'], { default: 'false', description })

const RulePlan = Type.Object(
  {
    applied: Type.Boolean({ description: 'Whether it was done; otherwise this is what would be.' }),
    found: Type.Integer({ description: 'Rules in the files.' }),
    refused: Type.Array(
      Type.Object({
        file: Type.String(),
        line: nullable(Type.Integer()),
        text: Type.String(),
        why: Type.String(),
        helps: Type.String({ description: 'What helps.' }),
      }),
      { description: 'Rules that cannot be read. While there is one nothing is applied.' },
    ),
    new: Ids('Rules that the workspace did not have.'),
    changed: Ids('Rules whose file says something else: each gets a draft.'),
    unchanged: Ids('Rules that it has just so.'),
    missing: Type.Array(Type.Object({ id: Type.String(), runs: Type.Boolean() }), {
      description: 'Rules of the workspace that the files do not have; with prune those that run are switched off.',
    }),
    publish: nullable(Ids('Rules that run from then on; null where nothing is to be published.')),
    not_published: Type.Array(Type.Object({ id: Type.String(), why: Type.String() }), { description: 'Rules that stay drafts, and why.' }),
  },
  { title: 'RulePlan' },
)

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
