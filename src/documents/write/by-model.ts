import { cleanAnswer, isRefusal } from '../../generation/prompt/clean.ts'
import type { Fact } from '../../generation/draft/filters.ts'
import { addTokens, ModelFailure, NO_TOKENS } from '../../generation/base/model.ts'
import type { Model, ModelCall, Tokens } from '../../generation/base/model.ts'
import { supportingTexts } from '../../generation/figures/supporting.ts'
import { correctionCall, readCorrected, stepCall } from '../../generation/prompt/prompt.ts'
import type { Brief, FaultySentence } from '../../generation/prompt/prompt.ts'
import type { LanguageKey } from '../../languages.ts'
import { ENDLESS, longestText, notAText } from '../../answered/no-text.ts'
import { detectLanguage } from '../../text/language.ts'

/** What the waiting caller sees while a text is written. */
export interface Watcher {
  onText?(piece: string): void
  onRestart?(): void
  /** A call that failed without the document failing with it: for the log. */
  onTrouble?(failure: ModelFailure): void
  signal?: AbortSignal
}

/** Shorter texts do not say for certain which language they are in. */
const LEAST_TOLD = 80

/** The language of an answer that is not in the one that was ordered; null where it is, or cannot be told. */
export function otherLanguage(text: string, ordered: LanguageKey, least = LEAST_TOLD): LanguageKey | null {
  const written = text.length < least ? null : detectLanguage(text.replaceAll(/[#*_>`[\]()|-]+/g, ' '))
  if (written === null || written === ordered) return null
  // So close that a text with many names may pass for either.
  return [written, ordered].every((language) => language === 'DK' || language === 'NO') ? null : written
}

/** The models of a template: the one that writes its texts, and others for the steps that ask for another. */
export interface StepModels {
  usual: Model
  /** By the name that a step asks for. */
  named: ReadonlyMap<string, Model>
}

/** A model at work on one document: its steps, its corrections, and what they cost. */
export class ModelWriter {
  readonly #models: StepModels
  readonly #brief: Brief
  readonly #watcher: Watcher
  tokens: Tokens = NO_TOKENS
  readonly #writers = new Set<string>()
  /** What of the text is written, while the next step is asked for. */
  #written = ''
  /** What blanks and words about models may be quoted from. */
  readonly #material: string
  readonly #longest: number

  constructor(models: StepModels, brief: Brief, watcher: Watcher = {}) {
    this.#models = models
    this.#brief = brief
    this.#watcher = watcher
    this.#material = supportingTexts(brief.values, brief.facts).join('\n')
    this.#longest = longestText(brief.template.form, this.#material.length)
  }

  /** provider:model of all that wrote: another takes over where the first one cannot. */
  get names(): string {
    return [...this.#writers].join(', ')
  }

  /** The language the text is in where it is another than ordered, also after it was asked for again. */
  inLanguage: LanguageKey | null = null

  /** Every step of the template in turn. The first answer in another language than ordered is asked for again, once. */
  async text(): Promise<string> {
    const { steps, language } = this.#brief.template
    let written = ''
    let askedAgain = false
    for (const step of steps) {
      if (written !== '') this.#watcher.onText?.('\n\n')
      const model = this.#models.named.get(step.model ?? '') ?? this.#models.usual
      let part = await this.#ask(model, stepCall(this.#brief, step, written), true)
      let other = otherLanguage(part, language)
      if (other !== null && !askedAgain) {
        askedAgain = true
        // What was shown of this step is in the wrong language: the text so far is shown anew.
        this.#watcher.onRestart?.()
        if (written !== '') this.#watcher.onText?.(`${written}\n\n`)
        part = await this.#ask(model, stepCall(this.#brief, step, written, other), true)
        other = otherLanguage(part, language)
      }
      this.inLanguage ??= other
      written = written === '' ? part : `${written}\n\n${part}`
      this.#written = written
    }
    return written
  }

  /** Sentences written again, each at its place; null where the call failed, which costs the document nothing. */
  async correct(sentences: readonly FaultySentence[]): Promise<(string | null)[] | null> {
    try {
      return readCorrected(await this.#ask(this.#models.usual, correctionCall(this.#brief, sentences), false), sentences.length)
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      this.#watcher.onTrouble?.(error)
      return null
    }
  }

  /** An answer that is no text is asked for once more, like one that is empty. */
  async #ask(asked: Model, call: Pick<ModelCall, 'instructions' | 'data'>, shown: boolean): Promise<string> {
    try {
      return await this.#askOnce(asked, call, shown)
    } catch (error) {
      if (!(error instanceof ModelFailure) || !error.isNoText || this.#watcher.signal?.aborted) throw error
      if (shown) this.#watcher.onRestart?.()
      if (shown && this.#written !== '') this.#watcher.onText?.(`${this.#written}\n\n`)
      return this.#askOnce(asked, call, shown)
    }
  }

  /** Whoever watches a text come sees it end where it is longer than any text of its template. */
  #untilLongest(onText: (piece: string) => void, endless: AbortController): (piece: string) => void {
    let length = 0
    return (piece) => {
      length += piece.length
      if (length > 2 * this.#longest) endless.abort()
      else onText(piece)
    }
  }

  async #askOnce(asked: Model, call: Pick<ModelCall, 'instructions' | 'data'>, shown: boolean): Promise<string> {
    const { onText, onRestart, signal } = this.#watcher
    const { name: _name, ...settings } = this.#brief.template.model
    const endless = new AbortController()
    const { text, tokens, model } = await asked
      .write({
        ...settings,
        ...call,
        signal: signal ? AbortSignal.any([signal, endless.signal]) : endless.signal,
        ...(shown && onText ? { onText: this.#untilLongest(onText, endless), onRestart } : {}),
      })
      .catch((error: unknown) => {
        throw endless.signal.aborted ? noText(ENDLESS) : error
      })
    this.tokens = addTokens(this.tokens, tokens)
    this.#writers.add(model ?? asked.name)
    const clean = cleanAnswer(text)
    if (clean === '') throw noText('nothing')
    if (isRefusal(clean)) throw new ModelFailure('refused', 'The model would not write this text.', clean.slice(0, 300))
    const fault = shown ? notAText(clean, this.#material, this.#longest) : null
    if (fault !== null) throw noText(fault)
    return clean
  }
}

const noText = (what: string) => new ModelFailure('failed', `The model answered with ${what}.`, null, true)

/**
 * Facts a text draws on: those whose source it names, or of which it repeats a figure or most of the longer words. Of one in another
 * language, which was translated, the source or every figure.
 */
export function factsUsed(markdown: string, facts: readonly Fact[], language: LanguageKey): string[] {
  const text = markdown.toLowerCase()
  const has = new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return facts
    .filter((fact) => {
      const words = [...new Set(fact.text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].filter(
        (word) => word.length > 4 || /\d/.test(word),
      )
      const shared = words.filter((word) => has.has(word)).length
      const named = fact.source !== null && fact.source.length > 3 && text.includes(fact.source.toLowerCase())
      if (fact.language && fact.language !== language) {
        const figures = words.filter((word) => /\d/.test(word))
        return named || (figures.length > 0 && figures.every((figure) => has.has(figure)))
      }
      return (named && shared > 0) || (words.length > 0 && shared / words.length >= 0.5)
    })
    .map((fact) => fact.id)
}
