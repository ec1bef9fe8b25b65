import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { API, upload } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { say, sayRefused } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.claimTable
type Report = Schemas['ClaimsReport']
type Row = Report['rows'][number]
const SHOWN = 200

/** Claims from a table: what each row would do, and each mistake, is shown before anything is stored. */
export function ImportClaims({ onClose }: { onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (sent: File | null, dryRun: boolean) => {
    if (!sent) return
    const form = new FormData()
    form.append('file', sent, sent.name)
    setBusy(true)
    try {
      const answer = (await upload(`${API}/w/${workspaceId}/claim-table?dry_run=${dryRun}`, form)) as Report
      setFile(sent)
      setReport(answer)
      if (dryRun) return
      await Promise.all(['claims', 'claim', 'claim-versions'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      say({ text: words.done(takenOf(answer)), icon: 'i-check' })
      onClose()
    } catch (error) {
      sayRefused((error as Error).message.replace(/^file: /, ''))
    } finally {
      setBusy(false)
    }
  }
  const taken = report ? takenOf(report) : 0
  return (
    <Dialog
      wide
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={busy || taken === 0} onClick={() => void send(file, false)}>
            {words.now(taken)}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.help}</p>
        <label className="field">
          <span className="field-label">{words.choose}</span>
          <input type="file" accept=".csv,.tsv,.txt,.xlsx" onChange={(event) => void send(event.target.files?.[0] ?? null, true)} />
        </label>
        <div aria-live="polite" aria-busy={busy}>
          {report && <Preview report={report} />}
        </div>
      </div>
    </Dialog>
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
