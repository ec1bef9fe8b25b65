import type { ExtKeyUsage } from 'pkijs'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { PlainError } from '../errors.ts'

/*
 * Requests and answers of RFC 3161. The library is loaded at the first need: most processes stamp nothing.
 */

const SHA256 = '2.16.840.1.101.3.4.2.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4'
const KEY_USAGE = '2.5.29.37'
const FOR_TIME_STAMPS = '1.3.6.1.5.5.7.3.8'
const load = async () => ({ asn1: await import('asn1js'), pki: await import('pkijs') })
const arrayOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A request for a stamp of a text, with a number that its answer must have, and for the certificates to check it with. */
export async function stampRequest(text: string, policy: string | null = null): Promise<Buffer> {
  const { asn1, pki } = await load()
  const nonce = randomBytes(8)
  // Neither negative nor shorter than it looks.
  nonce[0] = (nonce[0]! & 0x3f) | 0x40
  const request = new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: arrayOf(sha256(text)) }),
    }),
    nonce: new asn1.Integer({ valueHex: arrayOf(nonce) }),
    ...(policy === null ? {} : { reqPolicy: policy }),
    certReq: true,
  })
  return Buffer.from(request.toSchema().toBER(false))
}

export interface ReadStamp {
  stamped_at: string
  /** As openssl shows it: 0x04A9. */
  serial: string
  /** Who signed it, as the certificate says. */
  signer: string
  /** Whether its certificate goes back to one that is trusted; null: none was named. */
  trusted: boolean | null
}

/**
 * Reads an answer and checks it: that it is of this text, answers this request, and that its signature is of the certificate it brings,
 * and that certificate of one of `authorities`, where there are some. Throws a sentence where it is not.
 */
export async function readStamp(response: Uint8Array, text: string, request: Uint8Array, authorities: string): Promise<ReadStamp> {
  const { pki } = await load()
  const answer = parsed(() => pki.TimeStampResp.fromBER(arrayOf(response)))
  if (answer.status.status > 1 || !answer.timeStampToken)
    throw new PlainError(
      `the authority gave no stamp: ${(answer.status.statusStrings ?? []).map(({ valueBlock: { value } }) => value).join(' ')}`,
    )
  const signed = parsed(() => new pki.SignedData({ schema: answer.timeStampToken!.content }))
  const { eContent: content, eContentType: kind } = signed.encapContentInfo
  if (answer.timeStampToken.contentType !== SIGNED_DATA || kind !== TIME_STAMP) throw new PlainError(NONE)
  const info = parsed(() => pki.TSTInfo.fromBER(arrayOf(new Uint8Array(content!.getValue()))))
  const asked = parsed(() => pki.TimeStampReq.fromBER(arrayOf(request)))
  const { hashAlgorithm, hashedMessage } = info.messageImprint
  const hash = Buffer.from(hashedMessage.valueBlock.valueHexView)
  if (hashAlgorithm.algorithmId !== SHA256 || hash.length !== 32 || !timingSafeEqual(hash, sha256(text)))
    throw new PlainError('the stamp is of another text')
  if (!asked.nonce || !info.nonce?.isEqual(asked.nonce)) throw new PlainError('the stamp answers another request')
  const trustedCerts = certificatesIn(authorities).map((der) => pki.Certificate.fromBER(arrayOf(der)))
  if (asked.reqPolicy && asked.reqPolicy !== info.policy)
    throw new PlainError('the stamp was made by another policy than the one asked for')
  const check = { signer: 0, data: arrayOf(Buffer.from(text)), extendedMode: true as const, checkDate: info.genTime }
  const valid = await signed.verify(check).catch(() => ({ signatureVerified: false, signerCertificate: null }))
  if (!valid.signatureVerified || !valid.signerCertificate) throw new PlainError('the signature of the stamp is not good')
  const usage = valid.signerCertificate.extensions?.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue as ExtKeyUsage | undefined
  if (!usage?.keyPurposes.includes(FOR_TIME_STAMPS))
    throw new PlainError('the stamp was signed by a certificate that is not for time stamps')
  const trusted =
    trustedCerts.length === 0
      ? null
      : await signed.verify({ ...check, checkChain: true, trustedCerts }).then(
          ({ signerCertificateVerified: verified }) => verified === true,
          () => false,
        )
  return {
    stamped_at: info.genTime.toISOString(),
    serial: `0x${Buffer.from(info.serialNumber.valueBlock.valueHexView).toString('hex').toUpperCase()}`,
    signer: valid.signerCertificate.subject.typesAndValues.map(({ value }) => String(value.valueBlock.value)).join(', '),
    trusted,
  }
}

const NONE = 'what came back is no time stamp'

/** Bytes of somebody else: whatever the library says of them is one sentence here. */
function parsed<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new PlainError(NONE)
  }
}

/** The certificates of a PEM file. */
export const certificatesIn = (pem: string): Buffer[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END CERTIFICATE-----/g)].map(([, body]) =>
    Buffer.from(body!, 'base64'),
  )
