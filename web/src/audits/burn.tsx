import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { clock, date, number } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.audits.page
const [WIDE, TOP, BOTTOM] = [560, 4, 120]
const DAY = 86_400_000

/** Rounds up to a number that divides by three into round steps, for the axis. */
function niceTop(most: number): number {
  const step = Math.max(1, most / 3)
  const power = 10 ** Math.floor(Math.log10(step))
  const factor = [1, 2, 2.5, 4, 5, 8, 10].find((each) => each * power >= step && Number.isInteger(each * power)) ?? 10
  return factor * power * 3
}

/** Burn-down chart: undecided findings from the end of the audit until now, as a step line. */
export function Burn({ audit }: { audit: Schemas['AuditDetail'] }) {
  const { id } = useWorkspace()
  const { data, dataUpdatedAt: now } = useQuery({
    queryKey: ['timeline', id, audit.id],
    queryFn: ({ signal }) => call('getTimeline', { workspace_id: id, audit_id: audit.id }, signal),
  })
  const points = data?.points ?? []
  const [first] = points
  // Before the first decision there is nothing to draw.
  if (!first || points.length < 2) return null
  const [from, to] = [Date.parse(first.at), Math.max(now, Date.parse(points.at(-1)!.at), Date.parse(first.at) + 1)]
  const top = niceTop(Math.max(...points.map(({ undecided }) => undecided)))
  const x = (at: number) => (((at - from) / (to - from)) * WIDE).toFixed(1)
  const y = (count: number) => (BOTTOM - (count / top) * (BOTTOM - TOP)).toFixed(1)
  // The number changes only with decisions: steps, not slopes.
  const line = points.flatMap(({ at, undecided }, index) => [
    ...(index > 0 ? [`${x(Date.parse(at))},${y(points[index - 1]!.undecided)}`] : []),
    `${x(Date.parse(at))},${y(undecided)}`,
  ])
  line.push(`${x(to)},${y(points.at(-1)!.undecided)}`)
  const label = to - from > 2 * DAY ? (at: number) => date(new Date(at).toISOString()) : (at: number) => clock(new Date(at).toISOString())
  return (
    <figure className="burn">
      <figcaption>{words.burn}</figcaption>
      <div className="burn-y" aria-hidden="true">
        {[3, 2, 1, 0].map((third) => (
          <span key={third}>{number((top / 3) * third)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDE} 124`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.burnLabel(first.undecided, points.at(-1)!.undecided, date(first.at))}
      >
        {[0, 1, 2, 3].map((third) => (
          <line key={third} className="grid" x1="0" x2={WIDE} y1={y((top / 3) * third)} y2={y((top / 3) * third)} />
        ))}
        {[1, 2].map((third) => (
          <line key={third} className="grid" x1={(WIDE / 3) * third} x2={(WIDE / 3) * third} y1={TOP} y2={BOTTOM} />
        ))}
        <polygon className="burn-area" points={`0,${BOTTOM} ${line.join(' ')} ${WIDE},${BOTTOM}`} />
        <polyline className="burn-line" points={line.join(' ')} />
      </svg>
      <div className="burn-x" aria-hidden="true">
        {[0, 1, 2].map((third) => (
          <span key={third}>{label(from + ((to - from) / 3) * third)}</span>
        ))}
      </div>
    </figure>
  )
}
