import { Icon } from '../../base/parts/icon.tsx'
import { StateIcon } from '../../base/parts/state.tsx'
import type { StateName } from '../../base/parts/state.tsx'
import { inSentence } from '../../base/format.ts'
import { strings } from '../../base/strings.ts'
import type { Approval } from './approve.tsx'

const words = strings.inbox.approve

/** What happens in every case, said before the click. */
export function Outcomes({ approval, state }: { approval: Approval; state: StateName }) {
  const n = approval.waiting
  return (
    <aside className="sheet card form-side" aria-label={words.whatHappens}>
      <h2>{words.whatHappens}</h2>
      <div className="outcome">
        <div>
          <h3>
            <StateIcon value={state} />
            {words.until}
          </h3>
          <p>{words.untilText(n, inSentence(strings.base.state[state]))}</p>
        </div>
        <div>
          <h3>
            <StateIcon value="dismissed" />
            {words.ifApprove}
          </h3>
          <p>{words.ifApproveText(n)}</p>
        </div>
        <div>
          <h3>
            <Icon name="i-x" />
            {words.ifDeny}
          </h3>
          <p>{words.ifDenyText(n, approval.asker)}</p>
        </div>
        <div>
          <h3>
            <Icon name="i-eyes" />
            {words.who}
          </h3>
          <p>{words.whoText(approval.asker)}</p>
        </div>
      </div>
    </aside>
  )
}
