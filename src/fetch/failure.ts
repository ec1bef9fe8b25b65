/** Why a page could not be had: `reason` is for the page's owner, `code` is for programs and never changes its meaning. */
export class FetchFailure extends Error {
  readonly code: FailureCode
  readonly reason: string
  readonly url: string
  /** True where the same request may well succeed a moment later: then it is tried again (retries.ts). */
  readonly temporary: boolean

  constructor(code: FailureCode, url: string, reason: string, cause?: unknown, temporary?: boolean) {
    super(`${url}: ${reason}`, { cause })
    this.name = 'FetchFailure'
    this.code = code
    this.url = url
    this.reason = reason
    this.temporary = temporary ?? (cause instanceof FetchFailure ? cause.temporary : TEMPORARY.has(code))
  }
}

type FailureCode =
  | 'bad-url'
  | 'scheme'
  | 'credentials'
  | 'forbidden-address'
  | 'dns'
  | 'refused'
  | 'unreachable'
  | 'certificate'
  | 'tls'
  | 'timeout'
  | 'reset'
  | 'bad-response'
  | 'too-large'
  | 'bomb'
  | 'bad-encoding'
  | 'redirect-loop'
  | 'too-many-redirects'
  | 'bad-redirect'
  | 'unsupported-type'
  | 'cancelled'

const TEMPORARY = new Set<FailureCode>(['dns', 'refused', 'unreachable', 'timeout', 'reset'])

const CERTIFICATE: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it signed its certificate itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it does not send the intermediate certificate that belongs to its own',
  UNABLE_TO_GET_ISSUER_CERT: 'the issuer of its certificate is not known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the issuer of its certificate is not known here',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate was issued for another name',
  CERT_REVOKED: 'its certificate was revoked',
}

/** The name service has answered: the name does not exist, and asking again changes nothing. */
const UNKNOWN_NAME = ['ENOTFOUND', 'ENODATA']

const KNOWN: Record<string, [FailureCode, string]> = {
  ENOTFOUND: ['dns', 'No address is known for the host name. Is it spelled correctly?'],
  ENODATA: ['dns', 'No address is known for the host name. Is it spelled correctly?'],
  EAI_AGAIN: ['dns', 'The name service did not answer for the host name.'],
  ECONNREFUSED: ['refused', 'The server refused the connection: nothing answers at this address and port.'],
  EHOSTUNREACH: ['unreachable', 'The server could not be reached over the network.'],
  ENETUNREACH: ['unreachable', 'The server could not be reached over the network.'],
  EADDRNOTAVAIL: ['unreachable', 'The server could not be reached over the network.'],
  ETIMEDOUT: ['timeout', 'The server did not accept the connection in time.'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'The server did not accept the connection in time.'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'The server accepted the request but did not begin to answer in time.'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'The server stopped sending in the middle of the page.'],
  UND_ERR_SOCKET: ['reset', 'The server closed the connection before the page was complete.'],
  ECONNRESET: ['reset', 'The server closed the connection before the page was complete.'],
  EPIPE: ['reset', 'The server closed the connection before the page was complete.'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['reset', 'The server sent less than the length it had announced.'],
  UND_ERR_HEADERS_OVERFLOW: ['bad-response', 'The header of the answer is too large.'],
  UND_ERR_ABORTED: ['cancelled', 'The request was cancelled.'],
  UND_ERR_CLOSED: ['cancelled', 'The request was cancelled.'],
  UND_ERR_DESTROYED: ['cancelled', 'The request was cancelled.'],
  UND_ERR_INVALID_ARG: ['bad-url', 'The address cannot be requested.'],
}

/** The failure behind whatever the network layers threw. */
export function failureOf(error: unknown, url: string): FetchFailure {
  if (error instanceof FetchFailure) return error.url === url ? error : new FetchFailure(error.code, url, error.reason, error)
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  const certificate = CERTIFICATE[code]
  if (certificate) return new FetchFailure('certificate', url, `The server could not prove its identity: ${certificate}.`, error)
  const known = KNOWN[code]
  if (known) return new FetchFailure(known[0], url, known[1], error, UNKNOWN_NAME.includes(code) ? false : undefined)
  if (code.startsWith('HPE_') || (error as Error | null)?.name === 'HTTPParserError') {
    return new FetchFailure('bad-response', url, 'The answer is not valid HTTP.', error)
  }
  if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS') || code === 'EPROTO') {
    return new FetchFailure('tls', url, 'No encrypted connection could be agreed with the server.', error)
  }
  if (code.startsWith('CERT_') || code.includes('CERT')) {
    return new FetchFailure('certificate', url, 'The server could not prove its identity: its certificate is not valid.', error)
  }
  return new FetchFailure('bad-response', url, 'The page could not be fetched.', error)
}
