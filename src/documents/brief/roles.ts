import type { FormEntry } from '../../generation/form/form.ts'

/** What a field of a form is for, as far as a brief can answer it. */
export const ROLES = {
  main: 'product productname name subject title headline page category',
  message: 'message keymessage summary intro introduction lead offer description challenge body',
  facts: 'facts points keypoints features topics results groups scenes descriptions',
  headlines: 'headlines',
  benefits: 'benefits reasons perks',
  audience: 'audience readers target targetgroup viewers',
  call: 'calltoaction cta linktext',
  sender: 'sender author',
  company: 'company employer brand customer',
  url: 'url link',
  contact: 'contact',
  place: 'place location',
  starts: 'start starts startdate date launch',
  ends: 'validuntil deadline ends enddate until',
  price: 'price',
  currency: 'currency',
  period: 'period priceperiod',
  salary: 'salary pay wage',
  tasks: 'tasks',
  profile: 'profile requirements',
  use: 'use usage',
  details: 'details',
  conditions: 'conditions terms notice',
  questions: 'questions faq',
  hashtags: 'hashtags',
} as const
export type Role = keyof typeof ROLES

const BY_NAME = new Map(Object.entries(ROLES).flatMap(([role, names]) => names.split(' ').map((name) => [name, role as Role] as const)))

const folded = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

/** The form a brief is read for. */
export interface BriefForm {
  form: readonly FormEntry[]
  /** The field a title is made from. */
  main: string
}

/** What built-in fields are called in a language, folded, and the names they have in the library. */
export const labelsOf = (forms: Iterable<readonly FormEntry[]>): Map<string, string> =>
  new Map([...forms].flat().map(({ name, label }) => [folded(label), name]))

/** The field of each role, by its name, its label or its type; the first of several, a required one before others. */
export function rolesOf({ form, main }: BriefForm, labels: ReadonlyMap<string, string>): Map<Role, FormEntry> {
  const found = new Map<Role, FormEntry>()
  for (const isRequired of [true, false])
    for (const entry of form) {
      if (entry.required !== isRequired) continue
      const role = roleOf(entry, main, labels)
      if (role !== null && !found.has(role)) found.set(role, entry)
    }
  return found
}

function roleOf({ name, label, type, format }: FormEntry, main: string, labels: ReadonlyMap<string, string>): Role | null {
  if (type === 'infobase' || type === 'boolean') return null
  if (name === main && type === 'text') return 'main'
  const named = BY_NAME.get(folded(name)) ?? BY_NAME.get(folded(labels.get(folded(label)) ?? label)) ?? null
  if (named !== null) return named === 'main' && name !== main ? null : named
  if (format === 'questions') return 'questions'
  return type === 'url' ? 'url' : null
}
