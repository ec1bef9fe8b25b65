import type { Schemas } from '../base/api.ts'
import { date, number } from '../base/format.ts'
import { strings } from '../base/strings.ts'

const [WIDTH, GAP, HEIGHT, SLOTS] = [6, 3, 28, 12]

/** Findings of the last runs as small bars, the newest at the right; every number is in the label. */
export function RunBars({ line }: { line: Schemas['PortfolioSite']['line'] }) {
  const most = Math.max(1, ...line.map(({ total }) => total))
  const from = SLOTS - line.length
  return (
    <div className="sparkline">
      <svg
        className="run-bars"
        viewBox={`0 0 ${SLOTS * (WIDTH + GAP) - GAP} ${HEIGHT}`}
        role="img"
        aria-label={strings.sites.lineLabel(line.map(({ total }) => total))}
      >
        {line.map(({ audit_id: id, total, at }, index) => {
          const height = Math.max(1.5, (total / most) * HEIGHT)
          return (
            <rect
              key={id}
              className={index === line.length - 1 ? 'run-bar-last' : 'run-bar'}
              x={(from + index) * (WIDTH + GAP)}
              y={(HEIGHT - height).toFixed(1)}
              width={WIDTH}
              height={height.toFixed(1)}
            >
              <title>{`${date(at)}: ${number(total)}`}</title>
            </rect>
          )
        })}
      </svg>
      <b>{number(line.at(-1)!.total)}</b>
    </div>
  )
}
