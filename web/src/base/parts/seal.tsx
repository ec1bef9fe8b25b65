import { percent } from '../format.ts'
import { strings } from '../strings.ts'
import { wave } from './engraving.tsx'

const EDGE = wave(20, 18.6, 0.8, 28, 224)
const LENGTH = 94.25

/** Progress as a ring inside a notched seal; filled, with a check mark, only when everything is decided. */
export function Seal({ decided, total, known = true }: { decided: number; total: number; known?: boolean }) {
  const done = percent(decided, total)
  const closed = total > 0 && decided >= total
  return (
    <svg
      className={closed ? 'seal is-done' : 'seal'}
      viewBox="0 0 40 40"
      role="img"
      aria-label={known ? strings.base.decidedPercent(done) : strings.base.loading}
    >
      <path className="seal-edge" d={EDGE} />
      <circle className="seal-track" cx="20" cy="20" r="15" />
      <circle
        className="seal-arc"
        cx="20"
        cy="20"
        r="15"
        strokeDasharray={`${((LENGTH * done) / 100).toFixed(1)} ${LENGTH}`}
        transform="rotate(-90 20 20)"
      />
      {closed ? (
        <path className="seal-check" d="m14 20.5 4.2 4.2 8.3-9.7" />
      ) : (
        <text x="20" y="24.4" textAnchor="middle">
          {known ? done : '…'}
        </text>
      )}
    </svg>
  )
}
