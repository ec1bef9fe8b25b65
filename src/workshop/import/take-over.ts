import type pg from 'pg'
import { lockAdminTrail, recordChanges } from '../../db/trail/admin.ts'
import type { Change } from '../../db/trail/admin.ts'
import { holdOwnRules, insertDrafts, publishLatest, replaceDrafts, switchOwnRules } from '../../db/rules/own-rule-batches.ts'
import type { DraftOfFile, HeldRule, NumberedDraft } from '../../db/rules/own-rule-batches.ts'
import { transaction } from '../../db/base/pool.ts'
import { keepImport, setImportEntry } from '../../db/rules/imports.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { MOST_RULES, versionText } from '../drafts.ts'
import { isTerminology } from '../terminology/rule-files.ts'
import { renewRunningSet } from '../running-set.ts'
import { planOf, type Plan } from './plan.ts'
import type { ReadRule } from './report.ts'

interface Wanted {
  /** Leave the rules there are as they are. */
  onlyNew?: boolean
  /** Publish what may be published; otherwise they come in as drafts. */
  publish?: boolean
  /** Why they are published or switched off. */
  reason?: string | undefined
  /** Switch off the rules that run and that the files do not have. */
  prune?: boolean
  /** The name of the package, where the import is to be undone as a whole afterwards. */
  undoable?: string
}

/** What was done; `importId`: by which it can be undone. */
type TakenOver = Plan & { importId: string | null }

/** What taking rules over would do; nothing is changed. */
export async function planFor(db: pg.Pool, workspaceId: string, rules: readonly ReadRule[], wanted: Wanted = {}): Promise<Plan> {
  const [held, { ruleReview }] = await Promise.all([holdOwnRules(db, workspaceId), readSettings(db, workspaceId)])
  return planOf(rules, held.filter(isWrittenAsFile), { publish: wanted.publish === true, secondPerson: ruleReview })
}

/** Rules made from the terminology are changed in the library alone; no file stands for them, and none is missing. */
const isWrittenAsFile = ({ id }: HeldRule): boolean => !isTerminology(id)

/** Takes rules over, all of them or none: as drafts, and published where that is asked for and each may be. Answers what was done. */
export async function takeOver(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  rules: readonly ReadRule[],
  wanted: Wanted = {},
): Promise<TakenOver> {
  const { ruleReview } = await readSettings(db, workspaceId)
  return transaction(db, async (client) => {
    const everyRule = await holdOwnRules(client, workspaceId, true)
    const held = everyRule.filter(isWrittenAsFile)
    const all = planOf(rules, held, { publish: wanted.publish === true, secondPerson: ruleReview })
    const plan = wanted.onlyNew ? { ...all, changed: [], unchanged: [...all.unchanged, ...all.changed] } : all
    if (everyRule.length + plan.new.length > MOST_RULES) {
      const most = MOST_RULES.toLocaleString('en')
      throw new AppError(
        409,
        `A workspace has at most ${most} rules of its own: ${everyRule.length} are there, ${plan.new.length} would be new.`,
      )
    }
    const at = new Date()
    const importId = await keptFor(client, workspaceId, actor, { held, plan, wanted }, at)
    await storeDrafts(client, workspaceId, actor, { rules, held, plan }, at)
    const moved = movedBy({ rules, held, plan, wanted })
    const reason = wanted.reason || 'Not among the rule files that were applied.'
    await move(client, workspaceId, actor, moved, reason, at)
    const changes = changesOf({ rules, held, plan }, moved, reason, actor)
    const whole = importId === null ? [] : [await importedAs(client, workspaceId, actor, importId, plan, wanted)]
    await recordChanges(client, workspaceId, [...whole, ...changes])
    return { ...plan, importId }
  })
}

/** Keeps what the rules were before an import; null where nothing is to be undone. */
async function keptFor(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { held, plan, wanted }: { held: readonly HeldRule[]; plan: Plan; wanted: Wanted },
  at: Date,
): Promise<string | null> {
  if (wanted.undoable === undefined || plan.new.length + plan.changed.length === 0) return null
  const running = new Set(held.filter(({ state }) => state === 'published').map(({ id }) => id))
  return keepImport(
    client,
    workspaceId,
    { name: wanted.undoable, by: actor.userId, at },
    {
      new: plan.new,
      draft: plan.changed.filter((rule) => running.has(rule)),
      text: plan.changed.filter((rule) => !running.has(rule)),
    },
  )
}

/** The entry that stands for the whole import, which an undo takes back. It is the next one of the trail, which is locked. */
async function importedAs(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  id: string,
  plan: Plan,
  wanted: Wanted,
): Promise<Change> {
  const { length } = await lockAdminTrail(client, workspaceId)
  await setImportEntry(client, workspaceId, id, length + 1)
  const to = { import_id: id, new: plan.new.length, changed: plan.changed.length }
  const subject = wanted.undoable ?? null
  return { kind: 'rules.imported', subject, subjectId: id, from: null, to, why: wanted.reason || null, actor }
}

