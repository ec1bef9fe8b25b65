import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { AuditSource } from './service-interface.ts'
import type { NewAsset } from '../db/audits/runs.ts'
import { listStored } from '../db/audits/stored-assets.ts'
import { findUpload } from '../db/audits/uploads.ts'
import { crawlAgain } from '../fetch/crawl.ts'
import { validatorsOf } from '../fetch/conditional.ts'
import type { KeptPage } from '../fetch/conditional.ts'
import type { JudgeApart } from '../fetch/fetch-document.ts'
import { FetchFailure } from '../fetch/failure.ts'
import { statusOfCode } from '../fetch/http-status.ts'
import { withTries } from '../fetch/retries.ts'
import { readSitemaps } from '../fetch/sitemap.ts'
import { normaliseUrl } from '../fetch/url.ts'
import { endingOf, isArchive, isBytesType, refusalOf, typeByName, type DocumentType } from '../text/document-types.ts'
import { otherFileByEnding, refusalOfOther } from '../text/other-files.ts'
import { sniffBytes } from '../text/sniff.ts'
import { SAMPLE_FOLDER } from '../places.ts'
import { filesBelow } from '../upkeep/kept-reading.ts'
import { unzipFiles } from './zip.ts'
import type { Outside } from '../fetch/outside.ts'
import type { FetchedPage } from '../fetch/request.ts'
import type { EarlierRun } from './earlier-run.ts'
import { NO_LONGER_KEPT } from './stored-intake.ts'

/** The assets of an audit's sources, one by one, those left out with their reason. Read again it gives the same addresses again. */
export async function* assetsOf(
  db: pg.Pool,
  workspaceId: string,
  sources: AuditSource[],
  outside: Outside & { judge: JudgeApart },
  earlier: EarlierRun | null,
  signal: AbortSignal,
): AsyncGenerator<NewAsset> {
  for (const [index, source] of sources.entries()) {
    switch (source.kind) {
      case 'urls':
        for (const url of source.urls) yield listedUrl(url, outside)
        break
      case 'crawl':
        yield* crawled(source, outside, earlier, signal)
        break
      case 'sitemap':
        yield* fromSitemap(source.url, outside, signal)
        break
      case 'files':
        yield* uploaded(db, workspaceId, source.uploadIds)
        break
      case 'text':
        yield {
          name: source.name,
          url: `text:${index + 1}:${source.name}`,
          source: { kind: 'kept', type: textType(source.name) },
          content: Buffer.from(source.text),
        }
        break
      case 'documents':
        for (const id of source.documentIds) yield { name: `Document ${id}`, url: `document:${id}`, source: { kind: 'document', id } }
        break
      case 'sample':
        yield* sampleSite()
        break
      case 'stored':
        yield* stored(db, workspaceId, source.auditId)
        break
    }
  }
}

/** Pasted text is text, whatever its name ends in. */
function textType(name: string): DocumentType {
  const type = typeByName(name)
  return type === undefined || isBytesType(type) ? 'text' : type
}

function listedUrl(url: string, { fetcher }: Outside): NewAsset {
  try {
    const checked = fetcher.guard.checkUrl(url)
    return { name: checked.href, url: normaliseUrl(checked.href) ?? checked.href, source: { kind: 'url' } }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return { name: error.url, url: error.url, source: { kind: 'url' }, failed: error.reason }
  }
}

async function* crawled(
  source: AuditSource & { kind: 'crawl' },
  outside: Outside & { judge: JudgeApart },
  earlier: EarlierRun | null,
  signal: AbortSignal,
): AsyncGenerator<NewAsset> {
  const { fetcher, robots, gate, manners, retries, judge } = outside
  for await (const found of crawlAgain(source.url, {
    fetcher,
    robots,
    gate,
    maxPages: source.maxPages,
    maxDepth: source.maxDepth,
    concurrency: manners.concurrency,
    delayMs: manners.delayMs,
    retries,
    signal,
    judge,
    memory: earlier,
  })) {
    if ('skipped' in found) {
      yield {
        name: found.url,
        url: found.url,
        source: { kind: 'url' },
        ...(found.failed ? { failed: found.reason, httpStatus: statusOfCode(found.skipped) } : { leftOut: found.reason }),
      }
    } else if ('kept' in found) {
      const { url, depth, kept, page } = found
      yield { ...unchanged(kept, page, earlier!), name: kept.answer.title || url, url, depth }
    } else {
      yield {
        name: found.facts?.title || found.url,
        url: found.url,
        depth: found.depth,
        content: found.page.bytes,
        exchanges: found.page.exchanges,
        source: { kind: 'kept', type: found.type, contentType: found.page.contentType, note: found.note },
        answer: { ...validatorsOf(found.page), answer: found.answer },
      }
    }
  }
}

