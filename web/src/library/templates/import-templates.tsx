import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { API, upload } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { TOUCHED } from './use-saving.ts'
import { languageName } from '../../base/format.ts'

const words = strings.templates
type Report = Schemas['TemplateImport']

/** Templates from files: read and reported first, then stored, all of them or none. */
export function ImportTemplates({ onClose }: { onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const [report, setReport] = useState<Report | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (sent: File[], dryRun: boolean) => {
    if (sent.length === 0) return
    const form = new FormData()
    for (const file of sent) form.append('file', file, file.webkitRelativePath || file.name)
    setBusy(true)
    try {
      const answer = (await upload(`${API}/w/${workspaceId}/templates/import?dry_run=${dryRun}`, form)) as Report
      setFiles(sent)
      setReport(answer)
      if (!answer.stored) return
      await Promise.all(TOUCHED.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      say({ text: words.importDone(answer.templates.length), icon: 'i-check' })
      onClose()
    } catch (error) {
      sayRefused((error as Error).message.replace(/^file: /, ''))
    } finally {
      setBusy(false)
    }
  }
  const isRefused = report?.templates.some(({ faults }) => faults.length > 0) ?? false
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
          <button className="btn btn-primary" type="button" disabled={busy || !report || isRefused} onClick={() => void send(files, false)}>
            {words.importNow(report?.templates.length ?? 0)}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.importHelp}</p>
        <label className="field">
          <span className="field-label">{words.importChoose}</span>
          <input type="file" multiple accept=".zip,.yml" onChange={(event) => void send([...(event.target.files ?? [])], true)} />
        </label>
        <div aria-live="polite" aria-busy={busy}>
          {isRefused && <p className="field-error">{words.importRefused}</p>}
          <ul className="tpl-report">
            {report?.templates.map(({ key, effect, languages, faults }) => (
              <li key={key}>
                <code>{key}</code> <span className="tag">{words.effect[effect]}</span>{' '}
                <span className="note">{languages.map(languageName).join(', ')}</span>
                {faults.map(({ file, line, message }, index) => (
                  <p key={index} className="field-error">
                    {words.inFile(file, line)}: {message}
                  </p>
                ))}
              </li>
            ))}
            {report?.aside.map(({ file, why }) => (
              <li key={file}>
                <code>{file}</code> <span className="tag">{words.aside}</span> <span className="note">{why}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}
