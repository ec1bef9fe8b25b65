import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from './file.ts'

/** Encrypts and decrypts short texts with AES-256-GCM. What is encrypted for one workspace cannot be decrypted for another. */
export interface Seal {
  seal(text: string, workspaceId: string): string
  /** Null: it was encrypted with another secret, for another workspace, or was changed. */
  open(sealed: string, workspaceId: string): string | null
}

/** Seals with the current secret; opens what the previous one sealed as well. */
export function createSeal({ current, previous }: Secret): Seal {
  const { seal, open } = sealWith(current)
  const openPrevious = previous === null ? () => null : sealWith(previous).open
  return { seal, open: (sealed, workspaceId) => open(sealed, workspaceId) ?? openPrevious(sealed, workspaceId) }
}

function sealWith(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'imprimatur model keys', 32))
  return {
    seal(text, workspaceId) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      cipher.setAAD(Buffer.from(workspaceId))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return ['1', nonce, cipher.getAuthTag(), body].map((part) => (typeof part === 'string' ? part : part.toString('base64url'))).join('.')
    },
    open(sealed, workspaceId) {
      const [version, nonce, tag, body] = sealed.split('.')
      if (version !== '1' || nonce === undefined || tag === undefined || body === undefined) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
        decipher.setAAD(Buffer.from(workspaceId))
        decipher.setAuthTag(Buffer.from(tag, 'base64url'))
        return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
