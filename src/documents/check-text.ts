import { compiledFor } from '../packs/compiled-rules.ts'
import { deciding, withoutAllowed, withoutRenaming } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { weigh } from '../packs/weighed.ts'
import { expressionGuard } from '../packs/expression-guard.ts'
import type { LanguageKey } from '../languages.ts'
import { check, mergeFindings } from '../rules/index.ts'
import type { CheckOptions, CheckResult, CompiledRules, Finding } from '../rules/index.ts'
import type { Document } from '../text/document.ts'
import { readText } from '../text/read.ts'

/** Milliseconds some texts may take together before the rules of one are guarded one by one. */
const QUICKLY = 250
/** Texts that are checked in one go, before others of this process have their turn. */
const MOST_TOGETHER = 16

interface Order {
  document: Document
  compiled: CompiledRules
  profile: Profile
  options: CheckOptions
}

/** What the rules find in a text: each rule by itself, as suggestions are applied, and what several say of the same words as one. */
export interface TextFindings {
  single: Finding[]
  merged: Finding[]
}

export const checkText = (markdown: string, language: LanguageKey, profile: Profile): TextFindings =>
  checkAll([orderOf(markdown, language, profile)])[0]!

interface Waiting {
  order: Order
  resolve(findings: TextFindings): void
  reject(error: unknown): void
}

let waiting: Waiting[] = []

/** The same for texts that may arrive many at a time: those of one turn share a guard. */
export function checkSoon(markdown: string, language: LanguageKey, profile: Profile): Promise<TextFindings> {
  return new Promise((resolve, reject) => {
    waiting.push({ order: orderOf(markdown, language, profile), resolve, reject })
    if (waiting.length === 1) setImmediate(checkWaiting)
  })
}

function checkWaiting(): void {
  const batch = waiting.slice(0, MOST_TOGETHER)
  waiting = waiting.slice(MOST_TOGETHER)
  if (waiting.length > 0) setImmediate(checkWaiting)
  try {
    const results = checkAll(batch.map(({ order }) => order))
    batch.forEach(({ resolve }, index) => resolve(results[index]!))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

const orderOf = (markdown: string, language: LanguageKey, profile: Profile): Order =>
  orderFor(readText(markdown, 'markdown', { language }), profile)

const NOWHERE: ReadonlySet<string> = new Set()

/** What the rules find in a document, each by itself, with the rules that looked. `elsewhere`: rules that are for other places. */
export function checkOrder(
  document: Document,
  profile: Profile,
  elsewhere: ReadonlySet<string> = NOWHERE,
): CheckResult & { compiled: CompiledRules } {
  const order = orderFor(document, profile, elsewhere)
  return { ...checkGuarded([order])[0]!, compiled: order.compiled }
}

function orderFor(document: Document, profile: Profile, elsewhere: ReadonlySet<string> = NOWHERE): Order {
  return {
    document,
    compiled: compiledFor(profile),
    profile,
    options: { decide: deciding(profile, elsewhere), weigh, guarded: profile.guarded ?? [] },
  }
}

const checkAll = (orders: Order[]): TextFindings[] =>
  checkGuarded(orders).map(({ findings }, index) => {
    const { document, profile, compiled } = orders[index]!
    // Whoever applies suggestions is told by the names why one is not applied.
    const single = withoutAllowed(profile, document, findings, null)
    return { single, merged: mergeFindings(withoutRenaming(profile, document, single), compiled.precedence) }
  })

/** Guarding costs a thread each time: for short texts one guard around all rules does, and only where that strikes each has its own. */
function checkGuarded(orders: Order[]): CheckResult[] {
  const results: CheckResult[] = []
  // The first text of a language has its rules compiled: that takes longer than any check may, and must not be stopped halfway.
  for (const { compiled, document } of orders) compiled.setFor(document)
  while (results.length < orders.length) {
    try {
      expressionGuard(() => {
        for (let next = results.length; next < orders.length; next++) results.push(checkOne(orders[next]!))
      }, QUICKLY)
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      const slow = orders[results.length]
      if (slow) results.push(checkOne({ ...slow, options: { ...slow.options, guard: expressionGuard } }))
    }
  }
  return results
}

const checkOne = ({ document, compiled, options }: Order) => check(document, compiled, options)
