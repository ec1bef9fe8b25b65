import { RuleFault } from './fault.ts'
import type { Rule } from './rule.ts'
import { mapOf, oneOf, textOf, textsOf } from './values.ts'

/** What may be sold on a page, as far as laws tell it apart or as far as it must be known to be something else. */
export const SUBJECTS = [
  'food',
  'supplement',
  'cosmetic',
  'medicine',
  'prescription',
  'device',
  'treatment',
  'beauty',
  'sport',
  'diet',
  'feed',
  'pets',
  'travel',
  'restaurant',
  'alcohol',
  'esoteric',
  'credit',
  'investment',
  'crypto',
  'insurance',
  'gambling',
  'energy',
  'telecom',
  'software',
  'fashion',
  'furniture',
  'toy',
  'craft',
  'legal',
  'property',
  'education',
  'car',
  'electronics',
  'farming',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Whom a law protects: where it is consumers, it says nothing to a page that sells to businesses alone. */
export const PROTECTED = ['consumers', 'everybody'] as const
export type Protected = (typeof PROTECTED)[number]

/** What the law of a rule applies to, where it does not apply to everything. */
export interface Bounds {
  about?: Subject[]
  protects?: Protected | null
  /** Which rule says under its law what this one found on a page that sells something else; `any`: whatever it sells; `none`: nobody. */
  elsewhere?: Partial<Record<Subject | 'any', string>>
}

export function boundsOf(values: Record<string, unknown>): Bounds {
  const about = textsOf(values.about, ['about']).map((name) => oneOf(name, SUBJECTS, ['about'], 'food'))
  const elsewhere = values.elsewhere === undefined ? {} : mapOf(values.elsewhere, ['elsewhere'])
  for (const key of Object.keys(elsewhere))
    if (key !== 'any' && !(SUBJECTS as readonly string[]).includes(key))
      throw new RuleFault(`“${key}” is nothing that is sold; write any, or one of ${SUBJECTS.join(', ')}`, ['elsewhere', key])
  return {
    about,
    protects: values.protects === undefined ? null : oneOf(values.protects, PROTECTED, ['protects'], 'consumers'),
    elsewhere: Object.fromEntries(Object.entries(elsewhere).map(([key, id]) => [key, textOf(id, ['elsewhere', key])])),
  }
}

/** A rule with the bounds of its pack, where it names none itself. */
export const boundedBy = (rule: Rule, pack: { about?: Subject | Subject[]; protects?: Protected }): Bounds => ({
  about: rule.about && rule.about.length > 0 ? rule.about : [pack.about ?? []].flat(),
  protects: rule.protects ?? pack.protects ?? null,
})
