import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { keepCompressed } from '../base/compression.ts'

/** What the page may load: its own files and this server's answers. A key that is tried here goes nowhere else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Addresses are relative to /public/docs, so that they hold below a base path too. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Imprimatur</title>
<script src="docs/scalar.js" defer></script>
<script src="docs/start.js" defer></script>
</head>
<body>
<noscript>The reference needs JavaScript. The documents it shows:
<a href="openapi.json">version 1</a>, <a href="v2/openapi.json">version 2</a>.</noscript>
<div id="reference"></div>
</body>
</html>
`

/** None of the services that Scalar's makers offer is asked. Samples are those of the documents, which a test runs. */
const START = `Scalar.createApiReference('#reference', {
  sources: [
    { title: 'Version 1', slug: 'v1', url: 'openapi.json', default: true },
    { title: 'Version 2', slug: 'v2', url: 'v2/openapi.json' },
  ],
  authentication: { preferredSecurityScheme: 'apiKey' },
  persistAuth: false,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'json',
  hiddenClients: true,
})
`

/** A readable reference of both OpenAPI documents at /public/docs, where each request can be tried with one's own key. */
export function serveReference(app: FastifyInstance): void {
  const open = { config: { open: true } }
  app.get('/public/docs', open, async (_request, reply) =>
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(PAGE),
  )
  app.get('/public/docs/start.js', open, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(START),
  )
  app.get('/public/docs/scalar.js', open, async (request, reply) => {
    const { body, etag } = await scalar()
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(body)
  })
}

let read: Promise<{ body: Buffer; etag: string }> | null = null

/** Four megabytes that only the reference needs: read when the first one opens it. The package gives them out by its route alone. */
const scalar = () =>
  (read ??= (async () => {
    const { default: plugin } = await import('@scalar/fastify-api-reference')
    const app = Fastify()
    await app.register(plugin, { routePrefix: '/reference', configuration: { url: '/none' } })
    const { statusCode, rawPayload } = await app.inject('/reference/js/scalar.js')
    await app.close()
    if (statusCode !== 200) throw new Error(`The script of the API reference could not be read: ${statusCode}`)
    return { body: keepCompressed(rawPayload), etag: `W/"${createHash('sha256').update(rawPayload).digest('base64url').slice(0, 27)}"` }
  })().catch((error: unknown) => {
    // The next request tries again.
    read = null
    throw error
  }))
