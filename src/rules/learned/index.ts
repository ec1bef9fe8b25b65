export { loadModel, type ScoredLabel, type Model } from './scorer.ts'
export { scoreAt, trainOnDecisions, type Decision, type DecisionFigures, type TrainedOnDecisions } from './decisions.ts'
export { trainFromLines } from './lines.ts'
export type { Trained, TrainOptions } from './train.ts'
