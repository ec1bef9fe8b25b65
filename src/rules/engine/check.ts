import type { Document } from '../../text/document.ts'
import type { Found } from '../kinds/kind.ts'
import type { Check, CheckSet, CompiledRules } from './compile.ts'
import { findingOf, isLeftAlone, type Located, type Unnumbered } from './finding.ts'
import { Fingerprints } from './fingerprint.ts'
import { withoutYielding } from './yielding.ts'
import { guarded, GuardedWork, LostTime, type Guard } from './guarded-work.ts'
import type { Judgements } from './judge.ts'
import type { Patterns } from '../page/patterns.ts'
import { whyNoClaim } from '../claim/claim.ts'
import type { PageKind } from '../definition/claim.ts'
import type { Channel, CheckResult, Failure, Finding, HeldBack, RuleSeverity } from '../definition/rule.ts'
import { ValeComments } from '../vale/comments.ts'
import { asValeReads, isValeDocument } from '../vale/html.ts'
import { OriginalBlocks } from '../vale/page.ts'
import { asReportedByVale, LONGEST_SEARCHED, MOST_SEARCHING, SHORTEST_SEARCHED } from '../vale/places.ts'
import { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'

export interface CheckOptions {
  /** Where the text is to appear: rules for other channels are left out. */
  channel?: Channel
  /** Which rules run, and with which severity; true and false say no more than on and off. */
  decide?: (ruleId: string) => boolean | RuleSeverity
  /** Without a guard an expression without end is not stopped: hand one in wherever the runtime has one. */
  guard?: Guard
  /** The answers of a model to the guideline rules, from `judgeGuidelines`. */
  judgements?: Judgements
  /** What begins and ends a comment with settings for rules in Vale's format, besides those of HTML. */
  comments?: [start: string, end: string] | null
  /** Parts of the source that the settings of a team ignore, as `withIgnores` says. */
  ignored?: { start: number; end: number }[]
  /** What the page is for, where somebody has said so; otherwise its structure tells. */
  pageKind?: PageKind
  /** Whether findings are to say in which sentence they stand; to find that out costs more than many a finding. */
  sentences?: boolean
}

/**
 * In a block, and in a page's source, of up to so many characters no expression of the library takes long: a test tries each. A guard
 * on every page would cost more than many a page.
 */
export const TRIED_UP_TO = { block: 4_000, page: 32_000 }

/** More of one rule on one page help nobody, and millions of them would fill the memory. */
const MOST_OF_A_RULE = 10_000

export const check = (document: Document, compiled: CompiledRules, options: CheckOptions = {}): CheckResult =>
  checkedByFormat(document, compiled, (page, rules) => checkOnce(page, rules, options))

/** Vale reads HTML in its own way, so the rules in its format look at another reading of the same page; what both found is put together. */
export function checkedByFormat(
  document: Document,
  compiled: CompiledRules,
  checkWith: (document: Document, compiled: CompiledRules) => CheckResult,
): CheckResult {
  const ofVale = document.type === 'html' ? compiled.ofFormat('vale') : null
  if (ofVale === null) return checkWith(document, compiled)
  const original = new OriginalBlocks(document)
  const { findings, failures, held } = checkWith(asValeReads(document), ofVale)
  const own = compiled.ofFormat('own')
  const others = own === null ? { findings: [], failures: [], held: [] } : checkWith(document, own)
  const all = [...findings.map((finding) => original.inOriginal(finding)).filter((finding) => finding !== null), ...others.findings]
  return {
    findings: all.toSorted((one, other) => one.start - other.start),
    failures: [...failures, ...others.failures],
    held: [...held, ...others.held],
  }
}

function checkOnce(document: Document, compiled: CompiledRules, options: CheckOptions): CheckResult {
  const set = compiled.setFor(document)
  const run = new CheckRun(new Page(document, set.matchers, options.judgements), set, options)
  return run.all()
}

/** One document being checked. */
export class CheckRun {
  readonly page: Page
  readonly checks: CheckSet
  readonly options: CheckOptions
  located: Located[] = []
  readonly failures: Failure[] = []
  #wanted = new Map<Check, boolean>()
  #risky = new GuardedWork<Check>()
  #counts = new Map<Check, number>()
  #overfull = new Set<Check>()
  #exempting = new Map<Check, boolean>()
  #waiting = new Set<Check>()
  #longest: number
  readonly #lost: LostTime
  /** Checks whose expressions took too long. */
  readonly gaveUp = new Set<Check>()

  constructor(page: Page, checks: CheckSet, options: CheckOptions) {
    this.page = page
    this.checks = checks
    this.options = options
    this.#lost = new LostTime(page.document.source.length)
    this.#longest = page.blocks.reduce((longest, { text }) => Math.max(longest, text.length), 0)
  }

  all(): CheckResult {
    this.called(null)
    for (const check of this.checks.looking) this.looking(check, this.page.blocks, true)
    for (const check of this.checks.onPage) this.onPage(check)
    this.risky()
    return this.result()
  }

  /** Checks that something seen on the page calls for, in the blocks where it was seen; of some blocks alone where these are given. */
  called(only: ReadonlySet<View> | null) {
    const called = new Set<Check>()
    for (const list of this.page.seen.keys()) for (const check of this.checks.byList.get(list) ?? []) called.add(check)
    for (const gate of this.page.passed.keys()) for (const check of this.checks.byGate.get(gate) ?? []) called.add(check)
    for (const check of called) {
      if (!this.wants(check)) continue
      for (const block of this.page.blocksFor(check.calls)) {
        if ((only !== null && !only.has(block)) || !isForLanguage(check, block) || check.gates?.mayMatchIn(block) === false) continue
        this.#inTurn(check, check.scope.within(block), check.finder.find!)
      }
    }
  }

  looking(check: Check, blocks: readonly View[], whole: boolean) {
    if (!this.wants(check)) return
    if (whole)
      this.#inTurn(
        check,
        check.scope.wholes(this.page).filter((view) => isForLanguage(check, view) && check.gates?.mayMatchIn(view) !== false),
        check.finder.find!,
      )
    for (const block of blocks)
      if (isCalled(check, block) && isForLanguage(check, block)) this.#inTurn(check, check.scope.within(block), check.finder.find!)
  }

  #inTurn(check: Check, views: readonly View[], find: (view: View) => Found[]) {
    const { gate } = check.finder
    for (const view of views) {
      if (gate !== undefined && !gate.mayMatchIn(view)) continue
      if (this.#needsGuard(check, view.text.length, view.isWhole)) this.#putOff(check, view.text.length, find, view)
      else this.keep(check, this.#tried(check, find, view))
    }
  }

  onPage(check: Check) {
    const { calls } = check
    if (calls && this.page.blocksFor(calls).length === 0) return
    if (!this.wants(check)) return
    const inTurn = check.finder.findInTurn?.(this.page)
    if (inTurn) return this.#inTurn(check, inTurn.views, inTurn.find)
    const { length } = this.page.document.source
    if (this.#needsGuard(check, check.scope.whole ? length : this.#longest, check.scope.whole))
      this.#putOff(check, length, check.finder.findOnPage!, this.page)
    else this.keep(check, this.#tried(check, check.finder.findOnPage!, this.page))
  }

  /**
   * Whether its expressions may take too long in a text of this length. Once one was put off the others wait as well: what is found
   * stays in its order.
   */
  #needsGuard(check: Check, length: number, isWhole: boolean): boolean {
    if (!this.options.guard) return false
    if (this.#exempts(check) || this.#waiting.has(check)) return true
    return !(check.rule.isTried && length <= TRIED_UP_TO[isWhole ? 'page' : 'block']) && !check.reach.isWithin(length)
  }

  /** Whether what it leaves alone may take too long to find out; asked once. */
  #exempts(check: Check): boolean {
    const known = this.#exempting.get(check)
    if (known !== undefined) return known
    const answer = !this.#isTried(check) && check.exemptions.mayTakeLong(this.#longest)
    this.#exempting.set(check, answer)
    return answer
  }

  /** Until all that needs a guard is there. */
  #putOff<Place>(check: Check, characters: number, find: (place: Place) => Found[], place: Place) {
    this.#waiting.add(check)
    if (!this.#exempts(check)) this.#risky.add(check, characters, () => this.#tried(check, find, place))
    else
      this.#risky.add(check, characters, () =>
        this.#tried(check, find, place)
          .filter((found) => !isLeftAlone(check, found, this.page))
          .map((found) => ({ ...found, asked: true })),
      )
  }

  #isTried({ rule }: Check): boolean {
    return rule.isTried && this.#longest <= TRIED_UP_TO.block
  }

  /** A rule that breaks, on weights that are broken say, has failed on this page; the others go on. */
  #tried<Place>(check: Check, find: (place: Place) => Found[], place: Place): Found[] {
    if (this.gaveUp.has(check)) return []
    try {
      return find(place)
    } catch (error) {
      this.#fail(check, error instanceof Error ? error.message : String(error))
      return []
    }
  }

  /** Null: it was not run. */
  #giveUp(check: Check, milliseconds: number | null) {
    this.#fail(
      check,
      milliseconds === null
        ? 'it was not run, since other rules took too long on this text and its expression may as well'
        : `its expression takes too long on this text and was stopped after ${milliseconds} ms`,
    )
  }

  #fail(check: Check, message: string) {
    this.gaveUp.add(check)
    this.located = this.located.filter((one) => one.check !== check)
    this.failures.push({ ruleId: check.rule.id, message })
  }

  /** What was put off. A rule whose expression takes too long has failed on this page, and what it found is not kept. */
  risky() {
    if (!this.options.guard) return
    this.#waiting.clear()
    this.#risky.run(
      this.options.guard,
      this.#lost,
      (check, found) => this.keep(check, found),
      (check, milliseconds) => {
        this.#giveUp(check, milliseconds)
      },
    )
  }

  keep(check: Check, found: Found[]) {
    if (found.length === 0) return
    const before = this.#counts.get(check) ?? 0
    const kept = Math.min(found.length, MOST_OF_A_RULE - before)
    for (let index = 0; index < kept; index++) this.located.push({ check, found: found[index]! })
    this.#counts.set(check, before + kept)
    if (kept === found.length || this.#overfull.has(check)) return
    this.#overfull.add(check)
    this.failures.push({
      ruleId: check.rule.id,
      message: `it finds more than ${MOST_OF_A_RULE} places in this text; only the first were kept`,
    })
  }

  /** Whether a check is to run on this page at all; asked once. */
  wants(check: Check): boolean {
    const known = this.#wanted.get(check)
    if (known !== undefined) return known
    const answer = this.#decide(check)
    this.#wanted.set(check, answer)
    return answer
  }

  #decide(check: Check): boolean {
    const { channel, decide } = this.options
    if (channel && check.rule.channels.length > 0 && !check.rule.channels.includes(channel)) return false
    if (decide && decide(check.rule.id) === false) return false
    if (check.finder.unavailable !== undefined) {
      this.failures.push({ ruleId: check.rule.id, message: `it needs ${check.finder.unavailable}, which is not there` })
      return false
    }
    if (!check.onPage && !check.notOnPage && !check.unlessPage) return true
    const { guard } = this.options
    if (
      !guard ||
      this.#isTried(check) ||
      ![check.onPage, check.notOnPage, check.unlessPage].some((patterns) => patterns?.mayTakeLong(this.#longest))
    )
      return this.#isForPage(check)
    let answer = false
    guarded(
      guard,
      this.#lost,
      this.page.document.source.length,
      () => (answer = this.#isForPage(check)),
      (milliseconds) => this.#giveUp(check, milliseconds),
    )
    return answer
  }

  #isForPage(check: Check): boolean {
    if (check.onPage && !this.#isOnPage(check.onPage)) return false
    if (check.notOnPage && this.#isOnPage(check.notOnPage)) return false
    return !(check.unlessPage && this.#isOnPage(check.unlessPage))
  }

  #isOnPage(patterns: Patterns): boolean {
    return this.page.seen.has(patterns.list) || this.page.blocksFor(patterns.calls).some((view) => patterns.isIn(view))
  }

  #isAllowed(block: number, start: number, end: number): boolean {
    const view = this.checks.allowed === null ? undefined : this.page.blocks[block]
    return (
      view !== undefined &&
      this.checks.allowed !== null &&
      this.checks.allowed.find(view).some((span) => span.start <= start && end <= span.end)
    )
  }

  /** What rules of ours found, all of it; and what rules in Vale's format found, as far as Vale itself would say it. */
  #reported(): Located[] {
    const { type, source } = this.page.document
    if (
      (type !== 'markdown' && !isValeDocument(this.page.document)) ||
      source.length < SHORTEST_SEARCHED ||
      source.length > LONGEST_SEARCHED
    )
      return this.located
    const ofVale = this.located.filter(({ check }) => check.rule.format === 'vale')
    if (ofVale.length === 0 || ofVale.length * source.length > MOST_SEARCHING) return this.located
    const kept = asReportedByVale(this.page, ofVale, this.options.ignored)
    return this.located.filter((one) => one.check.rule.format !== 'vale' || kept.has(one))
  }

  result(): CheckResult {
    const fingerprints = new Fingerprints()
    const comments = new ValeComments(this.page.document, this.options.comments)
    // Which word of a page called for a check first says nothing about it.
    this.located.sort((one, other) => one.check.order - other.check.order)
    const seen = new Map<string, Set<number>>()
    const made: Unnumbered[] = []
    for (const one of this.#reported()) {
      const unnumbered = findingOf(one, this.page, this.options.sentences)
      if (unnumbered) made.push(unnumbered)
    }
    made.sort((one, other) => one.finding.start - other.finding.start)
    const findings: Finding[] = []
    const held: HeldBack[] = []
    for (const one of made) {
      const { finding, limit, format, matched } = one
      const { ruleId, start } = finding
      if (this.#isAllowed(finding.block, finding.blockStart, finding.blockEnd) || !this.#isOnSubject(one)) continue
      const why = this.#whyNoClaim(one)
      if (why !== null) {
        held.push({ finding, why })
        continue
      }
      if (format === 'vale' && comments.isOff(ruleId, matched, start)) continue
      // One finding of a rule at one place: where a sentence and its paragraph both match there, the sentence came first.
      const starts = seen.get(ruleId)
      if (starts?.has(start) || (limit > 0 && starts !== undefined && starts.size >= limit)) continue
      if (starts) starts.add(start)
      else seen.set(ruleId, new Set([start]))
      const decided = this.options.decide?.(ruleId)
      if (typeof decided === 'string') finding.severity = decided
      finding.fingerprint = fingerprints.of(ruleId, matched)
      findings.push(finding)
    }
    return withoutYielding({ findings, held, failures: this.failures }, this.checks.yielding)
  }

  /** Asked of what was found alone: to know the kind of a page costs more than many a rule. */
  #whyNoClaim({ check, place }: Unnumbered): string | null {
    const { claim } = check.part
    return claim === null || place === null
      ? null
      : whyNoClaim(claim, this.page.document, place.view, place.start, this.options.pageKind ?? null)
  }

  /** Whether the page, or the text around a find, is about what the rule is about. */
  #isOnSubject({ check: { subject }, place }: Unnumbered): boolean {
    return subject === null || place === null || this.page.isAbout(subject, place.view.block)
  }
}

const isForLanguage = (check: Check, block: View) =>
  check.part.language === null || block.language === null || block.language === check.part.language

function isCalled({ calls, gates }: Check, block: View): boolean {
  if (calls === null) return true
  if (gates) return gates.mayMatchIn(block)
  return (
    calls.lists.some((list) => block.hits(list).length > 0) ||
    calls.gates.some((gate) => block.passes(gate)) ||
    calls.characters.some((character) => block.text.includes(character))
  )
}
