import type pg from 'pg'
import { claimName, soonAfter, stateOn } from '../../claims/content.ts'
import { withSources } from '../../claims/sources/attach.ts'
import { approveClaim, changeClaim, makeClaim, withdrawClaim } from '../../claims/register/register.ts'
import { countAnswers } from '../../db/claims/answers.ts'
import { countRemarks } from '../../db/claims/remarks.ts'
import { findingsOfClaim } from '../../db/claims/of-finding.ts'
import { changedEntries } from '../../db/claims/sources.ts'
import { claimVersions, findClaim, listClaims } from '../../db/claims/claims.ts'
import type { ClaimRow } from '../../db/claims/claims.ts'
import { namesOf } from '../../db/people/members.ts'
import { today } from '../../db/settings/settings.ts'
import { CLAIM_STATES } from '../../contract/values.ts'
import type { ClaimState } from '../../contract/values.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Entrance } from '../base/entrance.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'
import {
  ClaimApproval,
  ClaimChange,
  ClaimFindingsSchema,
  ClaimInput,
  ClaimSchema,
  ClaimsSchema,
  ClaimVersionsSchema,
  ClaimWithdrawal,
  claimsQuery,
} from '../../contract/claims.ts'

const tag = 'Claims'

/** As people send it; of changes with the version they were made from. */
const EXAMPLE = {
  wordings: [{ language: 'EN', text: 'Made of 80 % recycled cotton' }],
  about: ['Oslo bag'],
  markets: ['DE', 'AT'],
  channels: [],
  conditions: [{ kind: 'stands', text: 'Tested under standard CS-417 in 2026.' }],
  proofs: [
    {
      kind: 'certificate',
      title: 'Cotton standard',
      number: 'CS-417',
      url: null,
      page: 'p. 3',
      passage: 'The cotton of the Oslo bag is recycled to 80 %.',
      expires_on: '2999-03-01',
    },
  ],
  valid_from: null,
  valid_until: null,
}

function statesOf(list: string | undefined): ClaimState[] {
  const states = (list ?? '').split(',').filter((state) => state !== '')
  const unknown = states.find((state) => !(CLAIM_STATES as readonly string[]).includes(state))
  if (unknown !== undefined)
    throw invalid({ loc: ['query', 'state'], msg: `Value error, there is no state “${unknown.slice(0, 40)}”`, type: 'value_error' })
  return states as ClaimState[]
}

async function shown(db: pg.Pool, workspaceId: string, claims: ClaimRow[]) {
  const sources = claims.flatMap(({ content }) =>
    content.proofs.flatMap(({ source_id: id, source }) => (id && source?.kind === 'entry' ? [id] : [])),
  )
  const [answers, remarks, names, entries] = await Promise.all([
    countAnswers(
      db,
      workspaceId,
      claims.map(({ id }) => id),
    ),
    countRemarks(
      db,
      workspaceId,
      claims.map(({ id }) => id),
    ),
    namesOf(db, [...new Set(claims.flatMap(({ written_by: writer, approved_by: approver }) => [writer ?? [], approver ?? []].flat()))]),
    changedEntries(db, workspaceId, sources),
  ])
  const day = today()
  return claims.map(({ id, number, state, version, content, valid_until: until, written_by, approved_by, ...times }) => ({
    id,
    number: claimName(number),
    state: stateOn(state, until, day),
    version,
    ...content,
    proofs: content.proofs.map(({ source_id: id = null, source = null, ...proof }) => ({
      ...proof,
      source_id: id,
      source: source && { ...source, now: (id && entries.get(id)) ?? ('same' as const) },
    })),
    until,
    answers: answers.get(id) ?? 0,
    remarks: remarks.get(id) ?? 0,
    written_by: (written_by && names.get(written_by)) ?? null,
    approved_by: (approved_by && names.get(approved_by)) ?? null,
    approved_at: times.approved_at,
    created_at: times.created_at,
    updated_at: times.updated_at,
  }))
}

async function claimOf(db: pg.Pool, workspaceId: string, id: string) {
  const claim = await findClaim(db, workspaceId, id)
  if (!claim) throw notFound('Claim')
  return (await shown(db, workspaceId, [claim]))[0]!
}

