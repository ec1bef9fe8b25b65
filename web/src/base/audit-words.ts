import type { Schemas } from './api.ts'
import { dateTime, decimal, number, shortAddress } from './format.ts'
import { LOCALE } from './language.ts'
import { strings } from './strings.ts'

type Summary = Schemas['AuditSummary']
const words = strings.audits

/** The sources of an audit, in a few words. */
export function sourceWords(sources: Summary['sources']): string {
  const said = sources.map(({ kind, label }) => {
    const count = /^\d+$/.test(label) ? Number(label) : null
    if (kind === 'crawl') return words.source.crawl(shortAddress(label))
    if (kind === 'sitemap') return words.source.sitemap(shortAddress(label).split('/')[0]!)
    if (kind === 'urls') return count === null ? shortAddress(label) : words.source.addresses(count)
    if (kind === 'files') return count === null ? label : words.source.files(count)
    if (kind === 'documents') return words.source.documents(count ?? 1)
    if (kind === 'text') return label || words.source.text
    if (kind === 'sample') return words.source.sample
    if (kind === 'stored') return words.source.stored
    return label || kind
  })
  return said.length > 3 ? [...said.slice(0, 2), words.source.more(said.length - 2)].join(', ') : said.join(', ')
}

export const packWords = (packs: string[]): string => (packs.length > 2 ? words.packs(packs.length) : packs.join(', '))

const MINUTE = 60_000

/** Duration of an audit, in its largest unit. */
export function took(from: string, to: string): string {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from))
  if (ms < MINUTE) return words.page.seconds(Math.max(1, Math.round(ms / 1000)))
  return ms < 90 * MINUTE ? words.page.minutes(Math.round(ms / MINUTE)) : words.page.hours(Math.round(ms / MINUTE / 60))
}

/** Below the status: time left, when it ended, or why it failed. */
export function statusNote(audit: Summary, now = Date.now()): string {
  const { status, total_assets: total, completed_assets: completed, failed_assets: failed } = audit
  if (status === 'PENDING') return words.inLine
  if (status !== 'RUNNING')
    return status === 'FAILED' && audit.failure ? audit.failure : audit.completed_at ? dateTime(audit.completed_at) : ''
  const done = completed + failed
  if (done === 0 || total === 0) return words.reading
  return words.left(Math.round((((now - Date.parse(audit.created_at)) / done) * (total - done)) / MINUTE))
}

const millions = new Intl.NumberFormat(LOCALE, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 })
/** "11.4 million", where the exact number adds nothing. */
export const roundNumber = (value: number): string => (value < 1_000_000 ? number(value) : millions.format(value))

export const fileSize = (bytes: number): string =>
  bytes < 1024 ? `${bytes} B` : bytes < 1024 ** 2 ? `${Math.round(bytes / 1024)} kB` : `${decimal(bytes / 1024 ** 2, 1, 1)} MB`
