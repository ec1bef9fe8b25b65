import { Type } from 'typebox'
import { MaybeText, reason, Text } from './common.ts'
import { LONGEST_ID, LONGEST_KEPT_BECAUSE, LONGEST_MARKET_CODE, LONGEST_MATTER, LONGEST_REASON } from './limits.ts'
import { Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { HELD_KINDS } from './values.ts'

const MOST_MINIMUMS = 50
const MOST_YEARS = 100

export const KeptSchema = Type.Object(
  {
    why: oneOf(['hold', 'minimum']),
    until: nullable(Timestamp('Until when; null: for ever, or until the hold is lifted.')),
    because: Text('The matter of the hold, or the law or house rule that asks for the minimum.'),
    text: Text('All of it in a sentence.'),
  },
  { title: 'Kept', description: 'Why something cannot be deleted.' },
)
export const KeptAnswer = Type.Object({ kept: nullable(KeptSchema) }, { title: 'KeptAnswer' })
export const keptQuery = Type.Object({
  kind: oneOf(HELD_KINDS),
  id: Type.String({ maxLength: LONGEST_ID, description: 'Of what is asked about.' }),
})

const HoldSchema = Type.Object(
  {
    id: Type.String(),
    kind: oneOf(HELD_KINDS),
    subject_id: Text('What is held.'),
    subject_name: Text('What it was called when the hold was placed.'),
    matter: Text('The case, request or investigation it is for.'),
    reason: Text('Why it was placed.'),
    placed_at: Timestamp('When.'),
    placed_by_name: Text('By whom.'),
    lifted_at: nullable(Timestamp('When it was lifted; null while it stands.')),
    lifted_by_name: MaybeText('By whom.'),
    lifted_reason: MaybeText('Why it was lifted.'),
    erasure_asked_at: nullable(Timestamp('Since when data of a person are blocked and wait for the hold to be lifted.')),
  },
  { title: 'Hold', description: 'A legal hold: while it stands, nobody deletes its subject.' },
)
export const HoldAnswer = HoldSchema
export const Holds = Type.Object({ holds: Type.Array(HoldSchema), total: Type.Integer() }, { title: 'Holds' })
export const HoldInput = Type.Object(
  {
    kind: oneOf(HELD_KINDS),
    subject_id: Type.String({ maxLength: LONGEST_ID, description: 'Of the audit, site, document or member.' }),
    matter: OneLine({ minLength: 1, maxLength: LONGEST_MATTER, description: 'The case, request or investigation it is for.' }),
    reason: Lines({ minLength: 1, maxLength: LONGEST_REASON, description: 'Why; kept in the admin log.' }),
  },
  { title: 'HoldInput' },
)
export const LiftInput = Type.Object(
  { reason: Lines({ minLength: 1, maxLength: LONGEST_REASON, description: 'Why; kept in the admin log.' }) },
  { title: 'LiftInput' },
)
export const Lifted = Type.Object(
  { ...HoldSchema.properties, erased: Type.Boolean({ description: 'Whether data of a person that waited for it are deleted now.' }) },
  { title: 'LiftedHold' },
)

const minimum = {
  covers: oneOf(['audits', 'documents']),
  market: nullable(Type.String({ maxLength: LONGEST_MARKET_CODE, description: 'A country (GB); null: whatever it is for.' })),
  years: nullable(Type.Integer({ minimum: 1, maximum: MOST_YEARS, description: 'Years from its end or last change; null: for ever.' })),
  because: OneLine({ minLength: 1, maxLength: LONGEST_KEPT_BECAUSE, description: 'The law, contract or house rule that asks for it.' }),
}
export const MinimumSchema = Type.Object(
  {
    rules: Type.Array(
      Type.Object(
        { ...minimum, ended_at: nullable(Timestamp('When it was ended; what is older is still kept by it. Null while it stands.')) },
        { title: 'MinimumRule' },
      ),
    ),
  },
  { title: 'MinimumRetention', description: 'For how long things are kept at least. Documents are covered once they were approved.' },
)
export const MinimumInput = Type.Object(
  { rules: Type.Array(Type.Object(minimum, { title: 'MinimumRuleInput' }), { maxItems: MOST_MINIMUMS }), reason },
  { title: 'MinimumRetentionInput' },
)
