import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { ReadingEnded } from '../audits/reading/reading-ended.ts'
import type { Reading } from '../audits/reading/reading.ts'
import type { PagesToTry, RuleToTry, TriedPlace } from '../audits/try-pages.ts'
import { LikeFindings } from '../decided/like.ts'
import { MOST_NOT_TRIED, MOST_SENTENCES } from '../decided/tried.ts'
import type { AtPlace, NotTried, TriedCounts, TriedResults, TriedSentence } from '../decided/tried.ts'
import { decidedFindings, runsOfRule } from '../db/rules/decided-findings.ts'
import { beginTry, endTry, isTryRunning, storeTryProgress } from '../db/rules/tries.ts'
import type { TryWork } from '../db/rules/tries.ts'
import { findingsOnPages, nextPackedPages } from '../db/audits/stored-pages.ts'
import type { PackedPage, PlacedFinding } from '../db/audits/stored-pages.ts'
import { readSettings, today } from '../db/settings/settings.ts'
import { allowedOn } from '../packs/profile.ts'
import { REVIEW_STATES } from '../reviews/chart/chart.ts'
import { TRY_GIVEN_UP, TRY_RULE } from '../queue/queue.ts'
import type { TryJob } from '../queue/queue.ts'
import { watchedJobs } from './watched.ts'

/** Milliseconds between two times that progress is stored. */
const STORED_EVERY = 500
/** Pages on which a rule may fail before the rest is given up. */
const MOST_FAILED = 20

const INTERRUPTED = 'The try was interrupted several times and given up. Try again.'
const TEXT_GONE = 'Its text is no longer kept.'
const TOO_SLOW = `The rule failed on ${MOST_FAILED} pages, so the rest was not tried. On the last one: `

/** Tries of rules that wait in the queue. One at a time for a workspace: a try keeps a thread busy. */
export async function startTrying(boss: PgBoss, db: pg.Pool, reading: Reading): Promise<void> {
  const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 }
  await boss.work<TryJob>(TRY_RULE, { ...often, localConcurrency: 2, localGroupConcurrency: 1 }, (jobs) =>
    watchedJobs(TRY_RULE, jobs, () => tryRule(db, reading, jobs[0]!.data)),
  )
  await boss.work<TryJob>(TRY_GIVEN_UP, { pollingIntervalSeconds: 2 }, (jobs) => {
    const { workspaceId, tryId } = jobs[0]!.data
    return watchedJobs(TRY_GIVEN_UP, jobs, () => endTry(db, workspaceId, tryId, 'failed', INTERRUPTED))
  })
}

export async function tryRule(db: pg.Pool, reading: Reading, { workspaceId, tryId }: TryJob): Promise<void> {
  const work = await beginTry(db, workspaceId, tryId)
  if (work) await new Try(db, reading, workspaceId, tryId, work).run()
}

/** One try from where it was left: pages are read from the database while those before are being tried. */
class Try {
  readonly #db: pg.Pool
  readonly #reading: Reading
  readonly #workspaceId: string
  readonly #id: string
  readonly #work: TryWork
  readonly #counts: TriedCounts
  readonly #results: TriedResults
  #like: LikeFindings | undefined
  #stored = performance.now()
  #changed = false

  constructor(db: pg.Pool, reading: Reading, workspaceId: string, id: string, work: TryWork) {
    this.#db = db
    this.#reading = reading
    this.#workspaceId = workspaceId
    this.#id = id
    this.#work = work
    this.#counts = work.counts
    this.#results = work.results
  }

