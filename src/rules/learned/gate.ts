import { writeModel, type ModelParts } from './model.ts'
import { loadModel } from './scorer.ts'

/** The closer look is taken at all but this share of what is found or nearly found. */
const LEAST_SUSPICIOUS = 0.002
const NEARLY_FOUND = 0.4
/** Where each kind has weights of its own, the first look, which knows only the common ones, says less: more is nearly found. */
const NEARLY_FOUND_BY_KIND = 0.2
/** Sentences to come are less alike than those learnt from: so much less suspicion is enough. */
const MARGIN = 0.05
/** Fewer such sentences say too little about those to come: then every sentence gets the closer look. */
const ENOUGH = 200
const MOST_SUSPICIOUS = 0.8

/** What a glance and a first look must say for a closer one: hardly any sentence that is found, or nearly found, says less. */
export function gatesOf(parts: Omit<ModelParts, 'glance' | 'gate'>, sentences: string[]): Pick<ModelParts, 'glance' | 'gate'> {
  const model = loadModel(writeModel({ ...parts, glance: -Infinity, gate: -Infinity }))
  const nearly = parts.heads.length > 0 ? NEARLY_FOUND_BY_KIND : NEARLY_FOUND
  const found = sentences.filter((sentence) => model.score(sentence) >= nearly)
  if (found.length < ENOUGH) return { glance: -Infinity, gate: -Infinity }
  const least = (look: (sentence: string) => number) =>
    found.map(look).toSorted((one, other) => one - other)[Math.floor(found.length * LEAST_SUSPICIOUS)]! - MARGIN
  const glance = least(model.glance)
  // A glance that lets nearly all through is not worth taking.
  const isWorthIt = sentences.filter((sentence) => model.glance(sentence) >= glance).length < sentences.length * MOST_SUSPICIOUS
  return { glance: isWorthIt ? glance : -Infinity, gate: least(model.suspicion) }
}
