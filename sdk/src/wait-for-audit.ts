import type { Client } from './client.ts'
import { ImprimaturError, TimeoutError } from './errors.ts'
import type { Data } from './operations.ts'
import { wait } from './wait.ts'

const AUDIT = '/public/v2/audits/{audit_id}'
/** An audit as the server shows it. */
export type Audit = Data<'get', typeof AUDIT>

export interface WaitOptions {
  /** Milliseconds between two looks: 1,000 where nothing is said. */
  every?: number
  /** Milliseconds to wait in all; without end where nothing is said. */
  timeout?: number
  /** Ends the waiting. */
  signal?: AbortSignal
  /** Told of each look, while the audit goes on. */
  onProgress?(audit: Audit): void
}

/** An audit that did not end well: `audit` says how, and `audit.failure` why. */
export class AuditError extends ImprimaturError {
  override name = 'AuditError'
  readonly audit: Audit

  constructor(audit: Audit) {
    super(`The audit ${audit.id} is ${audit.status}${audit.failure === null ? '' : `: ${audit.failure}`}.`)
    this.audit = audit
  }
}

const goesOn = ({ status }: Audit): boolean => status === 'PENDING' || status === 'RUNNING'

/** Waits until an audit is completed, and gives it; throws an AuditError where it failed or was cancelled. */
export async function waitForAudit(client: Client, auditId: string, options: WaitOptions = {}): Promise<Audit> {
  const { every = 1000, timeout = Number.POSITIVE_INFINITY, signal, onProgress } = options
  const start = Date.now()
  for (;;) {
    signal?.throwIfAborted()
    const audit = await client.get(AUDIT, { path: { audit_id: auditId }, signal })
    if (audit.status === 'COMPLETED') return audit
    if (!goesOn(audit)) throw new AuditError(audit)
    onProgress?.(audit)
    if (Date.now() - start + every > timeout) throw new TimeoutError(`The audit ${auditId} still runs after ${timeout} ms.`)
    await wait(every, signal)
  }
}
