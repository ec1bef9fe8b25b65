import type { CheckResult, Failure, Rule } from '../definition/rule.ts'
import type { Found } from '../kinds/kind.ts'
import type { Page } from '../page/page.ts'
import type { Patterns } from '../page/patterns.ts'
import type { View } from '../page/view.ts'
import { TooManySteps } from '../expression/steps.ts'
import { positionsOf, sourceSpan } from '../../text/position.ts'
import type { Check, CheckSet } from './compile.ts'
import { isLeftAlone, type Located } from './finding.ts'
import { CountedWork } from './counted-work.ts'
import type { CheckOptions } from './options.ts'
import { resultOf } from './result.ts'

/**
 * In a block, and in a page's source, of up to so many characters no expression of the library takes long: a test tries each. To count
 * their steps takes several times as long as to run them.
 */
export const TRIED_UP_TO = { block: 4_000, page: 32_000 }

/** More of one rule on one page help nobody, and millions of them would fill the memory. */
const MOST_OF_A_RULE = 10_000

/** One document being checked. */
export class CheckRun {
  readonly page: Page
  readonly checks: CheckSet
  readonly options: CheckOptions
  located: Located[] = []
  readonly failures: Failure[] = []
  #wanted = new Map<Check, boolean>()
  #counts = new Map<Check, number>()
  #overfull = new Set<Check>()
  #exempting = new Map<Check, boolean>()
  #longest: number
  readonly #counted: CountedWork
  /** Checks whose expressions took too long. */
  readonly gaveUp = new Set<Check>()

  readonly #rules: readonly Rule[]

  constructor(page: Page, checks: CheckSet, options: CheckOptions, rules: readonly Rule[]) {
    this.#rules = rules
    this.page = page
    this.checks = checks
    this.options = options
    this.#counted = new CountedWork(page.document.source.length, options.mostSteps)
    this.#longest = page.blocks.reduce((longest, { text }) => Math.max(longest, text.length), 0)
  }

  all(): CheckResult {
    this.called(null)
    for (const check of this.checks.looking) this.looking(check, this.page.blocks, true)
    for (const check of this.checks.onPage) this.onPage(check)
    return this.result()
  }

  /** The same in turns; `result` has it then. */
  *inTurns(): Generator<void> {
    for (const [check, groups] of this.#called()) {
      this.#call(check, groups, null)
      yield
    }
    for (const check of this.checks.looking) {
      this.looking(check, this.page.blocks, true)
      yield
    }
    for (const check of this.checks.onPage) {
      this.onPage(check)
      yield
    }
  }

  /** Checks that something seen on the page calls for, in the blocks where it was seen; of some blocks alone where these are given. */
  called(only: ReadonlySet<View> | null) {
    for (const [check, groups] of this.#called()) this.#call(check, groups, only)
  }

  #called(): Map<Check, (readonly View[])[]> {
    const called = new Map<Check, (readonly View[])[]>()
    for (const [list, blocks] of this.page.seen) for (const check of this.checks.byList.get(list) ?? []) append(called, check, blocks)
    for (const [gate, blocks] of this.page.passed) for (const check of this.checks.byGate.get(gate) ?? []) append(called, check, blocks)
    return called
  }

