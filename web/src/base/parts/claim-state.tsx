import type { Schemas } from '../api.ts'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

/** The state of a claim: a ribbon, always with the word. */
export const ClaimState = ({ value }: { value: Schemas['Claim']['state'] }) => (
  <span className={`cstate cstate-${value}`}>
    <Icon name={`cl-${value}`} />
    {strings.base.claimState[value]}
  </span>
)
