import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Judge, Judgement } from '../src/rules/index.ts'

interface Answer {
  id: string
  findings: Judgement[]
}

/**
 * A model's answers kept in a folder, so that any model can be measured without being called from here: what `answers*.jsonl` does not
 * answer is written to `questions.jsonl`, a line for each question with the guideline and the text that a model is given in an audit.
 */
export class KeptAnswers {
  readonly #file: string
  readonly #answers = new Map<string, Judgement[]>()
  asked = 0
  unanswered = 0

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#file = path.join(folder, 'questions.jsonl')
    rmSync(this.#file, { force: true })
    for (const file of readdirSync(folder).filter((name) => /^answers.*\.jsonl$/.test(name)))
      for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)) {
        const { id, findings } = JSON.parse(line) as Answer
        this.#answers.set(id, findings)
      }
  }

  readonly judge: Judge = (text, guideline, ruleId, remarks) => {
    const asked = `${ruleId}\0${guideline}\0${text}${remarks ? `\0${JSON.stringify(remarks)}` : ''}`
    const id = createHash('sha256').update(asked).digest('hex').slice(0, 16)
    const known = this.#answers.get(id)
    this.asked++
    if (known) return Promise.resolve(known)
    this.unanswered++
    appendFileSync(this.#file, `${JSON.stringify({ id, ruleId, guideline, text, ...(remarks ? { remarks } : {}) })}\n`)
    return Promise.resolve([])
  }
}