/** What a workspace may say; programs and the application have the same. */
export const claimRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => {
  const ALL = `${prefix}/claims`
  const ONE = `${ALL}/{claim_id}`
  const one = (request: Parameters<typeof who>[0]) => claimOf(db, who(request).workspaceId, idOf(request, 'claim_id'))
  return [
    route({
      method: 'GET',
      path: ALL,
      operationId: 'listClaims',
      items: 'claims',
      tag,
      needs: 'read',
      summary: 'Claims of the workspace',
      query: claimsQuery(),
      success: { status: 200, schema: ClaimsSchema, description: 'A window of them.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { state, market, ...query } = request.query
        const day = today()
        const asked = { ...query, states: statesOf(state), market: market ?? null, day, soon: soonAfter(day) }
        const { claims, ...counted } = await listClaims(db, workspaceId, asked)
        return { ...counted, claims: await shown(db, workspaceId, claims) }
      },
    }),
    route({
      method: 'POST',
      path: ALL,
      operationId: 'createClaim',
      tag,
      needs: 'write_documents',
      summary: 'Make a claim',
      description: 'It answers findings once it is approved.',
      body: ClaimInput,
      example: EXAMPLE,
      success: { status: 201, schema: ClaimSchema, description: 'The claim: a draft, or proved where it has a proof.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request, reply) {
        const { workspaceId } = who(request)
        const id = await makeClaim(db, workspaceId, actor(request), await withSources(db, workspaceId, request.body))
        reply.code(201)
        return claimOf(db, workspaceId, id)
      },
    }),
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getClaim',
      tag,
      needs: 'read',
      summary: 'One claim',
      success: { status: 200, schema: ClaimSchema, description: 'The version in use.' },
      errors: [401, 403, 404, 422, 503],
      handle: one,
    }),
    route({
      method: 'PUT',
      path: ONE,
      operationId: 'changeClaim',
      tag,
      needs: 'write_documents',
      summary: 'Write a new version of a claim',
      description: 'It has to be approved anew; findings that the version before answered are undecided again.',
      body: ClaimChange,
      example: { ...EXAMPLE, based_on: 1, reason: 'The certificate was renewed.' },
      success: { status: 200, schema: ClaimSchema, description: 'The new version.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { based_on: basedOn, reason = null, ...given } = request.body
        const { workspaceId } = who(request)
        const content = await withSources(db, workspaceId, given)
        await changeClaim(db, workspaceId, actor(request), idOf(request, 'claim_id'), { content, basedOn, reason })
        return one(request)
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/versions`,
      operationId: 'listClaimVersions',
      items: 'versions',
      tag,
      needs: 'read',
      summary: 'Versions of a claim',
      success: { status: 200, schema: ClaimVersionsSchema, description: 'Newest first.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { id } = await one(request)
        const versions = await claimVersions(db, workspaceId, id)
        const names = await namesOf(db, [...new Set(versions.flatMap(({ author_id: author }) => author ?? []))])
        return {
          versions: versions.map(({ author_id: author, ...rest }) => ({ ...rest, author: (author && names.get(author)) ?? null })),
        }
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/findings`,
      operationId: 'listClaimFindings',
      items: 'findings',
      tag,
      needs: 'read',
      summary: 'Where a claim is said',
      description: 'Findings that it answers or answered, and those of sentences that say it almost or without what must stand with it.',
      success: { status: 200, schema: ClaimFindingsSchema, description: 'The newest.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { id } = await one(request)
        return { findings: await findingsOfClaim(db, who(request).workspaceId, id) }
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/approve`,
      operationId: 'approveClaim',
      tag,
      needs: 'manage_rules',
      summary: 'Approve a claim',
      description:
        'From now on audits dismiss, as the system, findings whose sentence says it, in its markets and with its conditions. It needs a ' +
        'proof. Where the workspace asks for a second person, nobody approves a version they wrote themselves.',
      body: ClaimApproval,
      example: { version: 1 },
      success: { status: 200, schema: ClaimSchema, description: 'The approved claim.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        await approveClaim(db, who(request).workspaceId, actor(request), idOf(request, 'claim_id'), request.body.version)
        return one(request)
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/withdraw`,
      operationId: 'withdrawClaim',
      tag,
      needs: 'manage_rules',
      summary: 'Withdraw a claim',
      description: 'Findings that it answered are undecided again.',
      body: ClaimWithdrawal,
      example: { reason: 'The supplier has changed.' },
      success: { status: 200, schema: ClaimSchema, description: 'The withdrawn claim.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        await withdrawClaim(db, who(request).workspaceId, actor(request), idOf(request, 'claim_id'), request.body.reason)
        return one(request)
      },
    }),
  ]
}
