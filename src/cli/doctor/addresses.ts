import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basePath } from '../../config.ts'
import type { Settings } from '../../config.ts'
import { fix, note, ok } from './finding.ts'
import type { Check, Finding } from './finding.ts'

const isLoopback = (host: string) => /^(localhost|127\.|\[?::1\]?$)/.test(host)

/** Whether the server knows where people reach it, and whom it may believe about where they come from. */
export const addresses: Check = ({ settings }) => [...publicAddress(settings), ...place(settings), ...proxy(settings)]

function place(settings: Settings): Finding[] {
  try {
    const path = basePath(settings)
    return path === '' ? [] : [ok('path', `everything is below ${path}`)]
  } catch (error) {
    return [fix('path', (error as Error).message, 'BASE_PATH= (none), and the path in PUBLIC_URL alone')]
  }
}

function publicAddress({ PUBLIC_URL: given, SMTP_URL, TLS_CERT, HOST }: Settings): Finding[] {
  const line = 'PUBLIC_URL=https://imprimatur.company.example'
  if (given === '') {
    if (SMTP_URL !== '') return [fix('public url', 'SMTP_URL is set and PUBLIC_URL is not: the server will not start', line)]
    if (TLS_CERT !== '' || !isLoopback(HOST))
      return [fix('public url', `PUBLIC_URL is not set: links, passkeys and single sign-on would name ${HOST}`, line)]
    return [note('public url', 'not set: links name the address the server listens at, which is right on one machine alone')]
  }
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) return [fix('public url', `“${given}” is no address`, line)]
  const { protocol, hostname } = new URL(given)
  if (protocol === 'http:' && TLS_CERT !== '')
    return [fix('public url', 'TLS_CERT is set and PUBLIC_URL begins with http://', `PUBLIC_URL=${given.replace('http:', 'https:')}`)]
  if (protocol === 'http:' && !isLoopback(hostname))
    return [
      fix(
        'public url',
        `${given} is without TLS: passwords and sessions travel in the clear, cookies are not Secure, passkeys do not work`,
        'set TLS_CERT and TLS_KEY, or put a proxy with TLS in front (docs/operations.md), and let PUBLIC_URL begin with https://',
      ),
    ]
  return [ok('public url', protocol === 'https:' ? `${given}: cookies are Secure` : given)]
}

function proxy({ PUBLIC_URL, TLS_CERT, TRUST_PROXY }: Settings): Finding[] {
  const trusted = TRUST_PROXY.split(',').map((part) => part.trim())
  const all = trusted.find((part) => part.endsWith('/0'))
  if (all)
    return [
      fix(
        'proxy',
        `TRUST_PROXY has ${all}: everybody may say which address they come from`,
        'TRUST_PROXY=127.0.0.1, or the addresses of the proxies',
      ),
    ]
  if (PUBLIC_URL.startsWith('https:') && TLS_CERT === '' && TRUST_PROXY === '')
    return [
      fix(
        'proxy',
        'PUBLIC_URL is https and this server has no certificate, so a proxy is in front; TRUST_PROXY is not set, so that everybody ' +
          'seems to come from the address of the proxy: limits, address lists and sign-in notices are wrong',
        'TRUST_PROXY=127.0.0.1, or the addresses of the proxies',
      ),
    ]
  return TRUST_PROXY === '' ? [] : [ok('proxy', `X-Forwarded headers of ${TRUST_PROXY} are believed`)]
}

/** Days before its end from which on a certificate is to be renewed. */
const SOON = 14

export const certificate: Check = ({ settings: { TLS_CERT, TLS_KEY, PUBLIC_URL } }) => {
  if (TLS_CERT === '' && TLS_KEY === '') return []
  if (TLS_CERT === '' || TLS_KEY === '') return [fix('certificate', 'TLS_CERT and TLS_KEY belong together', 'set both')]
  const found = new X509Certificate(readFileSync(TLS_CERT))
  const days = Math.floor((Date.parse(found.validTo) - Date.now()) / 86_400_000)
  const renew = `renew ${TLS_CERT} and restart the server`
  if (!found.checkPrivateKey(createPrivateKey(readFileSync(TLS_KEY))))
    return [fix('certificate', `${TLS_KEY} is not the key of ${TLS_CERT}`, 'name the two files that belong together')]
  if (days < 0) return [fix('certificate', `ended on ${found.validTo}`, renew)]
  if (days < SOON) return [fix('certificate', `ends in ${days} days`, renew)]
  const host = URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : null
  if (host !== null && found.checkHost(host) === undefined && found.checkIP(host) === undefined)
    return [fix('certificate', `is not for ${host}, which PUBLIC_URL names`, `get a certificate for ${host}`)]
  return [ok('certificate', `valid for ${days} days`)]
}
