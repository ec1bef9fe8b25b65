import { useRef, useState } from 'react'
import type { Schemas } from '../../base/api.ts'
import { number } from '../../base/format.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { FilterChip } from '../../base/parts/filter-chip.tsx'
import { ListFoot } from '../../base/parts/list-foot.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { strings } from '../../base/strings.ts'
import { useSlash } from '../../base/use-slash.ts'
import { folded } from '../../base/folded.ts'

const words = strings.ruleImport
type Report = Schemas['RuleImport']
type Line = Schemas['RuleImportLine']
type Show = Line['outcome'] | 'all'
const PAGE = 50
const MOST_OPTIONS = 50

/** Reasons that differ in the word at fault alone are one. */
const kindOfReason = (why: string) => why.replaceAll(/“[^”]*”/g, '“…”').replaceAll(/\d+/g, 'n')

const counted = (values: string[]): { value: string; label: string; count: number }[] => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_OPTIONS)
}

/** Each rule found: where it stands, what it says there, why it was refused and what helps. */
export function ReportLines({ report, onlyReplaced }: { report: Report; onlyReplaced: boolean }) {
  const first: Show = report.refused > 0 ? 'refused' : report.remarks > 0 ? 'remark' : 'loaded'
  const [chosenShow, setShow] = useState<Show>(first)
  const [search, setSearch] = useState('')
  const [files, setFiles] = useState<string[]>([])
  const [reasons, setReasons] = useState<string[]>([])
  const [most, setMost] = useState(PAGE)
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const show = onlyReplaced ? 'all' : chosenShow
  const term = folded(search)
  const inView = report.lines.filter((line) => (show === 'all' || line.outcome === show) && (!onlyReplaced || line.effect === 'replaces'))
  const fitting = inView.filter(
    (line) =>
      (files.length === 0 || files.includes(line.file)) &&
      (reasons.length === 0 || reasons.includes(kindOfReason(line.why))) &&
      (term === '' || folded(`${line.file} ${line.line ?? ''} ${line.text} ${line.why} ${line.rule_id ?? ''}`).includes(term)),
  )
  const counts = { refused: report.refused, remark: report.remarks, loaded: report.loaded, all: report.found }
  return (
    <>
      <div className="toolbar import-bar">
        <SearchField label={words.search} value={search} onSearch={setSearch} inputRef={field} />
        <div className="chips">
          <FilterChip name={words.file} options={counted(inView.map((line) => line.file))} chosen={files} onChange={setFiles} />
          <FilterChip
            name={words.reason}
            options={counted(inView.filter((line) => line.why !== '').map((line) => kindOfReason(line.why)))}
            chosen={reasons}
            onChange={setReasons}
          />
        </div>
        <Segmented<Show>
          label={words.show}
          value={show}
          onChange={setShow}
          options={(['refused', 'remark', 'loaded', 'all'] as const).map((value) => ({
            value,
            label: `${words.showing[value]} ${number(counts[value])}`,
          }))}
        />
      </div>
      <section className="sheet" aria-label={words.showing[show]}>
        {fitting.length === 0 ? (
          <Empty title={words.noLines}>{words.noLinesHelp}</Empty>
        ) : (
          <>
            <table className="table table-report">
              <thead>
                <tr>
                  {Object.entries(words.column).map(([key, label]) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fitting.slice(0, most).map((line, index) => (
                  <Row key={index} line={line} />
                ))}
              </tbody>
            </table>
            <ListFoot most={most} of={fitting.length} page={PAGE} onMore={setMost} />
          </>
        )}
      </section>
    </>
  )
}

const EFFECTS = { new: words.becomes, replaces: words.replaces, unchanged: words.same }

function Row({ line }: { line: Line }) {
  return (
    <tr>
      <th scope="row">
        <span className="path">{line.file}</span>
        <span className="sub">{line.line === null ? words.notOpened : words.line(line.line)}</span>
      </th>
      <td>
        <code className="line-of" dir="auto">
          <Marked text={line.text} mark={line.mark} />
        </code>
      </td>
      <td>
        {line.outcome === 'loaded' ? words.ready : line.why}
        {line.helps !== '' && <span className="sub">{line.helps}</span>}
        {line.rule_id !== null && line.effect !== null && <span className="sub">{EFFECTS[line.effect](line.rule_id)}</span>}
      </td>
    </tr>
  )
}

function Marked({ text, mark }: { text: string; mark: number[] | null }) {
  const [start, end] = mark ?? []
  if (start === undefined || end === undefined) return text
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
