import { Type } from 'typebox'
import { LANGUAGE_KEYS } from '../languages.ts'
import type { LanguageKey } from '../languages.ts'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, Text } from './common.ts'
import { LONGEST_TERM, LONGEST_TERM_NOTE } from './limits.ts'

const entry = {
  type: 'object',
  required: ['term', 'forbidden'],
  additionalProperties: false,
  properties: {
    term: { type: 'string', maxLength: LONGEST_TERM, description: 'What is written.' },
    forbidden: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: LONGEST_TERM }, description: 'What never is.' },
  },
} as const
const Words = Type.Unsafe<Partial<Record<LanguageKey, { term: string; forbidden: string[] }>>>({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(LANGUAGE_KEYS.map((key) => [key, entry])),
  description: 'By language.',
})

export const TermInput = Type.Object(
  { words: Words, note: Type.Optional(nullable(Type.String({ maxLength: LONGEST_TERM_NOTE, description: 'For people.' }))) },
  { title: 'TermInput' },
)
export const TermsSchema = Type.Object(
  {
    total: Count('How many match.'),
    terms: Type.Array(
      Type.Object(
        { id: Type.String(), words: Words, note: MaybeText('For people.'), updated_at: Timestamp('When it was changed last.') },
        { title: 'Term' },
      ),
    ),
  },
  { title: 'Terms' },
)
export const TermsReport = Type.Object(
  {
    dry_run: Type.Boolean(),
    lines: Type.Array(
      Type.Object({
        line: Count('Of the table, from 1.'),
        term: Text('Its first word.'),
        outcome: oneOf(['new', 'changed', 'same', 'refused']),
        why: MaybeText('Why it was refused.'),
      }),
    ),
    columns: Type.Array(Type.String(), { description: 'Columns that were read.' }),
    aside: Type.Array(Type.String(), { description: 'Columns that were not.' }),
  },
  { title: 'TermsReport' },
)
