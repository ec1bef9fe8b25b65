import { Type } from 'typebox'
import { Count, MaybeText, MOST_NUMBER, reason, windowQuery } from './common.ts'
import {
  LONGEST_DOCUMENT_TITLE,
  LONGEST_ID,
  LONGEST_LINK,
  LONGEST_MARKET_CODE,
  LONGEST_NAME,
  LONGEST_REASON,
  LONGEST_STATEMENT,
  LONGEST_UUID,
} from './limits.ts'
import { Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { ENTERED_KINDS, REGISTER_KINDS, REGISTER_MISSING, REGISTER_PROOF_KINDS, REGISTER_STATES } from './values.ts'

/** Whether there is such a day is looked at with the entry. */
const day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description, examples: ['2026-11-09'] })
const Maybe = (maxLength: number, description: string) => nullable(OneLine({ maxLength, minLength: 1, isBlankAllowed: false, description }))

const ProofInput = Type.Object(
  {
    kind: oneOf(REGISTER_PROOF_KINDS, {
      description: 'source: what a claim was read from. address: of a page elsewhere. note: words alone.',
    }),
    id: nullable(Type.String({ maxLength: LONGEST_ID, description: 'Of a claim, document, finding, audit or source.' })),
    title: OneLine({ minLength: 1, maxLength: LONGEST_DOCUMENT_TITLE, isBlankAllowed: false, description: 'What it is called.' }),
    url: Maybe(LONGEST_LINK, 'Of an address.'),
  },
  { title: 'RegisterProofInput' },
)
const ApproverInput = Type.Object(
  {
    id: nullable(Type.String({ maxLength: LONGEST_UUID, description: 'Of a member; the name is then known.' })),
    name: Maybe(LONGEST_NAME, 'Of somebody who is no member.'),
    function: Maybe(LONGEST_NAME, 'As what they approved it: legal, s. 21 approver.'),
  },
  { title: 'RegisterApproverInput' },
)

const content = {
  title: OneLine({ minLength: 1, maxLength: LONGEST_DOCUMENT_TITLE, isBlankAllowed: false, description: 'What it is.' }),
  medium: Maybe(LONGEST_NAME, 'Where it appears: web, mail, print, Instagram.'),
  audience: Maybe(LONGEST_NAME, 'To whom it is addressed.'),
  markets: Type.Array(OneLine({ minLength: 1, maxLength: LONGEST_MARKET_CODE, isBlankAllowed: false }), {
    maxItems: 100,
    description: 'Such as DE, UK; none: everywhere.',
  }),
  approved_on: day('When it was approved.'),
  first_used_on: nullable(day('When it was used first; null: not yet, or nobody has said.')),
  ends_on: nullable(day('The last day on which it is used.')),
  statement: nullable(
    Lines({ minLength: 1, maxLength: LONGEST_STATEMENT, description: 'Why it is compliant, in the words of whoever approved it.' }),
  ),
}
const given = {
  ...content,
  approvers: Type.Array(ApproverInput, { maxItems: 20 }),
  proofs: Type.Array(ProofInput, { maxItems: 50, description: 'What shows that it is so.' }),
}

export const RegisterEntryInput = Type.Object(
  {
    kind: oneOf(ENTERED_KINDS, { description: 'page: as it is live at an address. other: what was approved elsewhere.' }),
    url: Type.Optional(Maybe(LONGEST_LINK, 'Of a page; it is bound to what the newest audit that read it has read there.')),
    ...given,
  },
  { title: 'RegisterEntryInput' },
)
export const RegisterEntryChange = Type.Object(
  {
    ...given,
    based_on: Type.Integer({
      minimum: 1,
      maximum: MOST_NUMBER,
      description: 'The version that was changed; where another is in use, 409.',
    }),
    reason,
  },
  { title: 'RegisterEntryChange' },
)
export const RegisterWithdrawal = Type.Object(
  {
    reason: Lines({ minLength: 1, maxLength: LONGEST_REASON, description: 'Why.' }),
    on: Type.Optional(nullable(day('Since when it is no longer used; today where nothing is said.'))),
  },
  { title: 'RegisterWithdrawal' },
)

