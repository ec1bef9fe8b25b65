import { isIP } from 'node:net'
import tls from 'node:tls'
import { Agent, buildConnector } from 'undici'
import { failureOf } from './failure.ts'
import { portOf, type Guard } from './guard.ts'
import type { FetchSettings } from './settings.ts'

/** Those that Node trusts. Before 22.15 it does not name those of NODE_EXTRA_CA_CERTS. Not imported by name: older ones would not start. */
const usualAuthorities = (): readonly string[] => tls.getCACertificates?.('default') ?? tls.rootCertificates

/**
 * The pool of connections. Each new connection resolves its host once, checks every answer and then connects to a checked
 * address by number, so a name service that changes its answer in between gains nothing. The Host header, the name in the TLS
 * handshake and the certificate check keep the host's name.
 */
export function createAgent(guard: Guard, settings: FetchSettings): Agent {
  const connectTo = buildConnector({
    allowH2: false,
    timeout: settings.connectMs,
    ...(settings.certificateAuthorities.length > 0 && { ca: [...usualAuthorities(), ...settings.certificateAuthorities] }),
  })

  const connect: buildConnector.connector = (options, callback) => {
    const hostname = options.hostname.replace(/^\[|\]$/g, '')
    const url = `${options.protocol}//${options.host ?? options.hostname}/`
    const servername = isIP(hostname) ? undefined : hostname

    const attempt = (address: string) =>
      new Promise<Parameters<buildConnector.Callback>>((resolve) => {
        connectTo({ ...options, hostname: address, servername }, (...outcome) => resolve(outcome))
      })

    const run = async () => {
      const addresses = await guard.addressesOf(hostname, portOf(options), url)
      let outcome = await attempt(addresses[0]!)
      for (const address of addresses.slice(1)) {
        if (!outcome[0]) break
        outcome = await attempt(address)
      }
      return outcome
    }

    run().then(
      ([error, socket]) => (error ? callback(failureOf(error, url), null) : callback(null, socket!)),
      (error: unknown) => callback(failureOf(error, url), null),
    )
  }

  return new Agent({
    connect,
    allowH2: false,
    connections: settings.connectionsPerHost,
    pipelining: 1,
    keepAliveTimeout: settings.keepAliveMs,
    keepAliveMaxTimeout: settings.keepAliveMs,
    headersTimeout: settings.headersMs,
    // The total time covers a body that stops coming; two clocks for the same thing would only give two answers.
    bodyTimeout: 0,
  })
}
