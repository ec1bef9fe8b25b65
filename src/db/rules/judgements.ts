import type { Db } from '../base/pool.ts'

export interface JudgementKey {
  ruleId: string
  ruleVersion: string
  textHash: Buffer
}

/** What a model said of this text under this version of the rule; null when it was never asked. */
export async function findJudgement<T>(db: Db, workspaceId: string, { ruleId, ruleVersion, textHash }: JudgementKey): Promise<T | null> {
  const { rows } = await db.query<{ answer: T }>({
    name: 'judgement',
    text: 'select answer from judgements where workspace_id = $1 and rule_id = $2 and rule_version = $3 and text_hash = $4',
    values: [workspaceId, ruleId, ruleVersion, textHash],
  })
  return rows[0]?.answer ?? null
}

export async function storeJudgement(
  db: Db,
  workspaceId: string,
  { ruleId, ruleVersion, textHash }: JudgementKey,
  model: string,
  answer: object,
): Promise<void> {
  await db.query(
    `insert into judgements (workspace_id, rule_id, rule_version, text_hash, model, answer)
     values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [workspaceId, ruleId, ruleVersion, textHash, model, JSON.stringify(answer)],
  )
}

/** Takes one question out of an audit's budget; false when it is used up. All workers share it. */
export async function spendQuestion(db: Db, workspaceId: string, auditId: string, budget: number): Promise<boolean> {
  const { rowCount } = await db.query('update audits set judged = judged + 1 where workspace_id = $1 and id = $2 and judged < $3', [
    workspaceId,
    auditId,
    budget,
  ])
  return rowCount === 1
}
