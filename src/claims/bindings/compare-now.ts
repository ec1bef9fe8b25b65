import type pg from 'pg'
import { bindingsAt } from '../../db/live/bindings.ts'
import { today } from '../../db/settings/settings.ts'
import { invalid } from '../../errors.ts'
import { addressKey } from '../../fetch/address-key.ts'
import { normaliseUrl } from '../../fetch/url.ts'
import { readText } from '../../text/read.ts'
import { differs } from '../live/change.ts'
import { compareWithPage, indexOfPage } from '../live/compare.ts'

/** What is about to stand at an address, held against what was approved for it; nothing is stored. */
export async function compareNow(
  db: pg.Pool,
  workspaceId: string,
  { address: given, content, format }: { address: string; content: string; format: 'html' | 'markdown' | 'text' },
) {
  const address = normaliseUrl(given)
  if (address === null) throw invalid({ loc: ['body', 'address'], msg: 'Value error, this is no web address', type: 'value_error' })
  const bindings = await bindingsAt(db, workspaceId, addressKey(address), today())
  const page = indexOfPage(bindings.length === 0 ? [] : readText(content, format).blocks)
  const comparisons = bindings.map(({ id, kind, source_id, version, name, texts, notices }) => {
    const { state, parts } = compareWithPage(page, { texts, notices })
    return { binding_id: id, kind, source_id, version, name, state, parts: parts.some(differs) ? parts : [] }
  })
  return { address, same: comparisons.every(({ state }) => state === 'same'), comparisons }
}
