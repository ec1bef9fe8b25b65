import { X509Certificate } from 'node:crypto'
import type pg from 'pg'
import { changeSetting } from '../db/settings/changes.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { By } from '../db/trail/admin.ts'
import { PlainError } from '../errors.ts'
import type { Seal } from '../secrets/seal.ts'
import { certificatesIn } from './token.ts'

interface NamedAuthority {
  /** Null: nobody stamps any more. */
  url: string | null
  user: string | null
  /** Left out: the one that is kept for this address stays. */
  password?: string | null | undefined
  policy?: string | null
  certificates: string
  daily: boolean
}

/** Names who stamps the heads of a workspace's trails, in the admin log too. */
export async function nameAuthority(
  db: pg.Pool,
  seal: () => Promise<Seal>,
  workspaceId: string,
  { url, user, password, policy = null, certificates, daily }: NamedAuthority,
  by: By,
): Promise<void> {
  if (url === null) return changeSetting(db, workspaceId, 'time_stamps', null, by)
  const parsed = URL.parse(url)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.username || parsed.password)
    throw new PlainError(`${url} is no address of an authority: it begins with https:// and names no user`, 2)
  if (certificates !== '') checkCertificates(certificates)
  const before = (await readSettings(db, workspaceId)).timeStamps
  const kept = before?.url === parsed.href ? before.sealedKey : null
  const sealedKey = password === undefined ? kept : password === null ? null : (await seal()).seal(password, workspaceId)
  await changeSetting(db, workspaceId, 'time_stamps', { url: parsed.href, user, sealedKey, policy, certificates, daily }, by)
}

function checkCertificates(pem: string): void {
  const found = certificatesIn(pem)
  if (found.length === 0) throw new PlainError('The certificates are no PEM text with a certificate', 2)
  for (const der of found)
    try {
      void new X509Certificate(der)
    } catch {
      throw new PlainError('One of the certificates cannot be read', 2)
    }
}
