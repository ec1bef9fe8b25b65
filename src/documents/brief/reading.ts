import type { FormEntry } from '../../generation/form/form.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Filled } from './filled.ts'
import type { Part, Segment } from './parts.ts'
import type { Role } from './roles.ts'

/** A brief while it is read: its sentences, the form's fields by what they are for, and what is filled in so far. */
export interface Reading {
  brief: string
  language: LanguageKey
  segments: Segment[]
  fields: Map<Role, FormEntry>
  form: readonly FormEntry[]
  filled: Filled
}

export const partsOf = ({ segments }: Reading): Part[] => segments.flatMap(({ parts }) => parts)

/** Without the full stop that ends a sentence; an entry of a list and a name have none. */
export const unstopped = (text: string): string => (/(?:^|[\s.(])\p{L}{1,2}\.$/u.test(text) ? text : text.replace(/[.;,:]+$/u, '')).trim()
