import type { Schemas } from '../base/api.ts'
import { TableImport } from '../base/parts/table-import.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.claimTable
type Report = Schemas['ClaimsReport']
type Row = Report['rows'][number]
const SHOWN = 200

/** Claims from a table: what each row would do, and each mistake, is shown before anything is stored. */
export function ImportClaims({ onClose }: { onClose(): void }) {
  const { id } = useWorkspace()
  return (
    <TableImport<Report>
      title={words.title}
      help={words.help}
      label={words.choose}
      accept=".csv,.tsv,.txt,.xlsx"
      path={`/w/${id}/claim-table`}
      taken={takenOf}
      take={words.now}
      done={(report) => words.done(takenOf(report))}
      changes={['claims', 'claim', 'claim-versions']}
      onClose={onClose}
    >
      {(report) => <Preview report={report} />}
    </TableImport>
  )
}

function Preview({ report }: { report: Report }) {
  const { rows, aside } = report
  // Mistakes first: they are what somebody has to do something about.
  const shown = [...rows.filter(({ outcome }) => outcome === 'refused'), ...rows.filter(({ outcome }) => outcome !== 'refused')]
  return (
    <>
      <p>{words.summary(countOf(report, 'new'), countOf(report, 'changed'), countOf(report, 'same'), countOf(report, 'refused'))}</p>
      {aside.length > 0 && <p className="note">{words.aside(aside.join(', '))}</p>}
      <table className="table claim-rows">
        <thead>
          <tr>
            {Object.entries(words.columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, SHOWN).map((row) => (
            <tr key={row.row}>
              <td>{row.row}</td>
              <td dir="auto">
                {row.number && <span className="cid">{row.number} </span>}
                {row.wording}
              </td>
              <td>
                {words.outcome[row.outcome]}
                <Faults row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length > SHOWN && <p className="note">{words.more(shown.length - SHOWN)}</p>}
    </>
  )
}

const Faults = ({ row }: { row: Row }) =>
  row.faults.map(({ row: at, column, why }, index) => (
    <span key={index} className="field-error" dir="auto">
      {at === row.row ? '' : `${words.columns.row} ${at}, `}
      {column}: {why}.
    </span>
  ))

const countOf = ({ rows }: Report, wanted: Row['outcome']) => rows.filter(({ outcome }) => outcome === wanted).length
const takenOf = (report: Report) => countOf(report, 'new') + countOf(report, 'changed')
