import type pg from 'pg'
import { PERMISSIONS } from '../auth/permissions.ts'
import { membersWith } from '../db/people/members.ts'
import { writeNotices } from '../db/people/notices.ts'
import type { NewNotice } from '../db/people/notices.ts'
import type { OwnRuleRow } from '../db/rules/own-rules.ts'
import type { OwnRuleVersion } from '../db/rules/own-rule-versions.ts'
import type { Actor } from '../reviews/chart/actor.ts'

type RuleNotice = Pick<NewNotice, 'kind' | 'ruleId' | 'outcome'>

/** Tells people of a rule; except who did it, and nobody twice. */
export const tell = (client: pg.PoolClient, workspaceId: string, { userId, name }: Actor, people: (string | null)[], notice: RuleNotice) =>
  writeNotices(
    client,
    workspaceId,
    [...new Set(people)].flatMap((person) => (person === null || person === userId ? [] : [{ ...notice, userId: person, by: name }])),
  )

/** Who is asked to publish a rule: one person, or everybody who may. */
export const reviewersOf = async (client: pg.PoolClient, workspaceId: string, askedOf: string | null): Promise<string[]> =>
  askedOf === null ? membersWith(client, workspaceId, PERMISSIONS.manage_rules) : [askedOf]

/** A draft in review is gone: its author and who asked hear that nobody will answer, the reviewers that nothing waits for them any more. */
export async function tellOfDiscarded(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { id, published }: Pick<OwnRuleRow, 'id' | 'published'>,
  { author_id: author, asked_by: asker, asked_of: askedOf }: OwnRuleVersion,
): Promise<void> {
  const outcome = published === null ? 'deleted' : 'discarded'
  const authors = [author, asker]
  await tell(client, workspaceId, actor, authors, { kind: 'rule_answered', ruleId: id, outcome })
  const reviewers = (await reviewersOf(client, workspaceId, askedOf)).filter((person) => !authors.includes(person))
  await tell(client, workspaceId, actor, reviewers, { kind: 'rule_review', ruleId: id, outcome })
}
