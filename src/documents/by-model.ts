import { toBlocks } from '../generation/blocks.ts'
import { cleanAnswer, isRefusal } from '../generation/clean.ts'
import type { Fact } from '../generation/filters.ts'
import { toMarkdown } from '../generation/markdown.ts'
import { addTokens, ModelFailure, NO_TOKENS } from '../generation/model.ts'
import type { Model, ModelCall, Tokens } from '../generation/model.ts'
import { mendCall, stepCall } from '../generation/prompt.ts'
import type { Brief, Fault } from '../generation/prompt.ts'

/** How much of a text a correction keeps at least, beside the sentences it corrects. */
const LEAST_KEPT = 0.7

/** What whoever waits sees of the writing. */
export interface Watcher {
  onText?(piece: string): void
  onRestart?(): void
  signal?: AbortSignal
}

/** A model at work on one document: its steps, its corrections, and what they cost. */
export class ModelWriter {
  readonly model: Model
  readonly #brief: Brief
  readonly #watcher: Watcher
  tokens: Tokens = NO_TOKENS

  constructor(model: Model, brief: Brief, watcher: Watcher = {}) {
    this.model = model
    this.#brief = brief
    this.#watcher = watcher
  }

  /** Every step of the template in turn. */
  async text(): Promise<string> {
    let written = ''
    for (const step of this.#brief.template.steps) {
      if (written !== '') this.#watcher.onText?.('\n\n')
      const part = await this.#ask(stepCall(this.#brief, step, written), true)
      written = written === '' ? part : `${written}\n\n${part}`
    }
    return written
  }

  /** A correction that fails, or that loses a good part of the text, changes nothing: the findings then stay with the document. */
  async mend(markdown: string, faults: readonly Fault[]): Promise<string> {
    try {
      const mended = toMarkdown(toBlocks(await this.#ask(mendCall(this.#brief, markdown, faults), false)))
      return mended.length < markdown.length * LEAST_KEPT - faults.reduce((sum, fault) => sum + fault.sentence.length, 0)
        ? markdown
        : mended
    } catch (error) {
      if (error instanceof ModelFailure) return markdown
      throw error
    }
  }

  async #ask(call: Pick<ModelCall, 'instructions' | 'data'>, shown: boolean): Promise<string> {
    const { onText, onRestart, signal } = this.#watcher
    const { text, tokens } = await this.model.write({ ...call, signal, ...(shown && onText ? { onText, onRestart } : {}) })
    this.tokens = addTokens(this.tokens, tokens)
    const clean = cleanAnswer(text)
    if (clean === '') throw new ModelFailure('failed', 'The model answered with nothing.')
    if (isRefusal(clean)) throw new ModelFailure('refused', 'The model would not write this text.', clean.slice(0, 300))
    return clean
  }
}

/** Facts a text draws on: those whose source it names, or of which it repeats a figure or most of the longer words. */
export function factsUsed(markdown: string, facts: readonly Fact[]): string[] {
  const text = markdown.toLowerCase()
  const has = new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return facts
    .filter((fact) => {
      const words = [...new Set(fact.text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].filter(
        (word) => word.length > 4 || /\d/.test(word),
      )
      const shared = words.filter((word) => has.has(word)).length
      const named = fact.source !== null && fact.source.length > 3 && text.includes(fact.source.toLowerCase())
      return (named && shared > 0) || (words.length > 0 && shared / words.length >= 0.5)
    })
    .map((fact) => fact.id)
}
