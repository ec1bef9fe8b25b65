import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { API } from '../../base/api.ts'
import type { Answer } from '../../base/api.ts'
import { Bar } from '../../base/parts/bar.tsx'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import { Rows } from './rows.tsx'
import type { Run } from './run.tsx'

const words = strings.bulk
const FILES = {
  xlsx: 'format=xlsx',
  csv: 'format=csv',
  zip: 'format=zip',
  docx: 'format=zip&documents=docx',
  html: 'format=zip&documents=html',
}

/** A run that was ordered: how far it has got, its results, and its rows. */
export function Ordered({ run }: { run: Run }) {
  const { id: workspaceId, may } = useWorkspace()
  const { ready, failed, refused, pending, with_findings: withFindings } = run.counts
  const rest = Math.max(0, run.total - ready - failed - refused - pending)
  return (
    <>
      <section className="sheet bulk-plan" aria-label={words.results}>
        <p role="status">{words.progress(ready + failed + refused, run.total)}</p>
        <Bar
          of={run.total}
          parts={[
            { fill: 'f-fixed', label: words.part.ready, count: ready },
            { fill: 'f-critical', label: words.part.failed, count: failed },
            { fill: 'f-high', label: words.part.refused, count: refused },
            { fill: 'f-pencil', label: words.part.pending, count: pending },
          ]}
        />
        <p className="note">
          {(
            [
              [ready, words.part.ready],
              [failed, words.part.failed],
              [refused, words.part.refused],
              [pending, words.part.pending],
              [rest, words.part.rest],
            ] as const
          )
            .filter(([n]) => n > 0)
            .map(([n, label]) => `${n} ${label}`)
            .join(' · ')}
          {withFindings > 0 && ` · ${words.withFindings(withFindings)}`}
        </p>
        {run.error && <p className="field-error">{run.error}</p>}
        <div className="card-do">
          {ready > 0 && (
            <Menu
              label={words.downloadLabel}
              trigger={
                <button className="btn" type="button">
                  <Icon name="i-download" />
                  {words.downloadLabel}
                </button>
              }
              items={Object.entries(FILES).map(([key, query]) => ({
                key,
                label: words.download[key as keyof typeof FILES],
                onSelect: () => window.location.assign(`${API}/w/${workspaceId}/bulk-runs/${run.id}/results?${query}`),
              }))}
            />
          )}
          {may('write_documents') && <Actions run={run} isBroken={failed + refused > 0} />}
        </div>
      </section>
      <Rows run={run} />
    </>
  )
}

function Actions({ run, isBroken }: { run: Run; isBroken: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const show = (answer: Answer<'getBulkRun'>) => void queries.setQueryData(['bulk-run', workspaceId, run.id], answer)
  const start = useChange('startBulkRun', ['bulk-runs', 'bulk-rows'], show)
  const cancel = useChange('cancelBulkRun', ['bulk-runs', 'bulk-rows'], show)
  const remove = useChange('deleteBulkRun', ['bulk-runs'], () => {
    say({ text: words.removed, icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/studio/bulk', params: { workspaceId } })
  })
  const one = { workspace_id: workspaceId, run_id: run.id }
  return (
    <>
      {run.state === 'running' && (
        <button className="btn" type="button" disabled={cancel.isPending} onClick={() => cancel.mutate(one)}>
          {words.cancel}
        </button>
      )}
      {run.plan && (run.state === 'cancelled' || (run.state === 'done' && isBroken)) && (
        <button className="btn btn-primary" type="button" disabled={start.isPending} onClick={() => start.mutate(one)}>
          <Icon name="i-refresh" />
          {run.state === 'done' ? words.retry : words.resume}
        </button>
      )}
      <button className="btn" type="button" onClick={() => setAsking(true)}>
        {words.remove}
      </button>
      {asking && (
        <Dialog
          title={words.remove}
          onClose={() => setAsking(false)}
          foot={
            <>
              <button className="btn dialog-no" type="button" onClick={() => setAsking(false)}>
                {strings.base.cancel}
              </button>
              <button className="btn btn-primary" type="button" disabled={remove.isPending} onClick={() => remove.mutate(one)}>
                {words.remove}
              </button>
            </>
          }
        >
          <p className="dialog-body">{words.removeHelp}</p>
        </Dialog>
      )}
    </>
  )
}
