import type { Bounds, Subject } from '../definition/subject.ts'
import type { PageRead } from './read-page.ts'

/** Why the law of a rule is not for a page: how sure that is, and what the page sells instead; null where businesses are its customers. */
export interface Unfit {
  isSure: boolean
  why: string
  subject: Subject | null
}

/**
 * A page is read as selling something else from the first likelihood on, and surely so from the second, where that is so many times as
 * likely as what the law is about. Chosen on the part `choose` (`npm run bench -- pages score`): no finding of HIGH or CRITICAL that is
 * right is lost by them.
 */
export const OTHER_FROM = 0.45
export const SURELY_FROM = 0.75
export const TIMES_AS_LIKELY = 4
/** The same for businesses as customers. */
export const BUSINESS_FROM = 0.5
export const SURELY_BUSINESS_FROM = 0.75

/** Null where the law applies, or where what is sold is open: then it speaks as it does of a text without a page. */
export function whyUnfit({ about = [], protects = null }: Bounds, read: PageRead): Unfit | null {
  return unfitSubject(about, read) ?? unfitCustomers(protects, read)
}

function unfitSubject(about: readonly Subject[], { likelihoods, isSaid }: PageRead): Unfit | null {
  if (about.length === 0) return null
  const own = about.reduce((most, subject) => Math.max(most, likelihoods.get(subject) ?? 0), 0)
  let [subject, other]: [Subject | null, number] = [null, 0]
  for (const [name, likelihood] of likelihoods) if (!about.includes(name) && likelihood > other) [subject, other] = [name, likelihood]
  if (subject === null || other < OTHER_FROM || other < own * TIMES_AS_LIKELY) return null
  const how = isSaid ? 'somebody said that this page sells' : 'this page was read as selling'
  return { isSure: isSaid || other >= SURELY_FROM, why: `${how} ${subject}${shown(other, isSaid)}, not ${about.join(' or ')}`, subject }
}

function unfitCustomers(protects: Bounds['protects'], { business }: PageRead): Unfit | null {
  if (protects !== 'consumers' || business < BUSINESS_FROM) return null
  const why = `this page was read as selling to businesses${shown(business, false)}, not to consumers`
  return { isSure: business >= SURELY_BUSINESS_FROM, why, subject: null }
}

const shown = (likelihood: number, isSaid: boolean) => (isSaid ? '' : ` (${likelihood.toFixed(2)})`)

/** The rule that speaks instead, by its id; null where none does. */
export function instead({ elsewhere = {} }: Bounds, { subject }: Unfit): string | null {
  if (subject === null) return null
  const id = elsewhere[subject] ?? elsewhere.any ?? 'none'
  return id === 'none' ? null : id
}
