import { Type } from 'typebox'
import { LONGEST_BRIEF, LONGEST_ID } from './limits.ts'
import { Count, MaybeText, Text } from './common.ts'
import { LanguageKeySchema, nullable, oneOf } from './schema.ts'

export const BriefInput = Type.Object(
  {
    brief: Type.String({ minLength: 1, maxLength: LONGEST_BRIEF, description: 'What is wanted, as people type it.' }),
    language_key: LanguageKeySchema,
    template_id: Type.Optional(
      nullable(
        Type.String({
          maxLength: LONGEST_ID,
          description: 'The template whose form is filled; null or left out: the brief of a campaign.',
        }),
      ),
    ),
  },
  { title: 'BriefInput' },
)

const Quote = Type.Object(
  { text: Text('Words of the brief.'), start: Count('Where they begin, in UTF-16 units.'), end: Count('Where they end.') },
  { title: 'BriefQuote' },
)

export const BriefReading = Type.Object(
  {
    fields: Type.Array(
      Type.Object({
        name: Text('Of the field.'),
        value: Type.Unsafe<string | number | string[]>({
          anyOf: [{ type: 'number' }, { type: 'string' }, { type: 'array', items: { type: 'string' } }],
          description: 'As the input of the form takes it.',
        }),
        quotes: Type.Array(Quote, { description: 'The words of the brief that it came from.' }),
      }),
      { description: 'Every value stands in the brief.' },
    ),
    asked: Type.Array(
      Type.Object({
        name: Text('Of the field.'),
        why: oneOf(['required', 'currency', 'year', 'several', 'open']),
        quote: nullable(Quote),
      }),
      {
        description:
          'What a person is asked for: `required`, the brief says nothing of it; `currency`, `year`, a price or a day without ' +
          'its own; `several`, it ' +
          'names more than one option; `open`, it names a price from or to which.',
      },
    ),
    unused: Type.Array(Quote, { description: 'Words that went into no field.' }),
    dropped: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: 'What a model said that does not stand in the brief; it is in no field.',
    }),
    in_language: nullable(LanguageKeySchema),
    made_by: oneOf(['model', 'reading']),
    message: Text('Why the model did not read it, or empty.'),
    model: MaybeText('The model that read it; null for none.'),
    tokens: Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true, description: 'What the model used.' }),
  },
  { title: 'BriefReading' },
)
