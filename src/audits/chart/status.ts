/** What happens to an audit, and what becomes of it. A move that is not here is refused. */
export const AUDIT_CHART = [
  { event: 'begin', from: ['PENDING'], to: 'RUNNING', meaning: 'A worker has begun to read its sources' },
  { event: 'complete', from: ['PENDING', 'RUNNING'], to: 'COMPLETED', meaning: 'Every asset has ended, at least one was checked' },
  { event: 'fail', from: ['PENDING', 'RUNNING'], to: 'FAILED', meaning: 'No asset could be checked, or none was found' },
  { event: 'cancel', from: ['PENDING', 'RUNNING'], to: 'CANCELLED', meaning: 'Somebody stopped it; final' },
  { event: 'retry', from: ['COMPLETED', 'FAILED'], to: 'RUNNING', meaning: 'Its failed assets are tried again' },
] as const

type AuditEvent = (typeof AUDIT_CHART)[number]['event']

export const moveOf = (event: AuditEvent) => AUDIT_CHART.find((row) => row.event === event)!

/** Statuses an event may start from, for the condition of its statement. */
export const statusesBefore = (event: AuditEvent): readonly string[] => moveOf(event).from
