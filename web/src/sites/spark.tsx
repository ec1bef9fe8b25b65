import { strings } from '../base/strings.ts'

const [WIDTH, HEIGHT, EDGE] = [128, 30, 4]

/** Findings over runs, scaled to itself; every number is in its label. */
export function Spark({ totals }: { totals: number[] }) {
  const [low, high] = [Math.min(...totals), Math.max(...totals)]
  const points = totals.map((total, index) => ({
    x: totals.length === 1 ? WIDTH / 2 : EDGE + (index / (totals.length - 1)) * (WIDTH - 2 * EDGE),
    y: high === low ? HEIGHT / 2 : HEIGHT - 5 - ((total - low) / (high - low)) * (HEIGHT - 10),
  }))
  const last = points.at(-1)
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={strings.sites.lineLabel(totals)}>
      <polyline className="spark-line" points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {points.slice(0, -1).map(({ x, y }, index) => (
        <circle key={index} className="spark-dot" cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.6" />
      ))}
      {last && <circle className="spark-end" cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r="2.8" />}
    </svg>
  )
}
