import type pg from 'pg'
import type { Intake } from '../audits/find-in-asset.ts'
import { hasBytes, keptPageOf } from '../audits/earlier-run.ts'
import type { EarlierRun } from '../audits/earlier-run.ts'
import { NO_LONGER_KEPT, storedIntake } from '../audits/stored-intake.ts'
import type { WaitingAsset } from '../db/audits/asset-intake.ts'
import { findDocument } from '../db/documents/documents.ts'
import type { EarlierAsset, NewAnswer } from '../db/sites/earlier-assets.ts'
import { packExchanges } from '../db/audits/packing.ts'
import { findStored } from '../db/audits/stored-assets.ts'
import type { StoredAsset } from '../db/audits/stored-assets.ts'
import { fetchDocumentAgain, keptAnswerOf, validatorsOf } from '../fetch/conditional.ts'
import type { Visitor } from '../fetch/fetch-document.ts'
import { withTries } from '../fetch/retries.ts'
import { statusOfCode } from '../fetch/http-status.ts'
import type { DocumentType } from '../text/document-types.ts'

/** What checking an asset begins with: a document, the reason why there is none, or the earlier asset that it is the same as. */
type TakenIn =
  | { failed: string; httpStatus?: number }
  | { unchanged: EarlierAsset }
  | { intake: Intake; stored?: StoredAsset; answer?: NewAnswer; exchanges?: Buffer | null }

/** Where the documents of some assets come from. */
interface Origins {
  db: pg.Pool
  workspaceId: string
  /** Without robots.txt, which is asked for only where an asset says so. */
  visitor: Omit<Visitor, 'robots'>
  robots: NonNullable<Visitor['robots']>
  earlier: EarlierRun | null
  /** What the earlier run knows of the assets. */
  known: Map<string, EarlierAsset>
  /** What is kept of those that are checked again without being fetched. */
  stored: Map<string, StoredAsset>
}

/** Asks at once for what the intake of some assets needs of the database. */
export async function originsOf(
  given: Pick<Origins, 'db' | 'workspaceId' | 'visitor' | 'robots' | 'earlier'>,
  waiting: WaitingAsset[],
): Promise<Origins> {
  const { db, workspaceId, earlier } = given
  const asked = waiting.filter(({ source }) => source.kind === 'url' || source.kind === 'document')
  const kept = waiting.flatMap(({ source }) => (source.kind === 'stored' ? [source.id!] : []))
  const [known, stored] = await Promise.all([
    earlier && asked.length > 0 ? earlier.assetsAt(asked.map(({ url }) => url)) : new Map<string, EarlierAsset>(),
    findStored(db, workspaceId, kept),
  ])
  return { ...given, known, stored }
}

/** The document of an asset: kept when its source was read, read by an earlier run, fetched now, or a document of the workspace. */
export async function takeIn(origins: Origins, asset: WaitingAsset): Promise<TakenIn> {
  const { id, name, url, source, content, exchanges } = asset
  const at = { id, name, url }
  if (source.kind === 'kept') {
    if (!content) return { failed: 'Its content is no longer kept; start the audit anew.' }
    const { type, contentType, note } = source
    return { intake: { ...at, bytes: content, type: type as DocumentType | undefined, contentType, note }, exchanges }
  }
  if (source.kind === 'document') return takeDocument(origins, asset)
  const stored = source.kind === 'stored' ? origins.stored.get(source.id!) : undefined
  if (stored) return { intake: storedIntake(at, stored), stored }
  return source.kind === 'stored' && !source.fetch ? { failed: NO_LONGER_KEPT } : takeFetched(origins, asset)
}

async function takeDocument({ db, workspaceId, earlier, known }: Origins, { id, url, source }: WaitingAsset): Promise<TakenIn> {
  const document = await findDocument(db, workspaceId, source.id!)
  if (!document) return { failed: 'The document is no longer there.' }
  const bytes = Buffer.from(document.generatedOutput)
  const before = known.get(url)
  if (before && earlier?.mayTakeOver(before) && before.name === document.title && hasBytes(before, bytes)) return { unchanged: before }
  return { intake: { id, url, name: document.title, bytes, type: 'markdown' } }
}

async function takeFetched(origins: Origins, asset: WaitingAsset): Promise<TakenIn> {
  const { visitor, earlier, known } = origins
  const { id, name, url, source } = asset
  const before = known.get(url)
  const asking: Visitor = { ...visitor, ...(source.robots ? { robots: origins.robots } : {}) }
  const found = await fetchDocumentAgain(asking, url, before ? keptPageOf(before) : null)
  if (found.outcome === 'none') return { failed: found.reason, httpStatus: statusOfCode(found.code) }
  if (found.outcome === 'unchanged' && earlier!.mayTakeOver(before!)) return { unchanged: before! }
  if (found.outcome === 'unchanged' && !found.page) return takeStored(origins, asset, before!)
  const page = found.page!
  const { type, note, title } = found.outcome === 'unchanged' ? found.kept.answer : { ...found, title: found.facts?.title ?? '' }
  return {
    intake: {
      id,
      url,
      name: title || name,
      bytes: page.bytes,
      type,
      contentType: page.contentType ?? undefined,
      note: withTries(note, page),
    },
    answer: { ...validatorsOf(page), answer: keptAnswerOf(page, { type, note, title }) },
    exchanges: packExchanges(page.exchanges),
  }
}

/** As it was, but not to be taken over: checked again from what is kept, or fetched where that is gone meanwhile. */
async function takeStored(origins: Origins, asset: WaitingAsset, before: EarlierAsset): Promise<TakenIn> {
  const { db, workspaceId } = origins
  const { id, name, url } = asset
  const stored = (await findStored(db, workspaceId, [before.id])).get(before.id)
  if (!stored) return takeFetched({ ...origins, known: new Map() }, asset)
  return { intake: storedIntake({ id, name, url }, stored), stored }
}
