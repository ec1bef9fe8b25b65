import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import { severityWord } from '../../base/parts/severity.tsx'
import { strings } from '../../base/strings.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { BulkDialog, ConflictDialog } from './ask-dialogs.tsx'
import { AuditBar } from './audit-bar.tsx'
import { ContextColumn } from './context.tsx'
import { DeskContext } from './desk-context.ts'
import { DismissDialog } from './dismiss-dialog.tsx'
import { FindingColumn } from './finding.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { Queue } from './queue.tsx'
import { useDeskState } from './use-desk.ts'

const words = strings.desk

/** The review desk: queue, finding, context. */
export function Desk() {
  const { workspaceId, auditId } = useParams({ from: '/w/$workspaceId/audits/$auditId/desk' })
  const { view } = useSearch({ from: '/w/$workspaceId/audits/$auditId/desk' })
  const { error } = useQuery({
    queryKey: ['audit', workspaceId, auditId],
    queryFn: ({ signal }) => call('getAudit', { workspace_id: workspaceId, audit_id: auditId }, signal),
    // Only errors and loading cause a render; changes of counts arrive by the event stream.
    notifyOnChangeProps: ['error', 'status'],
  })
  if (error) throw error
  return <OpenDesk key={auditId} workspaceId={workspaceId} auditId={auditId} grouped={view !== 'each'} />
}

function OpenDesk(given: { workspaceId: string; auditId: string; grouped: boolean }) {
  const { value, asking, close, decide, letterKeys, setLetterKeys, openNext, setOpenNext } = useDeskState(given)
  const { workspaceId, auditId, finding, index, store, search, change, audit, progress, live, others, scope, scopes, setScope } = value
  const pane = search.pane ?? 'queue'
  return (
    <DeskContext value={value}>
      <title>{words.title(audit?.name ?? '')}</title>
      <main id="main" className="desk-wrap" data-pane={pane}>
        <AuditBar {...{ audit, progress, live, others, workspaceId, auditId, search }} />
        <div className="desk" data-pane={pane}>
          <Queue />
          <FindingColumn />
          <ContextColumn />
        </div>
        <p className="vh" aria-live="polite">
          {finding &&
            index !== null &&
            words.said(words.position(index + 1, store.total), finding.rule_name ?? words.noRule, severityWord(finding.severity))}
        </p>
      </main>
      {asking?.kind === 'help' && (
        <HelpDialog on={letterKeys} onSwitch={setLetterKeys} next={openNext} onNext={setOpenNext} onClose={close} />
      )}
      {asking?.kind === 'filters' && <FilterPanel {...{ search, change, workspaceId, auditId }} onClose={close} />}
      {asking?.kind === 'assign' && <AssignDialog scope={asking.scope} onClose={close} />}
      {asking?.kind === 'bulk' && (
        <BulkDialog
          decision={asking.decision}
          withEnd={asking.withEnd}
          onClose={close}
          onGo={(count, despite, end) => {
            close()
            void decide({ ...asking.decision, scope: { ...asking.decision.scope, count }, despite, end })
          }}
        />
      )}
      {asking?.kind === 'conflict' && (
        <ConflictDialog
          {...asking}
          onClose={close}
          onDespite={() => {
            close()
            void decide({ ...asking.decision, despite: true })
          }}
        />
      )}
      {asking?.kind === 'dismiss' && (asking.scope ?? scope) && (
        <DismissDialog
          scope={asking.scope ?? scope!}
          scopes={asking.scope ? [asking.scope] : scopes}
          withEnd={asking.withEnd}
          onScope={setScope}
          onClose={close}
          onDismiss={(reason, despite, end) => {
            close()
            void decide({ action: 'dismiss', scope: asking.scope ?? scope!, reason, despite, end })
          }}
        />
      )}
    </DeskContext>
  )
}
