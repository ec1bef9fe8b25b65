export { loadModel, type ScoredLabel, type Model } from './scorer.ts'
export { trainFromLines } from './lines.ts'
export type { Trained, TrainOptions } from './train.ts'
