import type { Schemas } from '../../base/api.ts'
import { number } from '../../base/format.ts'
import { Bar } from '../../base/parts/bar.tsx'
import { Empty } from '../../base/parts/empty.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { isUnderWay, verdictOf } from './use-try.ts'
import type { RuleTry } from './use-try.ts'

const words = strings.tries

/** Two numbers, while it still runs: what would be added and what dropped. */
export function Score({ rule, tried, onCancel }: { rule: Schemas['OwnRule']; tried: RuleTry | undefined; onCancel(): void }) {
  if (!tried)
    return (
      <section className="sheet" aria-label={words.result}>
        <Empty title={words.notYet}>{words.notYetHelp}</Empty>
      </section>
    )
  const { counts, results, state } = tried
  const underWay = isUnderWay(tried)
  const verdicts = results.added.map(verdictOf)
  const right = verdicts.filter((verdict) => verdict === 'right').length
  const wrong = verdicts.filter((verdict) => verdict === 'false').length
  const dismissed = results.dropped.filter(({ finding }) => finding?.state === 'dismissed').length
  return (
    <section className="sheet card" aria-label={words.result}>
      <div className="prog">
        <p className="prog-line">
          <span className={underWay ? 'status status-run' : 'status'}>
            {underWay && <span className="live-dot" />}
            {stateWords(rule, tried)}
          </span>
          <span className="note">
            {words.of(number(counts.tried), counts.pages)}
            {underWay && counts.tried > 0 && `, ${words.left(secondsLeft(tried))}`}
          </span>
          {underWay && (
            <button className="btn btn-sm" type="button" onClick={onCancel}>
              <Icon name="i-stop" />
              {words.cancel} <kbd aria-hidden="true">{words.cancelKey}</kbd>
            </button>
          )}
        </p>
        <Bar
          of={counts.pages}
          parts={[
            { fill: 'f-pencil', label: words.completed, count: counts.tried },
            { fill: 'f-track', label: words.notTried, count: Math.max(0, counts.pages - counts.tried) },
          ]}
        />
      </div>
      {tried.failure && (
        <p className="callout callout-warn" role="alert">
          <Icon name="i-warn" />
          <span>
            {words.failed} {tried.failure}
          </span>
        </p>
      )}
      <div className="score" role="status">
        <div className="is-add">
          <b>
            <span className="sign" aria-hidden="true">
              +
            </span>
            {number(counts.added)}
          </b>
          <span>{words.added}</span>
          <span className="sub">{right > 0 ? words.likeRight(right) : wrong > 0 ? words.likeFalse(wrong) : words.likeNone}</span>
        </div>
        <div className="is-drop">
          <b>
            <span className="sign" aria-hidden="true">
              −
            </span>
            {number(counts.dropped)}
          </b>
          <span>{words.dropped}</span>
          <span className="sub">
            {counts.dropped > 0 ? words.hadDismissed(dismissed, counts.dropped) : rule.published === null ? words.nothingToDrop : ''}
          </span>
        </div>
        <div>
          <b>{number(counts.stays)}</b>
          <span>{words.stays}</span>
          <span className="sub">{state === 'completed' ? '' : words.soFar}</span>
        </div>
      </div>
    </section>
  )
}

function stateWords({ latest, published }: Schemas['OwnRule'], { state }: RuleTry): string {
  if (state === 'waiting') return words.waiting
  if (state === 'running') return words.running(latest, published === latest ? null : published)
  return state === 'cancelled' ? words.cancelled : state === 'failed' ? words.failed : words.completed
}

function secondsLeft({ counts, created_at: begun, updated_at: at }: RuleTry): number {
  const perPage = (Date.parse(at) - Date.parse(begun)) / 1000 / counts.tried
  return Math.max(1, Math.round(perPage * (counts.pages - counts.tried)))
}
