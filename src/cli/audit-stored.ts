import { createReadStream } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { AuditService, AuditSource } from '../audits/service-interface.ts'
import { auditService } from '../audits/queued-service.ts'
import { findAuditHeads } from '../db/audits/heads.ts'
import { bySeverity } from '../db/audits/pages.ts'
import { findAuditAnywhere, listAssets, listAudits } from '../db/audits/audits.ts'
import type { AuditRow } from '../db/audits/audits.ts'
import { exportPage } from '../db/violations/export.ts'
import { isId } from '../db/base/ids.ts'
import { storeUpload } from '../db/audits/uploads.ts'
import { NO_FILTER } from '../db/violations/filter.ts'
import { AppError, EXIT, PlainError, UsageError } from '../errors.ts'
import { openQueue } from '../queue/queue.ts'
import { startWorker } from '../jobs/worker.ts'
import { sourcesFromArguments, type LocalSource } from '../local/sources.ts'
import { RULE_SEVERITIES } from '../rules/index.ts'
import type { RuleSeverity } from '../rules/index.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import { failOnOf, isNotChecked, isStoredNotChecked, maxPagesOf, refuseForStored } from './audit-flags.ts'
import { auditConfig, resultFiles } from './audit-config.ts'
import { anyReaches, choiceOfAudit, isCompared, newOf, sinceOf, type StoredFinding } from './audit-known.ts'
import { sayWithoutEffect } from './project-faults.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Call, Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { progressBar, progressDone } from './progress.ts'
import { notWhole, storedInWords } from './stored-in-words.ts'
import { notReadLines } from './what-ran.ts'

const ACTOR = { ...SYSTEM, name: 'command line' }

/** Runs an audit here, with a progress bar, and stores it: the same queue and the same functions as everywhere. */
export async function runStored(call: Call): Promise<number> {
  const workspaceId = requiredFlag(call, 'workspace')
  refuseForStored(call, 'workspace')
  // Stored for review is done; only who asks for a severity wants it to fail.
  const config = auditConfig(call)
  const failOn = config.fail_on.from === 'default' ? null : failOnOf(config.fail_on.value)
  const packs = config.packs.from === 'default' ? null : config.packs.value
  const words = config.sources.value
  sayWithoutEffect(config)
  const compares = isCompared(call, config)
  const urls = words.filter((word) => /^https?:/i.test(word))
  return withDatabase(call.settings, async (db, url) => {
    const workspace = await workspaceNamed(db, workspaceId)
    const name = textFlag(call, 'name') ?? words.join(', ').slice(0, 200)
    const gathered = sourcesFromArguments(
      words.filter((word) => !/^https?:/i.test(word)),
      {
        gitignore: call.flags['no-gitignore'] !== true,
        results: resultFiles(config),
        ...(config.project === null ? {} : { project: { root: config.project.root, exclude: config.exclude.value } }),
      },
    )
    for (const line of notReadLines(gathered.notRead.groups)) process.stderr.write(`${line}\n`)
    const local = sinceOf(call, gathered.sources, urls.length)
    if (local === null) return isNotChecked(call, gathered.sources.length, gathered.notRead.unreadable) ? 2 : 0
    const sources = await sourcesOf(call, urls, db, workspace.id, local)
    if (sources.length === 0) throw new UsageError('there is nothing to check: no audit was stored')
    const worker = await startWorker(db, url, call.settings, (error) => process.stderr.write(`${error.message}\n`))
    try {
      const { id } = await plainly(() =>
        auditService(worker.boss, call.settings).start(db, workspace.id, ACTOR, {
          name,
          packs,
          sources,
          choice: choiceOfAudit(config),
          collection: name,
        }),
      )
      const ended = await untilEnded(db, workspace.id, id)
      progressDone()
      const unknown = compares ? newOf(call, config, await storedFindings(db, workspace.id, id)) : null
      printAudit(call, ended, unknown?.length)
      if (ended.status !== 'COMPLETED') return EXIT.wrongUse
      if (isStoredNotChecked(call, ended, gathered.notRead.unreadable)) return 2
      if (unknown !== null) return failOn !== null && anyReaches(unknown, failOn) ? 1 : 0
      return failOn !== null && (await reaches(db, workspace.id, id, failOn)) ? 1 : 0
    } finally {
      await worker.stop()
    }
  })
}

const PER_READ = 1000

async function storedFindings(db: pg.Pool, workspaceId: string, id: string): Promise<StoredFinding[]> {
  const all: StoredFinding[] = []
  for (let after = -1; ; ) {
    const rows = await exportPage(db, workspaceId, id, NO_FILTER, after, PER_READ)
    for (const { asset_url: source, violating_text: text, severity, rule_id, sentence } of rows)
      all.push({ source, text, severity, rule_id, sentence })
    if (rows.length < PER_READ) return all
    after = rows.at(-1)!.place
  }
}

async function reaches(db: pg.Pool, workspaceId: string, id: string, severity: RuleSeverity): Promise<boolean> {
  const counts = bySeverity((await findAuditHeads(db, workspaceId, [id]))[0]!.counts)
  return RULE_SEVERITIES.slice(RULE_SEVERITIES.indexOf(severity)).some((one) => counts[one] > 0)
}

