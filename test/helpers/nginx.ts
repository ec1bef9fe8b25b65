import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { selfSigned } from './certificate.ts'
import { temporaryFolder } from './folder.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/bin/nginx']
const INSTALL = 'apt-get update && apt-get install -y nginx-light'
/** Where the package server cannot be reached, the tests go on with what there is. */
const INSTALL_WITHIN = 180_000

const nginxPath = (): string | undefined => process.env['NGINX_PATH'] ?? PLACES.find((place) => existsSync(place))

/** Root gets nginx installed; anybody else without one gets a sentence with the line to run. */
export function ensureNginx(): string | undefined {
  if (nginxPath()) return undefined
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `The tests behind a proxy need nginx; run once: sudo sh -c '${INSTALL}'`
  process.stdout.write('Installing nginx for the tests behind a proxy …\n')
  const { stderr } = spawnSync('sh', ['-c', INSTALL], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: INSTALL_WITHIN,
    // The package starts a server at port 80; nobody asked for that.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  return nginxPath() ? undefined : `nginx could not be installed: ${(stderr ?? '').trim().split('\n').at(-1)}`
}

/** A port nobody listens at. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

interface Nginx {
  /** The ports that the files' servers listen at, in their order. */
  ports: number[]
  /** What its certificate is checked with; it is for localhost. */
  ca: string
  /** What it complained about. */
  log(): string
  stop(): Promise<void>
}

/**
 * Runs nginx as whoever tests, in a folder of its own, with files of deploy/proxy: only ports and certificate are put in the places that
 * the files name.
 */
export async function startNginx(files: string[], servers: [number, number]): Promise<Nginx> {
  const folder = temporaryFolder('nginx')
  const { key, cert } = selfSigned('localhost')
  const [keyFile, certFile] = [folder.file('key.pem', key), folder.file('cert.pem', cert)]
  const ports: number[] = []
  const included: string[] = []
  for (const name of files) {
    const port = await freePort()
    ports.push(port)
    const text = readFileSync(path.join(import.meta.dirname, '../../deploy/proxy', name), 'utf8')
      .replaceAll('/etc/ssl/imprimatur/cert.pem', certFile)
      .replaceAll('/etc/ssl/imprimatur/key.pem', keyFile)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${servers[0]}`)
      .replaceAll('127.0.0.1:8081', `127.0.0.1:${servers[1]}`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
    included.push(`include ${folder.file(name, text)};`)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(folder.at(kind))
    return `${kind}_temp_path ${folder.at(kind)};`
  })
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; worker_processes 1;',
    `pid ${folder.at('pid')};`,
    `error_log ${folder.at('error.log')} warn;`,
    'events { worker_connections 512; }',
    `http { access_log off; ${temporary.join(' ')} ${included.join(' ')} }`,
  ]
  writeFileSync(folder.at('main.conf'), main.join('\n'))
  const child = spawn(nginxPath()!, ['-p', folder.path, '-c', folder.at('main.conf'), '-e', folder.at('error.log')], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  for (const port of ports) await untilListening(port, () => child.exitCode !== null && readFileSync(folder.at('error.log'), 'utf8'))
  return {
    ports,
    ca: cert,
    log: () => readFileSync(folder.at('error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      folder.remove()
    },
  }
}

async function untilListening(port: number, failure: () => string | false): Promise<void> {
  for (;;) {
    const said = failure()
    if (said) throw new Error(`nginx ended: ${said}`)
    const socket = net.connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
