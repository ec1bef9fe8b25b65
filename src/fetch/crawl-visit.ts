import { refusalOf } from '../text/document-types.ts'
import { isRedirect } from './exchange.ts'
import { fetchChanged, stillUnsent, type KeptPage, type Unchanged } from './conditional.ts'
import { inWords, type Visitor } from './fetch-document.ts'
import { judgePage, none, type Judgement } from './judge-page.ts'
import type { FetchedPage } from './request.ts'

/** What came of one address: a page, the way to another address, or the reason why there is none. */
export type Visit = Judgement | Unchanged | { outcome: 'redirect'; to: string }

/** Fetches one address politely, without following redirects: where they lead is for the caller to decide. */
export const visit = (visitor: Visitor, url: string, kept: KeptPage | null = null): Promise<Visit> =>
  inWords(visitor, url, async () => {
    const page = await fetchChanged(visitor, kept, url, 'return')
    return 'outcome' in page ? page : (stillUnsent(page) ?? judge(visitor, page, url))
  })

/** A redirect is an outcome of its own here, and types that a crawl leaves out are known only now where the address does not show them. */
async function judge(visitor: Visitor, page: FetchedPage, url: string): Promise<Visit> {
  if (isRedirect({ status: page.status, headers: page.headers })) {
    const to = URL.parse(page.headers.location!, url)
    return to ? { outcome: 'redirect', to: to.href } : none('bad-redirect', 'The page redirects to something that is no web address.', true)
  }
  const judged = await (visitor.judge ?? judgePage)(page, url)
  if (judged.outcome !== 'page') return judged
  const refusal = refusalOf(judged.type, 'crawl')
  if (refusal !== undefined) return none('unsupported-type', refusal, false)
  const refresh = judged.facts?.refresh
  // A page that sends its visitors on at once has little of its own to say.
  if (refresh && refresh !== url && judged.facts!.text.length < 200) return { outcome: 'redirect', to: refresh }
  return judged
}
