import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { isOpenTo } from '../../auth/networks.ts'
import { basePath } from '../../config.ts'
import type { Settings } from '../../config.ts'
import { countReading, findReadingLink } from '../../db/documents/reading-links.ts'
import { countFindingReading, findFindingLink } from '../../db/violations/finding-links.ts'
import { readNetworks } from '../../db/settings/workspaces.ts'
import { htmlPage, PAGE_STYLE } from '../../documents/export/page.ts'
import type { TextToWrite } from '../../documents/export/page.ts'
import { AppError } from '../../errors.ts'
import { withoutPictures } from '../../generation/markdown/blocks.ts'
import type { LanguageKey } from '../../languages.ts'
import { LONGEST_TOKEN } from '../../contract/limits.ts'

/** What stands behind the # of a link reaches no server and no log: this hands it over in a body, and shows what comes back. */
const SCRIPT = `const body = JSON.stringify({ token: location.hash.slice(1) })
fetch(location.pathname, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  .then((answer) => answer.text())
  .then((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html')
    document.title = page.title
    document.documentElement.lang = page.documentElement.lang
    document.body.replaceWith(page.body)
  })
addEventListener('hashchange', () => location.reload())`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = (more: string) =>
  `default-src 'none'; style-src ${hashOf(PAGE_STYLE)}; ${more}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** No script, no picture, no form, no frame: text and its own style alone. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyOf(''),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
}
/** The page that asks for the text may run its own script and ask this server, and nothing else. */
const ENTRANCE_HEADERS = { ...HEADERS, 'content-security-policy': policyOf(`script-src ${hashOf(SCRIPT)}; connect-src 'self'; `) }
const NOINDEX = '\n<meta name="robots" content="noindex, nofollow">'

const says = (title: string, text: string): TextToWrite => ({
  title,
  language: 'EN',
  blocks: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] },
    { type: 'paragraph', content: [{ type: 'text', text }] },
  ],
})

const ENTRANCE = says('One moment', 'The text is on its way. It needs a browser with scripts.')
const UNKNOWN = says('There is nothing here', 'This link leads nowhere. It may be incomplete: ask whoever sent it to you for it again.')
const EXPIRED = says('This link has expired', 'It was made for a limited time, which is over. Ask whoever sent it to you for a new one.')
const WITHDRAWN = says('This link was withdrawn', 'Whoever sent it to you has ended it.')
const CLOSED = says('This link does not open here', 'It can be read from certain networks only.')

const send = (reply: FastifyReply, status: number, text: TextToWrite, note?: string) =>
  reply
    .code(status)
    .headers(HEADERS)
    .send(htmlPage(text, { head: NOINDEX, ...(note === undefined ? {} : { note }) }))

const TOKEN = /^[\w-]{43}$/
const Given = Type.Object({ token: Type.String({ maxLength: LONGEST_TOKEN }) })

/** One version of a document, or one finding, for anybody with its link, until it expires or is withdrawn. */
export async function readingPages(app: FastifyInstance, { db, settings }: { db: pg.Pool; settings: Settings }): Promise<void> {
  const base = basePath(settings)
  app.get('/read', { config: { open: true } }, async (_request, reply) =>
    reply.headers(ENTRANCE_HEADERS).send(htmlPage(ENTRANCE, { head: `${NOINDEX}\n<script type="module">${SCRIPT}</script>` })),
  )
  // Links of versions before have the token in their path. The browser keeps what stands behind a # to itself from here on.
  app.get('/read/:token', { config: { open: true }, logLevel: 'warn' }, async (request, reply) => {
    const { token } = request.params as { token: string }
    if (!TOKEN.test(token)) return send(reply, 404, UNKNOWN)
    return reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }).redirect(`${base}/read#${token}`, 302)
  })
  app.post('/read', { config: { open: true }, schema: { body: Given }, logLevel: 'warn' }, async (request, reply) => {
    const { token } = request.body as Static<typeof Given>
    const toFinding = TOKEN.test(token) ? await findFindingLink(db, token) : null
    const link = toFinding ?? (TOKEN.test(token) ? await findReadingLink(db, token) : null)
    if (!link) return send(reply, 404, UNKNOWN)
    if (!isOpenTo(await readNetworks(db, link.workspace_id), request.ip)) return send(reply, 403, CLOSED)
    if (link.revoked_at !== null) return send(reply, 410, WITHDRAWN)
    if (Date.parse(link.expires_at) <= Date.now()) return send(reply, 410, EXPIRED)
    const until = new Date(link.expires_at).toISOString().slice(0, 10)
    if ('violation_id' in link) {
      const { findingPage } = await import('../../evidence/report/finding-page.ts')
      const page = await findingPage(db, link.workspace_id, link.violation_id)
      if (!page) return send(reply, 404, UNKNOWN)
      await countFindingReading(db, link.id)
      return send(reply, 200, page, `Until ${until}`)
    }
    const { readVersion } = await import('../../documents/edit/versions.ts')
    try {
      const { title, blocks, document } = await readVersion(db, link.workspace_id, link.document_id, link.version)
      await countReading(db, link.id)
      // The policy above lets no picture load: its words stand there, linked.
      const text = { title, blocks: withoutPictures(blocks), language: document.language_key as LanguageKey | null }
      return await send(reply, 200, text, `Until ${until}`)
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return send(reply, 404, UNKNOWN)
      throw error
    }
  })
}
