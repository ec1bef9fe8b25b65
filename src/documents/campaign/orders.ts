import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { PieceOrder } from '../../db/documents/campaign-pieces.ts'
import { readWritingHeads } from '../../db/documents/writing-heads.ts'
import { AppError } from '../../errors.ts'
import type { Fault } from '../../errors.ts'
import { fieldLabels, mapBrief, wordsIn } from '../../generation/form/brief.ts'
import type { Brief, BriefAnswer, FieldLabels, Mapped } from '../../generation/form/brief.ts'
import { checkValues, halfFaults } from '../../generation/form/form.ts'
import type { Template } from '../../generation/library/library.ts'
import type { LanguageKey } from '../../languages.ts'
import { builtInLibrary, shelfOfHeads } from '../../library/library.ts'
import type { Shelf, TemplateEntry } from '../../library/library.ts'
import type { Writing } from '../../models/writing.ts'
import { usesModel } from '../../models/writing.ts'
import type { Channel } from '../../rules/index.ts'
import { checkAssembling } from '../order/assembling.ts'
import { marketsFor } from '../order/markets.ts'

/** What pieces are ordered with, as it is at one moment. */
export interface Orders {
  shelf: Shelf
  hasModel: boolean
  /** What fields are called in other languages. */
  labels: FieldLabels
  knowsKnowledgeBase(id: string): boolean
}

let labels: Promise<FieldLabels> | undefined

export async function readOrders(writing: Writing, workspaceId: string): Promise<Orders> {
  const heads = await readWritingHeads(writing.db, workspaceId)
  return {
    shelf: await shelfOfHeads(writing.db as pg.Pool, workspaceId, heads),
    hasModel: await usesModel(writing, workspaceId),
    labels: await (labels ??= builtInLibrary().then(({ library }) => fieldLabels(library.templates.map(({ form }) => form)))),
    knowsKnowledgeBase: (id) => heads.infobases.some((infobase) => infobase.id === id),
  }
}

export interface Written {
  brief: Brief
  answers: readonly BriefAnswer[]
}

/** One piece as it would be ordered now. */
export interface Planned {
  entry: TemplateEntry
  template: Template
  mapped: Mapped
  toneId: string | null
  order: PieceOrder
}

/** What each field of a template is called, in all its languages. */
function labelsOf({ languages }: TemplateEntry): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { form } of languages.values()) for (const { name, label } of form) found.set(name, [...(found.get(name) ?? []), label])
  return found
}

/** Null where there is no such template, or not in this language. */
export function planPiece(
  { shelf, labels: known }: Pick<Orders, 'shelf' | 'labels'>,
  { brief, answers }: Written,
  piece: { template_id: string; language_key: LanguageKey; variant: number },
): Planned | null {
  const entry = shelf.templates.find(({ id }) => id === piece.template_id)
  const template = entry?.languages.get(piece.language_key)
  if (!entry || !template) return null
  const { form, main } = template
  const mapped = mapBrief({ id: entry.id, form, main, labels: labelsOf(entry) }, brief, piece.language_key, answers, known)
  const tone = shelf.tones.find(({ id }) => id === brief.tone_id)
  const metas = tone?.metas ?? []
  const choice = choiceOf(brief, template, piece.language_key)
  const sources = sourcesOf(brief, piece.language_key)
  return {
    entry,
    template,
    mapped,
    toneId: tone?.id ?? null,
    order: {
      templateId: entry.id,
      language: piece.language_key,
      input: JSON.stringify(mapped.input),
      toneMetaId: (metas.find(({ language }) => language === piece.language_key) ?? metas[0])?.id ?? null,
      variant: piece.variant,
      ...(Object.keys(choice).length > 0 ? { choice } : {}),
      ...(sources.length > 0 ? { sources } : {}),
    },
  }
}

/** The rules of its markets and of its channel check a piece; what neither says is the workspace's choice. */
function choiceOf(brief: Brief, { channel }: Template, language: LanguageKey): NonNullable<PieceOrder['choice']> {
  const channels = channel ? [channel] : (brief.channels as Channel[])
  return {
    ...(brief.markets.length > 0 ? { markets: marketsFor(language, brief.markets) } : {}),
    ...(channels.length > 0 ? { channels } : {}),
  }
}

/** Facts of the brief in the language of the piece, to be cited where its text uses them. */
function sourcesOf(brief: Brief, language: LanguageKey): NonNullable<PieceOrder['sources']> {
  return wordsIn(brief, language).facts.map((text, index) => {
    const source = brief.facts[index]?.source?.trim() || null
    const spoken = brief.translations[language]?.facts?.[index]?.trim() ? language : brief.language_key
    return { id: `brief-${index + 1}`, title: null, text, source, language: spoken, ...(source === null ? { isOwn: true } : {}) }
  })
}

/** What keeps a planned piece from being ordered, each fault at its field. */
export function faultsOfPlanned({ template, mapped, order }: Planned, { hasModel, knowsKnowledgeBase }: Orders): Fault[] {
  const checked = checkValues(mapped.input, template.form, knowsKnowledgeBase)
  if (checked.faults) return [...checked.faults, ...halfFaults(checked.halves)]
  if (checked.halves.length > 0) return halfFaults(checked.halves)
  if (hasModel) return []
  try {
    checkAssembling({ template, values: checked.values, request: { language: order.language } })
    return []
  } catch (error) {
    if (error instanceof AppError && Array.isArray(error.detail)) return error.detail
    throw error
  }
}

/** One thing that a change of the brief changes for a piece. */
interface Touched {
  /** A field of the template's form, or `tone`, `markets`, `channels`, `facts`. */
  field: string
  label: string | null
  before: string
  after: string
}

const shown = (value: unknown): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.map(shown).join('\n') : String(value)

/** What of a piece's order is another one now; nothing where the piece cannot be ordered any more. */
export function touchedBy(planned: Planned | null, ordered: PieceOrder): Touched[] {
  if (!planned) return []
  const { template, order, mapped } = planned
  const before = JSON.parse(ordered.input) as Record<string, unknown>
  const changed = new Map<string, Touched>()
  const compare = (field: string, label: string | null, one: unknown, other: unknown) => {
    if (!isDeepStrictEqual(one ?? null, other ?? null)) changed.set(field, { field, label, before: shown(one), after: shown(other) })
  }
  for (const { name, label } of template.form) compare(name, label, before[name], mapped.input[name])
  compare('markets', null, ordered.choice?.markets, order.choice?.markets)
  compare('channels', null, ordered.choice?.channels, order.choice?.channels)
  if (ordered.toneMetaId !== order.toneMetaId) changed.set('tone', { field: 'tone', label: null, before: '', after: '' })
  // Where a field of the form takes the facts, it says what changed of them; their sources are said apart.
  const stated = ({ sources = [] }: PieceOrder) => sources.map(({ text, source }) => (source ? `${text} (${source})` : text))
  const takesFacts = Object.values(mapped.from).includes('facts')
  const same = takesFacts && isDeepStrictEqual(sourceNames(ordered), sourceNames(order))
  if (!same || !takesFacts) compare('facts', null, stated(ordered), stated(order))
  return [...changed.values()]
}

const sourceNames = ({ sources = [] }: PieceOrder) => sources.map(({ source }) => source)
