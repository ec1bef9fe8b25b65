import { findEvidenceAudit } from '../../db/evidence/audit.ts'
import { PlainError } from '../../errors.ts'
import { auditParts } from './audit.ts'
import { disagreements } from './disagreements.ts'
import type { Part } from './model.ts'
import type { Reporting, ReportSubject } from './subject.ts'

export interface OpenedSubject {
  name: string
  parts: AsyncIterable<Part>
}

/** Null: there is none of that identifier. */
export async function openSubject(reporting: Reporting, subject: ReportSubject): Promise<OpenedSubject | null> {
  switch (subject.kind) {
    case 'audit':
      return openAudit(reporting, subject.id)
    default:
      return null
  }
}

async function openAudit(reporting: Reporting, id: string): Promise<OpenedSubject | null> {
  const { db, workspace } = reporting
  const audit = await findEvidenceAudit(db, workspace.id, id)
  if (!audit) return null
  if (['PENDING', 'RUNNING'].includes(audit.status)) throw new PlainError('The audit has not ended yet; its report would not be whole')
  return { name: audit.name, parts: auditParts(reporting, audit, await disagreements(db, workspace.id, audit)) }
}
