import type { Db } from '../base/pool.ts'
import { unpackBytes, unpackText } from '../audits/packing.ts'

/** What an audit read, or did not, and why. */
export interface EvidencePage {
  id: string
  position: number
  name: string
  url: string
  state: string
  reason: string | null
  http_status: number | null
  type: string | null
  title: string | null
  language_key: string | null
  fetched_at: string | null
  unchanged: boolean
  characters: number | null
  checked: number | null
  left_out: { reason: string; characters: number }[]
  rule_failures: { ruleId?: string; rule_id?: string; message: string }[]
  held: number | null
  note: string | null
  /** SHA-256 of the bytes that were read. */
  content_sha256: string | null
}

const AT_ONCE = 500

/** The pages of an audit in the order they were found; `not whole`: those not audited, or where a rule did not look everywhere. */
export async function* evidencePages(db: Db, workspaceId: string, auditId: string, which: 'all' | 'not whole') {
  for (let after = -1; ; ) {
    const { rows } = await db.query<EvidencePage>(
      `select id, position, name, url, state, reason, http_status, type, title, language_key, fetched_at, same_as is not null as unchanged,
         characters, checked, left_out, rule_failures, held, note, encode(content_hash, 'hex') as content_sha256
       from assets where workspace_id = $1 and audit_id = $2 and position > $3
         and ($4 = 'all' or state <> 'completed' or rule_failures <> '[]')
       order by position limit ${AT_ONCE}`,
      [workspaceId, auditId, after, which],
    )
    yield* rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.position
  }
}

export interface KeptPage {
  text: Buffer
  bytes: Buffer | null
  /** The requests that it was read by (src/fetch/exchanged.ts); null: it came by none, or from before they were kept. */
  exchanges: object[] | null
}

/**
 * What is kept of a page: the text that places of findings count in, and the bytes as they came where they differ from it. Null where
 * nothing is kept any more.
 */
export async function keptPage(db: Db, workspaceId: string, pageId: string): Promise<KeptPage | null> {
  const {
    rows: [row],
  } = await db.query<{ packed: Buffer; snapshot: Buffer | null; exchanges: Buffer | null }>({
    name: 'evidence-page',
    text: `select packed, snapshot, exchanges from asset_contents where workspace_id = $1 and asset_id = $2 and page_kept`,
    values: [workspaceId, pageId],
  })
  if (!row) return null
  const exchanges = row.exchanges && (JSON.parse(unpackBytes(row.exchanges).toString()) as object[])
  return { text: Buffer.from(unpackText(row.packed).source), bytes: row.snapshot, exchanges }
}
