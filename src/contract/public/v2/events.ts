import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { GateRuleSchema } from '../../gates.ts'
import { nullable, oneOf, Timestamp } from '../../schema.ts'
import { EVENT_TYPES, LIVE_KINDS, LIVE_STATES, TEST_EVENT } from '../../values.ts'
import type { EventType } from '../../values.ts'

const Text = (description: string) => Type.String({ description })
const Count = (description: string) => Type.Integer({ description })
const Counts = (description: string) => Type.Record(Type.String(), Type.Integer(), { description })
const Actor = Type.Object(
  { kind: oneOf(['member', 'key', 'system']), id: nullable(Type.String()), name: Type.String() },
  { title: 'EventActor', description: 'Who did it.' },
)
const People = (description: string) => Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description })
const Ids = Type.Array(Type.String(), { maxItems: 1000, description: 'At most a thousand: a larger change is several events.' })

const many = {
  violation_ids: Ids,
  count: Count('Of the whole change.'),
  part: Count('Which of its events this is, from 1.'),
  parts: Count('How many events it has.'),
}

const gate = {
  site_id: Text('The site.'),
  name: Text('What it is called.'),
  audit_id: Text('The run that was looked at.'),
  run: Count('Which run of its site.'),
  findings: Count('Findings that the rule does not allow.'),
  rule: GateRuleSchema,
}

const AT = '2026-11-14T23:41:09.123Z'
const ID = '0199f3a2-7c1e-7aaa-8b6c-2f0e4d5a6b7c'
const GATE = {
  site_id: ID,
  name: 'Shop',
  audit_id: ID,
  run: 4,
  rule: { severities: ['CRITICAL', 'HIGH'], packs: null, new_only: true, undecided_only: false },
}
const ROSA = { kind: 'member', id: ID, name: 'Rosa' }

const DATA: Record<
  EventType | typeof TEST_EVENT,
  { summary: string; description: string; data: Record<string, TSchema>; example: object }
