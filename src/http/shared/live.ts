import type pg from 'pg'
import type { Static } from 'typebox'
import { bindText, unbindText } from '../../claims/bindings/bind.ts'
import type { GivenText } from '../../claims/bindings/approved.ts'
import { Done } from '../../contract/common.ts'
import {
  LiveBindingInput,
  LiveBindingSchema,
  LiveBindingsSchema,
  LiveComparisonInput,
  LiveComparisonSchema,
  liveQuery,
} from '../../contract/live.ts'
import { LIVE_STATES } from '../../contract/values.ts'
import type { LiveState } from '../../contract/values.ts'
import { isId } from '../../db/base/ids.ts'
import { findBinding, listBindings } from '../../db/live/bindings.ts'
import type { BindingRow } from '../../db/live/bindings.ts'
import { namesOf } from '../../db/people/members.ts'
import { today } from '../../db/settings/settings.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Entrance } from '../base/entrance.ts'
import { AtOnce } from '../base/at-once.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'

const tag = 'Approved and live'

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

function statesOf(list: string | undefined): LiveState[] {
  const states = (list ?? '').split(',').filter((state) => state !== '')
  const unknown = states.find((state) => !(LIVE_STATES as readonly string[]).includes(state))
  if (unknown !== undefined)
    throw invalid({ loc: ['query', 'state'], msg: `Value error, there is no state “${unknown.slice(0, 40)}”`, type: 'value_error' })
  return states as LiveState[]
}

async function shown(db: pg.Pool, bindings: readonly BindingRow[]) {
  const people = bindings.flatMap(({ owner_id: owner, bound_by: binder, approved_by: approvers }) =>
    [owner ?? [], binder ?? [], approvers].flat(),
  )
  const names = await namesOf(db, [...new Set(people)])
  return bindings.map(({ owner_id: owner, bound_by: binder, approved_by: approvers, ...rest }) => ({
    ...rest,
    owner: owner !== null && names.has(owner) ? { id: owner, name: names.get(owner)! } : null,
    bound_by: (binder && names.get(binder)) ?? null,
    approved_by: approvers.flatMap((id) => names.get(id) ?? []),
  }))
}

/** What was sent as one of the kinds; a field of another kind is missing or too many. */
function givenOf({ kind, id, name, text, language_key: language = null }: Static<typeof LiveBindingInput>): GivenText {
  if (kind === 'text') {
    if (id !== undefined) throw fault('id', 'a text has none')
    if (name === undefined) throw fault('name', 'a text has a name')
    if (text === undefined) throw fault('text', 'there is no text')
    return { kind, name, text, language }
  }
  if (id === undefined) throw fault('id', 'it says which one is meant')
  if (text !== undefined || name !== undefined) throw fault(text === undefined ? 'name' : 'text', `a ${kind} has its own`)
  return { kind, id }
}

/** What was approved for addresses, and what they say; programs and the application have the same. */
export const liveRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => {
  const ALL = `${prefix}/live`
  const ONE = `${ALL}/{binding_id}`
  const comparing = new AtOnce(4, 'Several pages of this workspace are being compared; wait until one of them is done.')
  const one = async (workspaceId: string, id: string) => {
    const binding = await findBinding(db, workspaceId, id, today())
    if (!binding) throw notFound('Binding')
    return (await shown(db, [binding]))[0]!
  }
  return [
    route({
      method: 'GET',
      path: ALL,
      operationId: 'listLiveBindings',
      items: 'bindings',
      tag,
      needs: 'read',
      summary: 'What was approved for addresses, and what they say',
      query: liveQuery(),
      success: { status: 200, schema: LiveBindingsSchema, description: 'A window of them, the worst first.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { state, source = null, ...query } = request.query
        if (source !== null && !isId(source)) throw notFound('Document or claim')
        const { bindings, ...counted } = await listBindings(db, workspaceId, { ...query, source, states: statesOf(state), day: today() })
        return { ...counted, bindings: await shown(db, bindings) }
      },
    }),
    route({
      method: 'POST',
      path: ALL,
      operationId: 'bindLive',
      tag,
      needs: 'manage_rules',
      summary: 'Hold an address to what was approved',
      description:
        'Each audit that reads the address compares from now on. Of a document or claim the version that is approved now; once ' +
        'another is ' +
        'approved, that one.',
      body: LiveBindingInput,
      example: {
        kind: 'text',
        name: 'Risk warning',
        text: 'The value of an investment may fall as well as rise.',
        address: 'https://shop.example/bond',
        notices: ['Issued in 2026.'],
      },
      success: { status: 201, schema: LiveBindingSchema, description: 'Bound; no audit has looked yet.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request, reply) {
        const { workspaceId, userId } = who(request)
        const { address, notices = [], owner_id: ownerId = userId } = request.body
        const id = await bindText(db, workspaceId, actor(request), { given: givenOf(request.body), address, notices, ownerId })
        reply.code(201)
        return one(workspaceId, id)
      },
    }),
    route({
      method: 'POST',
      path: `${ALL}/comparisons`,
      operationId: 'compareLive',
      tag,
      needs: 'read',
      summary: 'Compare a page that is about to be published with what was approved for its address',
      description: 'For the release of another system. Nothing is fetched, and nothing is stored.',
      body: LiveComparisonInput,
      example: { address: 'https://shop.example/bond', content: '<p>The value of an investment may rise.</p>', format: 'html' },
      config: { unkept: 'changes nothing' },
      success: { status: 200, schema: LiveComparisonSchema, description: 'One comparison for each text that is bound to the address.' },
      errors: [401, 403, 404, 413, 422, 429, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { compareNow } = await import('../../claims/bindings/compare-now.ts')
        return comparing.run(workspaceId, () => compareNow(db, workspaceId, request.body))
      },
    }),
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getLiveBinding',
      tag,
      needs: 'read',
      summary: 'One approved text at its address, with the last comparison',
      success: { status: 200, schema: LiveBindingSchema, description: 'Both versions, where they differ.' },
      errors: [401, 403, 404, 422, 503],
      handle: (request) => one(who(request).workspaceId, idOf(request, 'binding_id')),
    }),
    route({
      method: 'DELETE',
      path: ONE,
      operationId: 'unbindLive',
      tag,
      needs: 'manage_rules',
      summary: 'Hold an address to an approved text no more',
      description: 'What audits have found stays with them.',
      success: { status: 200, schema: Done, description: 'Unbound.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        await unbindText(db, who(request).workspaceId, actor(request), idOf(request, 'binding_id'))
        return { done: true }
      },
    }),
  ]
}
