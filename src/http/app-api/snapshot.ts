import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { findingsOn, findSnapshot } from '../../db/asset-context.ts'
import { notFound } from '../../errors.ts'

/** No scripts, no network, no navigation, no forms; and only our own pages may frame it. */
const POLICY =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
/** A larger page is not parsed, since that would block other requests. */
const MAX_LENGTH = 4 * 1024 * 1024
const TOO_LONG =
  '<!doctype html><meta charset="utf-8"><title>Too long</title><p>This page is too long to be shown as it was; its extracted text ' +
  'has every finding.</p>'

/** Sends the sanitised snapshot of the page, with its findings marked. */
export async function sendSnapshot(db: pg.Pool, workspaceId: string, assetId: string, here: string | null, reply: FastifyReply) {
  const snapshot = await findSnapshot(db, workspaceId, assetId)
  if (!snapshot) throw notFound('Snapshot')
  const findings = snapshot.placed ? await findingsOn(db, workspaceId, assetId) : []
  const { sealPage } = await import('./sealed-page.ts')
  const html = snapshot.html.length > MAX_LENGTH ? TOO_LONG : sealPage(snapshot.html, findings, here)
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .send(html)
}
