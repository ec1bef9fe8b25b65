import { Type } from 'typebox'
import type { LanguageKey } from '../languages.ts'
import { Count, MaybeText, Text, windowQuery } from './common.ts'
import {
  LONGEST_AUDITED_TEXT,
  LONGEST_CLAIM_WORDING,
  LONGEST_ID,
  LONGEST_LINK,
  LONGEST_LIST_OF_VALUES,
  LONGEST_LIVE_TEXT,
  LONGEST_NAME,
} from './limits.ts'
import { LanguageKeySchema, Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { LIVE_KINDS, LIVE_SOURCE_STATES, LIVE_STATES } from './values.ts'

const Range = Type.Array(Type.Integer(), { minItems: 2, maxItems: 2, description: 'From and to in the text, in UTF-16 units.' })

/** A paragraph as it was approved and as it is live. */
export const ComparedPartSchema = Type.Object(
  {
    kind: oneOf(['text', 'notice'], { description: 'notice: what must stand on the page as well.' }),
    approved: MaybeText('As it was approved; null: somebody added it.'),
    live: MaybeText('As the page has it; null: it does not.'),
    removed: Type.Array(Type.Unsafe<[number, number]>(Range), { description: 'Words of the approved text that the page lacks.' }),
    added: Type.Array(Type.Unsafe<[number, number]>(Range), { description: 'Words of the page that were not approved.' }),
  },
  { title: 'ComparedPart' },
)

const Parts = Type.Array(ComparedPartSchema, { description: 'Paragraph by paragraph; empty where it is the same.' })

const what = {
  kind: oneOf(LIVE_KINDS),
  source_id: MaybeText('The document, the claim, or what the file was read into.'),
  version: nullable(Count('Of a document or claim: the one that was approved.')),
  name: Text('What was approved.'),
}

/** What a finding says about a text that was approved for its page, as the desk shows it. */
export const FindingLiveSchema = Type.Object(
  {
    binding_id: Type.String(),
    bound: Type.Boolean({ description: 'False: it is bound no more.' }),
    ...what,
    approved_by: Type.Array(Type.String(), { description: 'Names.' }),
    approved_at: nullable(Timestamp('When.')),
    state: oneOf(['changed', 'notice_gone', 'gone']),
    parts: Parts,
  },
  { title: 'FindingLive' },
)

export const LiveBindingSchema = Type.Object(
  {
    id: Type.String(),
    ...what,
    source_state: oneOf(LIVE_SOURCE_STATES, {
      description:
        'approved: still what is bound. changed: a claim has a version that is not approved yet. expired, withdrawn: the claim ' +
        'may not be ' +
        'said any more. gone: the claim is not there.',
    }),
    language_key: nullable(LanguageKeySchema),
    texts: Type.Array(Type.String(), { description: 'Each of them may stand there: a claim has several wordings.' }),
    notices: Type.Array(Type.String(), { description: 'What must stand on the page as well.' }),
    sha256: Text('Of texts and notices.'),
    address: Text('Where it must stand.'),
    owner: nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Whose work a change is.' })),
    approved_by: Type.Array(Type.String(), { description: 'Names.' }),
    approved_at: nullable(Timestamp('When.')),
    bound_by: MaybeText('Who bound it.'),
    created_at: Timestamp('When it was bound.'),
    state: oneOf(LIVE_STATES, {
      description:
        'same; changed; notice_gone: a required notice does not stand there; gone: nothing of it does, or the page answers 404 or 410; ' +
        'not_read: the page could not be read; waiting: no audit has looked yet.',
    }),
    note: MaybeText('Why the page was not read, or is gone.'),
    parts: Parts,
    audit_id: MaybeText('The audit that looked last.'),
    asset_id: MaybeText('The page in it.'),
    violation_id: MaybeText('The finding of that audit.'),
    compared_at: nullable(Timestamp('When it was looked at last.')),
    since: nullable(Timestamp('Since when it is as it is.')),
    same_at: nullable(Timestamp('When it was the same last.')),
  },
  { title: 'LiveBinding' },
)

export const LiveBindingsSchema = Type.Object(
  {
    total: Count('How many match.'),
    bindings: Type.Array(LiveBindingSchema),
    states: Type.Object(Object.fromEntries(LIVE_STATES.map((state) => [state, Count('Bindings in this state.')])), {
      title: 'LiveStateCounts',
      description: 'All bindings by state: of the workspace, or of the one document or claim that was asked for.',
    }),
    addresses: Count('Pages that something is bound to.'),
    compared_at: nullable(Timestamp('When one of them was looked at last.')),
  },
  { title: 'LiveBindings' },
)

export const LiveBindingInput = Type.Object(
  {
    kind: oneOf(LIVE_KINDS, { description: 'A document or a claim must be approved; a text or a file is approved by whoever binds it.' }),
    id: Type.Optional(
      Type.String({ maxLength: LONGEST_ID, description: 'Of a document or claim; of a file what POST /claim-sources answered.' }),
    ),
    name: Type.Optional(OneLine({ minLength: 1, maxLength: LONGEST_NAME, isBlankAllowed: false, description: 'Of a text.' })),
    text: Type.Optional(
      Lines({ minLength: 1, maxLength: LONGEST_LIVE_TEXT, description: 'Of a text; a blank line divides its paragraphs.' }),
    ),
    language_key: Type.Optional(
      Type.Unsafe<LanguageKey | null>({ anyOf: [LanguageKeySchema, { type: 'null' }], description: 'Of a text.' }),
    ),
    address: Type.String({ minLength: 1, maxLength: LONGEST_LINK, description: 'Where it must stand.' }),
    notices: Type.Optional(
      Type.Array(Lines({ minLength: 1, maxLength: LONGEST_CLAIM_WORDING }), {
        maxItems: 20,
        description: 'What must stand on the page as well; of a claim its conditions say so.',
      }),
    ),
    owner_id: Type.Optional(
      nullable(
        Type.String({ maxLength: LONGEST_ID, description: 'The member whose work a change is; whoever binds it where nothing is said.' }),
      ),
    ),
  },
  { title: 'LiveBindingInput' },
)

export const LiveComparisonInput = Type.Object(
  {
    address: Type.String({ minLength: 1, maxLength: LONGEST_LINK, description: 'Where it is about to be published.' }),
    content: Type.String({ minLength: 1, maxLength: LONGEST_AUDITED_TEXT, description: 'The whole page.' }),
    format: oneOf(['html', 'markdown', 'text'], { default: 'html', description: 'How it is written.' }),
  },
  { title: 'LiveComparisonInput' },
)

export const LiveComparisonSchema = Type.Object(
  {
    address: Text('As it is compared.'),
    same: Type.Boolean({ description: 'Everything that is bound to the address stands there as it was approved.' }),
    comparisons: Type.Array(
      Type.Object(
        { binding_id: Type.String(), ...what, state: oneOf(['same', 'changed', 'notice_gone', 'gone']), parts: Parts },
        { title: 'LiveComparison' },
      ),
      { description: 'One for each text that is bound to it; none where nothing is.' },
    ),
  },
  { title: 'LiveComparisons' },
)

export const liveQuery = () =>
  Type.Object({
    ...windowQuery(200, 50),
    state: Type.Optional(
      Type.String({ maxLength: LONGEST_LIST_OF_VALUES, description: `States: ${LIVE_STATES.join(', ')}. Several, separated by commas.` }),
    ),
    source: Type.Optional(Type.String({ maxLength: LONGEST_ID, description: 'Of this document or claim.' })),
    search: Type.String({ maxLength: LONGEST_NAME, default: '', description: 'In names and addresses.' }),
  })
