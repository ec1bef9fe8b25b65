import { PlainError } from '../../errors.ts'
import { trainFromExamples, type Example, type Trained, type TrainOptions } from './train.ts'

/**
 * Options for sentences of contracts and policies, which come in documents: pairs of stems carry most of what such a
 * clause says, and each kind of clause has words of its own.
 */
const FOR_DOCUMENTS: TrainOptions = {
  shape: { bits: 22, words: 2, stem: 6, stems: 3, window: 20, charMin: 4, charMax: 5, lengths: 0, damping: 40 },
  rarity: 1.3,
  minimumLines: 2,
  minimumGroups: 2,
  headFrom: 10,
  folds: 8,
  maximumWeights: 250_000,
  plainWeight: 1,
  tolerance: 0,
  loss: 'squared',
  cost: 0.7,
  positiveWeight: 2,
  prior: null,
  epochs: 12,
}

/**
 * Options for loose short lines such as buttons and banners. Half of such data is at fault, and of a page next to nothing: a
 * sentence of unknown words counts as clean.
 */
const FOR_LOOSE_LINES: TrainOptions = {
  shape: { bits: 20, words: 3, stem: 4, stems: 2, window: 8, charMin: 0, charMax: 0, lengths: 1, damping: 50 },
  rarity: 0.5,
  minimumLines: 2,
  minimumGroups: 1,
  headFrom: 0,
  folds: 10,
  maximumWeights: 200_000,
  plainWeight: 0.1,
  tolerance: 0.005,
  loss: 'squared',
  cost: 40,
  positiveWeight: 1,
  prior: -1,
  epochs: 30,
}

/**
 * Trains on labelled lines, each a JSON object with `text`, one field of labels (a list of kinds, or true and false with
 * the kind in `category`) and, where lines belong together, `document`. The clean ones among the `plain` lines, ordinary text of the
 * same language, are learnt as clean, so that a model of banners leaves prose alone.
 */
export function trainFromLines(lines: string[], { plain = [], ...options }: Partial<TrainOptions> & { plain?: string[] } = {}): Trained {
  const examples = examplesOf(lines)
  const plainExamples = examplesOf(plain)
    .filter(({ labels }) => labels.length === 0)
    .map((example) => ({ ...example, isPlain: true }))
  const loose = examples.every((example) => !example.inDocument)
  return trainFromExamples([...examples, ...plainExamples], { ...(loose ? FOR_LOOSE_LINES : FOR_DOCUMENTS), ...options })
}

function examplesOf(lines: string[]): (Example & { inDocument: boolean })[] {
  return lines
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => exampleOf(line, number))
}

function exampleOf(line: string, number: number): Example & { inDocument: boolean } {
  const fields = parsedObject(line, number)
  const { text, document, category, ...rest } = fields
  if (typeof text !== 'string') throw new PlainError(`Line ${number}: there is no "text".`)
  const [name, value] = Object.entries(rest).find(([, entry]) => typeof entry === 'boolean' || Array.isArray(entry)) ?? []
  if (name === undefined) throw new PlainError(`Line ${number}: there is no field of labels (true, false or a list of kinds).`)
  const kinds = Array.isArray(value) ? value.map(String) : value === true ? [typeof category === 'string' ? category : name] : []
  const inDocument = typeof document === 'string'
  // Without documents, the same words on two lines are one group: no line may be measured by its own copy.
  return { text, labels: kinds, group: inDocument ? document : text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '), inDocument }
}

function parsedObject(line: string, number: number): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    throw new PlainError(`Line ${number}: not JSON (${error instanceof Error ? error.message : String(error)}).`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PlainError(`Line ${number}: not a JSON object.`)
  return value as Record<string, unknown>
}
