import type { RuleFile } from '../../rules/index.ts'
import type { Db } from '../base/pool.ts'

/** A rule file with what its YAML says. */
export interface ParsedRuleFile extends RuleFile {
  values: Record<string, unknown>
}

type Row = RuleFile & { parsed: string; members: number }

const parsedFile = ({ path, content, parsed }: Row): ParsedRuleFile => ({
  path,
  content,
  values: JSON.parse(parsed) as ParsedRuleFile['values'],
})

/** The files of a set, as they were published. */
export async function readRuleSet(db: Db, workspaceId: string, hash: string): Promise<ParsedRuleFile[]> {
  const { rows } = await db.query<Row>(
    `select r.file as path, v.content, v.parsed, cardinality(s.rule_ids) as members
     from rule_sets s cross join lateral unnest(s.rule_ids, s.numbers) as m (rule_id, number)
       join own_rules r on r.workspace_id = $1 and r.rule_id = m.rule_id
       join own_rule_versions v on v.workspace_id = $1 and v.rule_id = m.rule_id and v.number = m.number
     where s.workspace_id = $1 and s.hash = $2
     order by r.rule_id`,
    [workspaceId, hash],
  )
  // An audit with some of its rules missing would be green for want of them.
  if (rows.length === 0 || rows.length !== rows[0]!.members)
    throw new Error(`the rules ${hash} of workspace ${workspaceId} are not all there`)
  return rows.map(parsedFile)
}

/** Stores which versions run together. */
export async function storeRuleSet(
  db: Db,
  workspaceId: string,
  hash: string,
  members: { rule_id: string; number: number }[],
): Promise<void> {
  await db.query(
    'insert into rule_sets (workspace_id, hash, rule_ids, numbers) values ($1, $2, $3, $4) on conflict (workspace_id, hash) do nothing',
    [workspaceId, hash, members.map(({ rule_id }) => rule_id), members.map(({ number }) => number)],
  )
}

/** What is published and not switched off: the versions that run from now on. */
export async function runningRules(db: Db, workspaceId: string): Promise<(RuleFile & { rule_id: string; number: number })[]> {
  const { rows } = await db.query<RuleFile & { rule_id: string; number: number }>(
    `select r.rule_id, r.file as path, v.number, v.content
     from own_rules r join own_rule_versions v on v.workspace_id = $1 and v.rule_id = r.rule_id and v.number = r.published
     where r.workspace_id = $1 and not r.is_off order by r.rule_id`,
    [workspaceId],
  )
  return rows
}
