import type { ClaimState, KeptClaimState, ProofKind, SourceKind } from '../contract/values.ts'
import type { Wording } from './claim.ts'
import type { PassageFound } from './passage.ts'

/** What must be so where a claim is said: a text that stands on the same page, or words that are not in the same sentence. */
export type Condition = { kind: 'stands'; text: string } | { kind: 'absent'; words: string[] }

/** What a proof was read from; `found`: its passage, as found when the version was written; null: it does not stand there. */
export interface ProofSource {
  kind: SourceKind
  name: string
  url: string | null
  pages: number | null
  size: number
  sha256: string
  read_at: string
  found: PassageFound | null
}

/** What proves a claim; `expires_on`: it proves nothing afterwards. */
export interface Proof extends Omit<GivenProof, 'source_id'> {
  /** Null, and absent in what was written before sources were kept: it is a description alone. */
  source_id?: string | null
  source?: ProofSource | null
}

/** A proof as people send it. */
export interface GivenProof {
  kind: ProofKind
  title: string
  /** Of a certificate. */
  number: string | null
  url: string | null
  page: string | null
  /** The words of it that carry the claim. */
  passage: string | null
  expires_on: string | null
  /** What it was read from. */
  source_id?: string | null
}

/** What a version of a claim says. */
export interface ClaimContent {
  wordings: Wording[]
  about: string[]
  /** Markets and channels it may be said in; none: everywhere. */
  markets: string[]
  channels: string[]
  conditions: Condition[]
  proofs: Proof[]
  valid_from: string | null
  valid_until: string | null
}

/** The same as people send it. */
export interface GivenContent extends Omit<ClaimContent, 'proofs'> {
  proofs: GivenProof[]
}

/** Days before its end in which an approved claim is said to expire. */
export const EXPIRING_DAYS = 60

/** Whether the calendar has such a day. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day && !day.startsWith('0000')
}

/** The end of a claim: its own or that of a proof, whichever comes first. The last day on which it holds. */
export function endOf({ valid_until: own, proofs }: Pick<ClaimContent, 'valid_until' | 'proofs'>): string | null {
  const ends = [own, ...proofs.map(({ expires_on: end }) => end)].filter((end) => end !== null).sort()
  return ends[0] ?? null
}

const later = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The last day on which what is approved counts as about to end. */
export const soonAfter = (today: string): string => later(today, EXPIRING_DAYS)

export function stateOn(state: KeptClaimState, until: string | null, today: string): ClaimState {
  if ((state !== 'approved' && state !== 'proved') || until === null) return state
  if (until < today) return 'expired'
  return state === 'approved' && until <= soonAfter(today) ? 'expiring' : state
}

export const claimName = (number: number): string => `C-${number}`

/** Why a finding is answered, as everybody reads it. */
export const answerReason = (number: number, until: string | null): string =>
  `Approved claim ${claimName(number)}${until === null ? '' : `, until ${until}`}`
