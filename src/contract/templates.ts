import { Type } from 'typebox'
import { MOST_FILE, MOST_FILES, TEMPLATE_PARTS } from '../generation/template/template-parts.ts'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, MOST_NUMBER, Text } from './common.ts'
import { LONGEST_ID, LONGEST_REASON, LONGEST_TEMPLATE_KEY, LONGEST_TEMPLATE_NAME } from './limits.ts'

const Somebody = nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Who; null: the command line.' }))

/** Files by name. */
const Files = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string', maxLength: MOST_FILE },
  maxProperties: MOST_FILES,
  description: 'By name: template.yml, and one for each language, such as EN.yml.',
})
const Key = Type.String({
  minLength: 1,
  maxLength: LONGEST_TEMPLATE_KEY,
  description: 'What it is called in files and on the command line.',
})
const Revision = Type.Integer({
  minimum: 0,
  maximum: MOST_NUMBER,
  description: 'The revision of the draft one has seen; 0: there was none.',
})
const Reason = Type.String({ minLength: 3, maxLength: LONGEST_REASON, description: 'Why; kept with the version and in the trail.' })
const Id = Type.String({ maxLength: LONGEST_ID })

const FaultSchema = Type.Object(
  {
    file: Text('The file it is in.'),
    at: Type.Array(Type.Union([Type.String(), Type.Integer()]), { description: 'The keys that lead to it.' }),
    line: Count('Of the file, from 1.'),
    message: Text('What is wrong.'),
  },
  { title: 'TemplateFault' },
)

const summary = {
  id: Type.String(),
  key: Text('As in files.'),
  own: Type.Boolean({ description: 'Made by the workspace; the others are built in.' }),
  name: Text('In English where it has that, otherwise in its first language.'),
  languages: Type.Array(LanguageKeySchema, { description: 'Of the version in use, or of the draft where there is none.' }),
  version: nullable(Type.Integer({ description: 'The version in use; null: only a draft, or built in.' })),
  documents: Count('How many documents were written with it.'),
  draft: nullable(
    Type.Object(
      { revision: Type.Integer(), author: Somebody, updated_at: Timestamp('When it was saved last.') },
      { description: 'What is being written beside the version in use.' },
    ),
  ),
}
export const TemplatesSchema = Type.Object(
  { templates: Type.Array(Type.Object(summary, { title: 'TemplateSummary' })) },
  { title: 'Templates' },
)
export const TemplateDetail = Type.Object(
  {
    ...summary,
    files: Files,
    published_files: nullable(
      Type.Object({}, { additionalProperties: true, description: 'Of the version in use, where there is a draft.' }),
    ),
    versions: Type.Array(
      Type.Object({
        version: Type.Integer(),
        author: Somebody,
        reason: MaybeText('Why it was published.'),
        created_at: Timestamp('When.'),
      }),
      { description: 'Newest first.' },
    ),
  },
  { title: 'TemplateDetail' },
)
export const TemplateMade = Type.Object(
  {
    ...TemplateDetail.properties,
    found: Type.Array(Type.String(), { description: 'Fields whose value stands in the text of the document.' }),
    notes: Type.Array(Type.String(), { description: 'Fields whose value does not: notes to the writer now.' }),
  },
  { title: 'TemplateMade' },
)

export const TemplateStart = Type.Object(
  {
    key: Type.Optional(nullable(Key)),
    name: Type.Optional(
      nullable(OneLine({ maxLength: LONGEST_TEMPLATE_NAME, description: 'Of an empty one, and what its key is made from.' })),
    ),
    language_key: Type.Optional(LanguageKeySchema),
    copy_of: Type.Optional(nullable(Type.String({ maxLength: LONGEST_ID, description: 'A template, built in or own.' }))),
    document_id: Type.Optional(nullable(Type.String({ maxLength: LONGEST_ID, description: 'A document whose text becomes the draft.' }))),
  },
  { title: 'TemplateStart', description: 'Empty, a copy of another, or made from a document.' },
)
export const TemplateDraftInput = Type.Object({ files: Files, based_on: Revision }, { title: 'TemplateDraftInput' })
export const TemplatePublication = Type.Object({ reason: Reason, based_on: Revision }, { title: 'TemplatePublication' })
export const TemplateRollBack = Type.Object(
  { reason: Reason, version: Type.Integer({ minimum: 1, maximum: MOST_NUMBER }) },
  { title: 'TemplateRollBack' },
)
export const TemplateCompareQuery = Type.Object({
  from: Type.Integer({ minimum: 0, maximum: MOST_NUMBER, description: 'A version; 0: the draft.' }),
  to: Type.Integer({ minimum: 0, maximum: MOST_NUMBER, description: 'A version; 0: the draft.' }),
})
export const TemplateComparison = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        part: oneOf(TEMPLATE_PARTS),
        language: nullable(Type.String({ description: 'Null: in every language.' })),
        key: Text('What it is about.'),
        added: Type.Array(Type.String()),
        removed: Type.Array(Type.String()),
      }),
    ),
  },
  { title: 'TemplateComparison', description: 'What two versions say differently, in words.' },
)

export const PreviewInput = Type.Object(
  {
    key: Key,
    files: Files,
    language_key: Type.Optional(nullable(LanguageKeySchema)),
    input: Type.Optional(
      nullable(Type.Object({}, { additionalProperties: true, description: 'The form, filled in; null: with its own examples.' })),
    ),
    tone_meta_id: Type.Optional(nullable(Id)),
    variant: Type.Integer({ minimum: 0, maximum: 2, default: 0 }),
    by_model: Type.Boolean({ default: false, description: 'Written by the model of the workspace, which costs what a document costs.' }),
  },
  { title: 'TemplatePreviewInput' },
)
export const PreviewSchema = Type.Object(
  {
    faults: Type.Array(FaultSchema, { description: 'What is wrong with the files.' }),
    forms: Type.Array(
      Type.Object({
        language_key: LanguageKeySchema,
        name: Type.String(),
        form: Type.Array(Type.Object({}, { additionalProperties: true })),
      }),
      { description: 'The languages that can be read.' },
    ),
    language_key: nullable(LanguageKeySchema),
    input: Type.Object({}, { additionalProperties: true, description: 'What the form was filled with.' }),
    document: nullable(
      Type.Object(
        {
          title: Type.String(),
          blocks: Type.Array(Type.Object({}, { additionalProperties: true })),
          markdown: Type.String(),
          message: Type.String(),
          model: MaybeText('Which model wrote it; null: the draft.'),
          findings: Type.Array(
            Type.Object({ rule_id: Type.String(), text: Type.String(), severity: Type.String(), reason: Type.String() }),
          ),
          changes: Type.Array(Type.Object({ before: Type.String(), after: Type.String() })),
        },
        { description: 'Null where the files cannot be read, or a model is needed.' },
      ),
    ),
    prompts: Type.Array(Type.Object({ step: Type.String(), instructions: Type.String() }), {
      description: 'What a model is asked in each step, before the rules of the workspace.',
    }),
  },
  { title: 'TemplatePreview' },
)

export const TemplateImport = Type.Object(
  {
    dry_run: Type.Boolean(),
    stored: Type.Boolean({ description: 'False where one of them has a fault: all of them or none.' }),
    templates: Type.Array(
      Type.Object({
        key: Type.String(),
        effect: oneOf(['new', 'replaces', 'unchanged', 'refused']),
        languages: Type.Array(Type.String()),
        faults: Type.Array(FaultSchema),
      }),
    ),
    aside: Type.Array(Type.Object({ file: Type.String(), why: Type.String() })),
  },
  { title: 'TemplateImport' },
)
