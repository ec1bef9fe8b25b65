import type { ReactNode } from 'react'
import { number } from '../base/format.ts'
import { Bar } from '../base/parts/bar.tsx'
import { strings } from '../base/strings.ts'
import { countryName } from '../base/country-name.ts'
import { lawsOf } from './market-counts.ts'
import type { NotRun, Picked } from './market-counts.ts'

const words = strings.settings.markets
const CAUSES: NotRun[] = ['market', 'sector', 'channel', 'pack', 'off']

/** How many rules a choice runs, why they run, and why the others do not: each number opens its list, and they add up. */
export function MarketSide({
  picked,
  running: now,
  markets,
  total,
  children,
}: {
  picked: Picked
  /** How many run as long as nothing is saved; null: as picked. */
  running: number | null
  markets: readonly string[] | null
  total: number
  children: ReactNode
}) {
  const { running, left } = picked
  const lawName = (law: string) => (law === 'EU' ? words.euLaw : words.lawOf(countryName(law)))
  return (
    <aside className="sheet card form-side" aria-label={words.picks} aria-live="polite">
      <p className="bigcount">
        <b>{number(now ?? running.length)}</b> {words.ofRules(total)}
        {now !== null && <span className="once">{words.onceSaved(running.length)}</span>}
      </p>
      <Bar parts={[{ fill: 'f-pencil', label: words.run, count: running.length }]} of={Math.max(1, total)} />
      <div className="side-part">
        <h3>{words.runBecause}</h3>
        <ul className="whys">
          {lawsOf(running, markets).map(([law, rules]) => (
            <li key={law}>
              <span>{law === null ? words.anywhere : lawName(law)}</span>
              <b>{number(rules)}</b>
            </li>
          ))}
        </ul>
      </div>
      {left.size > 0 && (
        <div className="side-part">
          <h3>{words.notBecause}</h3>
          <ul className="whys">
            {CAUSES.filter((cause) => left.has(cause)).map((cause) => (
              <li key={cause}>
                <details>
                  <summary>
                    <span className="link">{words.cause[cause]}</span>
                    <b>{number(left.get(cause)!.length)}</b>
                  </summary>
                  <ul className="why-list">
                    {left.get(cause)!.map((rule) => (
                      <li key={rule.id}>
                        {rule.name} <span className="sub">{rule.id}</span>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </aside>
  )
}
