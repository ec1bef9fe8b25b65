import { finishPending, storeDocument, storeDocuments } from '../../db/documents/documents.ts'
import type { NewDocument, PendingOrder } from '../../db/documents/documents.ts'
import type { Keep } from '../../db/base/idempotency.ts'
import type { Spender } from '../../db/settings/model-spending.ts'
import { AppError } from '../../errors.ts'
import { toBlocks, withoutPictures } from '../../generation/markdown/blocks.ts'
import { finish, writeDraft } from '../../generation/draft/draft.ts'
import type { Draft, DraftRequest } from '../../generation/draft/draft.ts'
import type { Fact } from '../../generation/draft/filters.ts'
import { ModelFailure } from '../../generation/base/model.ts'
import type { Model, Tokens } from '../../generation/base/model.ts'
import { DraftError } from '../../generation/draft/render.ts'
import { toneFromGuidelines } from '../../generation/voice/tone.ts'
import { supportingTexts, unsupportedIn } from '../../generation/figures/unsupported.ts'
import type { Unsupported } from '../../generation/figures/unsupported.ts'
import { isPair } from '../../generation/voice/voice.ts'
import { terminologyFor } from '../../library/terminology.ts'
import { knowledgeFor, usableFacts } from '../../library/knowledge.ts'
import type { Knowledge } from '../../library/knowledge.ts'
import { checkAssembling } from '../order/assembling.ts'
import { factsUsed, ModelWriter } from './by-model.ts'
import type { StepModels, Watcher } from './by-model.ts'
import type { Writing } from '../../models/writing.ts'
import { checkRequest } from '../order/request.ts'
import type { GenerateRequest, Order } from '../order/request.ts'
import { guideOf } from '../../checks/check-apart.ts'
import { leftOutMessage, messageOf, refuseFor, uncorrectedMessage, unreadMessage, wrongLanguageMessage } from './report.ts'
import type { MadeChange } from './tracked-text.ts'
import { statusOf } from './trouble.ts'
import type { Remaining } from './within-rules.ts'

export type { GenerateRequest } from '../order/request.ts'

export type { Writing } from '../../models/writing.ts'

export interface Generated {
  id: string
  title: string
  markdown: string
  message: string
  facts: UsedFact[]
  findings: Remaining[]
  /** What was written otherwise for the rules before the text was stored. */
  changes: MadeChange[]
  unsupported: Unsupported[]
  model: string | null
  tokens: Tokens | null
}

/** A fact the text draws on, with the number it had for whoever wrote the text. */
interface UsedFact extends Fact {
  number: number
}

export interface GenerateOptions extends Watcher {
  createdBy?: string | null
  bulk?: { id: string; row: number }
  /** A document that waits to be written: its row is filled in, where it still waits for this order. */
  pending?: PendingOrder
  /** The answer that is kept for the request's Idempotency-Key, together with the document. */
  keep?: Keep<Generated>
}

const WRITTEN = 'Document generated.'

/** Writes a document and stores it: the one way, whether the API, the web application, the queue or the command line asks. */
export async function generateDocument(
  writing: Writing,
  workspaceId: string,
  request: GenerateRequest,
  options: GenerateOptions = {},
): Promise<Generated> {
  const { db } = writing
  const order = await checkRequest(db, workspaceId, request)
  const { row, generated } = await readyToStore(writing, workspaceId, order, options)
  const { keep, pending } = options
  const id = pending?.id ?? (await storeDocument(db, workspaceId, row, keep && ((stored) => keep(generated(stored.id)))))
  if (pending) await finishPending(db, workspaceId, pending, row)
  return generated(id)
}

/** Several texts of one order, stored together. Those that would be the same are written once, and the first one's message says so. */
export async function generateVariants(
  writing: Writing,
  workspaceId: string,
  request: GenerateRequest,
  count: number,
  { keep, ...options }: Omit<GenerateOptions, 'keep' | 'bulk' | 'pending'> & { keep?: Keep<Generated[]> | undefined } = {},
): Promise<Generated[]> {
  const order = await checkRequest(writing.db, workspaceId, request)
  const ready: Ready[] = []
  for (let variant = 0; variant < count; variant++) {
    const next = await readyToStore(writing, workspaceId, { ...order, request: { ...request, variant } }, options)
    if (!ready.some(({ row }) => row.markdown === next.row.markdown)) ready.push(next)
  }
  const fewer = ready.length < count ? ` ${ready.length} of ${count} variants: the others would be the same text.` : ''
  const all = (ids: readonly string[]) =>
    ready.map(({ generated }, at) => {
      const each = generated(ids[at]!)
      return at === 0 ? { ...each, message: each.message + fewer } : each
    })
  const rows = ready.map(({ row }) => row)
  return all(await storeDocuments(writing.db, workspaceId, rows, keep && (({ ids }) => keep(all(ids)))))
}

