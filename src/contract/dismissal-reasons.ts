import { Type } from 'typebox'
import { Lines } from './schema.ts'
import { reason } from './common.ts'
import { LONGEST_REASON, MOST_DISMISSAL_REASONS } from './limits.ts'

const presets = Type.Array(Lines({ minLength: 1, maxLength: LONGEST_REASON }), {
  maxItems: MOST_DISMISSAL_REASONS,
  description: 'Reasons that the workspace keeps ready, in the order in which they are offered.',
})

export const PresetReasons = Type.Object({ presets }, { title: 'PresetReasons' })
export const PresetReasonsInput = Type.Object({ presets, reason }, { title: 'PresetReasonsInput' })
export const ReasonsSchema = Type.Object(
  { presets, reasons: Type.Array(Type.String(), { description: 'The last five different ones of the caller, newest first.' }) },
  { title: 'Reasons' },
)
