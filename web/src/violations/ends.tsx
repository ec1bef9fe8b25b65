import type { Schemas } from '../base/api.ts'
import { fullDate, inSentence } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { strings } from '../base/strings.ts'

type Detail = Schemas['FindingDetail']
type Finding = Pick<Detail, 'review_state'> & Partial<Pick<Detail, 'until' | 'owner' | 'ended'>>

/** Until when a decision holds and who answers for it, as a sentence without its full stop. */
export const heldUntil = (state: Finding['review_state'], until: string, owner: Detail['owner'] | undefined): string =>
  strings.ends.held(strings.base.state[state], fullDate(until), owner?.name ?? null)

/** What a finding says that came back. */
export const cameBack = ({ review_state: state, until, owner }: NonNullable<Detail['ended']>): string =>
  strings.ends.back(strings.ends.held(inSentence(strings.base.state[state]), fullDate(until), owner?.name ?? null))

/** Beside the rule of a finding: until when its decision holds, or which one has ended. */
export function EndNote({ finding }: { finding: Finding }) {
  const { until, owner, ended, review_state: state } = finding
  if (until)
    return (
      <span className="due due-later">
        <Icon name="i-clock" />
        {heldUntil(state, until, owner)}
      </span>
    )
  if (!ended) return null
  return (
    <span className="due due-over">
      <Icon name="ch-back" />
      {cameBack(ended)}
    </span>
  )
}
