import { REGISTER_KINDS, REGISTER_STATES } from '../../../../src/contract/values.ts'

export interface RegisterSearch {
  search?: string
  kind?: (typeof REGISTER_KINDS)[number]
  state?: (typeof REGISTER_STATES)[number]
  medium?: string
  approver?: string
  on?: string
  incomplete?: 'true'
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** What the register shows, in its address. */
export function registerSearch(given: Record<string, unknown>): RegisterSearch {
  const [search, medium, approver, on] = [text(given.search), text(given.medium), text(given.approver), text(given.on)]
  const kind = REGISTER_KINDS.find((each) => each === given.kind)
  const state = REGISTER_STATES.find((each) => each === given.state)
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(medium && { medium }),
    ...(approver && { approver }),
    ...(on && { on }),
    ...((given.incomplete === 'true' || given.incomplete === true) && { incomplete: 'true' as const }),
  }
}
