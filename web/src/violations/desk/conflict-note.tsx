import { ago, inSentence } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import type { Schemas } from '../../base/api.ts'

const words = strings.desk

/** Somebody else decided meanwhile: who, what, when, and what would change. */
export function ConflictNote({ conflicts, count }: { conflicts: Schemas['ScopeCount']['conflicts']; count: number }) {
  if (conflicts.length === 0) return null
  return (
    <div className="callout callout-warn" role="status">
      <Icon name="i-warn" />
      <div>
        {conflicts.map((conflict) => (
          <p key={conflict.by + conflict.at}>
            <b>
              {words.conflict(conflict.by, conflict.count, count, inSentence(strings.base.state[conflict.review_state]), ago(conflict.at))}
            </b>
          </p>
        ))}
        <p>{words.conflictHelp}</p>
      </div>
    </div>
  )
}
