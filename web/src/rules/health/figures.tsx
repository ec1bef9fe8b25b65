import { decimal, number, percent } from '../../base/format.ts'
import { Bar, stateParts } from '../../base/parts/bar.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { STATES, StateIcon } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import type { Health } from './health.tsx'

const words = strings.health

/** Hits, share dismissed, time to a decision, confidence: each with the numbers behind it. */
export function Figures({ health }: { health: Health }) {
  const { hits, runs, last_runs: last, decided, dismissed, by_state: states, undecided, distrusted, confidence } = health
  return (
    <div className="cols cols-4">
      <section className="sheet card fig">
        <h2>{words.hits}</h2>
        <b>{number(hits)}</b>
        <RunBars hits={last.map((run) => run.hits)} />
        <p>{runs === 0 ? words.noRuns : words.inRuns(runs)}</p>
      </section>
      <section className="sheet card fig">
        <h2>{words.dismissed}</h2>
        {decided === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <>
            <b>
              {distrusted && <Icon name="i-warn" />}
              {percent(dismissed, decided)} %
            </b>
            <Bar parts={stateParts({ ...states, undecided })} />
            <p>{words.ofDecided(dismissed, decided)}</p>
            <p className="legend">
              {STATES.filter((state) => (state === 'undecided' ? undecided : states[state]) > 0).map((state) => (
                <span key={state}>
                  <StateIcon value={state} /> {number(state === 'undecided' ? undecided : states[state])}
                </span>
              ))}
            </p>
          </>
        )}
      </section>
      <section className="sheet card fig">
        <h2>{words.time}</h2>
        {health.median_seconds === null ? (
          <p>{words.notKnown}</p>
        ) : (
          <>
            <b>{words.duration(health.median_seconds)}</b>
            <p>
              {words.sooner}
              {health.all_rules_median_seconds !== null && `; ${words.allRules(words.duration(health.all_rules_median_seconds))}`}
            </p>
            <p className="pt">
              {health.places
                .filter(({ median_seconds: median }) => median !== null)
                .slice(0, 3)
                .map(({ site, language, median_seconds: median }) => (
                  <span key={`${site} ${language}`} className="place-time">
                    <span dir="auto">{site}</span> {language} <b>{words.duration(median!)}</b>{' '}
                  </span>
                ))}
            </p>
          </>
        )}
      </section>
      <section className="sheet card fig">
        <h2>{words.confidence}</h2>
        {confidence === null ? (
          <>
            <p>{words.notMeasured}</p>
            {health.rule.own && <p>{words.notMeasuredOwn}</p>}
          </>
        ) : (
          <>
            <b>{decimal(confidence.value, 2, 2)}</b>
            <Bar
              of={100}
              parts={[
                { fill: 'f-ink', label: words.confidence, count: Math.round(confidence.value * 100) },
                { fill: 'f-track', label: '', count: 100 - Math.round(confidence.value * 100) },
              ]}
            />
            <p>{words.labelled(confidence.faults, confidence.labelled)}</p>
          </>
        )}
      </section>
    </div>
  )
}

const WIDTH = 150
const HEIGHT = 32
const STEP = 30.5

function RunBars({ hits }: { hits: number[] }) {
  if (hits.length === 0) return null
  const most = Math.max(1, ...hits)
  return (
    <svg className="fig-runs" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words.lastRuns(hits)}>
      {hits.map((count, index) => {
        const height = Math.max(1, (count / most) * (HEIGHT - 2))
        // The bars of runs have no name but their place.
        return <rect key={STEP * index} className="f-ink" x={STEP * index} y={HEIGHT - height} width="26" height={height} />
      })}
    </svg>
  )
}