interface Ready {
  row: NewDocument
  generated(id: string): Generated
}

/** Everything but storing: written, checked, and refused where the order says so. */
export async function readyToStore(writing: Writing, workspaceId: string, order: Order, options: GenerateOptions): Promise<Ready> {
  const written = withUnread(await write(writing, workspaceId, order, options), order.unknown)
  refuseFor(written.remaining, order.request.refuseAt ?? null)
  const row = {
    ...rowOf(order, written),
    createdBy: options.createdBy ?? null,
    bulkInputId: options.bulk?.id ?? null,
    bulkRow: options.bulk?.row ?? null,
  }
  const { title, markdown, message } = written.draft
  const generated = (id: string): Generated => ({
    id,
    title,
    markdown,
    message: messageOf(message, { changes: written.changes, findings: written.remaining, unsupported: written.unsupported }),
    facts: written.facts,
    findings: written.remaining,
    changes: written.changes,
    unsupported: written.unsupported,
    model: written.model,
    tokens: written.tokens,
  })
  return { row, generated }
}

/** The message names what nobody reads: a misspelt field would be missed in silence. */
function withUnread(written: Written, unknown: string[]): Written {
  if (unknown.length === 0) return written
  return { ...written, draft: { ...written.draft, message: `${written.draft.message} ${unreadMessage(unknown)}`.trim() } }
}

export interface Written {
  draft: Draft
  facts: UsedFact[]
  remaining: Remaining[]
  changes: MadeChange[]
  unsupported: Unsupported[]
  model: string | null
  tokens: Tokens | null
}

const loadRules = () => Promise.all([import('./within-rules.ts'), import('../../packs/profile.ts'), import('../../checks/rule-guide.ts')])
let rules: ReturnType<typeof loadRules> | undefined

/** The text of an order. No connection is held here: every query before and after the model's work takes one and gives it back. */
export async function write(writing: Writing, workspaceId: string, order: Order, options: GenerateOptions): Promise<Written> {
  const { template, values } = order
  const known = order.infobase
    ? await knowledgeFor(writing.db, workspaceId, order.infobase.id, template.language, template.form, values)
    : { facts: [], guidelines: [] }
  const { fallback, keyId } = order.request
  const spender = { purpose: 'document', templateId: order.templateEntry.id, userId: options.createdBy, keyId } as const
  try {
    const models = await modelsFor(writing, workspaceId, order, spender)
    if (models !== null) return await writeByModel(models, writing, workspaceId, order, known, options)
  } catch (error) {
    if (fallback !== 'draft' || !(error instanceof AppError) || !(error.cause instanceof ModelFailure)) throw error
    options.onTrouble?.(error.cause)
    options.onRestart?.()
    const written = await writeByDraft(writing, workspaceId, order, known).catch((other: unknown) => {
      // What the template cannot write either failed for the model's reason.
      throw other instanceof AppError && other.status === 422 ? error : other
    })
    return { ...written, draft: { ...written.draft, message: `${byDraftInstead(error.cause)} ${written.draft.message}`.trim() } }
  }
  return writeByDraft(writing, workspaceId, order, known)
}

/** The models that an order's template asks for, or the workspace's; null where it uses none. */
async function modelsFor({ modelFor }: Writing, workspaceId: string, { template, settings }: Order, spender: Spender) {
  const usual = await modelFor(workspaceId, settings, spender, template.model.name)
  if (usual === null) return null
  const named = new Map<string, Model>()
  for (const { model: name } of template.steps) {
    const model = name === undefined || named.has(name) ? null : await modelFor(workspaceId, settings, spender, name)
    if (model !== null) named.set(name!, model)
  }
  return { usual, named }
}

const byDraftInstead = ({ message }: ModelFailure) => `Written by the template's draft, since no model could: ${message}`

/** Numbered as the writer was given them. */
const usedOf = (facts: readonly Fact[], used: readonly string[]): UsedFact[] =>
  facts.map((fact, index) => ({ number: index + 1, ...fact })).filter(({ id }) => used.includes(id))

