import type pg from 'pg'
import { Type } from 'typebox'
import { AssertionsSchema } from '../../contract/claim-sources.ts'
import { windowQuery } from '../../contract/common.ts'
import { oneOf } from '../../contract/schema.ts'
import { ASSERTION_KINDS } from '../../contract/values.ts'
import { findAudit } from '../../db/audits/pages.ts'
import { notFound } from '../../errors.ts'
import { AtOnce } from '../base/at-once.ts'
import type { Entrance } from '../base/entrance.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'

/** What pages assert without a claim; programs and the application have the same. */
export const claimAssertionRoutes = ({ prefix, route, who }: Entrance, db: pg.Pool): Route[] => {
  const looking = new AtOnce(2, 'Pages of this workspace are being looked at; wait until that is done.')
  return [
    route({
      method: 'GET',
      path: `${prefix}/audits/{audit_id}/assertions`,
      operationId: 'listAssertions',
      items: 'assertions',
      tag: 'Claims',
      needs: 'read',
      summary: 'Sentences of an audit that assert something and say no approved claim',
      description:
        'Not violations: nobody has said that they are wrong. A figure, comparison, superlative, certificate, award, test, health or ' +
        'environmental effect, in English, German, French, Dutch, Spanish and Italian. The first 500 pages are looked at.',
      query: Type.Object({
        ...windowQuery(200, 50),
        kind: Type.Optional(oneOf(ASSERTION_KINDS, { description: 'Only these.' })),
      }),
      success: { status: 200, schema: AssertionsSchema, description: 'Those that stand most often first.' },
      errors: [401, 403, 404, 422, 429, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const auditId = idOf(request, 'audit_id')
        if (!(await findAudit(db, workspaceId, auditId))) throw notFound('Audit')
        const { unprovedOf } = await import('../../claims/unproved/unproved.ts')
        const { assertions, ...looked } = await looking.run(workspaceId, () => unprovedOf(db, workspaceId, auditId))
        const { kind, offset, limit } = request.query
        const matching = kind === undefined ? assertions : assertions.filter(({ kinds }) => kinds.includes(kind))
        return { ...looked, total: matching.length, assertions: matching.slice(offset, offset + limit) }
      },
    }),
  ]
}
