import type pg from 'pg'
import { recordChange } from '../db/admin-trail.ts'
import type { OwnRuleRow } from '../db/own-rules.ts'
import type { Actor } from '../reviews/chart/actor.ts'

/** How a rule stands, as the administration's trail keeps it. */
interface Standing {
  state: OwnRuleRow['state'] | 'off'
  /** Number of the version that this is about. */
  version: number
  asked_of?: string | null
  /** The earlier version whose text this is. */
  text_of?: number
}

export const standingOf = ({ state, latest, published, is_off: isOff }: OwnRuleRow): Standing =>
  state === 'published' ? { state: isOff ? 'off' : 'published', version: published ?? latest } : { state, version: latest }

/** An entry in the administration's trail about a rule, in the transaction that changes it. */
export const recordRule = (
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  verb: string,
  { id, name }: Pick<OwnRuleRow, 'id' | 'name'>,
  change: { from: Standing | null; to: Standing | null; why?: string | null },
): Promise<void> => recordChange(client, workspaceId, { kind: `rule.${verb}`, subject: name, subjectId: id, ...change, actor })
