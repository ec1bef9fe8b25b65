import type { LanguageKey } from '../../languages.ts'
import { Expression } from '../expression/expression.ts'
import { withAccentsLeftOut } from '../expression/greek-accents.ts'
import { RuleFault } from '../definition/fault.ts'
import { Gates } from './gates.ts'
import { needsOf } from '../expression/literals.ts'
import type { TermMatcher } from '../terms/matcher.ts'
import { isSlotted } from '../terms/slots.ts'
import { expressionOf, termForms, type TermForm } from '../terms/terms.ts'
import { SlotTerm } from './slot-term.ts'
import type { Calls } from './page.ts'
import type { View } from './view.ts'

export interface PatternSpan {
  start: number
  end: number
  /**
   * Which of the list's forms it is; -1 for an expression or a term with slots, which then names its own place in the list and what its
   * groups caught.
   */
  form: number
  expression?: { pattern: number; groups: (string | null)[] }
}

export interface TermOptions {
  language: LanguageKey | null
  ignoreCase: boolean
  ignoreAccents: boolean
  compounds: boolean
  /** The words of the classes that terms with slots name. */
  classes: Record<string, readonly string[]>
}

/**
 * An expression of a list. It is read where it is first run, which on most pages it never is: that it can be was found out when its
 * rule was loaded.
 */
class ListedExpression {
  readonly pattern: number
  readonly gates: Gates
  readonly #source: string
  readonly #ignoreCase: boolean
  #read: Expression | undefined

  constructor(source: string, ignoreCase: boolean, pattern: number, gates: Gates) {
    this.pattern = pattern
    this.gates = gates
    this.#source = source
    this.#ignoreCase = ignoreCase
  }

