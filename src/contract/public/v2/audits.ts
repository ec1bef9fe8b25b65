import { Type } from 'typebox'
import { RULE_SEVERITIES } from '../../../rules/definition/rule.ts'
import { AssetSchema, AuditSourceLabels } from '../../audits.ts'
import { Count, Maker, MaybeText, RunChanges, StateCounts } from '../../common.ts'
import { GateResultSchema } from '../../gates.ts'
import { nullable, oneOf, Timestamp } from '../../schema.ts'
import { Next } from './lists.ts'
import { ListedViolation } from './violations.ts'
import { AUDIT_STATUSES } from '../../values.ts'
import { ChangeCounts, ComparedFinding, SiteRun } from '../../sites.ts'

export const AuditState = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    status: oneOf(AUDIT_STATUSES, { description: 'PENDING and RUNNING go on; the others have ended.' }),
    created_at: Timestamp('When it was made.'),
    completed_at: nullable(Timestamp('When it ended; null until then.')),
    created_by: nullable(Maker),
    total_assets: Count('What was found to check, so far.'),
    completed_assets: Count('Checked.'),
    failed_assets: Count('Could not be read.'),
    incomplete_assets: Count('Checked, but a rule met a limit on it and has not looked everywhere: its `complete` is false.'),
    total_violations: Count('Findings, so far.'),
    by_severity: Type.Object(Object.fromEntries(RULE_SEVERITIES.map((severity) => [severity, Type.Integer()])), {
      description: 'Findings of each severity.',
    }),
    by_state: StateCounts,
    packs: Type.Array(Type.String(), { description: 'Packs it runs with.' }),
    sources: AuditSourceLabels,
    failure: MaybeText('Why it failed as a whole.'),
    site_id: MaybeText('The site it is a run of.'),
    run: Count('The how manieth run of its site.'),
    previous_id: MaybeText('The run it is compared with.'),
    changes: nullable(RunChanges),
    gate: nullable(GateResultSchema),
  },
  { title: 'AuditState' },
)

export const AuditRetried = Type.Object(
  { ...AuditState.properties, retried: Count('Assets that are tried again.') },
  { title: 'AuditRetried' },
)

export const AuditPage = Type.Object(
  { audits: Type.Array(AuditState, { description: 'Newest first.' }), next: Next },
  { title: 'AuditPage' },
)

export const AssetPage = Type.Object(
  { assets: Type.Array(AssetSchema, { description: 'In the order they were found.' }), next: Next },
  { title: 'AssetPage' },
)

export const AuditExport = Type.Object(
  { violations: Type.Array(ListedViolation, { description: 'Worst first.' }) },
  { title: 'AuditExport' },
)

export const ComparedPage = Type.Object(
  { findings: Type.Array(ComparedFinding, { description: 'Worst first.' }), next: Next },
  { title: 'ComparedPage' },
)

export const AuditComparison = Type.Object(
  { from: SiteRun, to: SiteRun, counts: ChangeCounts, new: ComparedPage, gone: ComparedPage, still_there: ComparedPage },
  { title: 'AuditComparison', description: 'The first findings of each list; `next` of a list goes on at `/compare/findings`.' },
)
