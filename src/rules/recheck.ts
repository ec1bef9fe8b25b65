import type { Document } from '../text/document.ts'
import { Run, type CheckOptions } from './check.ts'
import type { Check, CheckSet, CompiledRules } from './compile.ts'
import type { Located } from './finding.ts'
import type { CheckResult } from './rule.ts'
import { Page } from './page.ts'
import type { View } from './view.ts'

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
  #known = new Map<string, Known>()
  #wanted = ''
  #set: CheckSet | null = null
  /** How many blocks the last check had to look at. */
  looked = 0

  constructor(compiled: CompiledRules, options: CheckOptions = {}) {
    this.#compiled = compiled
    this.#options = options
  }

  check(document: Document): CheckResult {
    const keys = document.blocks.map((block) => `${block.language ?? document.language} ${block.scope} ${block.region} ${block.text}`)
    const set = this.#compiled.setFor(document)
    // The lists of another language's rules are others: what was seen of these says nothing.
    if (set !== this.#set) this.#known.clear()
    this.#set = set
    const page = new Page(document, set.matcher, this.#options.judgements, (index) => this.#known.get(keys[index]!)?.view ?? null)
    const run = new Run(page, set, this.#options)
    // Which rules run may hang on the page: if that changes, what was not found before says nothing.
    const wanted = wantedChecks(run, set)
    if (wanted !== this.#wanted) this.#known.clear()
    this.#wanted = wanted
    const fresh = page.blocks.filter((_view, index) => !this.#known.has(keys[index]!))
    this.looked = fresh.length
    run.called(new Set(fresh))
    for (const check of set.looking) run.looking(check, fresh, false)
    run.risky()
    const next = new Map<string, Known>()
    for (const [index, view] of page.blocks.entries()) next.set(keys[index]!, { view, located: this.#known.get(keys[index]!)?.located ?? [] })
    for (const one of run.located) next.get(keys[one.found.view.block]!)!.located.push(one)
    run.located.length = 0
    for (const [index, view] of page.blocks.entries()) {
      for (const one of next.get(keys[index]!)!.located) run.located.push(moved(one, view))
    }
    this.#known = next
    for (const check of set.looking) run.looking(check, [], true)
    for (const check of set.onPage) run.onPage(check)
    run.risky()
    return run.result()
  }
}

function wantedChecks(run: Run, set: CheckSet): string {
  const all: Check[] = [...set.looking, ...new Set([...set.byList.values(), ...set.byGate.values()].flat())]
  return all.map((check) => (run.wants(check) ? '1' : '0')).join('')
}

/** The same find in a block that may have moved: offsets within the block stay, the block's place does not. */
function moved({ check, found }: Located, view: View): Located {
  return { check, found: { ...found, view: view.counterpart(found.view) } }
}