/** A page that is as it was is taken over; where that cannot be, it is checked again, from what was sent or what is kept. */
function unchanged(
  kept: KeptPage,
  page: FetchedPage | null,
  earlier: EarlierRun,
): Pick<NewAsset, 'source' | 'content' | 'exchanges' | 'answer' | 'earlier'> {
  const { id, violations, answer } = kept
  if (earlier.mayTakeOver(kept)) return { source: { kind: 'url', robots: true }, earlier: { from: id, violations } }
  if (!page) return { source: { kind: 'stored', id, fetch: true, robots: true } }
  const { type, contentType, note } = answer
  return {
    source: { kind: 'kept', type, contentType, note: withTries(note, page) },
    content: page.bytes,
    exchanges: page.exchanges,
    answer: { ...validatorsOf(page), answer },
  }
}

async function* fromSitemap(url: string, { fetcher }: Outside, signal: AbortSignal): AsyncGenerator<NewAsset> {
  for await (const found of readSitemaps(fetcher, [url], { signal })) {
    if ('skipped' in found) yield { name: found.url, url: found.url, source: { kind: 'url' }, leftOut: found.reason }
    else yield { name: found.url, url: found.url, source: { kind: 'url', robots: true } }
  }
}

async function* uploaded(db: pg.Pool, workspaceId: string, ids: string[]): AsyncGenerator<NewAsset> {
  for (const id of ids) {
    const upload = await findUpload(db, workspaceId, id)
    if (!upload) continue
    if (!isArchive(upload.name)) {
      const asset: NewAsset = { name: upload.name, url: `file:${upload.name}`, source: { kind: 'kept' } }
      const leftOut = refusalOfUpload(upload.name, upload.content)
      yield leftOut === undefined ? { ...asset, content: upload.content } : { ...asset, leftOut }
      continue
    }
    for (const file of unzipFiles(upload.content)) {
      const at =
        file.path === '' ? { name: upload.name, url: `file:${upload.name}` } : { name: file.path, url: `file:${upload.name}/${file.path}` }
      yield {
        ...at,
        source: { kind: 'kept' },
        ...('bytes' in file ? { content: file.bytes } : file.failed ? { failed: file.reason } : { leftOut: file.reason }),
      }
    }
  }
}

/**
 * Why an uploaded file is left out; undefined where it is read. A document with the ending of something else is a document all the same.
 */
function refusalOfUpload(name: string, content: Uint8Array): string | undefined {
  const type = typeByName(name)
  if (type !== undefined) return refusalOf(type, 'upload')
  const other = otherFileByEnding(endingOf(name))
  const shown = other && sniffBytes(content)
  return other && !(shown && 'type' in shown) ? refusalOfOther(other) : undefined
}

/** What a run has read; what is no longer kept of it says so. */
async function* stored(db: pg.Pool, workspaceId: string, auditId: string): AsyncGenerator<NewAsset> {
  for await (const { id, name, url, depth, kept } of listStored(db, workspaceId, auditId)) {
    const asset: NewAsset = { name, url, depth, source: { kind: 'stored', id } }
    yield kept ? asset : { ...asset, failed: NO_LONGER_KEPT }
  }
}

/** The small site with real mistakes that ships with the product. */
function* sampleSite(): Generator<NewAsset> {
  for (const file of filesBelow(SAMPLE_FOLDER).filter((name) => typeByName(name) !== undefined)) {
    const name = path.relative(SAMPLE_FOLDER, file).replaceAll(path.sep, '/')
    yield { name, url: `https://sample.example/${name}`, source: { kind: 'kept', type: textType(name) }, content: readFileSync(file) }
  }
}