async function writeByDraft(
  writing: Writing,
  workspaceId: string,
  order: Order,
  { facts: found, guidelines }: Knowledge,
): Promise<Written> {
  checkAssembling(order)
  const { template, values, settings, names } = order
  const { language } = template
  const { used: facts, leftOut } = usableFacts(found, language, false)
  // The rules are loaded with the first document, so that the server answers before they are read.
  const [{ correct }, { profileOf, withOwnRules }] = await (rules ??= loadRules())
  const spoken = guidelines.filter((guideline) => guideline.language === null || guideline.language === language)
  const tone =
    spoken.length > 0
      ? guided(
          order,
          spoken.map(({ text }) => text),
        )
      : order.tone
  const { variant = 0, choice, sources = [] } = order.request
  const draft = draftOf({ template, values, tone, facts, variant })
  const own = { values: supportingTexts(values, facts), names }
  const profile = await withOwnRules(writing.db, workspaceId, profileOf(settings, null, choice))
  const corrected = await correct(draft.markdown, language, profile, own, null)
  const { usedFacts } = draft
  const message = [draft.message, leftOutMessage(leftOut)].filter((sentence) => sentence !== '').join(' ')
  return {
    draft: { ...(corrected.changed ? finish(toBlocks(corrected.markdown), template, values, { usedFacts, message }) : draft), message },
    facts: usedOf([...facts, ...sources], [...usedFacts, ...factsUsed(corrected.markdown, sources, language)]),
    remaining: corrected.remaining,
    changes: corrected.changes,
    unsupported: [],
    model: null,
    tokens: null,
  }
}

async function writeByModel(
  models: StepModels,
  writing: Writing,
  workspaceId: string,
  order: Order,
  known: Knowledge,
  watcher: Watcher,
): Promise<Written> {
  const { template, values, voice, settings, names } = order
  const { language } = template
  const { choice, sources = [], variant = 0 } = order.request
  const facts = [...sources, ...usableFacts(known.facts, language, true).used]
  const [{ correct }, { profileOf, withOwnRules }, { linesFor }] = await (rules ??= loadRules())
  const profile = await withOwnRules(writing.db, workspaceId, profileOf(settings, null, choice))
  const guide = await guideOf(language, profile)
  const own = { values: supportingTexts(values, facts), names }
  const brief = {
    template,
    values,
    voice,
    facts,
    variant,
    rules: linesFor(guide, [template.name, ...own.values].join('\n'), template.channel),
    words: await terminologyFor(writing.db, workspaceId, language, own.values.join('\n')),
    // A pair of words speaks one language; what else a guideline asks for, it asks of any.
    guidelines: known.guidelines
      .filter((guideline) => guideline.language === null || guideline.language === language || !isPair(guideline.text))
      .map(({ text }) => text),
  }
  try {
    const writer = new ModelWriter(models, brief, watcher)
    const text = finish(withoutPictures(toBlocks(await writer.text())), template, values, { usedFacts: [], message: WRITTEN })
    const corrected = await correct(text.markdown, language, profile, own, {
      rewrite: (sentences) => writer.correct(sentences),
      earning: new Set(guide.earning),
    })
    const usedFacts = factsUsed(corrected.markdown, facts, language)
    const message = [WRITTEN, wrongLanguageMessage(writer.inLanguage, language), uncorrectedMessage(corrected)]
      .filter((sentence) => sentence !== '')
      .join(' ')
    const draft = finish(corrected.changed ? toBlocks(corrected.markdown) : text.blocks, template, values, { usedFacts, message })
    return {
      draft,
      facts: usedOf(facts, usedFacts),
      remaining: corrected.remaining,
      changes: corrected.changes,
      unsupported: unsupportedIn(draft.markdown, own.values, language),
      model: writer.names,
      tokens: writer.tokens,
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw new AppError(statusOf(error), error.message, { cause: error })
    throw error
  }
}

/** A draft that cannot be written is a mistake of its template's author, who is told where. */
function draftOf(request: DraftRequest): Draft {
  try {
    return writeDraft(request)
  } catch (error) {
    if (error instanceof DraftError)
      throw new AppError(422, [{ loc: ['body', 'templateId'], msg: `Value error, ${error.message}`, type: 'value_error' }], {
        cause: error,
      })
    throw error
  }
}

/** Guidelines of a knowledge base speak to drafts as those of a tone do: the form of address, and pairs of words. */
const guided = ({ tone }: Order, guidelines: readonly string[]) => ({
  ...toneFromGuidelines(tone, tone.key, tone.name, guidelines.join('\n')),
  description: tone.description,
})

function rowOf(
  order: Order,
  { draft, facts, remaining, changes, unsupported, model, tokens }: Written,
): Omit<NewDocument, 'createdBy' | 'bulkInputId' | 'bulkRow'> {
  return {
    title: draft.title,
    blocks: draft.blocks,
    plain: draft.plain,
    markdown: draft.markdown,
    languageKey: order.request.language,
    templateId: order.templateEntry.id,
    templateVersion: order.templateEntry.version,
    toneId: order.toneEntry?.id ?? null,
    toneVersion: order.toneEntry?.version ?? null,
    infobaseId: order.infobase?.id ?? null,
    infobaseVersion: order.infobase ? String(order.infobase.version) : null,
    input: order.values,
    facts,
    findings: remaining,
    changes,
    unsupported,
    model,
    tokens,
    message: draft.message,
  }
}
