import { trainFromExamples, type Trained, type TrainOptions } from './train.ts'

/** Sentences that somebody wrote down: faults of one kind, and others that are in order. */
export interface Sentences {
  faults: readonly string[]
  clean: readonly string[]
}

/**
 * For some dozens to some thousands of sentences. Of a page next to nothing is at fault: a sentence of unknown words counts as clean.
 * Fewer folds than for large sets: whoever writes the sentences waits for it.
 */
const FOR_SENTENCES: TrainOptions = {
  shape: { bits: 18, words: 3, stem: 5, stems: 2, window: 8, charMin: 0, charMax: 0, lengths: 0, damping: 50 },
  rarity: 0.5,
  minimumLines: 2,
  minimumGroups: 1,
  headFrom: 0,
  folds: 5,
  maximumWeights: 50_000,
  plainWeight: 1,
  tolerance: 0.02,
  loss: 'squared',
  cost: 40,
  positiveWeight: 1,
  prior: -1,
  epochs: 30,
}

/** The same sentences always give the same bytes. */
export const trainOnSentences = ({ faults, clean }: Sentences): Trained =>
  trainFromExamples([...faults.map((text) => exampleOf(text, ['fault'])), ...clean.map((text) => exampleOf(text, []))], FOR_SENTENCES)

/** The same words twice are one group: no sentence is measured by its own copy. */
const exampleOf = (text: string, labels: string[]) => ({ text, labels, group: text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ') })
