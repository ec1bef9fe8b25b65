import type { Settings } from '../config.ts'

/** Where people reach the server, for links that a command prints. */
export const publicUrl = ({ PUBLIC_URL, BASE_PATH, TLS_CERT, HOST, PORT }: Settings): string =>
  PUBLIC_URL.replace(/\/+$/, '') || `${TLS_CERT ? 'https' : 'http'}://${hostName(HOST)}:${PORT}${BASE_PATH}`

const hostName = (host: string) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host)