async function sourcesOf(call: Call, urls: string[], db: pg.Pool, workspaceId: string, gathered: LocalSource[]): Promise<AuditSource[]> {
  const sources: AuditSource[] = []
  const uploadIds: string[] = []
  for (const source of gathered) {
    if (source.kind === 'stdin') sources.push({ kind: 'text', name: 'standard input', text: Buffer.from(source.bytes).toString('utf8') })
    else
      uploadIds.push((await storeUpload(db, workspaceId, null, { name: nameOf(source.path), type: '' }, createReadStream(source.path))).id)
  }
  for (const url of urls) {
    if (call.flags.crawl) sources.push({ kind: 'crawl', url, maxPages: maxPagesOf(call), maxDepth: 20 })
    else if (/sitemap[^/]*\.(xml|txt)(\.gz)?$/i.test(new URL(url).pathname)) sources.push({ kind: 'sitemap', url })
    else sources.push({ kind: 'urls', urls: [url] })
  }
  return uploadIds.length > 0 ? [...sources, { kind: 'files', uploadIds }] : sources
}

/** Files keep the path they were named by, so that two of the same name stay apart. */
const nameOf = (file: string) => path.normalize(file).replaceAll(path.sep, '/')

async function untilEnded(db: pg.Pool, workspaceId: string, id: string): Promise<AuditRow> {
  const bar = progressBar('auditing')
  for (;;) {
    const audit = (await findAuditAnywhere(db, [workspaceId], id))!
    bar(audit.completed_assets + audit.failed_assets, audit.total_assets)
    if (audit.status !== 'PENDING' && audit.status !== 'RUNNING') return audit
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const shape = ({ id, status, total_assets, completed_assets, failed_assets, incomplete_assets, total_violations }: AuditRow) => ({
  id,
  status,
  total_assets,
  completed_assets,
  failed_assets,
  incomplete_assets,
  total_violations,
})

const printAudit = (call: Call, audit: AuditRow, unknown?: number): void =>
  call.print(unknown === undefined ? shape(audit) : { ...shape(audit), new_violations: unknown }, storedInWords(audit, unknown))

export const list: Command = {
  usage: '--workspace ID',
  summary: "Lists a workspace's audits, newest first.",
  options: { workspace: WORKSPACE },
  words: [0, 0],
  async run(call) {
    const workspaceId = requiredFlag(call, 'workspace')
    const audits = await withDatabase(call.settings, async (db) => listAudits(db, (await workspaceNamed(db, workspaceId)).id, 1000))
    call.print(
      audits,
      audits
        .map(
          (audit) =>
            `${audit.id}  ${audit.status.padEnd(9)}  ${String(audit.total_violations).padStart(7)}  ${audit.name}${notWhole(audit)}`,
        )
        .join('\n'),
    )
  },
}

export const show: Command = {
  usage: 'ID',
  summary: 'Shows an audit with its assets: state, reason, characters read and checked.',
  words: [1, 1],
  async run(call) {
    const audit = await onAudit(call, async (db, { audit: found, workspaceId }) => ({
      ...found,
      assets: await listAssets(db, workspaceId, found.id),
    }))
    call.print(
      audit,
      [
        `${audit.name}: ${audit.status}`,
        ...audit.assets.map(
          (asset) =>
            `  ${asset.state.padEnd(9)} ${asset.url}  ${asset.reason ?? `${asset.checked} of ${asset.characters} characters checked`}` +
            (asset.complete ? '' : '; a rule met a limit'),
        ),
      ].join('\n'),
    )
  },
}

export const cancel: Command = {
  usage: 'ID',
  summary: 'Stops an audit that is running.',
  words: [1, 1],
  run: (call) => change(call, (service, db, workspaceId, id) => service.cancel(db, workspaceId, ACTOR, id)),
}

export const retry: Command = {
  usage: 'ID',
  summary: "Tries an audit's failed assets again.",
  words: [1, 1],
  run: (call) => change(call, (service, db, workspaceId, id) => service.retry(db, workspaceId, ACTOR, id, null)),
}

/** Changes an audit; the work it makes is done by the workers there are: those of `serve` or of `imprimatur worker`. */
async function change(
  call: Call,
  work: (service: AuditService, db: pg.Pool, workspaceId: string, id: string) => Promise<unknown>,
): Promise<void> {
  const after = await onAudit(call, async (db, { audit, workspaceId }, url) => {
    const boss = await openQueue(url, { supervise: false, onError: () => undefined })
    try {
      await plainly(() => work(auditService(boss, call.settings), db, workspaceId, audit.id))
    } finally {
      await boss.stop({ graceful: false })
    }
    return (await findAuditAnywhere(db, [workspaceId], audit.id))!
  })
  printAudit(call, after)
}

async function onAudit<T>(
  call: Call,
  work: (db: pg.Pool, found: { audit: AuditRow; workspaceId: string }, url: string) => Promise<T>,
): Promise<T> {
  const [id] = call.words as [string]
  return withDatabase(call.settings, async (db, url) => {
    const { listWorkspaces } = await import('../db/settings/workspaces.ts')
    for (const workspace of isId(id) ? await listWorkspaces(db) : []) {
      const audit = await findAuditAnywhere(db, [workspace.id], id)
      if (audit) return work(db, { audit, workspaceId: workspace.id }, url)
    }
    throw new PlainError(`There is no audit ${id}; imprimatur audit list shows those there are`)
  })
}

/** What the service refuses is said in its own words. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw new PlainError(error.message)
    throw error
  }
}
