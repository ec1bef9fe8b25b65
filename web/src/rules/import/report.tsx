import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Schemas } from '../../base/api.ts'
import { number } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { chosenFiles } from '../../base/files/dropped.ts'
import type { DroppedFile } from '../../base/files/dropped.ts'
import { ReadBar } from '../../base/files/reading.tsx'
import { fileSize } from '../../base/audit-words.ts'
import { saveReport } from './report-csv.ts'
import { ReportLines } from './report-lines.tsx'
import { Why } from '../../base/parts/why.tsx'
import { UndoImport } from './undo.tsx'

const words = strings.ruleImport
type Report = Schemas['RuleImport']

const OUTCOMES = ['loaded', 'remark', 'refused'] as const
const FILLS = { loaded: 'f-read', remark: 'f-part', refused: 'f-fail' }

interface Props {
  report: Report
  busy: boolean
  onRead(files: DroppedFile[]): void
  onTake(onlyNew: boolean, reason: string): void
  onDiscard(): void
}

/** What was found in a package, and what taking it over would do, or did. */
export function ImportReport({ report, busy, onRead, onTake, onDiscard }: Props) {
  const [onlyReplaced, setOnlyReplaced] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const kinds = [...new Set(report.parts.map(({ kind }) => words.partKinds[kind]))]
  const counts = { loaded: report.loaded, remark: report.remarks, refused: report.refused }
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{words.named(report.name)}</h1>
          <p className="note">
            {words.facts(kinds, fileSize(report.bytes), report.files)} {report.dry_run && words.nothingYet}
          </p>
        </div>
        <div className="page-do">
          <button className="btn btn-ghost" type="button" onClick={() => saveReport(report)}>
            <Icon name="i-download" />
            {words.asCsv}
          </button>
          <button className="btn" type="button" disabled={busy} onClick={() => chooser.current?.click()}>
            <Icon name="i-refresh" />
            {words.again}
          </button>
          <input
            ref={chooser}
            hidden
            type="file"
            multiple
            onChange={({ target }) => {
              onRead(chosenFiles(target.files))
              target.value = ''
            }}
          />
        </div>
      </header>
      <section className="sheet card" aria-label={words.summary}>
        <ReadBar parts={OUTCOMES.map((outcome) => ({ fill: FILLS[outcome], label: words[outcome], count: counts[outcome] }))} />
        <p className="import-sum">
          <span>
            <b>{number(report.found)}</b> {words.found(report.found)}
          </span>
          {OUTCOMES.map((outcome) => (
            <span key={outcome}>
              <svg className="swatch" viewBox="0 0 12 12" aria-hidden="true">
                <rect className={FILLS[outcome]} width="12" height="12" />
              </svg>
              <b>{number(counts[outcome])}</b> {words.inLine[outcome]}
            </span>
          ))}
          <span>{report.parts.map(({ name, found }) => `${name} ${number(found)}`).join(' · ')}</span>
        </p>
        {report.dry_run ? (
          <Taking
            report={report}
            busy={busy}
            onlyReplaced={onlyReplaced}
            onReplaced={setOnlyReplaced}
            onTake={onTake}
            onDiscard={onDiscard}
          />
        ) : (
          <Taken report={report} />
        )}
        {report.aside.length > 0 && (
          <details className="import-aside">
            <summary>{words.aside(report.aside.length)}</summary>
            <ul>
              {report.aside.slice(0, 200).map(({ file, why }, index) => (
                <li key={index}>
                  <span className="path">{file}</span> {why}
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <ReportLines report={report} onlyReplaced={onlyReplaced} />
    </>
  )
}

interface TakingProps extends Omit<Props, 'onRead'> {
  onlyReplaced: boolean
  onReplaced(only: boolean): void
}

/** What taking over would do, before the button. */
function Taking({ report, busy, onlyReplaced, onReplaced, onTake, onDiscard }: TakingProps) {
  const takable = report.loaded + report.remarks
  const changing = report.new + report.replaces
  const [reason, setReason] = useState('')
  return (
    <>
      <div className="second">
        <Icon name="i-info" />
        <div>
          {takable === 0 ? (
            words.nothingToTake
          ) : (
            <>
              {words.ofThose(takable)}
              <b>{words.replace(report.replaces)}</b>, <b>{words.areNew(report.new)}</b>
              {report.unchanged > 0 && `, ${words.areSame(report.unchanged)}`}. {words.asDrafts}{' '}
              {report.without_proofs > 0 && words.withoutProofs(report.without_proofs)}
            </>
          )}
        </div>
        {report.replaces > 0 && (
          <button className="link" type="button" aria-pressed={onlyReplaced} onClick={() => onReplaced(!onlyReplaced)}>
            {onlyReplaced ? words.showEvery : words.showReplaced(report.replaces)}
          </button>
        )}
      </div>
      {changing > 0 && <Why value={reason} onChange={setReason} />}
      <p className="import-do" aria-live="polite">
        {changing > 0 && (
          <button className="btn btn-primary" type="button" disabled={busy} onClick={() => onTake(false, reason)}>
            {busy ? words.taking : words.take(changing)}
          </button>
        )}
        {report.new > 0 && report.replaces > 0 && (
          <button className="btn" type="button" disabled={busy} onClick={() => onTake(true, reason)}>
            {words.onlyNew(report.new)}
          </button>
        )}
        <button className="btn btn-ghost" type="button" disabled={busy} onClick={onDiscard}>
          {words.none}
        </button>
        {changing > 0 && <span className="note">{words.undoOffered}</span>}
      </p>
    </>
  )
}

function Taken({ report }: { report: Report }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <>
      <div className="second" role="status">
        <Icon name="i-check" />
        <div>{words.taken(report.new, report.replaces)}</div>
        <Link to="/w/$workspaceId/rules" params={{ workspaceId }}>
          {words.toRules}
        </Link>
      </div>
      {report.import_id !== null && <UndoImport id={report.import_id} name={report.name} />}
    </>
  )
}