  get expression(): Expression {
    return (this.#read ??= new Expression(`(?m)${this.#source}`, { ignoreCase: this.#ignoreCase }))
  }

  /** Throws a sentence where it cannot be read. */
  check(): void {
    void this.expression
  }

  /** One of these stands in every text it matches in; null where nothing can be named. */
  get needed(): string[] | null {
    return needsOf(this.#source).sets[0]?.map(({ text }) => text) ?? null
  }
}

interface ListedSlotTerm {
  term: SlotTerm
  pattern: number
}

const NONE: readonly ListedSlotTerm[] = []

/** A list of terms and expressions, as authors write it; the terms are found by the matcher all rules share. */
export class Patterns {
  readonly list: number
  readonly forms: (Pick<TermForm, 'text' | 'choices'> & { pattern: number })[] = []
  /** Each runs only where what it needs was seen. */
  readonly expressions: ListedExpression[] = []
  /** Terms with slots, and each one's place in the list. */
  readonly #slotted: ListedSlotTerm[] = []
  /** The same by the lists that call them: of many terms few are worth a look at a text. */
  readonly #slottedByCall = new Map<number, ListedSlotTerm[]>()
  #calls: Calls | null | undefined = undefined

  constructor(list: number, patterns: string[], options: TermOptions, matcher: TermMatcher | null, path: (string | number)[]) {
    this.list = list
    matcher?.markCalling(list)
    for (const [pattern, text] of patterns.entries()) {
      try {
        this.#add(text, pattern, options, matcher)
      } catch (error) {
        throw new RuleFault(error instanceof Error ? error.message : String(error), [...path, pattern])
      }
    }
  }

  #add(text: string, pattern: number, options: TermOptions, matcher: TermMatcher | null) {
    const authored = expressionOf(text)
    if (authored !== null) {
      const source = options.language === 'GR' && options.ignoreCase ? withAccentsLeftOut(authored) : authored
      const listed = new ListedExpression(source, options.ignoreCase, pattern, new Gates(source, options.language, matcher))
      if (matcher === null) listed.check()
      this.expressions.push(listed)
      return
    }
    if (isSlotted(text)) {
      const listed = { term: new SlotTerm(text, options, matcher), pattern }
      this.#slotted.push(listed)
      for (const call of listed.term.calls) {
        matcher?.markCalling(call)
        const called = this.#slottedByCall.get(call)
        if (called) called.push(listed)
        else this.#slottedByCall.set(call, [listed])
      }
      return
    }
    for (const { text: written, choices, openStart, openEnd } of termForms(text)) {
      const index = this.forms.push({ text: written, choices, pattern }) - 1
      const term = {
        list: this.list,
        index,
        text: written,
        folding: options,
        openStart: openStart || options.compounds,
        openEnd: openEnd || options.compounds,
      }
      matcher?.add(term)
      // German ß is SS in capitals: a term with ß is looked for in both spellings.
      if (written.includes('ß')) matcher?.add({ ...term, text: written.replaceAll('ß', 'ss') })
    }
  }

  /** All places in a text, in order, none overlapping; where several begin at one place the longest counts. */
  find(view: View): PatternSpan[] {
    const spans: PatternSpan[] =
      this.forms.length === 0 ? [] : view.hits(this.list).map((hit) => ({ start: hit.start, end: hit.end, form: hit.index }))
    for (const { expression, pattern, gates } of this.expressions) {
      if (!gates.mayMatchIn(view)) continue
      for (const match of expression.all(view))
        if (match.end > match.start)
          spans.push({ start: match.start, end: match.end, form: -1, expression: { pattern, groups: match.groups } })
    }
    for (const { term, pattern } of this.#called(view))
      for (const range of term.find(view)) spans.push({ ...range, form: -1, expression: { pattern, groups: [] } })
    if (spans.length < 2) return spans
    spans.sort((one, other) => one.start - other.start || other.end - one.end)
    let end = -1
    return spans.filter((span) => {
      if (span.start < end) return false
      end = span.end
      return true
    })
  }

  /** The terms with slots whose rarest word is in a text, each once and in their order. */
  #called(view: View): readonly ListedSlotTerm[] {
    if (this.#slotted.length === 0) return NONE
    const groups: ListedSlotTerm[][] = []
    // Of what a text says little calls; a rule may have hundreds of terms.
    for (const list of view.callingLists) {
      const terms = this.#slottedByCall.get(list)
      if (terms !== undefined) groups.push(terms)
    }
    if (groups.length < 2) return groups[0] ?? NONE
    return [...new Set(groups.flat())].sort((one, other) => one.pattern - other.pattern)
  }

  isIn(view: View): boolean {
    return (
      (this.forms.length > 0 && view.isCalledBy(this.list)) ||
      this.#called(view).some(({ term }) => term.find(view).length > 0) ||
      this.expressions.some(({ expression, gates }) => gates.mayMatchIn(view) && expression.test(view))
    )
  }

  /** Whether the author writes this form with a capital. */
  isCapital(form: number): boolean {
    return /^\P{L}*\p{Lu}/u.test(this.forms[form]?.text ?? '')
  }

  get isEmpty(): boolean {
    return this.forms.length === 0 && this.expressions.length === 0 && this.#slotted.length === 0
  }

  /** Without one of these there is nothing to find; null where that cannot be said. */
  get calls(): Calls | null {
    if (this.#calls === undefined) {
      const gates = this.expressions.map(({ gates }) => gates)
      this.#calls = gates.some(({ first, character }) => first === null && character === null)
        ? null
        : {
            lists: [...(this.forms.length > 0 ? [this.list] : []), ...this.#slottedByCall.keys()],
            gates: gates.map(({ first }) => first).filter((gate) => gate !== null),
            characters: [...new Set(gates.map(({ first, character }) => (first === null ? character! : '')))].filter(Boolean),
          }
    }
    return this.#calls
  }

  /** One of these texts, or a spelling of it, stands in every text where there is something to find; null where nothing can be named. */
  get needed(): string[] | null {
    const lists = [...this.expressions.map(({ needed }) => needed), ...this.#slotted.map(({ term }) => term.needed)]
    return lists.includes(null) ? null : [...this.forms.map(({ text }) => text), ...lists.flatMap((list) => list!)]
  }

  mayTakeLong(length: number): boolean {
    return this.expressions.some(({ expression }) => expression.mayTakeLong(length))
  }
}
