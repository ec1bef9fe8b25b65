import { Type } from 'typebox'
import { SEVERITIES } from '../reviews/chart/chart.ts'
import type { LanguageKey } from '../languages.ts'
import { Count, MaybeText, MOST_NUMBER, reason, Text, windowQuery } from './common.ts'
import {
  LONGEST_CLAIM_CHANNEL,
  LONGEST_CLAIM_WORDING,
  LONGEST_ID,
  LONGEST_LINK,
  LONGEST_LIST_OF_VALUES,
  LONGEST_MARKET_CODE,
  LONGEST_NAME,
  LONGEST_PROOF_NUMBER,
  LONGEST_PROOF_PAGE,
  LONGEST_PROOF_PASSAGE,
  LONGEST_REASON,
  LONGEST_TEXT_TITLE,
} from './limits.ts'
import { LanguageKeySchema, Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { CLAIM_SORTS, CLAIM_STATES, DIFFERENCE_KINDS, FINDING_CLAIMS, PROOF_KINDS, SOURCE_KINDS } from './values.ts'

/** Whether there is such a day is looked at with the claim. */
const Day = (description: string) => nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2027-03-01'] }))
const Maybe = (maxLength: number, description: string) => nullable(OneLine({ maxLength, description }))
const Words = (description: string, maxLength = LONGEST_NAME) =>
  Type.Array(OneLine({ minLength: 1, maxLength, isBlankAllowed: false }), { maxItems: 100, description })

const WordingSchema = Type.Object({
  language: Type.Unsafe<LanguageKey | null>({
    anyOf: [LanguageKeySchema, { type: 'null' }],
    description: 'Null: any.',
  }),
  text: OneLine({ minLength: 1, maxLength: LONGEST_CLAIM_WORDING, isBlankAllowed: false, description: 'As it is said.' }),
})

const ConditionSchema = Type.Union([
  Type.Object({
    kind: oneOf(['stands'], { description: 'A text that stands on the same page.' }),
    text: OneLine({ minLength: 1, maxLength: LONGEST_CLAIM_WORDING, isBlankAllowed: false }),
  }),
  Type.Object({
    kind: oneOf(['absent'], { description: 'Words that are not in the same sentence.' }),
    words: Type.Array(OneLine({ minLength: 1, maxLength: LONGEST_NAME, isBlankAllowed: false }), { minItems: 1, maxItems: 100 }),
  }),
])

/** Where a passage stands in what a proof was read from. */
export const PassageFoundSchema = Type.Object(
  {
    page: nullable(Count('Of what has pages.')),
    before: Text('What stands before it.'),
    text: Text('The passage as it stands there.'),
    after: Text('What stands after it.'),
    times: Count('How often it stands there.'),
  },
  { title: 'PassageFound' },
)

const proof = {
  kind: oneOf(PROOF_KINDS),
  title: OneLine({ minLength: 1, maxLength: LONGEST_TEXT_TITLE, isBlankAllowed: false }),
  number: Maybe(LONGEST_PROOF_NUMBER, 'Of a certificate.'),
  url: Maybe(LONGEST_LINK, 'Where it can be read; it is not fetched: POST /claim-sources/addresses keeps what an address answers.'),
  page: Maybe(LONGEST_PROOF_PAGE, 'Where in it, such as p. 3.'),
  passage: nullable(Lines({ maxLength: LONGEST_PROOF_PASSAGE, description: 'Its words that carry the claim.' })),
  expires_on: Day('It proves nothing afterwards, and the claim ends with it.'),
}
const GivenProofSchema = Type.Object(
  {
    ...proof,
    source_id: Type.Optional(
      nullable(
        Type.String({
          maxLength: LONGEST_ID,
          description: 'What it was read from (POST /claim-sources): its passage is looked for there.',
        }),
      ),
    ),
  },
  { title: 'ClaimProofInput' },
)
const ProofSchema = Type.Object(
  {
    ...proof,
    source_id: MaybeText('What it was read from; null: it is a description alone.'),
    source: nullable(
      Type.Object(
        {
          kind: oneOf(SOURCE_KINDS),
          name: Text('Of the file, the entry, or the address.'),
          url: MaybeText('Of an address.'),
          pages: nullable(Count('Of what has pages.')),
          size: Count('Bytes.'),
          sha256: Text('Of its bytes.'),
          read_at: Timestamp('When it was read.'),
          found: nullable(PassageFoundSchema),
          now: oneOf(['same', 'changed', 'gone'], {
            description: 'changed, gone: the entry of the knowledge base says something else today, or is gone.',
          }),
        },
        { title: 'ProofSource', description: 'found: where the passage stands; null where there is none, or it does not stand there.' },
      ),
    ),
  },
  { title: 'ClaimProof' },
)

const content = {
  wordings: Type.Array(WordingSchema, { minItems: 1, maxItems: 200, description: 'Each language with its variants.' }),
  about: Words('Products and brands it is about: their names may stand beside it, and no other’s.'),
  markets: Words('Markets it may be said in, such as DE, AT; none: everywhere.', LONGEST_MARKET_CODE),
  channels: Words('Channels it is meant for; kept, and not looked at by audits.', LONGEST_CLAIM_CHANNEL),
  conditions: Type.Array(ConditionSchema, { maxItems: 50, description: 'What must be so where it is said.' }),
  valid_from: Day('The first day.'),
  valid_until: Day('The last day; proofs may end it before.'),
}
const given = { ...content, proofs: Type.Array(GivenProofSchema, { maxItems: 50 }) }

const PartSaid = nullable(Type.Object({ text: Type.String(), start: Type.Integer(), end: Type.Integer() }))

/** What a finding has to do with a claim, as the desk shows it. */
export const FindingClaimSchema = Type.Object(
  {
    how: oneOf(FINDING_CLAIMS, {
      description:
        'answered: the claim answers it. ended: it did, until the claim was withdrawn, changed or expired. almost: the sentence says the ' +
        'claim almost. condition: what must stand with the claim does not.',
    }),
    id: Type.String(),
    number: Type.String({ examples: ['C-14'] }),
    version: Count('The version that is meant.'),
    state: oneOf(CLAIM_STATES, { description: 'Of the claim today.' }),
    until: Day('The last day of that version.'),
    wording: Text('The approved wording that is nearest.'),
    markets: Type.Array(Type.String()),
    conditions: Type.Array(ConditionSchema),
    proof: nullable(Type.Object({ title: Type.String(), page: MaybeText('Where in it.'), passage: MaybeText('Its words.') })),
    differences: Type.Array(
      Type.Object(
        {
          kind: oneOf(DIFFERENCE_KINDS),
          said: PartSaid,
          approved: MaybeText('What was approved there; null: nothing.'),
        },
        { title: 'ClaimDifference' },
      ),
      { description: 'Of almost: what differs; `said` by its place in the sentence.' },
    ),
    missing: Type.Array(ConditionSchema, { description: 'Of condition: what is not met.' }),
    ended_at: nullable(Timestamp('When the claim answered it no more.')),
  },
  { title: 'FindingClaim' },
)

export const ClaimInput = Type.Object(given, { title: 'ClaimInput' })
export const ClaimChange = Type.Object(
  {
    ...given,
    based_on: Type.Integer({
      minimum: 1,
      maximum: MOST_NUMBER,
      description: 'The version that was changed; where another is in use, 409.',
    }),
    reason,
  },
  { title: 'ClaimChange' },
)
export const ClaimApproval = Type.Object(
  { version: Type.Integer({ minimum: 1, maximum: MOST_NUMBER, description: 'The version that was read.' }) },
  { title: 'ClaimApproval' },
)
export const ClaimWithdrawal = Type.Object(
  { reason: Lines({ minLength: 1, maxLength: LONGEST_REASON, description: 'Why; kept in the admin log.' }) },
  { title: 'ClaimWithdrawal' },
)

export const ClaimSchema = Type.Object(
  {
    id: Type.String(),
    number: Type.String({ description: 'As people name it.', examples: ['C-14'] }),
    state: oneOf(CLAIM_STATES, {
      description: 'expiring: approved, and within 60 days. expired: its last day or that of a proof has passed.',
    }),
    version: Count('From 1.'),
    ...content,
    proofs: Type.Array(ProofSchema),
    until: Day('The last day on which it holds: the earliest of its own and those of its proofs.'),
    answers: Count('Findings that it answers now.'),
    remarks: Count('Undecided findings of sentences that say it almost, or without what must stand with it.'),
    written_by: MaybeText('Whose version it is.'),
    approved_by: MaybeText('Who approved it.'),
    approved_at: nullable(Timestamp('When.')),
    created_at: Timestamp('When it was made.'),
    updated_at: Timestamp('When it was changed last.'),
  },
  { title: 'Claim' },
)
export const ClaimsSchema = Type.Object(
  {
    total: Count('How many match.'),
    claims: Type.Array(ClaimSchema),
    states: Type.Object(Object.fromEntries(CLAIM_STATES.map((state) => [state, Count('Claims in this state.')])), {
      title: 'ClaimStateCounts',
      description: 'All claims of the workspace by state.',
    }),
  },
  { title: 'Claims' },
)
export const ClaimFindingsSchema = Type.Object(
  {
    findings: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          audit_id: Type.String(),
          how: oneOf(FINDING_CLAIMS),
          version: Count('Of the claim.'),
          sentence: Text('What the page says.'),
          language_key: nullable(LanguageKeySchema),
          asset_name: MaybeText('Name of the page.'),
          asset_url: MaybeText('Its address.'),
          severity: nullable(oneOf(SEVERITIES)),
          found_at: Timestamp('When the audit found it.'),
        },
        { title: 'ClaimFinding' },
      ),
      { description: 'Newest first, at most 200.' },
    ),
  },
  { title: 'ClaimFindings' },
)
export const ClaimVersionsSchema = Type.Object(
  {
    versions: Type.Array(
      Type.Object({
        version: Count('From 1.'),
        reason: MaybeText('Why it was changed.'),
        author: MaybeText('Who.'),
        created_at: Timestamp('When.'),
      }),
    ),
  },
  { title: 'ClaimVersions' },
)

export const claimsQuery = () =>
  Type.Object({
    ...windowQuery(200, 50),
    state: Type.Optional(
      Type.String({ maxLength: LONGEST_LIST_OF_VALUES, description: `States: ${CLAIM_STATES.join(', ')}. Several, separated by commas.` }),
    ),
    market: Type.Optional(Type.String({ maxLength: LONGEST_MARKET_CODE, description: 'Claims that may be said there.' })),
    sort: oneOf(CLAIM_SORTS, {
      default: 'number',
      description: 'number: the newest first. attention: what ends first. ends: by its last day.',
    }),
    search: Type.String({ maxLength: LONGEST_NAME, default: '', description: 'In number, wordings, products and titles of proofs.' }),
  })
