/** Hostile clients, until the process is killed: `node bench/hostile.ts PORT`. Prints `ready` when all of them are running. */
import net from 'node:net'

const port = Number(process.argv[2])
/** Built once, so that building them takes no CPU time from the server. */
const attacks = [
  `GET /public/v1/audits HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 20_000 }, (_, i) => `h${i}: x\r\n`).join('')}\r\n`,
  `GET /public/v1/audits?search=${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  withBody('['.repeat(10_000) + ']'.repeat(10_000)),
  withBody(JSON.stringify({ action: 'x'.repeat(10_000_000) })),
  `POST /public/v1/document HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n` +
    `Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  `POST /public/v1/document HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n` +
    `${'x'.repeat(100_000)}`,
  `${'\x16\x03\x01'.repeat(1000)}\r\n\r\n`,
  'GET /public/v1/healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50),
]

function withBody(body: string): string {
  return (
    `POST /public/v1/violations/00000000-0000-0000-0000-000000000000/review HTTP/1.1\r\nHost: x\r\nX-API-Key: nobody\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}

const open = () =>
  new Promise<net.Socket>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => resolve(socket))
    socket.resume()
  })

/** One after the other forever, with a pause between two: the load is in what they send, not in the CPU time of this process. */
async function attackForever(first: number): Promise<never> {
  for (let turn = first; ; turn++) {
    const socket = await open()
    socket.write(attacks[turn % attacks.length]!)
    await new Promise((resolve) => setTimeout(resolve, 500))
    socket.destroy()
  }
}

await Promise.all(Array.from({ length: 1000 }, open))
for (let i = 0; i < 50; i++) {
  const socket = await open()
  const letters = 'GET /public/v1/audits HTTP/1.1\r\nHost: slow\r\nX-Slow: '
  let sent = 0
  setInterval(() => socket.write(letters[sent++] ?? 'x'), 1000)
}
for (let i = 0; i < 8; i++) void attackForever(i)
process.stdout.write('ready\n')
