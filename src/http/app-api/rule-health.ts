import type pg from 'pg'
import { Type } from 'typebox'
import { notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { workshop } from '../shared/own-rules.ts'
import { DistrustedSchema, HealthSchema, TightenBody, Tightened, TightenSchema } from '../../contract/rule-health.ts'

const tag = 'Rules'
const RULE = '/w/{workspace_id}/rules/{rule_id}'
const LONGEST_ID = 300

const ruleOf = ({ params }: { params: Record<string, string> }): string => {
  const id = params['rule_id'] ?? ''
  if (id.length > LONGEST_ID || id.includes('\0')) throw notFound('Rule')
  return id
}

/** What people made of the findings of a rule, built in or their own. */
export const ruleHealthRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/distrusted-rules',
    operationId: 'listDistrustedRules',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Rules that people dismiss more than half of the time, of at least 20 decisions',
    success: { status: 200, schema: DistrustedSchema, description: 'The most dismissed first, with their commonest false sentences.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ rules: await (await workshop()).distrustedRules(db, workspaceOf(request)) }),
  }),
  appRoute({
    method: 'GET',
    path: `${RULE}/health`,
    operationId: 'getRuleHealth',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'How well a rule does',
    query: Type.Object({
      span: oneOf(['five', 'quarter', 'all'], { default: 'all', description: 'The last five runs, 90 days, or all.' }),
    }),
    success: { status: 200, schema: HealthSchema, description: 'What it found, and what people made of that.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => (await workshop()).healthOf(db, workspaceOf(request), ruleOf(request), request.query.span),
  }),
  appRoute({
    method: 'GET',
    path: `${RULE}/tighten`,
    operationId: 'getTightening',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: 'Exceptions proposed from what people dismissed, and what each would have changed',
    success: { status: 200, schema: TightenSchema, description: 'The proposals.' },
    errors: [401, 403, 404, 409, 503],
    handle: async (request) => (await workshop()).tighten(db, workspaceOf(request), ruleOf(request)),
  }),
  appRoute({
    method: 'POST',
    path: `${RULE}/tighten`,
    operationId: 'tightenRule',
    tag,
    needs: 'manage_rules',
    summary: 'Make a draft of a rule with exceptions; of a built-in rule a copy',
    description: 'Nothing runs by it. A built-in rule goes on running beside its copy until somebody switches it off.',
    body: TightenBody,
    success: { status: 201, schema: Tightened, description: 'The draft.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const made = await (await workshop()).tightened(db, workspaceOf(request), actorOf(request), ruleOf(request), request.body.phrases)
      reply.code(201)
      return made
    },
  }),
]
