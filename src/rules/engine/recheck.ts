import type { Block, Document } from '../../text/document.ts'
import { sourceSpan } from '../../text/position.ts'
import { CheckRun } from './check-run.ts'
import { checkedByFormat } from './check.ts'
import type { CheckOptions } from './options.ts'
import type { Check, CheckSet, CompiledRules } from './compile.ts'
import type { Located } from './finding.ts'
import type { CheckResult } from '../definition/rule.ts'
import { Page } from '../page/page.ts'
import type { View } from '../page/view.ts'
import { valeSentenceViews, valeView } from '../vale/view.ts'

interface Known {
  view: View
  located: Located[]
}

/**
 * Checks a document again and again while it is being written: a block that was there before, wherever it stood, is not looked at
 * again. Only rules of the page as a whole run each time.
 */
export class RunningCheck {
  readonly #compiled: CompiledRules
  readonly #options: CheckOptions
  readonly #readings = new Map<CompiledRules, RunningReading>()
  /** How many blocks the last check had to look at. */
  looked = 0

  constructor(compiled: CompiledRules, options: CheckOptions = {}) {
    this.#compiled = compiled
    this.#options = options
  }

  check(document: Document): CheckResult {
    this.looked = 0
    return checkedByFormat(document, this.#compiled, (page, rules) => {
      let reading = this.#readings.get(rules)
      if (!reading) this.#readings.set(rules, (reading = new RunningReading(rules, this.#options)))
      const result = reading.check(page)
      this.looked = Math.max(this.looked, reading.looked)
      return result
    })
  }
}

/** The same for one reading of the page, with the rules for it. */
class RunningReading {
  readonly #compiled: CompiledRules
  readonly #options: CheckOptions
  #known = new Map<string, Known>()
  #wanted = new Map<Check, boolean>()
  #set: CheckSet | null = null
  looked = 0

  constructor(compiled: CompiledRules, options: CheckOptions) {
    this.#compiled = compiled
    this.#options = options
  }

  check(document: Document): CheckResult {
    const keys = document.blocks.map((block) => keyOf(document, block))
    const set = this.#compiled.setFor(document)
    // The lists of another language's rules are others: what was seen of these says nothing.
    if (set !== this.#set) this.#known.clear()
    this.#set = set
    const page = new Page(document, set, this.#options.judgements, (index) => this.#known.get(keys[index]!)?.view ?? null)
    const run = new CheckRun(page, set, this.#options, this.#compiled.rules)
    // Which rules run may hang on the page: if that changes, what was not found before says nothing.
    if (this.#wantsOthers(run, set)) this.#known.clear()
    const fresh = page.blocks.filter((_view, index) => !this.#known.has(keys[index]!))
    this.looked = fresh.length
    run.called(new Set(fresh))
    for (const check of set.looking) run.looking(check, fresh, false)
    const next = new Map<string, Known>()
    for (const [index, view] of page.blocks.entries())
      next.set(keys[index]!, { view, located: this.#known.get(keys[index]!)?.located ?? [] })
    for (const one of run.located) next.get(keys[one.found.view.block]!)!.located.push(one)
    run.located.length = 0
    for (const [index, view] of page.blocks.entries()) {
      // What a rule found that took too long in another block is not kept, as in a check of the whole.
      for (const one of next.get(keys[index]!)!.located) if (!run.gaveUp.has(one.check)) run.located.push(moved(one, view))
    }
    // And where it took too long it is tried again, until the text is another.
    if (run.gaveUp.size > 0) for (const view of fresh) next.delete(keys[view.block]!)
    this.#known = next
    for (const check of set.looking) run.looking(check, [], true)
    for (const check of set.onPage) run.onPage(check)
    return run.result()
  }

  /** Whether a rule is wanted now that was not when it was last asked about, or the other way round. */
  #wantsOthers(run: CheckRun, set: CheckSet): boolean {
    let others = false
    const called = [...run.page.seen.keys()]
      .flatMap((list) => set.byList.get(list) ?? [])
      .concat([...run.page.passed.keys()].flatMap((gate) => set.byGate.get(gate) ?? []))
    for (const check of new Set([...set.looking, ...called])) {
      const wanted = run.wants(check)
      if (this.#wanted.has(check) && this.#wanted.get(check) !== wanted) others = true
      this.#wanted.set(check, wanted)
    }
    return others
  }
}

/** Everything that the findings of a block depend on: its links and emphasis too, and the source that Vale's rules see. */
function keyOf(document: Document, block: Block): string {
  const { start, end } = sourceSpan(block, 0, block.text.length)
  const source = document.source.slice(start, end)
  const marks = (block.marks ?? []).map((mark) => `${mark.scope} ${mark.start} ${mark.end}`)
  return [block.language ?? document.language, block.scope, block.region, ...marks, block.text, source === block.text ? '' : source].join(
    '\n',
  )
}

/** The same find in a block that may have moved: offsets within the block stay, the block's place does not. */
function moved({ check, found }: Located, view: View): Located {
  return { check, found: { ...found, view: counterpart(view, found.view) } }
}

/** The view of a block that another was of the same block, when its page was read before. */
function counterpart(block: View, before: View): View {
  const root = before.isRewritten ? valeView(block) : block
  if (before.base === 0 && before.text.length === root.text.length) return root
  const sentence = [...root.sentenceViews, ...valeSentenceViews(root)].find(
    (view) => view.base === before.base && view.text.length === before.text.length,
  )
  return sentence ?? root.samePart(before)
}
