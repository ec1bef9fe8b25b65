import type { Schemas } from '../../base/api.ts'
import { TableImport } from '../../base/parts/table-import.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'

const words = strings.terms
type Report = Schemas['TermsReport']
const SHOWN = 200

/** Words from a table: what each line would do is shown first. */
export function ImportTerms({ onClose }: { onClose(): void }) {
  const { id } = useWorkspace()
  return (
    <TableImport<Report>
      title={words.importTitle}
      help={words.importHelp}
      label={words.importChoose}
      accept=".csv,.tsv,.txt"
      path={`/w/${id}/terms/import`}
      taken={(report) => count(report, 'new') + count(report, 'changed')}
      take={words.importNow}
      done={(report) => words.importDone(count(report, 'new'), count(report, 'changed'))}
      changes={['terms']}
      onClose={onClose}
    >
      {(report) => <Preview report={report} />}
    </TableImport>
  )
}

function Preview({ report }: { report: Report }) {
  const refused = report.lines.filter(({ outcome }) => outcome === 'refused')
  return (
    <>
      <p>{words.importReport(count(report, 'new'), count(report, 'changed'), count(report, 'same'), refused.length)}</p>
      <ul className="tpl-report">
        {refused.slice(0, SHOWN).map(({ line, term, why }) => (
          <li key={line}>
            <b>{words.row(line)}</b> <span dir="auto">{term}</span> <span className="field-error">{why}</span>
          </li>
        ))}
        {refused.length > SHOWN && <li className="note">{words.rowsMore(refused.length - SHOWN)}</li>}
      </ul>
    </>
  )
}

const count = ({ lines }: Report, wanted: Report['lines'][number]['outcome']) => lines.filter(({ outcome }) => outcome === wanted).length