> = {
  'audit.completed': {
    summary: 'An audit has ended',
    description: 'By itself, by failing or because somebody cancelled it: `status` says which. The subject is the audit.',
    data: {
      audit_id: Text('The audit.'),
      status: oneOf(['COMPLETED', 'FAILED', 'CANCELLED']),
      name: Type.String(),
      site_id: nullable(Type.String()),
      run: Count('Which run of its site.'),
      total_violations: Count('What it found.'),
      total_assets: Count('What it had to check.'),
      failed_assets: Count('What could not be read.'),
      incomplete_assets: Count('What was checked, but not whole: a rule met a limit there.'),
      failure: nullable(Text('Why nothing could be read.')),
    },
    example: {
      audit_id: ID,
      status: 'COMPLETED',
      name: 'Shop',
      site_id: null,
      run: 1,
      total_violations: 12,
      total_assets: 3,
      failed_assets: 0,
      incomplete_assets: 0,
      failure: null,
    },
  },
  'violation.found': {
    summary: 'An audit has stored violations',
    description: 'Some pages at a time, while the audit runs. The subject is the audit.',
    data: {
      audit_id: Text('The audit.'),
      violation_ids: Ids,
      count: Count('How many.'),
      by_severity: Counts('How many of each severity.'),
      unchanged: Type.Boolean({ description: 'Taken over from an earlier run of the site: the page is the same.' }),
    },
    example: { audit_id: ID, violation_ids: [ID], count: 1, by_severity: { HIGH: 1 }, unchanged: false },
  },
  'violation.reviewed': {
    summary: 'Somebody decided on violations, or took a decision back',
    description: 'What a new run of a site takes over from the run before is no decision, and no event. The subject is the audit.',
    data: {
      audit_id: Text('The audit.'),
      actor: Actor,
      ...many,
      action: Text('As in the review endpoint, undo, or decision_ended: its last day is over.'),
      from: Counts('How many were in which state before.'),
      to: nullable(Text('The state they are in now; null: see restored.')),
      reason: nullable(Text('Of a dismissal.')),
      restored: Type.Optional(Counts('How many went back to which state.')),
      undoes: Type.Optional(Count('The entry of the trail that was taken back.')),
      until: Type.Optional(Text('The last day on which the decision holds, or held, such as 2027-01-31.')),
      owner: Type.Optional(nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Who answers for that.' }))),
    },
    example: {
      audit_id: ID,
      actor: ROSA,
      violation_ids: [ID],
      count: 1,
      part: 1,
      parts: 1,
      action: 'dismiss',
      from: { undecided: 1 },
      to: 'dismissed',
      reason: 'Certified.',
    },
  },
  'violation.commented': {
    summary: 'Somebody commented on a violation',
    description: 'The subject is the audit.',
    data: {
      audit_id: Text('The audit.'),
      actor: Actor,
      violation_id: Text('The violation.'),
      comment: Type.Object({
        id: Type.String(),
        author_name: Type.Optional(Type.String()),
        content: Type.Optional(Type.String()),
        created_at: Type.Optional(Timestamp('When.')),
      }),
    },
    example: {
      audit_id: ID,
      actor: ROSA,
      violation_id: ID,
      comment: { id: ID, author_name: 'Rosa', content: 'Please look at this.', created_at: AT },
    },
  },
  'violation.assigned': {
    summary: 'Violations were assigned, or assignments ended',
    description: 'By a person, by a rule of the workspace, or by being mentioned in a comment. The subject is the audit.',
    data: { audit_id: Text('The audit.'), actor: Actor, ...many, assigned: People('To whom.'), unassigned: People('Whose ended.') },
    example: {
      audit_id: ID,
      actor: ROSA,
      violation_ids: [ID],
      count: 1,
      part: 1,
      parts: 1,
      assigned: [{ id: ID, name: 'Kim' }],
      unassigned: [],
    },
  },
  'document.generated': {
    summary: 'A document was written',
    description: 'It can be read. The subject is the document.',
    data: {
      document_id: Text('The document.'),
      title: Type.String(),
      language_key: Type.String(),
      template_id: Type.String(),
      findings: Count('What the rules still find in it.'),
      bulk_id: nullable(Text('The order of many that it belongs to.')),
    },
    example: { document_id: ID, title: 'Steel bottle', language_key: 'EN', template_id: ID, findings: 0, bulk_id: null },
  },
  'rule.published': {
    summary: 'A rule of the workspace was published',
    description: 'Audits that start from now on run with it. The subject is the rule.',
    data: {
      rule_id: Text('The rule.'),
      version: nullable(Type.Integer({ description: 'Which version runs.' })),
      actor: Actor,
      reason: nullable(Text('Why.')),
    },
    example: { rule_id: 'house.claims', version: 3, actor: ROSA, reason: 'New guideline.' },
  },
  'gate.failed': {
    summary: 'The gate of a site does not hold any more',
    description:
      'Where the first run is held against it, and whenever that changes: by a run, a decision or another rule. The subject is the site.',
    data: gate,
    example: { ...GATE, findings: 2 },
  },
  'gate.passed': {
    summary: 'The gate of a site holds',
    description: 'The same: `findings` is 0. What was dismissed or marked fixed does not count. The subject is the site.',
    data: gate,
    example: { ...GATE, findings: 0 },
  },
  'live.changed': {
    summary: 'An address says of an approved text something else than before',
    description:
      'After an audit that looked at the address: changed, the same again, a required notice gone, all of it gone, or not read. The ' +
      'subject is the binding.',
    data: {
      binding_id: Text('The binding.'),
      kind: oneOf(LIVE_KINDS),
      name: Text('What was approved.'),
      version: nullable(Count('Of a document or claim.')),
      address: Text('Where it must stand.'),
      state: oneOf(LIVE_STATES),
      before: oneOf(LIVE_STATES),
      note: nullable(Text('Why the page was not read, or is gone.')),
      audit_id: Text('The audit that looked.'),
      violation_id: nullable(Text('The finding, where there is one.')),
      owner: nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Whose work it is.' })),
    },
    example: {
      binding_id: ID,
      kind: 'document',
      name: 'Night Set page',
      version: 7,
      address: 'https://shop.example/night-set',
      state: 'changed',
      before: 'same',
      note: null,
      audit_id: ID,
      violation_id: ID,
      owner: { id: ID, name: 'Rosa' },
    },
  },
  [TEST_EVENT]: {
    summary: 'Somebody tries whether an address takes events',
    description: 'Sent to that address alone, whatever events it has; it is not in the stream.',
    data: { endpoint_id: Text('The webhook.') },
    example: { endpoint_id: ID },
  },
}

const titleOf = (type: string) => `Event${type.replaceAll(/(^|\.)(\w)/g, (_match, _dot, letter: string) => letter.toUpperCase())}`

/** What each type of event says, as the document lists it under `webhooks`. */
export const EVENTS = Object.fromEntries(
  ([...EVENT_TYPES, TEST_EVENT] as const).map((type) => {
    const { summary, description, data, example } = DATA[type]
    const body = Type.Object(
      {
        id: Text('The same as webhook-id.'),
        type: Type.Literal(type),
        timestamp: Timestamp('When it happened.'),
        data: Type.Object(data),
      },
      { title: titleOf(type) },
    )
    return [type, { summary, description, body, example: { id: ID, type, timestamp: AT, data: example } }]
  }),
)
