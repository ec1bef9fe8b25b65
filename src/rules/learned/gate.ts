import { writeModel, type ModelParts } from './model.ts'
import { loadModel } from './scorer.ts'

/** The closer look is taken at all but this share of what is found or nearly found. */
const LEAST_SUSPICIOUS = 0.002
const NEARLY_FOUND = 0.2
/** Sentences to come are less alike than those learnt from: so much less suspicion is enough. */
const MARGIN = 0.05
/** Fewer such sentences say too little about those to come: then every sentence gets the closer look. */
const ENOUGH = 200

/** What the first look must say for a closer one: hardly any sentence that is found, or nearly found, says less. */
export function gateOf(parts: Omit<ModelParts, 'gate'>, sentences: string[]): number {
  const model = loadModel(writeModel({ ...parts, gate: -Infinity }))
  const suspicions = sentences.filter((sentence) => model.score(sentence) >= NEARLY_FOUND).map((sentence) => model.suspicion(sentence))
  if (suspicions.length < ENOUGH) return -Infinity
  return suspicions.toSorted((one, other) => one - other)[Math.floor(suspicions.length * LEAST_SUSPICIOUS)]! - MARGIN
}
