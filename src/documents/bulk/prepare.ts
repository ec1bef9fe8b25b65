import type pg from 'pg'
import { cellsAfter } from '../../db/documents/bulk-rows.ts'
import type { BulkPlan, BulkRun } from '../../db/documents/bulk-runs.ts'
import { AppError } from '../../errors.ts'
import { proposeColumns } from '../../generation/form/table-columns.ts'
import { TableReader } from '../../generation/form/table-reading.ts'
import type { Ambiguous } from '../../generation/form/table-reading.ts'
import { workspaceShelf } from '../../library/library.ts'
import type { Writing } from '../../models/writing.ts'
import { checkAssembling, expectedModel } from '../order/assembling.ts'
import { faultOf } from '../order/fault-text.ts'
import { openOrder } from '../order/request.ts'
import type { OpenOrder, Order } from '../order/request.ts'

/** Rows that are in memory together. */
export const PER_PAGE = 500
/** Of thousands of faults nobody reads more. */
const MOST_SHOWN = 20

export const requestOf = (plan: BulkPlan, keyId: string | null) => ({
  keyId,
  templateId: plan.template_id,
  language: plan.language_key,
  toneMetaId: plan.tone_meta_id,
  fallback: plan.fallback,
})

const readerOf = (open: OpenOrder, plan: BulkPlan): TableReader =>
  new TableReader(open.template!.form, { ...plan, language: plan.language_key })

/** A run that can be read and checked: its order, and a reader that has seen every row. */
export interface Prepared {
  open: OpenOrder
  reader: TableReader
  /** The order of a row; refused with its faults. */
  order(row: number, cells: readonly (string | number | boolean)[]): { order: Order; ambiguous: Ambiguous[] }
}

/** Looks up what a plan names, and has the reader see all rows, so that a column is read in one notation. */
export async function prepare(
  writing: Writing,
  workspaceId: string,
  run: Pick<BulkRun, 'id' | 'key_id'>,
  plan: BulkPlan,
): Promise<Prepared> {
  const open = await openOrder(writing.db, workspaceId, requestOf(plan, run.key_id))
  if (open.faults.length > 0 || !open.template) throw new AppError(422, open.faults)
  const asked = { template: open.template, settings: open.settings }
  const assembled = (await expectedModel(writing, workspaceId, asked, { keyId: run.key_id, fallback: plan.fallback })) === null
  const reader = readerOf(open, plan)
  for await (const page of cellPages(writing.db, workspaceId, run.id)) for (const { cells } of page) reader.look(cells)
  return {
    open,
    reader,
    order(row, cells) {
      const { input, ambiguous } = reader.read(row, cells)
      const order = open.check(JSON.stringify(input))
      if (assembled) checkAssembling(order)
      return { order, ambiguous }
    },
  }
}

async function* cellPages(db: pg.Pool, workspaceId: string, runId: string) {
  for (let after = 0; ; ) {
    const page = await cellsAfter(db, workspaceId, runId, after, PER_PAGE)
    if (page.length > 0) yield page
    if (page.length < PER_PAGE) return
    after = page.at(-1)!.row
  }
}

/** What a plan would do with the rows, before anything is written. */
interface Preview {
  /** Rows the form takes. */
  fit: number
  refused: number
  faults: { row: number; fault: string }[]
  ambiguous: Ambiguous[]
  ambiguous_total: number
}

export async function preview(writing: Writing, workspaceId: string, run: BulkRun, plan: BulkPlan): Promise<Preview> {
  const { order, reader } = await prepare(writing, workspaceId, run, plan)
  const found: Preview = { fit: 0, refused: 0, faults: [], ambiguous: [], ambiguous_total: 0 }
  for await (const page of cellPages(writing.db, workspaceId, run.id))
    for (const { row, cells } of page) {
      const { ambiguous } = reader.read(row, cells)
      found.ambiguous_total += ambiguous.length
      if (found.ambiguous.length < MOST_SHOWN) found.ambiguous.push(...ambiguous.slice(0, MOST_SHOWN - found.ambiguous.length))
      try {
        order(row, cells)
        found.fit += 1
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        found.refused += 1
        if (found.faults.length < MOST_SHOWN) found.faults.push({ row, fault: faultOf(error) })
      }
    }
  return found
}

/** Which column fills which field, by the names a form has in any of its languages. */
export async function proposedMapping(
  db: pg.Pool,
  workspaceId: string,
  columns: readonly string[],
  plan: Pick<BulkPlan, 'template_id' | 'language_key'>,
): Promise<Record<string, number>> {
  const entry = (await workspaceShelf(db, workspaceId)).templates.find(({ id }) => id === plan.template_id)
  const form = entry?.languages.get(plan.language_key)?.form ?? []
  const labels: Record<string, string[]> = {}
  for (const template of entry?.languages.values() ?? []) for (const { name, label } of template.form) (labels[name] ??= []).push(label)
  return proposeColumns(
    columns,
    form.filter(({ type }) => type !== 'infobase'),
    labels,
  )
}
