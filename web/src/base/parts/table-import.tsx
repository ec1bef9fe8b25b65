import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { API, upload } from '../api.ts'
import { strings } from '../strings.ts'
import { Dialog } from './dialog.tsx'
import { say, sayRefused } from './toast.tsx'

interface Props<Report> {
  title: string
  help: string
  /** Of the field for the file. */
  label: string
  accept: string
  /** Where the file is sent, below the API; the same with `dry_run` says only what would become of it. */
  path: string
  /** How many rows of a report would be taken in. */
  taken(report: Report): number
  /** Of the button that takes them in. */
  take(count: number): string
  done(report: Report): string
  /** Queries that ask for other answers afterwards. */
  changes: readonly string[]
  onClose(): void
  children(report: Report): ReactNode
}

/** A table that is taken in: what each row would do is shown before anything is stored. */
export function TableImport<Report>({ title, help, label, accept, path, taken, take, done, changes, onClose, children }: Props<Report>) {
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
      const answer = (await upload(`${API}${path}?dry_run=${dryRun}`, form)) as Report
      setFile(sent)
      setReport(answer)
      if (dryRun) return
      await Promise.all(changes.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      say({ text: done(answer), icon: 'i-check' })
      onClose()
    } catch (error) {
      sayRefused((error as Error).message.replace(/^file: /, ''))
    } finally {
      setBusy(false)
    }
  }
  const count = report ? taken(report) : 0
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={busy || count === 0} onClick={() => void send(file, false)}>
            {take(count)}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{help}</p>
        <label className="field">
          <span className="field-label">{label}</span>
          <input type="file" accept={accept} onChange={(event) => void send(event.target.files?.[0] ?? null, true)} />
        </label>
        <div aria-live="polite" aria-busy={busy}>
          {report && children(report)}
        </div>
      </div>
    </Dialog>
  )
}
