import type { LanguageKey } from '../../languages.ts'
import { cleanAnswer } from '../../generation/prompt/clean.ts'
import { writtenForms } from '../../generation/markdown/markdown.ts'
import { addTokens, NO_TOKENS } from '../../generation/base/model.ts'
import type { Model, Tokens } from '../../generation/base/model.ts'
import type { BlockNode } from '../../generation/markdown/nodes.ts'
import { readCorrected } from '../../generation/prompt/prompt.ts'
import type { Brief } from '../../generation/prompt/prompt.ts'
import { lossesOf, namesIn } from '../../generation/figures/survived.ts'
import type { Loss } from '../../generation/figures/survived.ts'
import { isTranslatable, linesOf, storedLine, translationCall, withLines } from '../../generation/translation/translation.ts'
import type { LineToTranslate } from '../../generation/translation/translation.ts'
import type { Notice } from '../../library/terminology.ts'

/** What one call holds: a model keeps its numbering over so much. */
const MOST_LINES = 40
const MOST_CHARACTERS = 6000

export interface SourceText {
  title: string
  blocks: readonly BlockNode[]
  from: LanguageKey
  to: LanguageKey
  names: readonly string[]
  notices: readonly Notice[]
  words: Brief['words']
  /** Ends the call that is under way. */
  signal?: AbortSignal | undefined
}

/** A paragraph that is not as it should be: what it lacks, its source and what stands there now. */
export interface LostLine {
  losses: Loss[]
  source: string
  target: string
}

export interface Translated {
  title: string
  blocks: BlockNode[]
  lost: LostLine[]
  models: string[]
  tokens: Tokens
}

/**
 * Translates a text line by line within its own structure. What a line lost is asked for again, once; what it still lacks then is
 * said, and a line that was not translated stays in its own language.
 */
export async function translate(model: Model, source: SourceText): Promise<Translated> {
  const lines = [source.title, ...linesOf(source.blocks)]
  const written = new Map<string, string>()
  const work = new Work(model, source)
  const once = [...new Set(lines.filter(isTranslatable))]
  const losses = new Map<string, Loss[]>()
  const firstTime = once.map((text) => ({ text, keep: namesIn(text, source.names) }))
  for (const { text, target, lost } of await work.translate(firstTime)) {
    if (target !== null) written.set(text, target)
    if (lost.length > 0) losses.set(text, lost)
  }
  const again = firstTime.filter(({ text }) => losses.has(text)).map((line) => ({ ...line, lost: losses.get(line.text)! }))
  for (const { text, target, lost } of await work.translate(again)) {
    // A second answer that is worse than the first is not taken.
    if (target === null || lost.length > losses.get(text)!.length) continue
    written.set(text, target)
    if (lost.length === 0) losses.delete(text)
    else losses.set(text, lost)
  }
  const lost = [...losses].map(([text, found]) => ({ losses: found, source: text, target: written.get(text) ?? text }))
  for (const { source: text, target } of source.notices)
    if (target === null) lost.push({ losses: [{ kind: 'notice', text }], source: text, target: text })
  const [title = '', ...rest] = lines.map((line) => written.get(line) ?? line)
  const plainTitle = title.replaceAll(/[*_`\\]/g, '').trim()
  return { title: plainTitle || source.title, blocks: withLines(source.blocks, rest), lost, models: [...work.models], tokens: work.tokens }
}

interface Answered {
  text: string
  target: string | null
  lost: Loss[]
}

/** The calls of one translation, and what they cost. */
class Work {
  readonly models = new Set<string>()
  tokens = NO_TOKENS
  readonly #model: Model
  readonly #source: SourceText

  constructor(model: Model, source: SourceText) {
    this.#model = model
    this.#source = source
  }

  async translate(lines: readonly LineToTranslate[]): Promise<Answered[]> {
    const answered: Answered[] = []
    for (const batch of batches(lines)) answered.push(...(await this.#call(batch)))
    return answered
  }

  async #call(lines: readonly LineToTranslate[]): Promise<Answered[]> {
    const sent = lines.map((line) => ({ ...line, text: this.#marked(line.text) }))
    const answer = await this.#model.write({ ...translationCall(this.#source, sent), signal: this.#source.signal })
    this.tokens = addTokens(this.tokens, answer.tokens)
    this.models.add(answer.model ?? this.#model.name)
    const targets = readCorrected(cleanAnswer(answer.text), lines.length)
    return lines.map(({ text }, at) => {
      const target = storedLine(targets[at] ?? '') || null
      const missing = target === null ? [] : this.#missingNotices(sent[at]!.text, target)
      const filled = target === null ? null : storedLine(this.#unmarked(target))
      // Notices bring their own figures and names: both sides are compared without them.
      const lost = lossesOf(sent[at]!.text.replaceAll(MARK, ' '), target === null ? null : target.replaceAll(MARK, ' '), this.#source)
      return { text, target: filled, lost: [...lost, ...missing] }
    })
  }

  /** Notices are not the model's to word: a mark stands for each. */
  #marked(text: string): string {
    return this.#source.notices.reduce(
      (marked, { source }, at) => writtenForms(source).reduce((line, form) => line.replaceAll(form, `⟦${at + 1}⟧`), marked),
      text,
    )
  }

  #unmarked(text: string): string {
    return text.replaceAll(MARK, (mark, number: string) => {
      const notice = this.#source.notices[Number(number) - 1]
      return notice ? writtenForms(notice.target ?? notice.source)[0]! : mark
    })
  }

  #missingNotices(sent: string, target: string): Loss[] {
    const missing = [...sent.matchAll(MARK)].filter(([mark]) => !target.includes(mark))
    return missing.map(([mark, number]) => ({ kind: 'notice', text: this.#source.notices[Number(number) - 1]?.source ?? mark }))
  }
}

const MARK = /⟦(\d{1,3})⟧/g

function* batches(lines: readonly LineToTranslate[]): Generator<LineToTranslate[]> {
  let batch: LineToTranslate[] = []
  let characters = 0
  for (const line of lines) {
    if (batch.length > 0 && (batch.length === MOST_LINES || characters + line.text.length > MOST_CHARACTERS)) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(line)
    characters += line.text.length
  }
  if (batch.length > 0) yield batch
}
