import { Type } from 'typebox'
import { PassageFoundSchema } from './claims.ts'
import { Count, MaybeText, Text } from './common.ts'
import { LONGEST_ID, LONGEST_PAGE_ADDRESS, LONGEST_PROOF_PAGE, LONGEST_PROOF_PASSAGE } from './limits.ts'
import { LanguageKeySchema, Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { ASSERTION_KINDS, SOURCE_KINDS } from './values.ts'

/** What a proof of a claim was read from; it is kept as it was. */
export const ClaimSourceSchema = Type.Object(
  {
    id: Type.String({ description: 'A proof names it as source_id.' }),
    kind: oneOf(SOURCE_KINDS),
    name: Text('Of the file, the entry, or the address.'),
    url: MaybeText('Of an address.'),
    type: Text('What it was read as, such as pdf.'),
    language_key: nullable(LanguageKeySchema),
    pages: nullable(Count('Of what has pages.')),
    characters: Count('Of its text.'),
    size: Count('Bytes.'),
    sha256: Text('Of its bytes.'),
    read_at: Timestamp('When it was read.'),
  },
  { title: 'ClaimSource' },
)
export const AddressSourceInput = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: LONGEST_PAGE_ADDRESS,
      description: 'An http or https address: a page, or a file with text.',
    }),
  },
  { title: 'AddressSourceInput' },
)
export const EntrySourceInput = Type.Object(
  {
    infobase_id: Type.String({ maxLength: LONGEST_ID, description: 'The knowledge base.' }),
    entry_id: Type.String({ maxLength: LONGEST_ID, description: 'An entry of it.' }),
  },
  { title: 'EntrySourceInput' },
)
export const PassageInput = Type.Object(
  {
    passage: Lines({ minLength: 1, maxLength: LONGEST_PROOF_PASSAGE, description: 'Words of it.' }),
    page: Type.Optional(
      nullable(OneLine({ maxLength: LONGEST_PROOF_PAGE, description: 'Where in it: of several places the one there counts.' })),
    ),
  },
  { title: 'PassageInput' },
)
export const PassageAnswer = Type.Object(
  { found: nullable(PassageFoundSchema) },
  { title: 'PassageAnswer', description: 'Null: it does not stand there.' },
)

export const ClaimsReportSchema = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Nothing was stored.' }),
    rows: Type.Array(
      Type.Object(
        {
          row: Count('Where the claim begins; the row of names is 1.'),
          number: MaybeText('Of the claim; null: it has none yet.'),
          wording: Text('Its first.'),
          outcome: oneOf(['new', 'changed', 'same', 'refused']),
          faults: Type.Array(Type.Object({ row: Count('Of the table.'), column: Text('Its name.'), why: Text('What is wrong there.') }), {
            description: 'Of refused: each mistake.',
          }),
        },
        { title: 'ClaimsTableRow' },
      ),
    ),
    columns: Type.Array(Type.String(), { description: 'Names of columns that were read.' }),
    aside: Type.Array(Type.String(), { description: 'Names of columns that were left aside.' }),
  },
  { title: 'ClaimsReport' },
)

export const AssertionsSchema = Type.Object(
  {
    total: Count('How many match.'),
    pages: Count('That the audit has read.'),
    looked_at: Count('Of these, whose text is kept, at most 500.'),
    sentences: Count('That were looked at.'),
    assertions: Type.Array(
      Type.Object(
        {
          sentence: Text('As it stands there.'),
          language_key: nullable(LanguageKeySchema),
          kinds: Type.Array(oneOf(ASSERTION_KINDS), { description: 'By what it asserts something that can be checked.' }),
          times: Count('How often it stands on the pages.'),
          pages: Count('On how many.'),
          places: Type.Array(Type.Object({ id: Text('Of the asset.'), name: Type.String(), url: Type.String() }), {
            description: 'The first twenty pages.',
          }),
          nearest: nullable(
            Type.Object(
              { id: Type.String(), number: Type.String({ examples: ['C-14'] }) },
              { description: 'The claim that it says almost.' },
            ),
          ),
        },
        { title: 'Assertion' },
      ),
    ),
  },
  { title: 'Assertions' },
)
