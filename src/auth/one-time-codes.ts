import { createHash, randomBytes } from 'node:crypto'

const PERIOD = 30
const ISSUER = 'Imprimatur'

const load = () => import('otpauth')

/** A new secret for an authenticator app, as people type it and as a QR code holds it. */
export async function newTotpSecret(email: string): Promise<{ secret: string; uri: string }> {
  const { Secret } = await load()
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: (await totpOf(secret, email)).toString() }
}

/** The time step a code belongs to: now, or one before or after, since clocks differ. Null: it is not right. */
export async function stepOf(secret: string, code: string): Promise<number | null> {
  const timestamp = Date.now()
  const delta = (await totpOf(secret, '')).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}

async function totpOf(secret: string, label: string) {
  const { Secret, TOTP } = await load()
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD })
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODES = 10
const LENGTH = 24

/** Ten codes of 120 random bits, in groups that can be read aloud; no letters that look like digits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return letters.match(/.{4}/g)!.join('-')
  })

export const isRecoveryCode = (code: string): boolean => plain(code).length === LENGTH

/** What the database keeps: a copy of it holds no code, and the same code of two people looks different. */
export const hashRecoveryCode = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId}\n${plain(code)}`)
    .digest()

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
