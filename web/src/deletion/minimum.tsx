import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { countryName } from '../base/country-name.ts'
import { ReasonDialog } from '../base/parts/reason-dialog.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { NewMinimum } from './new-minimum.tsx'

const words = strings.keeping.minimum
type Rule = Schemas['MinimumRule']
type RuleInput = Schemas['MinimumRuleInput']

/** For how long things are kept at least: rules that stand, and those that were ended with until when they still keep. */
export function MinimumRetention() {
  const { id, may } = useWorkspace()
  const manages = may('manage_workspace')
  const { data } = useQuery({
    queryKey: ['minimum-retention', id],
    queryFn: ({ signal }) => call('getMinimumRetention', { workspace_id: id }, signal),
  })
  const [ending, setEnding] = useState<Rule | null>(null)
  const set = useChange('setMinimumRetention', ['minimum-retention', 'kept'])
  if (!data) return null
  const standing = data.rules.filter((rule) => rule.ended_at === null)
  const without = (gone: Rule | null): RuleInput[] =>
    standing.filter((rule) => rule !== gone).map(({ covers, market, years, because }) => ({ covers, market, years, because }))
  const save = (rules: RuleInput[], reason: string, text: string) =>
    set.mutateAsync({ workspace_id: id, body: { rules, reason } }).then(() => say({ text, icon: 'i-check' }))
  return (
    <section className="sheet card" aria-labelledby="minimum">
      <h2 id="minimum">{words.title}</h2>
      <p className="note">{words.note}</p>
      {data.rules.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="table table-flat table-mid table-minimum">
          <thead>
            <tr>
              <th scope="col">{words.covers}</th>
              <th scope="col">{words.market}</th>
              <th scope="col">{words.keep}</th>
              <th scope="col">{words.because}</th>
              {manages && (
                <th scope="col">
                  <span className="vh">{words.end}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.rules.map((rule) => (
              <Row key={JSON.stringify(rule)} rule={rule} onEnd={manages ? () => setEnding(rule) : null} />
            ))}
          </tbody>
        </table>
      )}
      {manages && <NewMinimum busy={set.isPending} onAdd={(rule, reason) => save([...without(null), rule], reason, words.added)} />}
      {ending && (
        <ReasonDialog
          title={words.endWhat(ending.because)}
          note={words.endHelp}
          verb={words.end}
          busy={set.isPending}
          onDo={(reason) =>
            void save(without(ending), reason, words.endedNow).then(
              () => setEnding(null),
              () => undefined,
            )
          }
          onClose={() => setEnding(null)}
        />
      )}
    </section>
  )
}

function Row({ rule, onEnd }: { rule: Rule; onEnd: (() => void) | null }) {
  const { covers, market, years, because, ended_at: ended } = rule
  return (
    <tr className={ended ? 'hold-over' : undefined}>
      <th scope="row">{words.coversWhat[covers]}</th>
      <td data-label={words.market}>{market ? countryName(market) : words.anyMarket}</td>
      <td data-label={words.keep}>
        {words.kept(years)} <span className="sub">{words.from[covers]}</span>
      </td>
      <td data-label={words.because} dir="auto">
        {because}
        {ended && (
          <span className="sub">
            {words.ended(ended)}; {words.endedKeeps(lastDay(ended, years))}
          </span>
        )}
      </td>
      {onEnd && (
        <td className="num">
          {!ended && (
            <button className="btn btn-sm" type="button" onClick={onEnd}>
              {words.end}
              <span className="vh"> {because}</span>
            </button>
          )}
        </td>
      )}
    </tr>
  )
}

/** Until when an ended rule keeps the newest of what it covers: that which was finished at the moment it was ended. */
function lastDay(ended: string, years: number | null): string | null {
  if (years === null) return null
  const day = new Date(ended)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString()
}
