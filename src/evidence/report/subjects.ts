import { claimName } from '../../claims/content.ts'
import { findClaim } from '../../db/claims/claims.ts'
import { versionedDocument } from '../../db/documents/versions.ts'
import { findEvidenceAudit } from '../../db/evidence/audit.ts'
import { runsBetween } from '../../db/evidence/summary.ts'
import { findSite } from '../../db/sites/sites.ts'
import { PlainError } from '../../errors.ts'
import { auditParts } from './audit.ts'
import { claimParts } from './claim.ts'
import { disagreements } from './disagreements.ts'
import { documentParts } from './document.ts'
import type { Part } from './model.ts'
import { siteParts } from './site.ts'
import type { Reporting, ReportSubject } from './subject.ts'

export interface OpenedSubject {
  name: string
  parts: AsyncIterable<Part>
}

/** Null: there is none of that identifier. */
export async function openSubject(reporting: Reporting, subject: ReportSubject): Promise<OpenedSubject | null> {
  const { db, workspace } = reporting
  switch (subject.kind) {
    case 'audit':
      return openAudit(reporting, subject.id)
    case 'site': {
      const site = await findSite(db, workspace.id, subject.id)
      if (!site) return null
      const { since, until } = subject
      const runs = await runsBetween(db, workspace.id, site.id, since, until)
      return { name: site.name, parts: siteParts(reporting, { id: site.id, name: site.name, runs, since, until }) }
    }
    case 'document': {
      const document = await versionedDocument(db, workspace.id, subject.id)
      return document && { name: document.title, parts: documentParts(reporting, document) }
    }
    case 'claim': {
      const claim = await findClaim(db, workspace.id, subject.id)
      return claim && { name: claimName(claim.number), parts: claimParts(reporting, claim) }
    }
  }
}

async function openAudit(reporting: Reporting, id: string): Promise<OpenedSubject | null> {
  const { db, workspace } = reporting
  const audit = await findEvidenceAudit(db, workspace.id, id)
  if (!audit) return null
  if (['PENDING', 'RUNNING'].includes(audit.status)) throw new PlainError('The audit has not ended yet; its report would not be whole')
  return { name: audit.name, parts: auditParts(reporting, audit, await disagreements(db, workspace.id, audit)) }
}
