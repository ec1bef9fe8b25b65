import type { DocumentType } from '../text/document-types.ts'
import { decodeText } from '../text/encoding.ts'
import { readHtml, type HtmlFacts } from './html-facts.ts'
import { describeStatus } from './http-status.ts'
import { checkHtml } from './page-checks.ts'
import { pageType } from './page-type.ts'
import type { FetchedPage } from './request.ts'

export interface JudgedPage {
  page: FetchedPage
  type: DocumentType
  /** For HTML alone. */
  facts: HtmlFacts | null
  /** A remark for the page's owner, such as a type that was announced wrongly. */
  note: string | null
}

/** Something to check, or the reason why there is nothing; `links` are worth following all the same. */
export type Judgement = ({ outcome: 'page' } & JudgedPage) | NoPage

export interface NoPage {
  outcome: 'none'
  code: string
  reason: string
  /** False for what was left out by a rule: there was no fault. */
  failed: boolean
  links: string[]
}

export const none = (code: string, reason: string, failed: boolean, links: string[] = []): NoPage => ({
  outcome: 'none',
  code,
  reason,
  failed,
  links,
})

/** Decides whether an answer is the page that was asked for: its status, what its bytes are, and what it says of itself. */
export function judgePage(page: FetchedPage, requested: string): Judgement {
  if (page.status !== 200 && page.status !== 203) return none(`http-${page.status}`, describeStatus(page.status), true)
  const found = pageType(page.bytes, page.contentType, page.finalUrl)
  if (found.type === null) return none(found.code, found.reason, found.code === 'wrong-type')
  if (found.type !== 'html') return { outcome: 'page', page, type: found.type, facts: null, note: found.note }

  const facts = readHtml(decodeText(page.bytes, { contentType: page.contentType ?? undefined, type: 'html' }), page.finalUrl)
  if (/\b(?:nofollow|none)\b/i.test(String(page.headers['x-robots-tag'] ?? ''))) facts.nofollow = true
  // A page that does nothing but send its visitors on is judged by where it sends them.
  const sendsOn = facts.refresh !== null && facts.refresh !== page.finalUrl && facts.text.length < 200
  const problem = sendsOn ? null : checkHtml(facts, { requested, final: page.finalUrl })
  if (problem) return none(problem.code, problem.reason, true, facts.nofollow ? [] : facts.links)
  return { outcome: 'page', page, type: 'html', facts, note: found.note }
}
