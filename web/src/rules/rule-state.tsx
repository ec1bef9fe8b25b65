import type { Schemas } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { strings } from '../base/strings.ts'

export type RuleStateName = 'draft' | 'in_review' | 'published' | 'off' | 'not_run'

const ICONS = { draft: 'draft', in_review: 'review', published: 'published', off: 'off', not_run: 'published' } as const

/** Whether a rule of one's own runs: a draft beside a published version does not change that. */
export const stateOf = ({
  state,
  published,
  is_off: isOff,
}: Pick<Schemas['OwnRuleListed'], 'state' | 'published' | 'is_off'>): RuleStateName =>
  isOff ? 'off' : published !== null && state === 'draft' ? 'published' : state

/** A rule is a sheet of paper: draft is dashed, in review half inked, published inked, off struck. */
export const RuleState = ({ state, children }: { state: RuleStateName; children?: string }) => (
  <span className={`rstate rstate-${ICONS[state]}`}>
    <Icon name={`rs-${ICONS[state]}`} />
    {children ?? strings.rules.state[state]}
  </span>
)
