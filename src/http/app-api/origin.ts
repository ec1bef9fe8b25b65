import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Protection against CSRF: every change must come from our own pages. The browser says so by Origin and by Sec-Fetch-Site, which
 * pages of other sites cannot forge. A client that sends neither is not a browser, and should use the public API.
 */
export function requireOwnOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = publicUrl === '' ? null : new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return
    if (!comesFromUs(request, publicOrigin)) throw new AppError(403, 'This request does not come from a page of this server.')
  })
}

function comesFromUs(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return site === 'same-origin'
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`
}