  #call(check: Check, groups: (readonly View[])[], only: ReadonlySet<View> | null) {
    if (!this.wants(check)) return
    for (const block of together(groups)) {
      if ((only !== null && !only.has(block)) || !isForLanguage(check, block) || check.gates?.mayMatchIn(block) === false) continue
      this.#inTurn(check, check.scope.within(block), check.finder.find!)
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
      if (this.#needsCounting(check, view.text.length, view.isWhole)) this.#counting(check, view.text.length, find, view, view)
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
    if (this.#needsCounting(check, check.scope.whole ? length : this.#longest, check.scope.whole))
      this.#counting(check, length, check.finder.findOnPage!, this.page, null)
    else this.keep(check, this.#tried(check, check.finder.findOnPage!, this.page))
  }

  /** Whether its expressions may take too long in a text of this length. */
  #needsCounting(check: Check, length: number, isWhole: boolean): boolean {
    if (this.#exempts(check)) return true
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

  /** A rule whose expressions take more steps than they may has failed on this page, and what it found is not kept. */
  #counting<Place>(check: Check, characters: number, find: (place: Place) => Found[], place: Place, view: View | null) {
    if (this.gaveUp.has(check)) return
    const work = this.#counted.run(characters, () => {
      const found = this.#tried(check, find, place)
      if (!this.#exempts(check)) return found
      return found.filter((one) => !isLeftAlone(check, one, this.page)).map((one) => ({ ...one, asked: true }))
    })
    if ('done' in work) this.keep(check, work.done)
    else this.#giveUp(check, work.stoppedAfter, view)
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
      if (error instanceof TooManySteps) throw error
      this.#fail(check, error instanceof Error ? error.message : String(error))
      return []
    }
  }

  /** Null: it was not run. */
  #giveUp(check: Check, steps: number | null, view: View | null) {
    const message =
      steps === null
        ? 'it was not run, since other rules took too long on this text and its expression may as well'
        : `its expression takes too long on this text and was stopped after ${steps.toLocaleString('en')} steps${this.#lineOf(view)}`
    this.#fail(check, message, steps)
  }

  #lineOf(view: View | null): string {
    const block = view === null ? undefined : this.page.document.blocks[view.block]
    if (!block) return ''
    const { start } = sourceSpan(block, view!.base, view!.base + 1)
    return ` in what begins in line ${positionsOf(this.page.document).at(start).line}`
  }

  #fail(check: Check, message: string, stoppedAfter: number | null = null) {
    this.gaveUp.add(check)
    this.located = this.located.filter((one) => one.check !== check)
    this.failures.push({ ruleId: check.rule.id, message, incomplete: true, ...(stoppedAfter === null ? {} : { stoppedAfter }) })
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
      incomplete: true,
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
    if (check.rule.kind === 'guideline' && !this.page.judgements.has(check.rule.id)) return false
    if (!check.onPage && !check.notOnPage && !check.unlessPage) return true
    if (this.#isTried(check) || ![check.onPage, check.notOnPage, check.unlessPage].some((patterns) => patterns?.mayTakeLong(this.#longest)))
      return this.#isForPage(check)
    const asked = this.#counted.run(this.page.document.source.length, () => this.#isForPage(check))
    if ('done' in asked) return asked.done
    this.#giveUp(check, asked.stoppedAfter, null)
    return false
  }

  #isForPage(check: Check): boolean {
    if (check.onPage && !this.#isOnPage(check.onPage)) return false
    if (check.notOnPage && this.#isOnPage(check.notOnPage)) return false
    return !(check.unlessPage && this.#isOnPage(check.unlessPage))
  }

  #isOnPage(patterns: Patterns): boolean {
    return this.page.seen.has(patterns.list) || this.page.blocksFor(patterns.calls).some((view) => patterns.isIn(view))
  }

  ruleOf(id: string): Rule | undefined {
    return this.#rules.find((rule) => rule.id === id)
  }

  result(): CheckResult {
    return resultOf(this)
  }
}

function append(called: Map<Check, (readonly View[])[]>, check: Check, blocks: readonly View[]) {
  const known = called.get(check)
  if (known) known.push(blocks)
  else called.set(check, [blocks])
}

/** The blocks of some rows, each once and in their order on the page. */
const together = (groups: (readonly View[])[]): readonly View[] =>
  groups.length === 1 ? groups[0]! : [...new Set(groups.flat())].sort((one, other) => one.block - other.block)

const isForLanguage = (check: Check, block: View) =>
  check.part.language === null || block.language === null || block.language === check.part.language

function isCalled({ calls, gates }: Check, block: View): boolean {
  if (calls === null) return true
  if (gates) return gates.mayMatchIn(block)
  return (
    calls.lists.some((list) => block.isCalledBy(list)) ||
    calls.gates.some((gate) => block.passes(gate)) ||
    calls.characters.some((character) => block.text.includes(character))
  )
}
