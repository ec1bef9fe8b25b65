import { useState } from 'react'
import { toBlocks } from '../../../../src/generation/markdown/blocks.ts'
import type { Answer } from '../../base/api.ts'
import { shownValue } from './shown-value.ts'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Blocks } from '../../base/parts/blocks.tsx'
import { useChange } from '../../base/use-change.ts'

const words = strings.bulk
type DryRow = Answer<'dryRunBulk'>['rows'][number]

/** The first five rows, written to be looked at. */
export function DryRun({ runId }: { runId: string }) {
  const { id: workspaceId } = useWorkspace()
  const [rows, setRows] = useState<DryRow[] | null>(null)
  const dry = useChange('dryRunBulk', [], (answer) => setRows(answer.rows))
  return (
    <section className="bulk-dry" aria-label={words.dryHead} aria-busy={dry.isPending}>
      <button
        className="btn"
        type="button"
        disabled={dry.isPending}
        onClick={() => dry.mutate({ workspace_id: workspaceId, run_id: runId })}
      >
        {dry.isPending ? words.dryRunning : words.dryRun}
      </button>
      {rows && <h2 className="margin-head">{words.dryHead}</h2>}
      {rows?.map((row) => (
        <TriedRow key={row.row} row={row} />
      ))}
    </section>
  )
}

function TriedRow({ row }: { row: DryRow }) {
  const findings = row.findings as { severity: SeverityName; rule_name: string; text: string; reason: string }[]
  return (
    <details className="tpl-field" open={row.fault !== null || row.row === 1}>
      <summary>
        {words.dryRow(row.row)} <b dir="auto">{row.title ?? ''}</b>{' '}
        <span className={row.fault ? 'field-error' : 'note'}>
          {row.fault ?? words.findings(findings.length)}
          {row.unsupported.length > 0 && ` · ${words.unsupported(row.unsupported.length)}`}
        </span>
      </summary>
      <div className="tpl-field-rows">
        {row.ambiguous.map(({ field, cell, read, other }) => (
          <p key={field} className="note">
            {words.ambiguousCell(row.row, cell, shownValue(read), shownValue(other))}
          </p>
        ))}
        {findings.length > 0 && (
          <ul className="tpl-findings">
            {findings.map((finding, at) => (
              <li key={at}>
                <SeverityLabel value={finding.severity} /> <b>{finding.rule_name}</b> <q dir="auto">{finding.text}</q> {finding.reason}
              </li>
            ))}
          </ul>
        )}
        {row.markdown !== '' && (
          <article className="paper tpl-paper" dir="auto">
            <Blocks blocks={toBlocks(row.markdown)} />
          </article>
        )}
      </div>
    </details>
  )
}
