import type { NewDocument } from '../../db/documents/documents.ts'
import type { Tokens } from '../../generation/base/model.ts'
import type { Lost } from '../../answered/lost.ts'
import type { Unsupported } from './answered.ts'
import type { Writing } from '../../models/writing.ts'
import type { Order } from '../order/request.ts'
import { messageOf, refuseFor, unreadMessage, halfMessage } from './report.ts'
import type { MadeChange } from './tracked-text.ts'
import type { Remaining } from './within-rules.ts'
import { writeText } from './write-text.ts'
import type { WriteOptions } from './write-text.ts'
import type { UsedFact, Written } from './written.ts'

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
  lost: Lost[]
  model: string | null
  tokens: Tokens | null
}

export interface ReadyOptions extends WriteOptions {
  bulk?: { id: string; row: number }
}

export interface Ready {
  row: NewDocument
  generated(id: string): Generated
}

/** Everything but storing: written, checked, and refused where the order says so. */
export async function readyToStore(writing: Writing, workspaceId: string, order: Order, options: ReadyOptions): Promise<Ready> {
  const written = withUnread(await writeText(writing, workspaceId, order, options), order)
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
    message: messageOf(message, {
      changes: written.changes,
      findings: written.remaining,
      unsupported: written.unsupported,
      lost: written.lost,
    }),
    facts: written.facts,
    findings: written.remaining,
    changes: written.changes,
    unsupported: written.unsupported,
    lost: written.lost,
    model: written.model,
    tokens: written.tokens,
  })
  return { row, generated }
}

/** The message names what nobody reads: a misspelt field would be missed in silence. */
function withUnread(written: Written, { unknown, halves }: Pick<Order, 'unknown' | 'halves'>): Written {
  if (unknown.length + halves.length === 0) return written
  const said = [written.draft.message, ...(unknown.length > 0 ? [unreadMessage(unknown)] : []), ...halves.map(halfMessage)]
  return { ...written, draft: { ...written.draft, message: said.join(' ').trim() } }
}

function rowOf(
  order: Order,
  { draft, facts, remaining, changes, unsupported, lost, model, tokens }: Written,
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
    lost,
    model,
    tokens,
    message: draft.message,
  }
}
