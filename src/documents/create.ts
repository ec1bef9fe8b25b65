import { finishPending, storeDocument } from '../db/documents.ts'
import type { NewDocument } from '../db/documents.ts'
import type { Keep } from '../db/idempotency.ts'
import { AppError } from '../errors.ts'
import { toBlocks } from '../generation/blocks.ts'
import { finish, writeDraft } from '../generation/draft.ts'
import type { Draft, DraftRequest } from '../generation/draft.ts'
import type { Fact } from '../generation/filters.ts'
import { ModelFailure } from '../generation/model.ts'
import type { Tokens } from '../generation/model.ts'
import { DraftError } from '../generation/render.ts'
import { toneFromGuidelines } from '../generation/tone.ts'
import { supportingTexts, unsupportedIn } from '../generation/unsupported.ts'
import type { Unsupported } from '../generation/unsupported.ts'
import { knowledgeFor } from '../library/knowledge.ts'
import { checkAssembling } from './assembling.ts'
import { factsUsed, ModelWriter } from './by-model.ts'
import type { Watcher } from './by-model.ts'
import type { Writing } from '../models/writing.ts'
import { checkRequest } from './request.ts'
import type { GenerateRequest, Order } from './request.ts'
import type { Remaining } from './within-rules.ts'

export type { GenerateRequest } from './request.ts'

export type { Writing } from '../models/writing.ts'

export interface Generated {
  id: string
  title: string
  markdown: string
  message: string
  facts: Fact[]
  findings: Remaining[]
  /** What the rules' suggestions took out or wrote otherwise before the text was stored. */
  replaced: string[]
  unsupported: Unsupported[]
  model: string | null
  tokens: Tokens | null
}

export interface GenerateOptions extends Watcher {
  createdBy?: string | null
  bulk?: { id: string; row: number }
  /** A document that waits to be written: its row is filled in. */
  pendingId?: string
  /** The answer that is kept for the request's Idempotency-Key, together with the document. */
  keep?: Keep<{ id: string; message: string }>
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
  const written = await write(writing, workspaceId, order, options)
  const row = {
    ...rowOf(order, written),
    createdBy: options.createdBy ?? null,
    bulkInputId: options.bulk?.id ?? null,
    bulkRow: options.bulk?.row ?? null,
  }
  const id = options.pendingId ?? (await storeDocument(db, workspaceId, row, options.keep))
  if (options.pendingId) await finishPending(db, workspaceId, options.pendingId, row)
  const { title, markdown, message } = written.draft
  return {
    id,
    title,
    markdown,
    message,
    facts: written.facts,
    findings: written.remaining,
    replaced: written.replaced,
    unsupported: written.unsupported,
    model: written.model,
    tokens: written.tokens,
  }
}

interface Written {
  draft: Draft
  facts: Fact[]
  remaining: Remaining[]
  replaced: string[]
  unsupported: Unsupported[]
  model: string | null
  tokens: Tokens | null
}

let rules: Promise<[typeof import('./within-rules.ts'), typeof import('../packs/profile.ts')]> | undefined

/** No connection is held here: every query before and after the model's work takes one and gives it back. */
async function write(writing: Writing, workspaceId: string, order: Order, watcher: Watcher): Promise<Written> {
  const { db } = writing
  const {
    template,
    values,
    request: { language },
  } = order
  const { facts, guidelines } = order.infobase
    ? await knowledgeFor(db, workspaceId, order.infobase.id, language, template.form, values)
    : { facts: [], guidelines: [] }
  // The rules are loaded with the first document, so that the server answers before they are read.
  const [{ mend }, { profileOf }] = await (rules ??= Promise.all([import('./within-rules.ts'), import('../packs/profile.ts')]))
  const profile = profileOf(order.settings, null)
  const own = { values: supportingTexts(values, facts) }
  const model = await writing.modelFor(workspaceId, order.settings)
  if (model === null) {
    checkAssembling(order)
    const tone = guidelines.length > 0 ? guided(order, guidelines) : order.tone
    const draft = draftOf({ template, values, tone, facts, variant: order.request.variant ?? 0 })
    const { markdown, changed, replaced, remaining } = await mend(draft.markdown, language, profile, own, null)
    const { usedFacts, message } = draft
    const final = changed ? finish(toBlocks(markdown), template, values, { usedFacts, message }) : draft
    return {
      draft: final,
      facts: facts.filter((fact) => usedFacts.includes(fact.id)),
      remaining,
      replaced,
      unsupported: [],
      model: null,
      tokens: null,
    }
  }
  try {
    const brief = {
      template,
      values,
      tone: order.tone,
      facts,
      guidelines: [...(order.toneGuidelines ? order.toneGuidelines.split('\n').filter((line) => line.trim() !== '') : []), ...guidelines],
    }
    const writer = new ModelWriter(model, brief, watcher)
    const text = finish(toBlocks(await writer.text()), template, values, { usedFacts: [], message: WRITTEN })
    const mended = await mend(text.markdown, language, profile, own, (markdown, findings) =>
      writer.mend(
        markdown,
        findings.map(({ text: found, sentence, reason, solution }) => ({ text: found, sentence, reason, solution })),
      ),
    )
    const usedFacts = factsUsed(mended.markdown, facts)
    const draft = finish(mended.changed ? toBlocks(mended.markdown) : text.blocks, template, values, { usedFacts, message: WRITTEN })
    return {
      draft,
      facts: facts.filter((fact) => usedFacts.includes(fact.id)),
      remaining: mended.remaining,
      replaced: mended.replaced,
      unsupported: unsupportedIn(draft.markdown, supportingTexts(values, facts), language),
      model: model.name,
      tokens: writer.tokens,
    }
  } catch (error) {
    if (error instanceof ModelFailure) throw new AppError(error.trouble === 'late' ? 504 : 502, error.message, { cause: error })
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
  { draft, facts, remaining, unsupported, model, tokens }: Written,
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
    unsupported,
    model,
    tokens,
    message: draft.message,
  }
}
