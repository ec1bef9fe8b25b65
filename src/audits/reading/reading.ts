import { wholeNumber } from '../../config.ts'
import type { Settings } from '../../config.ts'
import type { CheckedAsset } from '../../db/audits/checked-assets.ts'
import { none } from '../../fetch/judge-page.ts'
import type { Judgement } from '../../fetch/judge-page.ts'
import type { FetchedPage } from '../../fetch/request.ts'
import type { Intake } from '../find-in-asset.ts'
import type { Judging } from '../judging.ts'
import type { Decision, TrainedOnDecisions } from '../../rules/learned/index.ts'
import type { PagesToTry, TriedPages } from '../try-pages.ts'
import type { Profile } from '../../packs/profile.ts'
import type { CheckedApart, Judged, Question } from './messages.ts'
import { ReadingPool } from './pool.ts'
import { ReadingEnded } from './reading-ended.ts'

/** What others have written is read here, in processes that can be ended: no page and no file keeps the worker's loop busy or ends it. */
export interface Reading {
  /** Decides whether an answer is the page that was asked for. */
  judge(workspaceId: string, page: FetchedPage, requested: string): Promise<Judgement>
  check(workspaceId: string, asset: AssetToCheck): Promise<CheckedAsset>
  /** Tries a rule on pages as they are stored; fails with a `ReadingEnded` where these take too long. */
  tryRule(workspaceId: string, asked: PagesToTry): Promise<TriedPages>
  /** Learns what a workspace always dismisses. */
  train(workspaceId: string, decisions: Decision[]): Promise<TrainedOnDecisions>
  stop(): Promise<void>
}

interface AssetToCheck {
  auditId: string
  intake: Intake
  profile: Profile
  versions: Map<string, string>
  judging: Judging | null
}

const MEGABYTE = 1024 * 1024
/** A long document takes longer, and is none the worse for it. */
const SECONDS_PER_MEGABYTE = 2
/** Pages that a rule is tried on come packed, and many at once. */
const TRAIN_SECONDS = 600
const TRY_SECONDS = 20
const TRY_SECONDS_PER_MEGABYTE = 4
/** What is under way when the worker stops is done again by another. */
const GRACE = 2000

export function openReading(settings: Settings): Reading {
  const seconds = wholeNumber(settings, 'READ_SECONDS', 1, 3600)
  const pool = new ReadingPool()
  const limitFor = (bytes: number) => {
    const most = seconds + Math.floor(bytes / MEGABYTE) * SECONDS_PER_MEGABYTE
    return {
      most: most * 1000,
      late: `Reading and checking it took more than ${most} seconds of the processor, so it was given up. Split it, or simplify it.`,
    }
  }
  return {
    async judge(workspaceId, page, requested) {
      try {
        const judged = await pool.run(workspaceId, { kind: 'page', page, requested }, limitFor(page.bytes.length))
        return judged.outcome === 'page' ? { ...judged, page } : judged
      } catch (error) {
        if (!(error instanceof ReadingEnded)) throw error
        return none('unreadable', error.message, true)
      }
    },
    async check(workspaceId, { auditId, intake, profile, versions, judging }) {
      const limit = limitFor(intake.bytes.length)
      try {
        const questions = judging?.asks ? await pool.run(workspaceId, { kind: 'questions', intake, profile }, limit) : []
        const judged = judging && (await answers(questions, judging))
        return whole(await pool.run(workspaceId, { kind: 'check', auditId, intake, profile, versions, judged }, limit), intake)
      } catch (error) {
        if (!(error instanceof ReadingEnded)) throw error
        return { id: intake.id, name: intake.name, url: intake.url, failed: error.message }
      }
    },
    tryRule(workspaceId, asked) {
      const bytes = asked.pages.reduce((sum, { packed }) => sum + packed.byteLength, 0)
      const most = TRY_SECONDS + Math.ceil(bytes / MEGABYTE) * TRY_SECONDS_PER_MEGABYTE
      const late = `The rule took more than ${most} seconds of the processor on some pages, so they were given up.`
      return pool.run(workspaceId, { kind: 'try', ...asked }, { most: most * 1000, late })
    },
    train: (workspaceId, decisions) =>
      pool.run(workspaceId, { kind: 'train', decisions }, { most: TRAIN_SECONDS * 1000, late: 'The training took too long.' }),
    stop: () => pool.stop(GRACE),
  }
}

/** Asks the model between two pieces of work, so that no thread waits for it. */
async function answers(questions: Question[], judging: Judging): Promise<Judged> {
  const answered: Judged['answers'] = []
  for (const question of questions) {
    const { text, guideline, ruleId, remarks } = question
    answered.push({ ...question, judgements: await judging.judge(text, guideline, ruleId, remarks) })
  }
  return { answers: answered, failures: judging.failures() }
}

/** As it was in the thread: buffers become plain arrays of bytes on their way. */
const whole = (checked: CheckedApart, { bytes }: Intake): CheckedAsset =>
  'failed' in checked
    ? checked
    : {
        ...checked,
        contentHash: asBuffer(checked.contentHash),
        textHash: asBuffer(checked.textHash),
        packed: asBuffer(checked.packed),
        snapshot: checked.snapshot ? bytes : null,
      }

const asBuffer = (view: Uint8Array): Buffer => Buffer.from(view.buffer, view.byteOffset, view.byteLength)
