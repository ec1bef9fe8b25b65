import { number } from '../format.ts'
import { strings } from '../strings.ts'
import { SHOWN_SEVERITIES, severityClass, withoutNone } from './severity.tsx'
import type { SeverityName } from './severity.tsx'
import { STATES, stateClass } from './state.tsx'
import type { StateName } from './state.tsx'

interface BarPart {
  /** CSS class of the fill: f-critical, f-urgent, f-pencil … */
  fill: string
  label: string
  count: number
}

const WIDTH = 200
const GAP = 0.8

/** A stacked bar: widths as attributes, exact counts as its label. `of`: the whole, where parts do not fill it. */
export function Bar({ parts, of }: { parts: BarPart[]; of?: number }) {
  const shown = parts.filter(({ count }) => count > 0)
  const total = Math.max(
    of ?? 0,
    shown.reduce((sum, { count }) => sum + count, 0),
  )
  const room = WIDTH - GAP * Math.max(0, shown.length - 1)
  const widths = shown.map(({ count }) => Math.max(0.6, (count / total) * room))
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0))
  return (
    <svg
      className="bar"
      viewBox={`0 0 ${WIDTH} 8`}
      preserveAspectRatio="none"
      role="img"
      aria-label={parts.map(({ label, count }) => `${label} ${number(count)}`).join(', ')}
    >
      {shown.map(({ fill, label }, index) => (
        <rect key={label + fill} className={fill} x={starts[index]!.toFixed(2)} width={widths[index]!.toFixed(2)} height="8" />
      ))}
    </svg>
  )
}

export const stateParts = (counts: Record<StateName, number>): BarPart[] =>
  STATES.map((state) => ({ fill: `f-${stateClass(state)}`, label: strings.base.state[state], count: counts[state] }))

export const severityParts = (counts: Record<SeverityName, number>): BarPart[] =>
  SHOWN_SEVERITIES.map((severity) => ({
    fill: `f-${severityClass(severity)}`,
    label: strings.base.severity[severity],
    count: withoutNone(counts)[severity],
  }))
