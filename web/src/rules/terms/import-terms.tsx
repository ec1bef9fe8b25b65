import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { API, upload } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'

const words = strings.terms
type Report = Schemas['TermsReport']
const SHOWN = 200

/** Words from a table: what each line would do is shown first. */
export function ImportTerms({ onClose }: { onClose(): void }) {
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
      const answer = (await upload(`${API}/w/${workspaceId}/terms/import?dry_run=${dryRun}`, form)) as Report
      setFile(sent)
      setReport(answer)
      if (dryRun) return
      await queries.invalidateQueries({ queryKey: ['terms'] })
      say({ text: words.importDone(count(answer, 'new'), count(answer, 'changed')), icon: 'i-check' })
      onClose()
    } catch (error) {
      sayRefused((error as Error).message.replace(/^file: /, ''))
    } finally {
      setBusy(false)
    }
  }
  const taken = report ? count(report, 'new') + count(report, 'changed') : 0
  const refused = report?.lines.filter(({ outcome }) => outcome === 'refused') ?? []
  return (
    <Dialog
      wide
      title={words.importTitle}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={busy || taken === 0} onClick={() => void send(file, false)}>
            {words.importNow(taken)}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.importHelp}</p>
        <label className="field">
          <span className="field-label">{words.importChoose}</span>
          <input type="file" accept=".csv,.tsv,.txt" onChange={(event) => void send(event.target.files?.[0] ?? null, true)} />
        </label>
        <div aria-live="polite" aria-busy={busy}>
          {report && <p>{words.importReport(count(report, 'new'), count(report, 'changed'), count(report, 'same'), refused.length)}</p>}
          <ul className="tpl-report">
            {refused.slice(0, SHOWN).map(({ line, term, why }) => (
              <li key={line}>
                <b>{words.row(line)}</b> <span dir="auto">{term}</span> <span className="field-error">{why}</span>
              </li>
            ))}
            {refused.length > SHOWN && <li className="note">{words.rowsMore(refused.length - SHOWN)}</li>}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

const count = ({ lines }: Report, wanted: Report['lines'][number]['outcome']) => lines.filter(({ outcome }) => outcome === wanted).length
