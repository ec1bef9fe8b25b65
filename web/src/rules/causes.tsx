import { number } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import type { Cause, ListedRule } from './listed-rule.ts'

const words = strings.rules

/** Why rules do not run, with how many of each; the numbers add up to the rest, and each opens its list. */
export function Causes({ rules, chosen, onChoose }: { rules: ListedRule[]; chosen: Cause | null; onChoose(cause: Cause | null): void }) {
  const counts = Map.groupBy(
    rules.flatMap(({ cause }) => cause ?? []),
    (cause) => cause,
  )
  const causes = (Object.keys(words.cause) as Cause[]).filter((cause) => counts.has(cause))
  if (causes.length === 0) return null
  return (
    <p className="note causes">
      {words.doNotRun}{' '}
      {causes.map((cause) => (
        <button
          key={cause}
          className="link"
          type="button"
          aria-pressed={chosen === cause}
          onClick={() => onChoose(chosen === cause ? null : cause)}
        >
          {words.cause[cause]} <b>{number(counts.get(cause)!.length)}</b>
        </button>
      ))}
    </p>
  )
}
