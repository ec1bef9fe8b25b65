import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { LONGEST_CURSOR, LONGEST_FILTER_VALUE } from '../../limits.ts'
import { NOT_BLANK } from '../../one-line.ts'
import { LanguageKeySchema, nullable } from '../../schema.ts'
import type { LanguageKey } from '../../../languages.ts'

/** Several values of a filter, any of which fits: with commas in a query, a list in a body. */
export const several = <Item extends TSchema>(item: Item, description: string) =>
  Type.Optional(nullable(Type.Array(item, { maxItems: 200, description })))

/** An empty value would choose nothing, and so everything. */
export const FilterValue = Type.String({ maxLength: LONGEST_FILTER_VALUE, pattern: NOT_BLANK })

const { title: _title, description: _description, ...Language } = LanguageKeySchema as unknown as Record<string, unknown>
export const FilterLanguage = Type.Unsafe<LanguageKey>(Language)

/** The query of a list that is read page by page: the same of every list. */
export const cursorQuery = () => ({
  cursor: Type.Optional(
    Type.String({ maxLength: LONGEST_CURSOR, description: '`next` of the answer before; absent: from the beginning.' }),
  ),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'How many at most.' }),
})

export const Next = nullable(
  Type.String({ description: 'To be sent as `cursor` for what follows, and not to be read otherwise; null: there is no more.' }),
)
