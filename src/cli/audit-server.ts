import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EXIT, UsageError } from '../errors.ts'
import { sourcesFromArguments, type LocalSource } from '../local/sources.ts'
import { RULE_SEVERITIES, type RuleSeverity } from '../rules/index.ts'
import { auditConfig, resultFiles, type AuditConfig } from './audit-config.ts'
import { failOnOf, isNotChecked, isStoredNotChecked, maxPagesOf, refuseForStored } from './audit-flags.ts'
import { anyReaches, choiceOfAudit, isCompared, newOf, sinceOf, type StoredFinding } from './audit-known.ts'
import { requiredFlag, textFlag } from './command.ts'
import type { Call } from './command.ts'
import { progressBar, progressDone } from './progress.ts'
import { sayWithoutEffect } from './project-faults.ts'
import { json } from '../agents/server-calls.ts'
import { keyOf, multipart, ServerByKey } from './server-by-key.ts'
import { notReadLines } from './what-ran.ts'
import { storedInWords, type StoredAudit } from './stored-in-words.ts'

/** Files and bytes of one request: a slow line must bring it there before the server gives up. */
const MOST_FILES = 200
const MOST_BYTES = 16 * 1024 * 1024
/** Milliseconds between two looks at an audit that runs. */
const LOOK_EVERY = 300

interface AuditState extends StoredAudit {
  by_severity: Record<RuleSeverity, number>
}

/** Sends the sources to a server by an API key alone; it checks them with the rules of the key's workspace and stores the findings. */
export async function runOnServer(call: Call): Promise<number> {
  refuseForStored(call, 'server')
  const server = new Server(requiredFlag(call, 'server'), keyOf(call))
  const config = auditConfig(call)
  if (config.sources.value.length === 0) throw new UsageError('there is nothing to check: name sources, here or in an imprimatur.yml')
  sayWithoutEffect(config)
  const failOn = config.fail_on.from === 'default' ? null : failOnOf(config.fail_on.value)
  const urls = config.sources.value.filter((word) => /^https?:/i.test(word))
  const compares = isCompared(call, config)
  const { sources: found, notRead } = gatherLocal(call, config)
  for (const line of notReadLines(notRead.groups)) process.stderr.write(`${line}\n`)
  const local = sinceOf(call, found, urls.length)
  if (local === null) return isNotChecked(call, found.length, notRead.unreadable) ? 2 : 0
  const sources = [...urls.map((url) => urlSource(call, url)), ...(await server.send(local))]
  if (sources.length === 0) throw new UsageError('there is nothing to check: no audit was stored')
  const name = textFlag(call, 'name') ?? config.sources.value.join(', ').slice(0, 200)
  const packs = config.packs.from === 'default' ? null : config.packs.value
  const ended = await server.untilEnded(await server.start({ name, sources, packs, ...choiceOfAudit(config) }))
  progressDone()
  const unknown = compares ? newOf(call, config, await server.findings(ended.id)) : null
  call.print(unknown === null ? ended : { ...ended, new_violations: unknown.length }, storedInWords(ended, unknown?.length))
  if (ended.status !== 'COMPLETED') return EXIT.wrongUse
  if (isStoredNotChecked(call, ended, notRead.unreadable)) return 2
  if (unknown !== null) return failOn !== null && anyReaches(unknown, failOn) ? 1 : 0
  return failOn !== null && RULE_SEVERITIES.slice(RULE_SEVERITIES.indexOf(failOn)).some((one) => ended.by_severity[one] > 0) ? 1 : 0
}

const gatherLocal = (call: Call, config: AuditConfig) =>
  sourcesFromArguments(
    config.sources.value.filter((word) => !/^https?:/i.test(word)),
    {
      gitignore: call.flags['no-gitignore'] !== true,
      stdinName: textFlag(call, 'name'),
      results: resultFiles(config),
      ...(config.project === null ? {} : { project: { root: config.project.root, exclude: config.exclude.value } }),
    },
  )

function urlSource(call: Call, url: string): object {
  if (call.flags.crawl) return { kind: 'crawl', url, max_pages: maxPagesOf(call), max_depth: 20 }
  return /sitemap[^/]*\.(xml|txt)(\.gz)?$/i.test(new URL(url).pathname) ? { kind: 'sitemap', url } : { kind: 'urls', urls: [url] }
}

interface StoredViolation extends Omit<StoredFinding, 'source' | 'text'> {
  asset_url: string | null
  violating_text: string | null
}

/** Uploads that one source names at most, as the API takes them. */
const MOST_UPLOADS = 10_000

class Server extends ServerByKey {
  /** Uploads files, some at a time, and answers the sources that name them. */
  async send(files: readonly LocalSource[]): Promise<object[]> {
    const ids: string[] = []
    const bar = progressBar('sending')
    for (const batch of batches(files)) {
      const form = new FormData()
      for (const source of batch) {
        const content = source.kind === 'stdin' ? new Blob([Buffer.from(source.bytes)]) : await openAsBlob(source.path)
        form.append('file', content, source.path === '-' ? 'standard input.txt' : path.normalize(source.path).replaceAll(path.sep, '/'))
      }
      const { uploads } = await this.call<{ uploads: { id: string }[] }>('POST', '/uploads', await multipart(form))
      ids.push(...uploads.map(({ id }) => id))
      bar(ids.length, files.length)
    }
    const sources: object[] = []
    for (let at = 0; at < ids.length; at += MOST_UPLOADS) sources.push({ kind: 'files', upload_ids: ids.slice(at, at + MOST_UPLOADS) })
    return sources
  }

  async findings(id: string): Promise<StoredFinding[]> {
    const all: StoredFinding[] = []
    for (let next: string | null = ''; next !== null; ) {
      const place: string = `/audits/${id}/violations?limit=200${next && `&cursor=${next}`}`
      const page: { violations: StoredViolation[]; next: string | null } = await this.call('GET', place)
      for (const { asset_url: source, violating_text: text, severity, rule_id, sentence } of page.violations)
        all.push({ source, text, severity, rule_id, sentence })
      next = page.next
    }
    return all
  }

  async start(audit: {
    name: string
    sources: object[]
    packs: string[] | null
    markets?: string[]
    sectors?: string[]
    channels?: string[]
  }): Promise<string> {
    return (await this.call<{ id: string }>('POST', '/audits', json(audit))).id
  }

  async untilEnded(id: string): Promise<AuditState> {
    const bar = progressBar('auditing')
    for (;;) {
      const audit = await this.call<AuditState>('GET', `/audits/${id}`)
      bar(audit.completed_assets + audit.failed_assets, audit.total_assets)
      if (audit.status !== 'PENDING' && audit.status !== 'RUNNING') return audit
      await sleep(LOOK_EVERY)
    }
  }
}

function* batches(files: readonly LocalSource[]): Generator<LocalSource[]> {
  let batch: LocalSource[] = []
  let bytes = 0
  for (const file of files) {
    if (batch.length > 0 && (batch.length >= MOST_FILES || bytes + file.size > MOST_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(file)
    bytes += file.size
  }
  if (batch.length > 0) yield batch
}
