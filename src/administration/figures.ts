import type { CHANGE_FIGURES } from '../contract/values.ts'

export interface Figure {
  figure: (typeof CHANGE_FIGURES)[number]
  count: number
}
