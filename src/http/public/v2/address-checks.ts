import type pg from 'pg'
import { checkFileApart } from '../../../checks/check-apart.ts'
import { readSettings } from '../../../db/settings/settings.ts'
import { AppError, invalid } from '../../../errors.ts'
import type { OutsideFor } from '../../../fetch/outside.ts'
import { AtOnce } from '../../base/at-once.ts'
import { isStorable } from '../../base/faults.ts'
import { sendTold } from '../../shared/rule-words.ts'
import { whileConnected } from '../../base/while-connected.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { profileAsked } from './checks.ts'
import { AddressCheck, AddressCheckInput, MOST_TEXT } from '../../../contract/public/v2/checks.ts'

/** Milliseconds for a page with its redirects. */
const LONGEST_FETCHING = 30_000
const fault = (msg: string) => invalid({ loc: ['body', 'url'], msg: `Value error, ${msg}`, type: 'value_error' })

/** A page held against the rules of the key's workspace, while the caller waits; nothing is stored. */
export function addressCheckRoutesV2(db: pg.Pool, outsideFor: () => Promise<OutsideFor>): PublicRoute[] {
  const atOnce = new AtOnce(4, 'Several addresses of this workspace are being read; wait until one of them is done.')
  return [
    publicRoute({
      method: 'POST',
      path: '/checks/address',
      operationId: 'checkAddress',
      tag: 'Checks',
      scope: 'check',
      config: { unkept: 'changes nothing' },
      summary: 'Read a page by its address and check it against the rules of the workspace; nothing is stored',
      description:
        'Under the guard that audits have: private networks only where the operator and the workspace allow them. ' +
        'An audit of the address keeps what it finds for review.',
      ruleWords: true,
      body: AddressCheckInput,
      example: { url: 'https://shop.example/soap', markets: ['DE'] },
      success: { status: 200, schema: AddressCheck, description: 'What was found.' },
      errors: [401, 403, 413, 422, 429, 503],
      async handle(request, reply) {
        const { url, language = null } = request.body
        if (!isStorable(url)) throw fault('this is no web address')
        const profile = await profileAsked(db, request)
        const workspaceId = workspaceOf(request)
        const { allowedHosts } = await readSettings(db, workspaceId)
        const asker = { workspaceId, signal: whileConnected(reply) }
        const answer = await atOnce.run(workspaceId, async () => {
          const { finalUrl, contentType, bytes } = await fetched((await outsideFor())(allowedHosts), url, asker.signal)
          const file = { name: finalUrl, contentType: contentType ?? '', bytes, language, profile, mostText: MOST_TEXT }
          const checked = await checkFileApart(file, asker)
          if ('unreadable' in checked) throw fault(checked.unreadable)
          if ('tooLong' in checked)
            throw new AppError(
              413,
              `This page holds ${checked.tooLong} characters of text; at most ${MOST_TEXT} are checked at once. Start an audit.`,
            )
          return `{"url":${JSON.stringify(finalUrl)},${checked.json.slice(1)}`
        })
        return sendTold(db, workspaceId, request, reply, answer)
      },
    }),
  ]
}

/** The bytes are read apart, where they can do no harm. */
async function fetched({ fetcher, gate, manners }: ReturnType<OutsideFor>, url: string, gone: AbortSignal) {
  const [{ fetchPolitely }, { FetchFailure }, { describeStatus }] = await Promise.all([
    import('../../../fetch/fetch-document.ts'),
    import('../../../fetch/failure.ts'),
    import('../../../fetch/http-status.ts'),
  ])
  const late = AbortSignal.timeout(LONGEST_FETCHING)
  const signal = AbortSignal.any([late, gone])
  try {
    const page = await fetchPolitely({ fetcher, gate, manners, signal }, fetcher.guard.checkUrl(url).href, 'follow')
    if (page.status !== 200 && page.status !== 203) throw fault(describeStatus(page.status))
    return { ...page, bytes: new Uint8Array(page.bytes) }
  } catch (error) {
    gone.throwIfAborted()
    if (late.aborted) throw fault('the page did not arrive in time')
    throw error instanceof FetchFailure ? fault(error.reason) : error
  }
}
