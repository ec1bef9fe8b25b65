import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { LONGEST_FILTER_VALUE } from '../../../contract/limits.ts'
import { NOT_BLANK } from '../../../contract/one-line.ts'
import { LanguageKeySchema, nullable } from '../../../contract/schema.ts'
import type { LanguageKey } from '../../../languages.ts'

/** Several values of a filter, any of which fits: with commas in a query, a list in a body. */
export const several = <Item extends TSchema>(item: Item, description: string) =>
  Type.Optional(nullable(Type.Array(item, { maxItems: 200, description })))

/** An empty value would choose nothing, and so everything. */
export const FilterValue = Type.String({ maxLength: LONGEST_FILTER_VALUE, pattern: NOT_BLANK })

const { title: _title, description: _description, ...Language } = LanguageKeySchema as unknown as Record<string, unknown>
export const FilterLanguage = Type.Unsafe<LanguageKey>(Language)
