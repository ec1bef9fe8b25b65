import {
  assignedTo,
  auditsDuring,
  auditsPlanned,
  changesDuring,
  deletedByRetention,
  findingsDuring,
  openBefore,
  requestsDuring,
} from '../db/trail/admin-effects.ts'
import type { Held, WhichRules } from '../db/trail/admin-effects.ts'
import { findKeyRow } from '../db/keys/makers.ts'
import { findInvitation } from '../db/people/links.ts'
import { importedRules } from '../db/rules/imports.ts'
import { readSettings } from '../db/settings/settings.ts'
import { offToday } from '../packs/off-rules.ts'
import { causeLeftOut } from '../rules/select/choice.ts'
import type { Choice } from '../rules/select/choice.ts'
import type { Changed, Later, Place } from './entry.ts'
import type { Figure } from './figures.ts'

/** What a change did, as far as the database has a figure for it; none: it has not. A change holds until the next one of the same thing. */
export async function effectOf(place: Place, entry: Changed, later: Later): Promise<Figure[]> {
  const { db, workspaceId } = place
  const held: Held = { since: entry.at, until: later?.at ?? null }
  const audits = async (siteId: string | null = null) => [
    counted('audits_since', await auditsDuring(db, workspaceId, held, siteId)),
    ...(later ? [] : [counted('audits_planned', await auditsPlanned(db, workspaceId, siteId))]),
  ]
  const ofRules = async (rules: WhichRules) => [
    counted('open_before', await openBefore(db, workspaceId, rules, entry.at)),
    ...(await audits()),
    counted('findings_since', await findingsDuring(db, workspaceId, rules, held)),
  ]
  switch (entry.kind.split('.')[0]) {
    case 'severity':
      return ofRules({ ids: [entry.subject ?? ''], packs: [] })
    case 'filter':
      return ofRules(isPack(entry.subject) ? { ids: [], packs: [entry.subject!] } : { ids: [entry.subject ?? ''], packs: [] })
    case 'rule':
      return RUNS.has(entry.kind) ? ofRules({ ids: [entry.subject ?? ''], packs: [] }) : []
    case 'packs':
      return [...(await rulesThatRun(place, { packs: [entry.from, entry.to] })), ...(await ofRules(packsChanged(place, entry)))]
    case 'markets':
      return [...(await rulesThatRun(place, { choices: [entry.from, entry.to] })), ...(await audits())]
    case 'site':
      return audits(entry.subject_id)
    case 'allow_list':
    case 'names':
    case 'due_days':
    case 'hosts':
      return audits()
    case 'four_eyes':
      return [counted('requests_since', await requestsDuring(db, workspaceId, held))]
    case 'rule_review':
      return [counted('published_since', await changesDuring(db, workspaceId, { kind: 'rule.published' }, held))]
    case 'retention': {
      const { pages, texts, audits: whole } = await deletedByRetention(db, workspaceId, held)
      return [counted('pages_deleted', pages), counted('texts_deleted', texts), counted('audits_deleted', whole)]
    }
    default:
      return ofPeople(place, entry, held)
  }
}

const counted = (figure: Figure['figure'], count: number): Figure => ({ figure, count })
const RUNS = new Set(['rule.published', 'rule.rolled_back', 'rule.switched_off', 'rule.switched_on'])
const isPack = (subject: string | null) => subject !== null && !subject.includes('.')

/** People, keys, invitations and imports. */
async function ofPeople({ db, workspaceId }: Place, { kind, subject_id: id, to }: Changed, held: Held): Promise<Figure[]> {
  switch (kind) {
    case 'member.added':
    case 'role.changed':
      return id === null ? [] : [counted('changes_by', await changesDuring(db, workspaceId, { actorId: id }, held))]
    case 'member.removed':
      return id === null ? [] : [counted('assigned_to', await assignedTo(db, workspaceId, id))]
    case 'key.made':
    case 'key.rotated':
    case 'key.revoked': {
      const key = id === null ? null : await findKeyRow(db, workspaceId, id)
      return key ? [counted('key_used', key.last_used_at === null ? 0 : 1)] : []
    }
    case 'invitation.made':
      return [counted('invitation_open', id !== null && (await findInvitation(db, workspaceId, id)) ? 1 : 0)]
    case 'rules.imported': {
      const { drafts, published, gone } = await importedRules(db, workspaceId, to?.import_id ?? '')
      return [counted('drafts', drafts), counted('published', published), counted('gone', gone)]
    }
    default:
      return []
  }
}

/** How many rules of packs run with one choice and with another, everything else being as it is today. */
async function rulesThatRun(
  { db, workspaceId, library }: Place,
  { packs, choices }: { packs?: [string[] | null, string[] | null]; choices?: [Choice | null, Choice | null] },
): Promise<Figure[]> {
  const { activePacks, choice, overrides } = await readSettings(db, workspaceId)
  const off = offToday(overrides, library.rules())
  const usual = new Set(library.packs().flatMap((pack) => (pack.default ? [pack.key] : [])))
  const count = (active: string[] | null, chosen: Choice | null) =>
    library
      .rules()
      .filter(
        (rule) =>
          (active === null ? usual.has(rule.pack) : active.includes(rule.pack)) &&
          !off.has(rule.id) &&
          (chosen === null || causeLeftOut(rule, chosen) === null),
      ).length
  return (['rules_before', 'rules_after'] as const).map((figure, at) =>
    counted(figure, count(packs ? packs[at]! : activePacks, choices ? choices[at]! : choice)),
  )
}

/** Packs that run since, or no longer. */
function packsChanged({ library }: Place, { from, to }: Changed): WhichRules {
  const usual = library.packs().flatMap((pack) => (pack.default ? [pack.key] : []))
  const [before, after] = [(from ?? usual) as string[], (to ?? usual) as string[]]
  return { ids: [], packs: [...before, ...after].filter((key) => before.includes(key) !== after.includes(key)) }
}
