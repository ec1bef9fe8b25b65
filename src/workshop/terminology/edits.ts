import type pg from 'pg'
import { lockAdminTrail, recordChange } from '../../db/trail/admin.ts'
import { newId } from '../../db/base/ids.ts'
import { holdOwnRules, insertDrafts, publishLatest, replaceDrafts, switchOwnRules } from '../../db/rules/own-rule-batches.ts'
import type { DraftOfFile } from '../../db/rules/own-rule-batches.ts'
import { transaction } from '../../db/base/pool.ts'
import { allTerms, deleteTerm, saveTerms } from '../../db/rules/terms.ts'
import type { Term } from '../../db/rules/terms.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { readable } from '../proven.ts'
import { renewRunningSet } from '../running-set.ts'
import { isTerminology, ruleFilesOfTerms } from './rule-files.ts'
import { contradictions, faultsOfWord, MOST_TERMS, tidyWords, withSearch } from './word.ts'
import type { GivenWords, WordFault } from './word.ts'

const REASON = 'The terminology was changed.'
export const MOST_IN_WORDS = MOST_TERMS.toLocaleString('en')

export interface Changed {
  added: Term[]
  changed: { before: Term; after: Term }[]
  removed: Term[]
}

const asFault = ({ language, field, message }: WordFault) => ({
  loc: language === null ? ['body', field] : ['body', 'words', language, field],
  msg: `Value error, ${message}`,
  type: 'value_error',
})

/** Adds a word, or changes the one of this id. */
export async function saveWord(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string | null,
  given: { words: GivenWords; note: string | null },
): Promise<string> {
  const words = tidyWords(given.words)
  const note = given.note?.trim() || null
  const faults = faultsOfWord(words, note)
  if (faults.length > 0) throw invalid(...faults.map(asFault))
  return withWords(db, workspaceId, actor, (terms) => {
    const before = terms.find((term) => term.id === id)
    if (id !== null && !before) throw notFound('Word')
    const after: Term = { id: id ?? newId(), words, note }
    const next = before ? terms.map((term) => (term === before ? after : term)) : [...terms, after]
    const fault = contradictions(next).get(after.id)
    if (fault) throw invalid(asFault(fault))
    return { next, change: { added: before ? [] : [after], changed: before ? [{ before, after }] : [], removed: [] }, result: after.id }
  })
}

export async function dropWord(db: pg.Pool, workspaceId: string, actor: Actor, id: string): Promise<void> {
  await withWords(db, workspaceId, actor, (terms) => {
    const removed = terms.find((term) => term.id === id)
    if (!removed) throw notFound('Word')
    return { next: terms.filter((term) => term !== removed), change: { added: [], changed: [], removed: [removed] }, result: null }
  })
}

/** Changes the words in one transaction: the words, the rules made from them, and the entry in the admin log. */
export async function withWords<T>(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  work: (terms: Term[]) => { next: Term[]; change: Changed; result: T },
): Promise<T> {
  // Reading a rule takes another process: what is to be stored is read before the transaction, and again only where somebody was faster.
  const { next: planned } = work(await allTerms(db, workspaceId))
  if (planned.length > MOST_TERMS) throw new AppError(409, `A workspace has at most ${MOST_IN_WORDS} terms.`)
  const read = await readRules(db, workspaceId, planned)
  return transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    const { next, change, result } = work(await allTerms(client, workspaceId))
    const stored = [...change.added, ...change.changed.map(({ after }) => after)]
    await saveTerms(client, workspaceId, stored.map(withSearch), actor.userId)
    for (const { id } of change.removed) await deleteTerm(client, workspaceId, id)
    await renewRules(client, workspaceId, actor, next, read)
    await recordChange(client, workspaceId, { kind: 'terms.changed', subject: subjectOf(change), ...inTrail(change), actor })
    return result
  })
}

const nameOf = ({ words }: Term): string => Object.values(words)[0]?.term ?? ''
const subjectOf = ({ added, changed, removed }: Changed): string | null => {
  const all = [...added, ...changed.map(({ after }) => after), ...removed]
  return all.length === 1 ? nameOf(all[0]!) : null
}

/** A few words are kept as they were and are; of a whole table, how many. */
const MOST_IN_TRAIL = 20
function inTrail({ added, changed, removed }: Changed): { from: unknown; to: unknown } {
  const counts = { added: added.length, changed: changed.length, removed: removed.length }
  if (added.length + changed.length + removed.length > MOST_IN_TRAIL) return { from: null, to: counts }
  return {
    from: { terms: [...changed.map(({ before }) => before), ...removed] },
    to: { ...counts, terms: [...added, ...changed.map(({ after }) => after)] },
  }
}

/** The rules of these words that are not there yet, read as every rule of a workspace is. By content. */
async function readRules(db: pg.Pool, workspaceId: string, terms: readonly Term[]): Promise<Map<string, DraftOfFile>> {
  const held = new Map((await holdOwnRules(db, workspaceId)).map((rule) => [rule.id, rule.content]))
  const read = new Map<string, DraftOfFile>()
  for (const file of ruleFilesOfTerms(terms)) if (held.get(file.id) !== file.content) read.set(file.content, await draftOf(file))
  return read
}

async function draftOf({ id, file, content }: { id: string; file: string; content: string }): Promise<DraftOfFile> {
  const { rule, values } = await readable(file, content)
  const languages = rule.parts.map(({ language }) => language).filter((language) => language !== null)
  return { id, file, name: rule.name, kind: rule.kind, severity: rule.severity, languages, content, parsed: JSON.stringify(values) }
}

/** Makes the rules what the words say: those that changed are published, those without words switched off. */
async function renewRules(
  client: pg.PoolClient,
  workspaceId: string,
  { userId }: Actor,
  terms: readonly Term[],
  read: ReadonlyMap<string, DraftOfFile>,
): Promise<void> {
  const at = new Date()
  const held = new Map((await holdOwnRules(client, workspaceId, true)).filter(({ id }) => isTerminology(id)).map((rule) => [rule.id, rule]))
  const files = ruleFilesOfTerms(terms)
  const wanted = files.filter(({ id, content }) => held.get(id)?.content !== content)
  const drafts: DraftOfFile[] = []
  for (const file of wanted) drafts.push(read.get(file.content) ?? (await draftOf(file)))
  const [fresh, known] = [drafts.filter(({ id }) => !held.has(id)), drafts.filter(({ id }) => held.has(id))]
  const next = known.map((draft) => ({ ...draft, number: held.get(draft.id)!.latest + 1 }))
  if (fresh.length > 0) await insertDrafts(client, workspaceId, fresh, userId, at)
  if (next.length > 0) await replaceDrafts(client, workspaceId, { fresh: next, open: [] }, userId, at)
  const published = [...fresh.map((draft) => ({ ...draft, number: 1 })), ...next]
  await publishLatest(client, workspaceId, published, { by: userId, reason: REASON, at })
  const isWanted = (id: string) => files.some((file) => file.id === id)
  const back = [...held.values()].filter(({ id, is_off: isOff }) => isOff && isWanted(id) && !published.some((rule) => rule.id === id))
  const gone = [...held.values()].filter(({ id, is_off: isOff }) => !isOff && !isWanted(id))
  await switchOwnRules(
    client,
    workspaceId,
    back.map(({ id }) => id),
    false,
    at,
  )
  await switchOwnRules(
    client,
    workspaceId,
    gone.map(({ id }) => id),
    true,
    at,
  )
  if (published.length + back.length + gone.length > 0) await renewRunningSet(client, workspaceId)
}
