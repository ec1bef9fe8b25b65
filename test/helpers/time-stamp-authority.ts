import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { temporaryFolder } from './folder.ts'

export interface TestAuthority {
  url: string
  /** The certificate that its own goes back to, as a file. */
  root: string
  /** What it was asked, with whom by basic authentication. */
  asked: { user: string | null }[]
  /** What it answers instead of a stamp; null: stamps. */
  instead: { status: number; body: Buffer | string } | null
  close(): Promise<void>
}

/** A time stamp authority (RFC 3161) on loopback: every stamp is made by `openssl ts -reply`. */
export async function startAuthority(): Promise<TestAuthority> {
  const folder = temporaryFolder('authority')
  const openssl = (...args: string[]) => {
    try {
      return execFileSync('openssl', args, { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      throw new Error('This test needs openssl on the PATH; as root: apt-get install openssl')
    }
  }
  writeFileSync(
    folder.at('tsa.cnf'),
    `[req]
distinguished_name = dn
prompt = no
[dn]
CN = Test
[root]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
[signer]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[one]
serial = ${folder.at('serial')}
signer_cert = ${folder.at('signer.pem')}
signer_key = ${folder.at('signer.key')}
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`,
  )
  const key = (name: string, ...args: string[]) =>
    openssl('req', ...args, '-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`, '-config', 'tsa.cnf', '-subj', `/CN=Test ${name}`)
  key('root', '-x509', '-out', 'root.pem', '-days', '30', '-extensions', 'root')
  key('signer', '-new', '-out', 'signer.csr')
  const sign = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-extfile', 'tsa.cnf', '-extensions', 'signer']
  openssl('x509', '-req', '-in', 'signer.csr', '-out', 'signer.pem', '-days', '30', ...sign)
  writeFileSync(folder.at('serial'), '01')
  const authority: TestAuthority = {
    url: '',
    root: folder.at('root.pem'),
    asked: [],
    instead: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          folder.remove()
          resolve()
        })
      }),
  }
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [, login = null] = /^Basic (.*)$/.exec(request.headers.authorization ?? '') ?? []
      authority.asked.push({ user: login && Buffer.from(login, 'base64').toString() })
      if (authority.instead) return response.writeHead(authority.instead.status).end(authority.instead.body)
      writeFileSync(folder.at('q.tsq'), Buffer.concat(chunks))
      openssl('ts', '-reply', '-queryfile', 'q.tsq', '-out', 'r.tsr', '-config', 'tsa.cnf', '-section', 'one')
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(readFileSync(folder.at('r.tsr')))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  authority.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stamps`
  return authority
}
