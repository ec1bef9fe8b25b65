/** A generated site for the benches: pages linked as a tree, a little text with and without faults. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const WORDS = 'bottle steel shop order delivery colour garden summer kitchen lid size litre tea coffee morning travel light hand wash year price'.split(' ')

export function benchPage(n: number, pages: number): string {
  const word = (i: number) => WORDS[(n * 7 + i * 13) % WORDS.length]!
  const sentence = (i: number) => `The ${word(i)} of the ${word(i + 1)} is made for the ${word(i + 2)} and the ${word(i + 3)} in ${2000 + ((n + i) % 26)}.`
  const paragraphs = Array.from({ length: 12 }, (_, p) => `<p>${Array.from({ length: 5 }, (_, i) => sentence(p * 5 + i)).join(' ')}</p>`)
  const links = Array.from({ length: 10 }, (_, i) => n * 10 + i + 1).filter((child) => child < pages).map((child) => `<li><a href="/p${child}.html">Page ${child}</a></li>`)
  const fault = n % 3 === 0 ? '<p>Our eco-friendly range is climate neutral.</p>' : ''
  return `<!doctype html><html lang="en"><head><title>Page ${n}</title><meta name="description" content="Page ${n} of the shop"></head><body><header><nav><a href="/p0.html">Home</a></nav></header><main><h1>Page ${n}</h1>${fault}${paragraphs.join('')}<ul>${links.join('')}</ul></main><footer><p>Imprint and terms.</p></footer></body></html>`
}

/** In a process of its own when this file is run: prints its port. */
export async function serveSite(pages: number): Promise<number> {
  const server = createServer((request, response) => {
    const n = Number(/^\/p(\d+)\.html$/.exec(request.url ?? '')?.[1] ?? (request.url === '/' ? 0 : Number.NaN))
    if (!(n < pages)) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('none')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(benchPage(n, pages))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

if (process.argv[2] === '--site') process.stdout.write(`${await serveSite(Number(process.argv[3]))}\n`)
