import { REGISTER_MISSING } from '../contract/values.ts'
import type { RegisterKind, RegisterProofKind, RegisterState } from '../contract/values.ts'

/** Who approved it, as what. Of a member the identifier and the name of then, for which a pseudonym can stand; of others the name. */
export interface Approver {
  id: string | null
  name: string
  function: string | null
}

/** What shows that it is so: something of the workspace by its identifier, an address, or words. */
export interface RegisterProof {
  kind: RegisterProofKind
  id: string | null
  title: string
  url: string | null
}

/** What a version of an entry says; what is not known yet is null, and can be completed. */
export interface RegisterContent {
  title: string
  medium: string | null
  audience: string | null
  markets: string[]
  approved_on: string
  first_used_on: string | null
  /** The last day on which it is used. */
  ends_on: string | null
  approvers: Approver[]
  /** Why it is compliant, in the words of whoever approved it; of a withdrawal, why it was withdrawn. */
  statement: string | null
  proofs: RegisterProof[]
}

type AskedFor = (typeof REGISTER_MISSING)[number]

export function missingOf(kind: RegisterKind, content: RegisterContent): AskedFor[] {
  if (kind === 'withdrawal') return []
  const { medium, audience, first_used_on: first, approvers, statement, proofs } = content
  const has: Record<AskedFor, boolean> = {
    medium: medium !== null,
    audience: audience !== null,
    first_used_on: first !== null,
    approver: approvers.length > 0,
    function: approvers.every((each) => each.function !== null),
    statement: statement !== null,
    proof: proofs.length > 0,
  }
  return REGISTER_MISSING.filter((each) => !has[each])
}

export const entryName = (number: number): string => `No. ${number}`

/** What stands of it in the admin log, which no name of a member is written into: it could not be taken out again. */
export const bound = (content: RegisterContent) => ({
  ...content,
  approvers: content.approvers.map(({ id, name, function: as }) => ({ id, name: id === null ? name : null, function: as })),
})

export const searchOf = (number: number, { title, medium, audience, approvers, statement, proofs }: RegisterContent): string =>
  [
    entryName(number),
    title,
    medium,
    audience,
    statement,
    ...approvers.flatMap((each) => [each.name, each.function]),
    ...proofs.map((proof) => proof.title),
  ]
    .filter((each) => each !== null)
    .join('\n')
    .toLowerCase()

interface Dated {
  kind: RegisterKind
  content: RegisterContent
  withdrawn_on: string | null
}

/** As what it counts on a day; null: a withdrawal. The list of entries says the same in SQL. */
export function stateOn({ kind, content, withdrawn_on: withdrawn }: Dated, day: string): RegisterState | null {
  if (kind === 'withdrawal') return null
  if (withdrawn !== null) return 'withdrawn'
  if (content.ends_on !== null && content.ends_on < day) return 'ended'
  return content.first_used_on !== null && content.first_used_on <= day ? 'in_use' : 'approved'
}

/** Fields that a version says otherwise than the one before; of the first none. */
export const changedFields = (before: RegisterContent | null, now: RegisterContent): string[] =>
  before === null
    ? []
    : (Object.keys(now) as (keyof RegisterContent)[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
