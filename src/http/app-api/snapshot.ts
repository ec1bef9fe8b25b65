import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { findingsOn, findSnapshot } from '../../db/audits/asset-context.ts'
import { notFound } from '../../errors.ts'
import { NotSealed, type Sealing } from './sealing.ts'

/** No scripts, no network, no navigation, no forms; and only our own pages may frame it. */
const POLICY =
  "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
/** A larger page is not parsed, since that would block other requests. */
const MAX_LENGTH = 4 * 1024 * 1024
const TOO_LONG =
  '<!doctype html><meta charset="utf-8"><title>Too long</title><p>This page is too long to be shown as it was; its extracted text ' +
  'has every finding.</p>'

interface SnapshotWanted {
  workspaceId: string
  assetId: string
  /** The finding to outline. */
  here: string | null
  personId: string
}

/** Sends the sanitised snapshot of the page, with its findings marked. */
export async function sendSnapshot(db: pg.Pool, sealing: Sealing, wanted: SnapshotWanted, reply: FastifyReply) {
  const { workspaceId, assetId, here, personId } = wanted
  const findings = await findingsOn(db, workspaceId, assetId)
  const name = `${workspaceId} ${assetId} ${here ?? ''} ${hash('sha256', JSON.stringify(findings), 'base64')}`
  const html = await sealing
    .sealed(
      name,
      personId,
      () => !reply.raw.destroyed,
      async () => {
        const snapshot = await findSnapshot(db, workspaceId, assetId)
        if (!snapshot) throw notFound('Snapshot')
        if (snapshot.html.length > MAX_LENGTH) throw new NotSealed('it is too long')
        return { html: snapshot.html, findings: snapshot.placed ? findings : [], here }
      },
    )
    .catch((error: unknown) => {
      if (error instanceof NotSealed) return TOO_LONG
      throw error
    })
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
