import { Type } from 'typebox'
import { nullable, Timestamp } from './schema.ts'
import { Count, MaybeText, SeverityCounts, Text } from './common.ts'
import { GateRuleSchema } from './gates.ts'

const People = (description: string) =>
  Type.Array(
    Type.Object({
      id: MaybeText('Of the member; null where it is none any more.'),
      name: Text('What the person is called.'),
      findings: Count('How many findings.'),
      since: Timestamp('The oldest of them.'),
    }),
    { description },
  )

export const PortfolioSite = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    schedule: MaybeText('A cron expression of five fields; null: it runs when somebody asks for it.'),
    paused: Type.Boolean(),
    next_run_at: nullable(Timestamp('When it runs next.')),
    audit_id: MaybeText('The last run that ended; null: there is none, and nothing else is known.'),
    run: nullable(Type.Integer({ description: 'The how manieth run that is.' })),
    at: nullable(Timestamp('When it ended.')),
    open: Type.Object(SeverityCounts.properties, { description: 'Findings of that run that are neither dismissed nor fixed.' }),
    new: nullable(Type.Integer({ description: 'Findings that the run before did not have; null in a first run.' })),
    old: nullable(Type.Integer({ description: 'Findings that it had as well.' })),
    overdue: Type.Object(
      { findings: Count('Undecided findings past their date.'), since: nullable(Timestamp('The oldest of these dates.')) },
      { title: 'Overdue' },
    ),
    waiting_for: People('To whom undecided findings are assigned; since: when the oldest was found first. Longest first.'),
    asked_by: People('Who waits for a second person to approve dismissals; since: the oldest request. Longest first.'),
    line: Type.Array(
      Type.Object({ audit_id: Type.String(), run: Type.Integer(), at: Timestamp('When it began.'), total: Type.Integer() }),
      { description: 'Findings of the last runs that ended, oldest first.' },
    ),
    gate: nullable(
      Type.Object(
        {
          rule: GateRuleSchema,
          passed: nullable(Type.Boolean({ description: 'Null as long as no run was held against it.' })),
          findings: nullable(Type.Integer({ description: 'Findings that it does not allow.' })),
        },
        { title: 'PortfolioGate' },
      ),
    ),
  },
  { title: 'PortfolioSite' },
)
export const Portfolio = Type.Object(
  { sites: Type.Array(PortfolioSite, { description: 'A window of them, in the order asked for.' }), total: Count('How many match.') },
  { title: 'Portfolio' },
)
