import type pg from 'pg'
import { Done } from '../../contract/common.ts'
import { FindingLinks, MadeFindingLink, NewFindingLink } from '../../contract/finding-links.ts'
import { transaction } from '../../db/base/pool.ts'
import { recordChange } from '../../db/trail/admin.ts'
import {
  countOpenFindingLinks,
  createFindingLink,
  findingToLink,
  listFindingLinks,
  revokeFindingLink,
} from '../../db/violations/finding-links.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Entrance } from '../base/entrance.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'

const tag = 'Reports'
const DAY = 24 * 3600 * 1000
const MOST_LINKS = 50

/** Links by which people without an account read one finding; programs and the application have the same. */
export const findingLinkRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => {
  const LINKS = `${prefix}/violations/{violation_id}/reading-links`
  return [
    route({
      method: 'GET',
      path: LINKS,
      operationId: 'getFindingLinks',
      tag,
      needs: 'read',
      summary: 'Links by which people without an account read a finding',
      success: { status: 200, schema: FindingLinks, description: 'Newest first, also those that have ended.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const [workspaceId, id] = [who(request).workspaceId, idOf(request, 'violation_id')]
        if (!(await findingToLink(db, workspaceId, id))) throw notFound('Violation')
        return { links: await listFindingLinks(db, workspaceId, id) }
      },
    }),
    route({
      method: 'POST',
      path: LINKS,
      operationId: 'makeFindingLink',
      tag,
      needs: 'review',
      summary: 'Make a link that shows one finding until a day',
      description:
        'For an agency, say: the sentence, why it was found, the law, what to do, and its state. No comments, no names, ' +
        'nothing else of the ' +
        'workspace. The link is in this answer alone.',
      body: NewFindingLink,
      example: { days: 14 },
      success: { status: 201, schema: MadeFindingLink, description: 'The link, which is shown once.' },
      errors: [401, 403, 404, 409, 422, 503],
      config: { unkept: 'secret' },
      async handle(request, reply) {
        const [workspaceId, id, by] = [who(request).workspaceId, idOf(request, 'violation_id'), actor(request)]
        const expiresAt = new Date(Date.now() + request.body.days * DAY)
        const made = await transaction(db, async (client) => {
          const finding = await findingToLink(client, workspaceId, id)
          if (!finding) throw notFound('Violation')
          if ((await countOpenFindingLinks(client, workspaceId, id)) >= MOST_LINKS)
            throw new AppError(409, `A finding has at most ${MOST_LINKS} links at a time; withdraw one first.`)
          const link = await createFindingLink(client, workspaceId, {
            violationId: id,
            auditId: finding.audit_id,
            createdBy: by.userId,
            expiresAt,
          })
          await recordChange(client, workspaceId, {
            kind: 'finding.link_made',
            subject: finding.rule_name ?? '',
            subjectId: id,
            from: null,
            to: { link: link.id, until: expiresAt.toISOString().slice(0, 10) },
            actor: by,
          })
          return { id: link.id, path: `/read#${link.token}`, expires_at: expiresAt.toISOString() }
        })
        reply.code(201)
        return made
      },
    }),
    route({
      method: 'DELETE',
      path: `${LINKS}/{link_id}`,
      operationId: 'revokeFindingLink',
      tag,
      needs: 'review',
      summary: 'Withdraw a link to a finding; it shows nothing from now on',
      success: { status: 200, schema: Done, description: 'It is withdrawn.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const [workspaceId, id, linkId] = [who(request).workspaceId, idOf(request, 'violation_id'), idOf(request, 'link_id')]
        await transaction(db, async (client) => {
          const finding = await findingToLink(client, workspaceId, id)
          if (!finding || !(await revokeFindingLink(client, workspaceId, id, linkId))) throw notFound('Link')
          await recordChange(client, workspaceId, {
            kind: 'finding.link_withdrawn',
            subject: finding.rule_name ?? '',
            subjectId: id,
            from: { link: linkId },
            to: null,
            actor: actor(request),
          })
        })
        return { done: true }
      },
    }),
  ]
}
