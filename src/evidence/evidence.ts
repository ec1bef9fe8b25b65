import { createHash } from 'node:crypto'
import type pg from 'pg'
import { fileSink } from '../backup/bytes.ts'
import { findEvidenceAudit } from '../db/evidence/audit.ts'
import type { EvidenceAudit } from '../db/evidence/audit.ts'
import { evidenceFindings } from '../db/evidence/findings.ts'
import { evidencePages, keptPage } from '../db/evidence/pages.ts'
import { evidenceTrail } from '../db/evidence/trail.ts'
import { snapshot } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import type { Workspace } from '../db/settings/workspaces.ts'
import { PlainError } from '../errors.ts'
import { VERSION } from '../version.ts'
import { Bag } from './bag.ts'
import { auditParts } from './report/audit.ts'
import { disagreements } from './report/disagreements.ts'
import { piecesOf } from './report/formats/pieces.ts'
import { headOf } from './report/make.ts'
import { tellingIn } from './report/texts.ts'
import { addStamps } from './stamps.ts'
import { VERIFY_PAGE } from './verify-page.ts'
import { VERIFY_SCRIPT } from './verify-script.ts'
import { pageRecordId, warcRecords } from './warc/pages.ts'
import type { WarcPages } from './warc/pages.ts'

interface MadeEvidence {
  file: string
  files: number
  /** SHA-256 of the list of all hashes: kept elsewhere, it shows any later change. */
  sealed: string
  /** The pages of the WARC file, and as what they are in it. */
  warc: WarcPages
  trail: { length: number; head: string }
  /** What does not agree with the trail, in words. */
  problems: string[]
}

/** Writes an audit as one archive, all of it as of one moment. Nothing stays where it fails. */
export async function writeEvidence(
  pool: pg.Pool,
  workspace: Pick<Workspace, 'id' | 'name' | 'language'>,
  auditId: string,
  file: string,
): Promise<MadeEvidence> {
  const sink = await fileSink(file)
  try {
    const made = await snapshot(pool, async (db) => {
      const audit = await endedAudit(db, workspace.id, auditId)
      return fill(new Bag(sink, `evidence-${audit.id}`), db, workspace, audit)
    })
    return { file, ...made }
  } catch (error) {
    await sink.abort()
    throw error
  }
}

/** The audit, which has ended: of one that runs nothing is whole. */
export async function endedAudit(db: Db, workspaceId: string, auditId: string): Promise<EvidenceAudit> {
  const audit = await findEvidenceAudit(db, workspaceId, auditId)
  if (!audit) throw new PlainError(`There is no audit ${auditId}`)
  if (['PENDING', 'RUNNING'].includes(audit.status)) throw new PlainError('The audit has not ended yet; its evidence would not be whole')
  return audit
}

async function fill(bag: Bag, db: Db, workspace: Pick<Workspace, 'id' | 'name' | 'language'>, audit: EvidenceAudit) {
  const madeAt = new Date().toISOString()
  const problems = await disagreements(db, workspace.id, audit)
  const kept = await addPages(bag, db, workspace.id, audit.id)
  const warc: WarcPages = { response: 0, resource: 0, conversion: 0, none: 0 }
  await bag.add('pages.warc', warcRecords(db, workspace.id, audit, madeAt, warc))
  const pages = async function* () {
    for await (const page of evidencePages(db, workspace.id, audit.id, 'all')) {
      const files = kept.get(page.id)
      yield { ...page, ...(files ?? NOT_KEPT), warc_record: files ? pageRecordId(page.id) : null }
    }
  }
  const findings = async function* () {
    for await (const finding of evidenceFindings(db, workspace.id, audit.id))
      yield { ...finding, page_text: kept.get(finding.page_id ?? '')?.page_text ?? null }
  }
  await bag.add('pages.jsonl', jsonLines(pages()))
  await bag.add('findings.jsonl', jsonLines(findings()))
  await bag.add('trail.jsonl', jsonLines(evidenceTrail(db, workspace.id, audit.id, audit.trail_length)))
  await addStamps(bag, db, workspace.id, audit.id)
  const trail = { length: audit.trail_length, head: audit.trail_head.toString('hex') }
  await bag.add('head.json', [`${JSON.stringify({ workspace_id: workspace.id, audit_id: audit.id, at: madeAt, ...trail })}\n`])
  const telling = await tellingIn(workspace.language ?? 'EN')
  const storedText = (pageId: string) => kept.get(pageId)?.page_text ?? null
  const reporting = { db, workspace, telling, madeAt, madeBy: null, storedText }
  const head = headOf(telling, { name: audit.name, workspace: workspace.name, madeAt })
  await bag.add('report.html', piecesOf(auditParts(reporting, audit, problems), head))
  const info = {
    'Source-Organization': workspace.name,
    'Bagging-Date': madeAt.slice(0, 10),
    'External-Identifier': audit.id,
    'External-Description': `Audit ${audit.name}`,
    'Bag-Software-Agent': `Imprimatur ${VERSION}`,
    'Trail-Head': `${trail.length} ${trail.head}`,
  }
  return { ...(await bag.end(info, { 'verify.mjs': VERIFY_SCRIPT, 'verify.html': VERIFY_PAGE })), warc, trail, problems }
}

interface KeptFiles {
  /** The text that places of findings count in. */
  page_text: string | null
  /** What was read, byte for byte. */
  page_bytes: string | null
}

const NOT_KEPT: KeptFiles = { page_text: null, page_bytes: null }
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * The pages as they are stored, each text once, named by its hash. As .txt: a double click on the page of a stranger must not run its
 * scripts.
 */
async function addPages(bag: Bag, db: Db, workspaceId: string, auditId: string): Promise<Map<string, KeptFiles>> {
  const kept = new Map<string, KeptFiles>()
  const there = new Set<string>()
  const add = async (bytes: Uint8Array, hash: string) => {
    const name = `pages/${hash}.txt`
    if (!there.has(hash)) await bag.add(name, [bytes])
    there.add(hash)
    return name
  }
  for await (const { id, content_sha256: read } of evidencePages(db, workspaceId, auditId, 'all')) {
    const stored = await keptPage(db, workspaceId, id)
    if (!stored) continue
    const hash = sha256(stored.text)
    const text = await add(stored.text, hash)
    const bytes = stored.bytes ? await add(stored.bytes, sha256(stored.bytes)) : hash === read ? text : null
    kept.set(id, { page_text: text, page_bytes: bytes })
  }
  return kept
}

async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}