  async run(): Promise<void> {
    const { file, content, earlier, runs, at_run: firstRun, at_position: firstPosition } = this.#work
    const { allowedTexts } = await readSettings(this.#db, this.#workspaceId)
    const rule: RuleToTry = { file, content, earlier, allowed: allowedOn(allowedTexts, today()) }
    for (let run = firstRun; run < runs.length; run++) {
      const next = (after: number) => nextPackedPages(this.#db, this.#workspaceId, runs[run]!, after)
      let pages = await next(run === firstRun ? firstPosition : -1)
      while (pages.length > 0) {
        const position = pages.at(-1)!.position
        const [failure, following] = await Promise.all([this.#tryPages(rule, runs[run]!, pages), next(position)])
        if (failure !== null) return void (await endTry(this.#db, this.#workspaceId, this.#id, 'failed', failure))
        if (!(await this.#goesOn(run, position))) return
        pages = following
      }
    }
    await this.#store(runs.length, -1, 'completed')
  }

  /** Whether it goes on, and was not cancelled; findings are stored now and then. */
  #goesOn(run: number, position: number): Promise<boolean> {
    return performance.now() - this.#stored < STORED_EVERY
      ? isTryRunning(this.#db, this.#workspaceId, this.#id)
      : this.#store(run, position, 'running')
  }

  #store(run: number, position: number, state: 'running' | 'completed'): Promise<boolean> {
    this.#stored = performance.now()
    const results = this.#changed ? this.#results : null
    this.#changed = false
    return storeTryProgress(this.#db, this.#workspaceId, this.#id, { run, position, counts: this.#counts, results, state })
  }

  /** Answers why the try ends here, where it does. */
  async #tryPages(rule: RuleToTry, auditId: string, pages: PackedPage[]): Promise<string | null> {
    const kept = pages.filter((page): page is PackedPage & { packed: Buffer } => page.packed !== null)
    const byId = new Map(pages.map((page) => [page.id, page]))
    for (const page of pages) if (page.packed === null) this.#notTried(page, TEXT_GONE)
    this.#counts.gone += pages.length - kept.length
    const wanted = { added: this.#wanted('added'), dropped: this.#wanted('dropped') }
    const tried = await this.#asked({ rule, pages: kept, wanted })
    if ('refused' in tried && tried.refused !== undefined) return tried.refused
    if ('ended' in tried) {
      this.#counts.failed += kept.length
      return tried.ended
    }
    for (const { page, why } of tried.failed) this.#notTried(byId.get(page)!, why)
    this.#counts.tried += pages.length
    this.#counts.added += tried.added
    this.#counts.dropped += tried.dropped
    this.#counts.stays += tried.stays
    this.#counts.other_language += tried.otherLanguage
    this.#counts.failed += tried.failed.length
    await this.#keep(auditId, tried.places, byId)
    return this.#counts.failed >= MOST_FAILED ? TOO_SLOW + (tried.failed.at(-1)?.why ?? '') : null
  }

  async #asked(asked: PagesToTry) {
    if (asked.pages.length === 0) return { added: 0, dropped: 0, stays: 0, otherLanguage: 0, failed: [], places: [] }
    try {
      return await this.#reading.tryRule(this.#workspaceId, asked)
    } catch (error) {
      if (!(error instanceof ReadingEnded)) throw error
      return { ended: error.message }
    }
  }

  #wanted(side: TriedSentence['side']): number {
    return MOST_SENTENCES - this.#results[side].length
  }

  #notTried({ id, name, url }: PackedPage, why: string): void {
    this.#changed = true
    const not: NotTried = { asset_id: id, page: name, url, why }
    if (this.#results.not_tried.length < MOST_NOT_TRIED) this.#results.not_tried.push(not)
  }

  /** The sentences, with what people decided about the same place and about findings like it. */
  async #keep(auditId: string, places: TriedPlace[], pages: ReadonlyMap<string, PackedPage>): Promise<void> {
    if (places.length === 0) return
    this.#changed = true
    this.#like ??= await this.#likeFindings()
    const found = await findingsOnPages(this.#db, this.#workspaceId, [...new Set(places.map(({ page }) => page))])
    const byPage = Map.groupBy(found, ({ asset_id }) => asset_id)
    for (const place of places) {
      const { side, page, sentence, text, inSentence, language } = place
      const { name, url } = pages.get(page)!
      this.#results[side].push({
        side,
        audit_id: auditId,
        asset_id: page,
        page: name,
        url,
        language,
        sentence,
        text,
        start: inSentence,
        like: this.#like.of(text),
        finding: atPlace(place, byPage.get(page) ?? [], this.#work.rule_id),
      })
    }
  }

  async #likeFindings(): Promise<LikeFindings> {
    const runs = await runsOfRule(this.#db, this.#workspaceId, this.#work.rule_id)
    return new LikeFindings((await decidedFindings(this.#db, this.#workspaceId, this.#work.rule_id, runs)).findings)
  }
}

/** What an audit found at a place: by the rule itself before another's. */
function atPlace({ start, end }: TriedPlace, findings: readonly PlacedFinding[], ruleId: string): AtPlace | null {
  const there = findings.filter((finding) => finding.span_start < end && start < finding.span_end)
  const found = there.find((finding) => finding.rule_id === ruleId) ?? there[0]
  if (!found) return null
  const { id, rule_id, rule_name, reason, decided_by, decided_at } = found
  return { id, rule_id, rule_name, reason, decided_by, decided_at, state: REVIEW_STATES[found.state]! }
}
