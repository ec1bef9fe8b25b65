import { useEffect, useRef, useState } from 'react'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import { API } from '../api.ts'
import { byName, decimal, languageName, number } from '../format.ts'
import { Dialog } from '../parts/dialog.tsx'
import { say, sayRefused } from '../parts/toast.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { saveReport } from './save-report.ts'

const words = strings.reports
const FORMATS = ['pdf', 'docx', 'xlsx', 'html'] as const
type Format = (typeof FORMATS)[number]
const MB = 1_000_000

export interface ReportOn {
  kind: 'audit' | 'site' | 'document' | 'claim'
  id: string
  name: string
  findings?: number
  notRead?: number
}

/** Asks which report, makes it while the dialog stays, and gives it to the browser when it is whole. */
export function ReportDialog({ on, onClose }: { on: ReportOn; onClose(): void }) {
  const { id: workspaceId, language: own } = useWorkspace()
  const [format, setFormat] = useState<Format>('pdf')
  const [language, setLanguage] = useState<string>(own ?? 'EN')
  const [period, setPeriod] = useState({ since: '', until: '' })
  const [bytes, setBytes] = useState<number | null>(null)
  const making = useRef<AbortController | null>(null)
  useEffect(() => () => making.current?.abort(), [])
  const query = new URLSearchParams({ format, language })
  if (on.kind === 'site') for (const [name, day] of Object.entries(period)) if (day !== '') query.set(name, day)
  const make = async () => {
    making.current = new AbortController()
    setBytes(0)
    try {
      const url = `${API}/w/${workspaceId}/${on.kind}s/${on.id}/report?${query}`
      await saveReport(url, making.current.signal, setBytes)
      say({ text: words.done, icon: 'i-check' })
      onClose()
    } catch (error) {
      setBytes(null)
      if ((error as Error).name === 'AbortError') return
      sayRefused((error as Error).name === 'TypeError' ? words.brokeOff : (error as Error).message)
    }
  }
  const isMaking = bytes !== null
  return (
    <Dialog
      title={<span dir="auto">{words.title(on.name)}</span>}
      onClose={onClose}
      wide
      foot={
        <>
          <p className="note report-state" role="status">
            {isMaking && words.making(`${decimal(bytes / MB, 1, 1)} MB`)}
          </p>
          <button className="btn" type="button" onClick={isMaking ? () => making.current?.abort() : onClose}>
            {isMaking ? words.stop : strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="submit" form="report-form" disabled={isMaking}>
            {words.make(format.toUpperCase())}
          </button>
        </>
      }
    >
      <form
        id="report-form"
        className="dialog-body report-form"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        {on.kind === 'site' && <Period period={period} onChange={setPeriod} />}
        <fieldset className="report-formats" disabled={isMaking}>
          <legend className="field-label">{words.format}</legend>
          {FORMATS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="format"
                value={one}
                checked={one === format}
                data-first={one === format ? true : undefined}
                onChange={() => setFormat(one)}
              />
              <b>{one.toUpperCase()}</b>
              <span className="note">{words.formats[one]}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor="report-language">{words.language}</label>
          <select id="report-language" value={language} disabled={isMaking} onChange={(event) => setLanguage(event.target.value)}>
            {[...LANGUAGE_KEYS]
              .toSorted((one, other) => byName(languageName(one), languageName(other)))
              .map((key) => (
                <option key={key} value={key}>
                  {languageName(key)}
                </option>
              ))}
          </select>
          <p className="field-help">{words.evidence}</p>
        </div>
        <section>
          <h3 className="field-label">{words.contents}</h3>
          <p className="note">{words.has[on.kind]}</p>
          {on.findings !== undefined && <p className="note">{words.findings(number(on.findings))}</p>}
          {on.notRead !== undefined && on.notRead > 0 && <p className="note">{words.notRead(number(on.notRead))}</p>}
        </section>
        <p className="note report-command">
          {words.command} <code>{commandFor(on, period, format)}</code>
        </p>
      </form>
    </Dialog>
  )
}

function Period({
  period: { since, until },
  onChange,
}: {
  period: { since: string; until: string }
  onChange(period: { since: string; until: string }): void
}) {
  return (
    <fieldset className="report-period">
      <legend className="field-label">{words.period}</legend>
      <label>
        {words.from}
        <input type="date" value={since} max={until || undefined} onChange={(event) => onChange({ since: event.target.value, until })} />
      </label>
      <label>
        {words.until}
        <input type="date" value={until} min={since || undefined} onChange={(event) => onChange({ since, until: event.target.value })} />
      </label>
      <p className="field-help">{words.periodHelp}</p>
    </fieldset>
  )
}

function commandFor({ kind, id }: ReportOn, { since, until }: { since: string; until: string }, format: Format): string {
  const what = kind === 'audit' ? id : `--${kind} ${id}`
  const days = kind === 'site' ? [since && ` --since ${since}`, until && ` --until ${until}`].join('') : ''
  return `imprimatur report ${what}${days} --to report.${format}`
}
