import type { CheckedAsset } from '../../db/audits/checked-assets.ts'
import type { Judgement } from '../../fetch/judge-page.ts'
import type { FetchedPage } from '../../fetch/request.ts'
import type { Failure, Judge, Remark } from '../../rules/index.ts'
import type { Intake } from '../find-in-asset.ts'
import type { Decision, TrainedOnDecisions } from '../../rules/learned/index.ts'
import type { PagesToTry, TriedPages } from '../try-pages.ts'
import type { SentRules } from '../../packs/kept-rule-sets.ts'
import type { Profile } from '../../packs/profile.ts'

/** A text that a model has to judge under a guideline, or remarks on it. */
export interface Question {
  text: string
  guideline: string
  ruleId: string
  remarks?: readonly Remark[]
}

/** What was asked of a model for one asset; the thread has neither a database nor a network. */
export interface Judged {
  answers: (Question & { judgements: Awaited<ReturnType<Judge>> })[]
  failures: Failure[]
}

/** Rules of a workspace that the work after it runs with. */
export type RulesFirst = { kind: 'rules' } & SentRules

/** What a reader is asked to do. */
export type Work =
  | { kind: 'page'; page: FetchedPage; requested: string }
  | { kind: 'questions'; intake: Intake; profile: Profile }
  | { kind: 'check'; auditId: string; intake: Intake; profile: Profile; versions: Map<string, string>; judged: Judged | null }
  | ({ kind: 'try' } & PagesToTry)
  | { kind: 'train'; decisions: Decision[] }

/** What came of a page; its bytes stay where they were. */
type PageJudged = Exclude<Judgement, { outcome: 'page' }> | Omit<Extract<Judgement, { outcome: 'page' }>, 'page'>

/** A checked asset; its snapshot is the bytes it was made from, which stay where they were. */
export type CheckedApart =
  | Extract<CheckedAsset, { failed: string }>
  | (Omit<Exclude<CheckedAsset, { failed: string }>, 'snapshot'> & { snapshot: boolean })

export interface Results {
  page: PageJudged
  questions: Question[]
  check: CheckedApart
  try: TriedPages
  train: TrainedOnDecisions
}

export type Preparing = { preparing: true } | { prepared: number }

/**
 * `began`: what every page needs is loaded, from here on the time is its own, but not while rules are prepared for its language.
 * `prepared`: the milliseconds of processor time that this took.
 */
export type Report = { ready: true } | { began: true } | Preparing | { result: Results[keyof Results] } | { error: string }

/** What a reading process is asked to do, within so many milliseconds of processor time; `late`: what is said past them. */
export interface Order {
  work: Work
  most: number
  late: string
  rules: SentRules | null
}

/** `ended`: why it was not done to its end, for the owner of the page. */
export type Answered = { ready: true } | { result: Results[keyof Results] } | { ended: string } | { error: string }
