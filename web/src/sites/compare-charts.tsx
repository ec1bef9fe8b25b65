import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Schemas } from '../base/api.ts'
import { inSentence, languageName, number } from '../base/format.ts'
import { SeverityLabel, severityWord } from '../base/parts/severity.tsx'
import type { SeverityName } from '../base/parts/severity.tsx'
import { strings } from '../base/strings.ts'

const words = strings.sites.compare
type Counts = Schemas['ChangeCounts']
type Comparison = Schemas['Comparison']
interface Line {
  key: string
  face: ReactNode
  counts: Counts
}
const WIDTH = 300
const GAP = 1.2
const AT_FIRST = 8
const CELLS = ['new', 'still_there', 'gone', 'not_looked_at'] as const

/** What differs, by rule and severity, and by section and language. Each row adds up. */
export function CompareCharts({
  data,
  onPick,
}: {
  data: Comparison
  onPick(name: 'rule' | 'section' | 'severity' | 'language', value: string): void
}) {
  const [table, setTable] = useState(false)
  const pick = (name: 'rule' | 'section' | 'severity' | 'language', key: string, label: ReactNode) =>
    key === '' ? (
      label
    ) : (
      <button className="link" type="button" onClick={() => onPick(name, key)}>
        {label}
      </button>
    )
  const leading = data.by_rule.filter(({ counts }) => counts.earlier + counts.new > 0)
  return (
    <div className="cols cols-2">
      <svg className="sprite" width="0" height="0" aria-hidden="true">
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="f-skip-bg" width="6" height="6" />
          <line className="f-skip-line" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </svg>
      <section className="sheet card" aria-labelledby="by-rule">
        <h2 id="by-rule">
          {words.byRule} <span className="card-sub">{words.rulesHit(leading.length)}</span>
        </h2>
        <Chart
          table={table}
          lines={leading.map(({ key, label, severity, counts }) => ({
            key,
            counts,
            face: (
              <>
                <SeverityLabel value={severity} only />
                {pick('rule', key, label || key)}
              </>
            ),
          }))}
        />
        <h3 className="ch-sub">{words.bySeverity}</h3>
        <Chart
          table={table}
          quiet
          lines={data.by_severity.map(({ key, counts }) => ({
            key,
            counts,
            face: pick('severity', key, severityWord(key as SeverityName)),
          }))}
        />
        <p className="key">
          <Key fill="f-ink" text={words.cells.new} />
          <Key fill="f-ink f-open" text={inSentence(strings.sites.change.still_there)} />
          <Key fill="f-gone" text={words.cells.gone} />
          {data.counts.not_looked_at > 0 && <Key fill="f-unseen" text={words.cells.not_looked_at} />}
          <button className="link key-end" type="button" aria-pressed={table} onClick={() => setTable(!table)}>
            {table ? strings.sites.page.asChart : strings.sites.page.asTable}
          </button>
        </p>
      </section>
      <section className="sheet card" aria-labelledby="by-section">
        <h2 id="by-section">
          {words.bySection} <span className="card-sub">{words.sectionNote}</span>
        </h2>
        <Chart
          table={table}
          lines={data.by_section.map(({ key, counts }) => ({
            key,
            counts,
            face: <span className="path">{pick('section', key, key)}</span>,
          }))}
        />
        <h3 className="ch-sub">{words.byLanguage}</h3>
        <Chart
          table={table}
          quiet
          lines={data.by_language.map(({ key, counts }) => ({
            key,
            counts,
            face: pick('language', key, key === '' ? words.noLanguage : languageName(key)),
          }))}
        />
      </section>
    </div>
  )
}

const Key = ({ fill, text }: { fill: string; text: string }) => (
  <span>
    <svg className="swatch" viewBox="0 0 12 12" aria-hidden="true">
      <rect className={fill} width="12" height="12" />
    </svg>
    {text}
  </span>
)

/** `table`: the whole equation in numbers in place of the bar. */
function Chart({ lines, table, quiet = false }: { lines: Line[]; table: boolean; quiet?: boolean }) {
  const [all, setAll] = useState(false)
  const shown = all || lines.length <= AT_FIRST + 1 ? lines : lines.slice(0, AT_FIRST)
  const rest = lines.slice(shown.length)
  const most = Math.max(1, ...lines.map(({ counts }) => counts.new + counts.still_there + counts.gone + counts.not_looked_at))
  const cells = table ? (['earlier', 'gone', 'not_looked_at', 'new', 'later'] as const) : (['new', 'still_there', 'gone'] as const)
  return (
    <table className="chart chart-chg">
      <thead className={quiet && !table ? 'vh' : undefined}>
        <tr>
          <th scope="col">
            <span className="vh">{words.name}</span>
          </th>
          {!table && (
            <th scope="col">
              <span className="vh">{words.bar}</span>
            </th>
          )}
          {cells.map((cell) => (
            <th key={cell} scope="col" className="num">
              {words.cells[cell]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, face, counts }) => (
          <tr key={key}>
            <th scope="row">{face}</th>
            {!table && (
              <td>
                <HBar counts={counts} most={most} />
              </td>
            )}
            {cells.map((cell) => (
              <td key={cell} className="num">
                {counts[cell] === 0 && !table ? '·' : number(counts[cell])}
              </td>
            ))}
          </tr>
        ))}
        {rest.length > 0 && (
          <tr className="rest">
            <th scope="row">
              <button className="link" type="button" onClick={() => setAll(true)}>
                {words.moreRules(rest.length)}
              </button>
            </th>
            {!table && <td />}
            {cells.map((cell) => (
              <td key={cell} className="num">
                {number(rest.reduce((sum, { counts }) => sum + counts[cell], 0))}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

function HBar({ counts, most }: { counts: Counts; most: number }) {
  const names = CELLS.filter((name) => counts[name] > 0)
  const widths = names.map((name) => Math.max(3, (counts[name] / most) * (WIDTH - 12)))
  const parts = names.map((name, index) => ({
    name,
    x: widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0),
    width: widths[index]!,
  }))
  return (
    <svg
      className="hbar"
      viewBox={`0 0 ${WIDTH} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.barLabel(counts.new, counts.still_there, counts.gone, counts.not_looked_at)}
    >
      {parts.map(({ name, x: at, width }) => (
        <rect
          key={name}
          className={name === 'new' ? 'f-ink' : name === 'still_there' ? 'f-ink f-open' : name === 'gone' ? 'f-gone' : 'f-unseen'}
          x={at.toFixed(1)}
          width={width.toFixed(1)}
          height="12"
        />
      ))}
    </svg>
  )
}
