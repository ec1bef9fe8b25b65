import type { Schemas } from '../api.ts'
import { number } from '../format.ts'
import { strings } from '../strings.ts'
import { roundNumber } from '../audit-words.ts'

const words = strings.audits.page
type Reasons = Schemas['ReasonCount'][]
/** What the server calls the reason of what was read with nothing left out. */
const IN_FULL = 'In full'
const WIDE = 1250
const GAP = 2

const total = (list: Reasons) => list.reduce((sum, { count }) => sum + count, 0)

/** Found = read + not taken in + failed (+ waiting), each with its reasons. */
export function Reading({ audit }: { audit: Schemas['AuditDetail'] }) {
  const { found, waiting, read, not_taken: notTaken, failed } = audit.reading
  const inFull = total(read.filter(({ reason }) => reason === IN_FULL))
  const parts = [
    { fill: 'f-read', label: words.readInFull, count: inFull },
    { fill: 'f-part', label: words.readInPart, count: total(read) - inFull },
    { fill: 'f-skip', label: words.notTaken, count: total(notTaken) },
    { fill: 'f-fail', label: words.failedRead, count: total(failed) },
    { fill: 'f-track', label: words.waiting, count: waiting },
  ]
  return (
    <section className="sheet card" aria-labelledby="reading">
      <h2 id="reading">
        {words.reading} <span className="card-sub">{words.readingNote(found, roundNumber(audit.checked))}</span>
      </h2>
      <ReadBar parts={parts} />
      <div className="cols cols-3 reading">
        <Column title={words.read} list={read} />
        <Column title={words.notTaken} list={notTaken} />
        <Column title={words.failedRead} list={failed} />
      </div>
      {audit.unchanged && <p className="note">{words.unchanged(audit.unchanged.assets, audit.unchanged.run)}</p>}
      {audit.held > 0 && <p className="note">{words.heldBack(audit.held)}</p>}
      <p className="note">{words.adds(found, total(read), total(notTaken), total(failed), waiting)}</p>
    </section>
  )
}

/** How a whole is made up, as one bar. */
export function ReadBar({ parts }: { parts: { fill: string; label: string; count: number }[] }) {
  const shown = parts.filter(({ count }) => count > 0)
  const whole = shown.reduce((sum, { count }) => sum + count, 0)
  const room = WIDE - GAP * Math.max(0, shown.length - 1)
  const widths = shown.map(({ count }) => Math.max(4, (count / whole) * room))
  const before = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0)
  return (
    <svg
      className="readbar"
      viewBox={`0 0 ${WIDE} 14`}
      preserveAspectRatio="none"
      role="img"
      aria-label={parts.map(({ label, count }) => `${label} ${number(count)}`).join(', ')}
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="f-skip-bg" width="6" height="6" />
          <line className="f-skip-line" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
      {shown.map(({ fill }, index) => (
        <rect key={fill} className={fill} x={before(index).toFixed(1)} width={widths[index]!.toFixed(1)} height="14" />
      ))}
    </svg>
  )
}

function Column({ title, list }: { title: string; list: Reasons }) {
  return (
    <div>
      <h3>
        {title} <b>{number(total(list))}</b>
      </h3>
      <table className="mini">
        <thead className="vh">
          <tr>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.assets}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ reason, count }) => (
            <tr key={reason}>
              <th scope="row">{reason === IN_FULL ? words.inFull : reason}</th>
              <td className="num">{number(count)}</td>
            </tr>
          ))}
          {list.length === 0 && (
            <tr>
              <th scope="row">{words.nothingHere}</th>
              <td className="num">0</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
