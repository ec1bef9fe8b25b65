import type pg from 'pg'
import {
  RegisterEntryChange,
  RegisterEntryInput,
  RegisterEntrySchema,
  registerQuery,
  RegisterSchema,
  RegisterVersionsSchema,
  RegisterWithdrawal,
} from '../../contract/register.ts'
import { findEntry, entryVersions } from '../../db/promotions/entries.ts'
import { countEntries, listEntries, registerFacets, registerGaps, sumEntries } from '../../db/promotions/list.ts'
import { namesIn } from '../../db/people/person-data.ts'
import { today } from '../../db/settings/settings.ts'
import { notFound } from '../../errors.ts'
import { changedFields } from '../../promotions/content.ts'
import { completeEntry, enterByHand, withdrawEntry } from '../../promotions/register/change.ts'
import type { Entrance } from '../base/entrance.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'
import { marketsOf } from './markets.ts'
import { shownEntries } from './register-entry.ts'

const tag = 'Register'

const GIVEN = {
  title: 'Tea Bond 2026, landing page',
  medium: 'web',
  audience: 'over 18, retail',
  markets: ['UK'],
  approved_on: '2026-11-09',
  first_used_on: '2026-11-09',
  ends_on: '2027-02-28',
  approvers: [{ id: null, name: 'Tomás Reyes', function: 'legal, s. 21 approver' }],
  statement: 'Risk warning first and as large as the rate; example beside it.',
  proofs: [{ kind: 'note', id: null, title: 'Example sheet', url: null }],
}

async function entryOf(db: pg.Pool, workspaceId: string, id: string) {
  const entry = await findEntry(db, workspaceId, id)
  if (!entry) throw notFound('Entry of the register')
  return (await shownEntries(db, workspaceId, [entry]))[0]!
}

/** The register of promotions; programs and the application have the same. */
export const registerRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => {
  const ALL = `${prefix}/register`
  const ONE = `${ALL}/{promotion_id}`
  const one = (request: Parameters<typeof who>[0]) => entryOf(db, who(request).workspaceId, idOf(request, 'promotion_id'))
  return [
    route({
      method: 'GET',
      path: ALL,
      operationId: 'listRegister',
      items: 'entries',
      tag,
      needs: 'read',
      summary: 'The register of promotions',
      description: 'Each approved document, claim and live page under its number, the newest first.',
      query: registerQuery(),
      success: { status: 200, schema: RegisterSchema, description: 'A window of it.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { offset, limit, search, kind, state, medium, market, approver, on, incomplete } = request.query
        const filter = {
          search,
          kind: kind ?? null,
          state: state ?? null,
          medium: medium ?? null,
          market: market ?? null,
          approver: approver ?? null,
          on: on ?? null,
          isIncomplete: incomplete === 'true',
        }
        const day = today()
        const [rows, total, { highest, incomplete: lacking, states, entries }, facets] = await Promise.all([
          listEntries(db, workspaceId, { filter, day, offset, limit }),
          countEntries(db, workspaceId, filter, day),
          sumEntries(db, workspaceId, day),
          registerFacets(db, workspaceId),
        ])
        const names = await namesIn(db, workspaceId, facets.approvers)
        return {
          total,
          entries: await shownEntries(db, workspaceId, rows),
          highest,
          gaps: entries === highest ? [] : await registerGaps(db, workspaceId),
          incomplete: lacking,
          states,
          media: facets.media,
          approvers: facets.approvers.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id)! }] : [])),
        }
      },
    }),
    route({
      method: 'POST',
      path: ALL,
      operationId: 'enterPromotion',
      tag,
      needs: 'review',
      summary: 'Enter by hand what is live or was approved elsewhere',
      description: 'It gets the next number. Documents and claims are entered by themselves when they are approved.',
      body: RegisterEntryInput,
      example: { kind: 'page', url: 'https://www.example.com/tea-bond', ...GIVEN },
      success: { status: 201, schema: RegisterEntrySchema, description: 'The entry.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request, reply) {
        const { workspaceId } = who(request)
        const { url = null, ...given } = request.body
        const content = { ...given, url, markets: marketsOf(given.markets, ['body', 'markets']) }
        const id = await enterByHand(db, workspaceId, actor(request), content)
        reply.code(201)
        return entryOf(db, workspaceId, id)
      },
    }),
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getRegisterEntry',
      tag,
      needs: 'read',
      summary: 'One entry of the register',
      success: { status: 200, schema: RegisterEntrySchema, description: 'As its newest version says it.' },
      errors: [401, 403, 404, 503],
      handle: one,
    }),
    route({
      method: 'PUT',
      path: ONE,
      operationId: 'completeRegisterEntry',
      tag,
      needs: 'review',
      summary: 'Complete or correct an entry',
      description: 'What it said before stays as a version, and in the admin log. Its number and what it is about do not change.',
      body: RegisterEntryChange,
      example: { ...GIVEN, based_on: 1, reason: 'First used yesterday.' },
      success: { status: 200, schema: RegisterEntrySchema, description: 'The entry.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { based_on: basedOn, reason = null, ...given } = request.body
        const content = { ...given, markets: marketsOf(given.markets, ['body', 'markets']) }
        await completeEntry(db, who(request).workspaceId, actor(request), idOf(request, 'promotion_id'), { content, basedOn, reason })
        return one(request)
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/withdraw`,
      operationId: 'withdrawRegisterEntry',
      tag,
      needs: 'review',
      summary: 'Withdraw what an entry is about',
      description: 'By an entry of its own with the next number. A claim that is approved is withdrawn itself (409).',
      body: RegisterWithdrawal,
      example: { reason: 'The rate has changed.', on: null },
      success: { status: 200, schema: RegisterEntrySchema, description: 'The entry that was withdrawn.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { reason, on = null } = request.body
        await withdrawEntry(db, who(request).workspaceId, actor(request), idOf(request, 'promotion_id'), { reason, on })
        return one(request)
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/versions`,
      operationId: 'listRegisterVersions',
      items: 'versions',
      tag,
      needs: 'read',
      summary: 'What an entry said before',
      success: { status: 200, schema: RegisterVersionsSchema, description: 'Newest first.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { id } = await one(request)
        const versions = await entryVersions(db, workspaceId, id)
        const names = await namesIn(
          db,
          workspaceId,
          versions.map(({ author_id: author }) => author),
        )
        return {
          versions: versions.map(({ version, reason, author_id: author, author_name: name, created_at, content }, at) => ({
            version,
            reason,
            author: (author && names.get(author)) ?? name,
            changed: changedFields(versions[at + 1]?.content ?? null, content),
            created_at,
          })),
        }
      },
    }),
  ]
}
