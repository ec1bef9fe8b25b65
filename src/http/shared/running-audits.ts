import type { AuditService } from '../../audits/service-interface.ts'
import { AppError } from '../../errors.ts'

export function runningAudits(audits: AuditService | undefined): AuditService {
  if (!audits) throw new AppError(503, 'This server runs no audits; start one that does.', { headers: { 'retry-after': '60' } })
  return audits
}
