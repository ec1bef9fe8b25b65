import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { countryName } from '../base/country-name.ts'
import { choiceOf } from './market-counts.ts'
import type { Answers, Picked } from './market-counts.ts'

const words = strings.settings.markets

/** What a change of the answers adds and leaves out, before it is saved. */
export function MarketChange({ before, after, now, then }: { before: Answers; after: Answers; now: Picked; then: Picked }) {
  const [running, next] = [now, then].map(({ running: rules }) => new Set(rules.map(({ id }) => id))) as [Set<string>, Set<string>]
  const added = then.running.filter(({ id }) => !running.has(id))
  const dropped = now.running.filter(({ id }) => !next.has(id))
  const names = [
    ...after.markets.filter((code) => !before.markets.includes(code)).map(countryName),
    ...after.sectors.filter((code) => !before.sectors.includes(code)).map((code) => words.sector[code] ?? code),
    ...after.channels.filter((code) => !before.channels.includes(code)).map((code) => words.channel[code] ?? code),
  ]
  return (
    <div className="callout" role="status">
      <p>
        <Icon name="i-info" />{' '}
        {added.length > 0 && <b>{names.length > 0 ? words.adds(names, added.length) : words.changeAdds(added.length)} </b>}
        {dropped.length > 0 && words.changeDrops(dropped.length)}
        {added.length === 0 && dropped.length === 0 && words.changeNothing}
      </p>
      <Effect after={after} />
      <Rules title={words.added} rules={added} />
      <Rules title={words.dropped} rules={dropped} />
    </div>
  )
}

const PAUSE = 500

/** What the rules would have found on stored pages, by figures, and on how many pages. */
function Effect({ after }: { after: Answers }) {
  const { id } = useWorkspace()
  const asked = JSON.stringify(choiceOf(after))
  const { data } = useQuery({
    queryKey: ['markets-effect', id, asked],
    queryFn: async ({ signal }) => {
      // Whoever ticks several answers asks once.
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      signal.throwIfAborted()
      return call('tryMarkets', { workspace_id: id, body: choiceOf(after) as Schemas['MarketsEffectInput'] }, signal)
    },
    retry: false,
  })
  if (data === undefined) return <p className="sub">{words.effectAsked}</p>
  return <p>{data.pages === 0 ? words.effectNone : words.effectFound(data)}</p>
}

function Rules({ title, rules }: { title: string; rules: Picked['running'] }) {
  if (rules.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ul className="why-list">
        {rules.map((rule) => (
          <li key={rule.id}>
            {rule.name} <span className="sub">{rule.id}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
