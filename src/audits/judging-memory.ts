import type pg from 'pg'
import { findJudgement, spendQuestion, storeJudgement, type JudgementKey } from '../db/rules/judgements.ts'
import type { Judgement } from '../rules/index.ts'
import type { JudgingMemory } from './judging.ts'

/** Answers of a workspace, kept for its next audits; all workers of an audit share its budget. */
export const inDatabase = (db: pg.Pool, workspaceId: string, auditId: string): JudgingMemory => ({
  owner: workspaceId,
  find: (text) => findJudgement<Judgement[]>(db, workspaceId, text),
  store: (text, model, judgements) => storeJudgement(db, workspaceId, text, model, judgements),
  spend: (budget) => spendQuestion(db, workspaceId, auditId, budget),
})

/** Answers kept as long as the process runs. */
export function inMemory(owner = 'here'): JudgingMemory {
  const kept = new Map<string, Judgement[]>()
  const nameOf = ({ ruleId, ruleVersion, textHash }: JudgementKey) => `${ruleId} ${ruleVersion} ${textHash.toString('base64')}`
  let asked = 0
  return {
    owner,
    find: async (text) => kept.get(nameOf(text)) ?? null,
    store: async (text, _, judgements) => void kept.set(nameOf(text), judgements),
    spend: async (budget) => ++asked <= budget,
  }
}
