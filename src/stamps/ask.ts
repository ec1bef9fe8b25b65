import { isRedirect } from '../fetch/exchange.ts'
import type { OutsideFor } from '../fetch/outside.ts'
import type { StampAuthority } from '../db/settings/settings.ts'
import type { TimeStamp } from '../db/trail/stamps.ts'
import { PlainError } from '../errors.ts'
import type { Seal } from '../secrets/seal.ts'
import { readStamp } from './token.ts'
import type { ReadStamp } from './token.ts'

/** What asking an authority needs of the process. */
export interface Asking {
  outsideFor: OutsideFor
  /** Opens what its password is sealed with. */
  seal(): Promise<Seal>
}

const LARGEST = 256 * 1024

/** Asks for a stamp through the same guard as pages that are read, and checks what comes back before anything keeps it. */
export async function askAuthority(
  { outsideFor, seal }: Asking,
  workspaceId: string,
  { url, user, sealedKey, certificates }: StampAuthority,
  hosts: string[] | null,
  { heads, request }: Pick<TimeStamp, 'heads' | 'request'>,
): Promise<{ response: Buffer; read: ReadStamp }> {
  const password = sealedKey === null ? '' : (await seal()).open(sealedKey, workspaceId)
  if (password === null) throw new PlainError('The password of the time stamp authority cannot be opened any more; set it again')
  const headers: Record<string, string> = { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' }
  if (user !== null) headers.authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const chunks: Buffer[] = []
  const answer = await outsideFor(hosts).fetcher.fetchInto(url, (chunk) => void chunks.push(chunk), {
    post: { body: request, headers },
    onRedirect: 'return',
    limits: { maxBytes: LARGEST, maxDecompressedBytes: LARGEST, totalMs: 20_000 },
  })
  if (isRedirect(answer)) throw new PlainError(`The authority answered ${answer.status}, a redirect: enter the address that gives stamps`)
  if (answer.status !== 200) throw new PlainError(`The authority answered ${answer.status}`)
  const response = Buffer.concat(chunks)
  const read = await readStamp(response, heads, request, certificates)
  if (read.trusted === false) throw new PlainError('The stamp is signed by nobody that the named certificates trust')
  return { response, read }
}