async function storeDrafts(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { rules, held, plan }: { rules: readonly ReadRule[]; held: readonly HeldRule[]; plan: Plan },
  at: Date,
): Promise<void> {
  const [begun, changed] = [new Set(plan.new), new Set(plan.changed)]
  const before = new Map(held.map((rule) => [rule.id, rule]))
  const drafts = rules.filter(({ rule_id: id }) => begun.has(id)).map(draftOf)
  if ((await insertDrafts(client, workspaceId, drafts, actor.userId, at)) < drafts.length)
    throw new AppError(409, 'Somebody began one of these rules meanwhile. Read the package once more.')
  const others = rules.filter(({ rule_id: id }) => changed.has(id)).map(draftOf)
  const isRunning = ({ id }: DraftOfFile) => before.get(id)!.state === 'published'
  await replaceDrafts(
    client,
    workspaceId,
    {
      fresh: others.filter(isRunning).map((draft) => ({ ...draft, number: before.get(draft.id)!.latest + 1 })),
      open: others.filter((draft) => !isRunning(draft)).map((draft) => ({ ...draft, number: before.get(draft.id)!.latest })),
    },
    actor.userId,
    at,
  )
}

const draftOf = ({ rule_id: id, ...rule }: ReadRule): DraftOfFile => ({ id, ...rule })

interface Moved {
  published: NumberedDraft[]
  on: string[]
  off: string[]
}

/** Which rules begin to run, run again, and run no longer. */
function movedBy({
  rules,
  held,
  plan,
  wanted,
}: {
  rules: readonly ReadRule[]
  held: readonly HeldRule[]
  plan: Plan
  wanted: Wanted
}): Moved {
  const before = new Map(held.map((rule) => [rule.id, rule]))
  const changed = new Set(plan.changed)
  /** Published as they stand, and switched off by somebody: the files bring them back. */
  const isOffOnly = (id: string) => !changed.has(id) && before.get(id)?.state === 'published'
  const numberOf = (id: string) => {
    const rule = before.get(id)
    return rule === undefined ? 1 : rule.latest + (changed.has(id) && rule.state === 'published' ? 1 : 0)
  }
  const wantedToRun = new Set((plan.publish ?? []).filter((id) => !isOffOnly(id)))
  const published = rules
    .filter(({ rule_id: id }) => wantedToRun.has(id))
    .map((rule) => ({ ...draftOf(rule), number: numberOf(rule.rule_id) }))
  const off = wanted.prune ? plan.missing.filter(({ runs }) => runs).map(({ id }) => id) : []
  return { published, on: (plan.publish ?? []).filter(isOffOnly), off }
}

async function move(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { published, on, off }: Moved,
  reason: string,
  at: Date,
): Promise<void> {
  if (published.length + on.length + off.length === 0) return
  await publishLatest(client, workspaceId, published, { by: actor.userId, reason, at })
  await switchOwnRules(client, workspaceId, on, false, at)
  await switchOwnRules(client, workspaceId, off, true, at)
  await renewRunningSet(client, workspaceId)
}

/** The entries of the admin log, as the same changes would have one by one in the workshop. */
function changesOf(
  { rules, held, plan }: { rules: readonly ReadRule[]; held: readonly HeldRule[]; plan: Plan },
  { published, on, off }: Moved,
  why: string,
  actor: Actor,
): Change[] {
  const before = new Map(held.map((rule) => [rule.id, rule]))
  const texts = new Map(rules.map(({ rule_id: id, content }) => [id, content]))
  const running = (id: string) => ({ version: before.get(id)!.published })
  return [
    ...plan.new.map((id) => ({ kind: 'rule.begun', subject: id, from: null, to: versionText(1, texts.get(id)!), actor })),
    ...plan.changed
      .map((id) => before.get(id)!)
      .filter(({ state }) => state === 'published')
      .map(({ id, latest }) => ({ kind: 'rule.drafted', subject: id, from: { version: latest }, to: { version: latest + 1 }, actor })),
    ...published.map(({ id, number }) => {
      const { published: earlier = null, published_content: text = null } = before.get(id) ?? {}
      const from = earlier === null || text === null ? null : versionText(earlier, text)
      return { kind: 'rule.published', subject: id, from, to: versionText(number, texts.get(id)!), why, actor }
    }),
    ...on.map((id) => ({ kind: 'rule.switched_on', subject: id, from: null, to: running(id), why, actor })),
    ...off.map((id) => ({ kind: 'rule.switched_off', subject: id, from: running(id), to: null, why, actor })),
  ]
}
