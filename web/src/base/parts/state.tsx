import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

export type StateName = 'undecided' | 'elevated_risk' | 'urgent_violation' | 'dismissed' | 'fixed'
/** The order of bars and legends. */
export const STATES = ['urgent_violation', 'elevated_risk', 'dismissed', 'fixed', 'undecided'] as const

const CLASSES = {
  undecided: 'undecided',
  elevated_risk: 'elevated',
  urgent_violation: 'urgent',
  dismissed: 'dismissed',
  fixed: 'fixed',
} as const
export const stateClass = (state: StateName): string => CLASSES[state]

/** A pill with icon and word. */
export const State = ({ value }: { value: StateName }) => (
  <span className={`state state-${stateClass(value)}`}>
    <Icon name={`st-${stateClass(value)}`} />
    {strings.base.state[value]}
  </span>
)

/** The icon alone, with the word as title and for screen readers. */
export const StateIcon = ({ value }: { value: StateName }) => (
  <span className={`state-i state-${stateClass(value)}`} title={strings.base.state[value]}>
    <Icon name={`st-${stateClass(value)}`} />
    <span className="vh">{strings.base.state[value]}</span>
  </span>
)