const Named = Type.Object({ id: Type.String(), number: Count('Of the entry.') }, { title: 'RegisterNumber' })

export const RegisterEntrySchema = Type.Object(
  {
    id: Type.String(),
    number: Count('From 1, without gaps; it never changes and is never used again.'),
    kind: oneOf(REGISTER_KINDS, { description: 'withdrawal: of another entry; its statement says why.' }),
    state: nullable(oneOf(REGISTER_STATES, { description: 'approved: not used yet, as far as is known. Null: a withdrawal.' })),
    version: Count('How often it was completed, from 1.'),
    ...content,
    approvers: Type.Array(
      Type.Object(
        { id: MaybeText('Of a member.'), name: Type.String(), function: MaybeText('As what they approved it.') },
        { title: 'RegisterApprover' },
      ),
    ),
    proofs: Type.Array(
      Type.Object(
        {
          kind: oneOf(REGISTER_PROOF_KINDS),
          id: MaybeText('Of what it names in the workspace.'),
          title: Type.String(),
          url: MaybeText('Of an address.'),
          gone: Type.Boolean({ description: 'What it names is no longer there.' }),
        },
        { title: 'RegisterProof' },
      ),
    ),
    subject: nullable(
      Type.Object(
        {
          id: Type.String(),
          version: nullable(Count('The version that was approved.')),
          sha256: MaybeText('Of the text that was approved, or of the page as it was read.'),
          gone: Type.Boolean({ description: 'It was deleted; the entry stays.' }),
        },
        { title: 'RegisterSubject', description: 'The document, the claim, or the page as an audit read it.' },
      ),
    ),
    withdraws: nullable(Named),
    withdrawn_on: nullable(day('Since when it is no longer used.')),
    withdrawn_by: nullable(Named),
    missing: Type.Array(oneOf(REGISTER_MISSING), { description: 'What an examiner asks for and nobody has said yet.' }),
    entered_at: Timestamp('When it got its number.'),
  },
  { title: 'RegisterEntry' },
)

export const RegisterSchema = Type.Object(
  {
    total: Count('How many match.'),
    entries: Type.Array(RegisterEntrySchema),
    highest: Count('The last number.'),
    gaps: Type.Array(Type.Integer(), { description: 'Numbers that no entry has any more: somebody took them out of the database.' }),
    incomplete: Count('Entries that lack something.'),
    states: Type.Object(Object.fromEntries(REGISTER_STATES.map((state) => [state, Count('Entries in this state.')])), {
      title: 'RegisterStateCounts',
      description: 'All entries of the workspace by state, but withdrawals.',
    }),
    media: Type.Array(Type.String(), { description: 'Media that entries name.' }),
    approvers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'Members who approved something.' }),
  },
  { title: 'Register' },
)

export const RegisterVersionsSchema = Type.Object(
  {
    versions: Type.Array(
      Type.Object(
        {
          version: Count('From 1.'),
          reason: MaybeText('Why it was completed.'),
          author: MaybeText('Who.'),
          changed: Type.Array(Type.String(), { description: 'Fields that the version before says otherwise.' }),
          created_at: Timestamp('When.'),
        },
        { title: 'RegisterVersion' },
      ),
    ),
  },
  { title: 'RegisterVersions' },
)

export const registerQuery = () =>
  Type.Object({
    ...windowQuery(200, 50),
    search: Type.String({ maxLength: LONGEST_NAME, default: '', description: 'In number, title, medium, audience, reason and proof.' }),
    kind: Type.Optional(oneOf(REGISTER_KINDS)),
    state: Type.Optional(oneOf(REGISTER_STATES)),
    medium: Type.Optional(Type.String({ maxLength: LONGEST_NAME, description: 'As it is written.' })),
    market: Type.Optional(Type.String({ maxLength: LONGEST_MARKET_CODE, description: 'Entries for that market, or for all.' })),
    approver: Type.Optional(Type.String({ maxLength: LONGEST_UUID, description: 'Approved by this member (identifier).' })),
    on: Type.Optional(day('Used on this day.')),
    incomplete: oneOf(['true', 'false'], { default: 'false', description: 'Only entries that lack something.' }),
  })
