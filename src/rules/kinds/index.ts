import { capitalization } from './capitalization.ts'
import { conditional } from './conditional.ts'
import { consistency } from './consistency.ts'
import { existence } from './existence.ts'
import { guideline } from './guideline.ts'
import { metric, readability } from './metric.ts'
import { occurrence } from './occurrence.ts'
import { proximity } from './proximity.ts'
import { repetition } from './repetition.ts'
import { required } from './required.ts'
import { scored } from './scored.ts'
import { sequence } from './sequence.ts'
import { spelling } from './spelling.ts'
import { substitution } from './substitution.ts'
import type { Builder, Finder } from './kind.ts'

/** The kind of a rule, carried out. */
export function finderOf(builder: Builder): Finder {
  switch (builder.rule.kind) {
    case 'existence':
      return existence(builder)
    case 'substitution':
      return substitution(builder)
    case 'occurrence':
      return occurrence(builder)
    case 'repetition':
      return repetition(builder)
    case 'consistency':
      return consistency(builder)
    case 'conditional':
      return conditional(builder)
    case 'capitalization':
      return capitalization(builder)
    case 'metric':
      return metric(builder)
    case 'readability':
      return readability(builder)
    case 'spelling':
      return spelling(builder)
    case 'sequence':
      return sequence(builder)
    case 'required':
      return required(builder)
    case 'proximity':
      return proximity(builder)
    case 'learned':
      return scored(builder)
    case 'guideline':
      return guideline(builder)
  }
}
