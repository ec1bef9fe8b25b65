import { Type } from 'typebox'
import { LanguageKeySchema, nullable, oneOf, Timestamp } from './schema.ts'
import { Count, Maker, MaybeText } from './common.ts'
import { LONGEST_FIELD_NAME, LONGEST_FIELD_VALUE, LONGEST_ID } from './limits.ts'

/** As wide as a table may be. */
const Column = Type.Integer({ minimum: 0, maximum: 199, description: 'From 0.' })
const Maybe = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(nullable(oneOf(values, { description })))

const Mapping = Type.Record(Type.String({ maxLength: LONGEST_FIELD_NAME }), Column, {
  description: 'Field of the form to column of the table.',
})
const Fixed = Type.Record(Type.String({ maxLength: LONGEST_FIELD_NAME }), Type.String({ maxLength: LONGEST_FIELD_VALUE }), {
  description: 'Fields that are the same in every row, written as a cell would be.',
})

export const BulkPlanInput = Type.Object(
  {
    template_id: Type.String({ maxLength: LONGEST_ID }),
    language_key: LanguageKeySchema,
    tone_meta_id: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: LONGEST_ID })),
    mapping: Type.Optional(
      nullable(
        Type.Record(Type.String({ maxLength: LONGEST_FIELD_NAME }), Column, {
          description: 'Left out or null: proposed by the names of the columns.',
        }),
      ),
    ),
    fixed: Type.Optional(Fixed),
    decimal: Maybe([',', '.'], 'The decimal mark of numbers; null: each column says it, else the language.'),
    days: Maybe(['dmy', 'mdy'], 'The order of days written in figures; null: each column says it, else day first.'),
    fallback: Type.Optional(
      Type.Unsafe<'draft' | null>({ enum: ['draft', null], description: "Where no model can write it, the template's draft does." }),
    ),
  },
  { title: 'BulkPlanInput' },
)

const Plan = Type.Object({
  template_id: Type.String(),
  language_key: LanguageKeySchema,
  tone_meta_id: MaybeText('The tone of voice.'),
  mapping: Mapping,
  fixed: Fixed,
  decimal: nullable(oneOf([',', '.'])),
  days: nullable(oneOf(['dmy', 'mdy'])),
  fallback: Type.Unsafe<'draft' | null>({ enum: ['draft', null] }),
})

const run = {
  id: Type.String({ description: 'Also the bulk_input_id of its documents.' }),
  name: Type.String({ description: 'The name of the file.' }),
  columns: Type.Array(Type.String()),
  total: Count('Rows of the table.'),
  plan: nullable(Plan),
  state: oneOf(['draft', 'running', 'done', 'cancelled']),
  error: MaybeText('Why it was stopped.'),
  created_by: nullable(Maker),
  created_at: Timestamp('When the table was taken in.'),
  updated_at: Timestamp('When it was last changed.'),
  counts: Type.Object({
    pending: Count('Ordered and not written yet.'),
    ready: Count('Written.'),
    failed: Count('Could not be written.'),
    refused: Count('Not ordered, since the form refuses the row.'),
    with_findings: Count('Written, with findings that remain.'),
  }),
}
const BulkRunSummary = Type.Object(run, { title: 'BulkRunSummary' })
export const BulkRuns = Type.Object(
  { runs: Type.Array(BulkRunSummary, { description: 'Newest first.' }), total: Count('All of them.') },
  { title: 'BulkRuns' },
)
export const BulkRunSchema = Type.Object(
  { ...run, samples: Type.Array(Type.Array(Type.String()), { description: 'First values of each column.' }) },
  { title: 'BulkRun' },
)

const TextOrNumber = Type.Unsafe<string | number>({ type: ['string', 'number'] })
const AmbiguousCells = Type.Array(
  Type.Object({
    row: Type.Integer(),
    field: Type.String(),
    cell: Type.String(),
    read: TextOrNumber,
    other: TextOrNumber,
  }),
  { description: 'Cells that could be read in two ways, as 01/02/2026: how each is read, and the other way.' },
)
const RowFault = Type.Object({ row: Type.Integer(), fault: Type.String() })

export const BulkPreview = Type.Object(
  {
    plan: Plan,
    fit: Count('Rows the form takes.'),
    refused: Count('Rows it refuses.'),
    faults: Type.Array(RowFault, { description: 'The first of those.' }),
    ambiguous: AmbiguousCells,
    ambiguous_total: Count('All cells that could be read in two ways.'),
  },
  { title: 'BulkPreview' },
)

const AnyObjects = (description: string) => Type.Array(Type.Object({}, { additionalProperties: true }), { description })
export const BulkDryRun = Type.Object(
  {
    rows: Type.Array(
      Type.Object({
        row: Type.Integer(),
        input: Type.Object({}, { additionalProperties: true, description: 'The form as the row fills it in.' }),
        ambiguous: AmbiguousCells,
        fault: MaybeText('Why it was not written.'),
        title: MaybeText('Of the text.'),
        markdown: Type.String(),
        findings: AnyObjects('Findings that remain.'),
        unsupported: AnyObjects('Figures that no source supports.'),
        model: MaybeText('Model that wrote it; null for a draft.'),
      }),
      { description: 'The first five rows; nothing of them is stored.' },
    ),
  },
  { title: 'BulkDryRun' },
)

export const BulkRowsSchema = Type.Object(
  {
    rows: Type.Array(
      Type.Object({
        row: Type.Integer(),
        cells: Type.Array(Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'] })),
        state: oneOf(['waiting', 'written', 'failed', 'gone']),
        document_id: MaybeText('Its document.'),
        title: MaybeText('Of the document.'),
        findings: Count('Findings that remain.'),
        fault: MaybeText('Why there is none.'),
      }),
    ),
    total: Count('How many match.'),
  },
  { title: 'BulkRows' },
)
