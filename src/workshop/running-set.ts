import type pg from 'pg'
import { runningRules, storeRuleSet } from '../db/rule-sets.ts'
import { lockOwnRuleSet, writeSetting } from '../db/workspace-settings.ts'
import { setHash } from '../packs/own-rules.ts'

/** Makes what is published and not switched off the rules that run; audits under way go on with those they began with. */
export async function renewRunningSet(client: pg.PoolClient, workspaceId: string): Promise<void> {
  await lockOwnRuleSet(client, workspaceId)
  const running = await runningRules(client, workspaceId)
  const hash = running.length === 0 ? null : setHash(running)
  if (hash !== null) await storeRuleSet(client, workspaceId, hash, running)
  await writeSetting(client, workspaceId, 'own_rules', hash)
}
