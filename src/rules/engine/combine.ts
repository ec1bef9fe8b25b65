import type { Document } from '../../text/document.ts'
import type { Rule } from '../definition/rule.ts'
import type { Check, CheckSet, ChecksByNumber, CompiledRules } from './compile.ts'
import { Precedence } from './merge.ts'

/** Rules that were compiled with others, and those of them that run. */
export interface CompiledPart {
  compiled: CompiledRules
  /** Some of the compiled, in their order; one may have lost some of its parts, or cite other laws. */
  rules: Rule[]
}

/**
 * Rules that were compiled apart, used as if they had been compiled together: the findings, their order and what leads are the same. A
 * library is then compiled once, whatever the number of those who add rules of their own to it or leave some out. The parts must have
 * been given places (`firstOrder`) that follow each other.
 */
export const combineRules = (parts: readonly CompiledPart[]): CompiledRules => new CombinedRules(parts)

class CombinedRules implements CompiledRules {
  readonly rules: Rule[]
  readonly #parts: { compiled: CompiledRules; rules: Rule[]; running: Running | null }[]
  readonly #formats = new Map<Rule['format'], CompiledRules | null>()
  /** Few: one for each language that came. */
  readonly #sets: { from: CheckSet[]; combined: CheckSet }[] = []
  #precedence: Precedence | null = null

  constructor(parts: readonly CompiledPart[]) {
    this.rules = parts.flatMap(({ rules }) => rules)
    this.#parts = parts
      .filter(({ rules }) => rules.length > 0)
      .map(({ compiled, rules }) => ({ compiled, rules, running: isAll(rules, compiled.rules) ? null : new Running(rules) }))
  }

  get precedence(): Precedence {
    return (this.#precedence ??= new Precedence(this.rules))
  }

  ofFormat(format: Rule['format']): CompiledRules | null {
    const known = this.#formats.get(format)
    if (known !== undefined) return known
    const parts = this.#parts.flatMap(({ compiled, rules }) => {
      const [ofFormat, running] = [compiled.ofFormat(format), rules.filter((rule) => rule.format === format)]
      return ofFormat === null || running.length === 0 ? [] : [{ compiled: ofFormat, rules: running }]
    })
    const made = parts.length === 0 ? null : new CombinedRules(parts)
    this.#formats.set(format, made)
    return made
  }

  setFor(document: Document): CheckSet {
    return this.#combined(this.#parts.map(({ compiled }) => compiled.setFor(document)))
  }

  wholeSet(): CheckSet {
    return this.#combined(this.#parts.map(({ compiled }) => compiled.wholeSet()))
  }

  /** The same object for the same sets: whoever checks again knows by it that nothing has changed. */
  #combined(from: CheckSet[]): CheckSet {
    const known = this.#sets.find((one) => one.from.every((set, index) => set === from[index]))
    if (known) return known.combined
    const combined = together(from.map((set, index) => only(set, this.#parts[index]!.running)))
    this.#sets.push({ from, combined })
    return combined
  }
}

/** A set without the checks of rules that do not run; null: all run. What looks for their words still sees them, and calls nothing. */
function only(set: CheckSet, running: Running | null): CheckSet {
  if (running === null) return set
  return {
    ...set,
    byList: new SomeChecks(set.byList, running),
    byGate: new SomeChecks(set.byGate, running),
    looking: running.some(set.looking),
    onPage: running.some(set.onPage),
    yielding: new Map([...set.yielding].filter(([id]) => running.has(id))),
  }
}

function together(sets: CheckSet[]): CheckSet {
  if (sets.length === 1) return sets[0]!
  return {
    matchers: sets.flatMap(({ matchers }) => matchers),
    exempting: sets.flatMap(({ exempting }) => exempting),
    byList: new AllChecks(sets.map(({ byList }) => byList)),
    byGate: new AllChecks(sets.map(({ byGate }) => byGate)),
    looking: sets.flatMap(({ looking }) => looking),
    onPage: sets.flatMap(({ onPage }) => onPage),
    allowed: sets.find(({ allowed }) => allowed !== null)?.allowed ?? null,
    yielding: new Map(sets.flatMap(({ yielding }) => [...yielding])),
  }
}

const NONE: readonly Check[] = []

const isAll = (rules: readonly Rule[], compiled: readonly Rule[]) =>
  rules.length === compiled.length && rules.every((rule, index) => rule === compiled[index])

/** The rules that run, and the checks of theirs. */
class Running {
  readonly #rules: ReadonlyMap<string, Rule>
  /** Each once: whoever counts what a check found knows it by itself. */
  readonly #known = new Map<Check, Check | null>()

  constructor(rules: readonly Rule[]) {
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]))
  }

  has(id: string): boolean {
    return this.#rules.has(id)
  }

  some(checks: readonly Check[]): readonly Check[] {
    const some = checks.map((check) => this.#of(check)).filter((check) => check !== null)
    if (some.length === checks.length && some.every((check, index) => check === checks[index])) return checks
    return some.length === 0 ? NONE : some
  }

  #of(check: Check): Check | null {
    const rule = this.#rules.get(check.rule.id)
    if (rule === undefined || rule === check.rule) return rule === undefined ? null : check
    let known = this.#known.get(check)
    if (known === undefined) {
      const part = rule.parts.find(({ language }) => language === check.part.language)
      this.#known.set(check, (known = part === undefined ? null : { ...check, rule, part }))
    }
    return known
  }
}

/** The checks of some rules; worked out where something was seen that calls for them. */
class SomeChecks implements ChecksByNumber {
  readonly #all: ChecksByNumber
  readonly #running: Running
  readonly #known = new Map<number, readonly Check[]>()

  constructor(all: ChecksByNumber, running: Running) {
    this.#all = all
    this.#running = running
  }

  get(number: number): readonly Check[] {
    const known = this.#known.get(number)
    if (known !== undefined) return known
    const some = this.#running.some(this.#all.get(number) ?? NONE)
    this.#known.set(number, some)
    return some
  }

  *values(): Iterable<readonly Check[]> {
    for (const checks of this.#all.values()) yield this.#running.some(checks)
  }
}

/** Those of several sets: a number belongs to one of them alone. */
class AllChecks implements ChecksByNumber {
  readonly #parts: ChecksByNumber[]

  constructor(parts: ChecksByNumber[]) {
    this.#parts = parts
  }

  get(number: number): readonly Check[] | undefined {
    for (const part of this.#parts) {
      const checks = part.get(number)
      if (checks !== undefined && checks.length > 0) return checks
    }
    return undefined
  }

  *values(): Iterable<readonly Check[]> {
    for (const part of this.#parts) yield* part.values()
  }
}
