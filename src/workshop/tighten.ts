import type pg from 'pg'
import { startOf } from '../decided/figures.ts'
import { isDismissed, plain } from '../decided/finding.ts'
import type { DecidedFinding } from '../decided/finding.ts'
import { proposeExceptions, worth } from '../decided/tighten.ts'
import { decidedFindings, runsOfRule } from '../db/rules/decided-findings.ts'
import { findOwnRule } from '../db/rules/own-rules.ts'
import { findVersion } from '../db/rules/own-rule-versions.ts'
import { trySentences } from '../checks/check-apart.ts'
import { AppError, notFound } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'
import { ruleById, ruleText } from '../packs/library.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { copiedFrom, copiedRule } from '../rules/form/new-rule.ts'
import { createOwnRule, saveDraft } from './drafts.ts'
import { withExample, withExceptions } from './exceptions.ts'
import type { Exception } from './exceptions.ts'
import { knownRule, refuseWordless } from './health.ts'

const sampleOf = async (db: pg.Pool, workspaceId: string, id: string) =>
  decidedFindings(db, workspaceId, id, await runsOfRule(db, workspaceId, id))

/** Exceptions proposed from dismissed sentences, with what each would have changed among all decided findings. */
export async function tighten(db: pg.Pool, workspaceId: string, id: string) {
  const rule = await knownRule(db, workspaceId, id)
  if (!rule) throw notFound('Rule')
  refuseWordless(rule.kind)
  const { findings, complete } = await sampleOf(db, workspaceId, id)
  const { proposals, unjudged } = await judged(db, workspaceId, id, rule.own !== null, findings)
  const lost = new Set(proposals.flatMap((proposal) => proposal.lost))
  const dismissed = findings.filter(isDismissed).length
  return {
    decided: findings.length,
    dismissed,
    right: findings.length - dismissed,
    complete,
    unjudged,
    proposals,
    lost: [...lost].toSorted((one, other) => one - other).map((index) => lostFinding(index, findings[index]!)),
  }
}

/** What loses more than one right finding for so many false ones is not chosen at first. */
const MOST_LOST = 10

/**
 * The proposals with what the rule really does with them: it is run with and without each on the sentence of every decided finding. One
 * that the rule does not find in its sentence alone, as it needs the page or has changed since, is counted as not judged.
 */
async function judged(db: pg.Pool, workspaceId: string, id: string, isOwn: boolean, findings: readonly DecidedFinding[]) {
  const proposed = proposeExceptions(findings)
  if (proposed.length === 0) return { proposals: proposed, unjudged: 0 }
  const builtIn = isOwn ? null : ruleById(id)!
  const content = builtIn ? copiedRule(ruleText(builtIn), builtIn) : (await placeOf(db, workspaceId, id)).own!.content
  const changed = proposed.map(({ phrase, languages }) => withExceptions(content, [{ phrase, languages, passes: [] }]))
  const sentences = findings.map(({ sentence, text, language }) => ({ sentence, text, language: language as LanguageKey | null }))
  const [found, ...variants] = await trySentences({ file: `${id.replace('.', '/')}.yml`, contents: [content, ...changed], sentences })
  if (!found) throw new AppError(409, 'The rule cannot be read, so that nothing can be proposed for it.')
  const proposals = proposed.flatMap((proposal, index) => {
    const spared = [...findings.keys()].filter((at) => found[at] && variants[index]?.[at] === false)
    const gone = spared.filter((at) => isDismissed(findings[at]!))
    const lost = spared.filter((at) => !isDismissed(findings[at]!))
    return gone.length === 0 ? [] : [{ ...proposal, gone, lost, chosen: lost.length * MOST_LOST <= gone.length }]
  })
  return { proposals: proposals.toSorted((one, other) => worth(other) - worth(one)), unjudged: found.filter((one) => !one).length }
}

function lostFinding(index: number, finding: DecidedFinding) {
  const { id, audit_id, sentence, text, language, url, state, decided_by, decided_at } = finding
  return { index, id, audit_id, sentence, text, start: startOf(sentence, text), language, url, state, decided_by, decided_at }
}

/** Proofs that the draft leaves alone what people dismissed. */
const MOST_PROOFS = 3
const LONGEST_PROOF = 240

/**
 * Makes a draft with exceptions: the next one of a workspace's own rule, or a copy of a built-in rule. Nothing runs by it: the built-in
 * rule goes on until somebody switches it off.
 */
export async function tightened(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  phrases: Exception[],
): Promise<{ id: string; copied: boolean }> {
  const rule = await knownRule(db, workspaceId, id)
  if (!rule) throw notFound('Rule')
  refuseWordless(rule.kind)
  const { findings } = await sampleOf(db, workspaceId, id)
  const exceptions = phrases.map((exception) => ({ ...exception, passes: passesFor(exception.phrase, findings) }))
  const { target, own } = rule.own ? await placeOf(db, workspaceId, id) : await placeOfCopy(db, workspaceId, id)
  if (own) {
    await saveDraft(db, workspaceId, actor, target, { content: withExceptions(own.content, exceptions), basedOn: own.revision })
    return { id: target, copied: false }
  }
  const builtIn = ruleById(id)!
  const content = withExceptions(copiedRule(ruleText(builtIn), builtIn), exceptions)
  await createOwnRule(db, workspaceId, actor, { file: `${target.replace('.', '/')}.yml`, content })
  return { id: target, copied: true }
}

/** An own rule's id, with the text and revision it has; null where there is none yet. */
async function placeOf(db: pg.Pool, workspaceId: string, target: string) {
  const row = await findOwnRule(db, workspaceId, target)
  if (!row) return { target, own: null }
  const { content } = (await findVersion(db, workspaceId, target, row.latest))!
  return { target, own: { content, revision: row.revision } }
}

/** More rules in the place of one copy than this are no accident. */
const MOST_PLACES = 20

/** Where the copy of a built-in rule is or goes: never in the place of a rule that is no copy of it. */
async function placeOfCopy(db: pg.Pool, workspaceId: string, id: string) {
  // Rules of several packs have the same name.
  const name = `own.${id.replaceAll('.', '-')}`
  for (let n = 1; n <= MOST_PLACES; n++) {
    const place = await placeOf(db, workspaceId, n === 1 ? name : `${name}-${n}`)
    if (!place.own || copiedFrom(place.own.content) === id) return place
  }
  throw new AppError(409, `Other rules are named ${name} and ${name}-2 to ${name}-${MOST_PLACES}. Copy the rule under another name.`)
}

/** Adds a sentence to what an own rule must hit or leave alone, in its draft. */
export async function addExample(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  { kind, text, language }: { kind: 'hits' | 'passes'; text: string; language: string | null },
): Promise<void> {
  const own = await findOwnRule(db, workspaceId, id)
  if (!own) throw notFound('Rule')
  const latest = (await findVersion(db, workspaceId, id, own.latest))!
  const content = withExample(latest.content, kind, text, language)
  if (content !== latest.content) await saveDraft(db, workspaceId, actor, id, { content, basedOn: own.revision })
}

function passesFor(phrase: string, findings: readonly DecidedFinding[]): { text: string; language: string | null }[] {
  const texts = new Map<string, { text: string; language: string | null }>()
  for (const { sentence, language } of findings.filter(isDismissed)) {
    if (texts.size === MOST_PROOFS) break
    if (sentence.length <= LONGEST_PROOF && plain(sentence).includes(phrase)) texts.set(plain(sentence), { text: sentence, language })
  }
  return [...texts.values()]
}
