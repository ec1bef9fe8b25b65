import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { errorBody } from './errors.ts'
import { Pages } from './pages.ts'

/** Content security policy: nothing inline, nothing from other origins; frames are our own sanitised snapshots. */
const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Paths of the APIs: an unknown path there is an error, not a page. */
export const API_PATHS = /^\/(public|app)(\/|$)/

/**
 * The built web application at `/`: its files, and index.html for every other page. A page requested before the build is finished
 * waits for it.
 */
export async function serveWeb(app: FastifyInstance, folder: string, options: { basePath?: string; built?: Promise<unknown> } = {}) {
  const { basePath = '', built = Promise.resolve() } = options
  const pages = new Pages(basePath, path.join(folder, 'index.html'))
  let files: Set<string> | undefined
  // The build may still be running; the folder must exist for files to be served from it.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    etag: true,
    lastModified: false,
    preCompressed: true,
  })
  app.get('/*', { config: { open: true } }, async (request, reply) => {
    await built
    files ??= filesIn(folder)
    const wanted = (request.params as { '*': string })['*']
    // Another process may have put a newer build in place.
    if (wanted.startsWith('assets/') && !files.has(wanted)) files = filesIn(folder)
    reply.headers(PAGE_HEADERS)
    if (files.has(wanted) && wanted !== 'index.html') {
      // The build names the files in assets/ by their content.
      return reply.header('cache-control', wanted.startsWith('assets/') ? IMMUTABLE : 'no-cache').sendFile(wanted)
    }
    // Below a workspace there are pages alone, also where an address ends in a rule's name with its dot.
    const isPage = wanted.startsWith('w/') || !/\.[a-z0-9]+$/i.test(wanted)
    const asksForPage = wanted === '' || wanted === 'index.html' || ((request.headers.accept ?? '*/*').includes('text/html') && isPage)
    if (API_PATHS.test(request.url) || !asksForPage || !files.has('index.html'))
      return reply.code(404).send(errorBody(request, 404, 'Not Found'))
    const { body, etag } = pages.for(request.headers)
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'Accept-Language, Cookie' }).type('text/html; charset=utf-8')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
  })
}

function filesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  )
}
