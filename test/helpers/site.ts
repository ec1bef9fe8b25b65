import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeServer } from './close-server.ts'

export interface Site {
  url: string
  /** How often each path was asked for. */
  hits: Map<string, number>
  close(): Promise<void>
}

export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void)

/** A small site on loopback: pages by path, HTML unless the answer does it all itself. */
export async function startSite(pages: Record<string, Answer> | ((path: string) => Answer | undefined)): Promise<Site> {
  const hits = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    hits.set(path, (hits.get(path) ?? 0) + 1)
    const answer = typeof pages === 'function' ? pages(path) : pages[path]
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title><h1>Not found</h1>')
    else if (typeof answer === 'function') answer(request, response)
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    close: () => closeServer(server),
  }
}

/** A page with text around what is to be found in it. */
export const page = (
  title: string,
  body: string,
  links: string[] = [],
) => `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav><main><h1>${title}</h1>${body}
<p>This page has a paragraph of its own about ${title}, so that nobody takes it for an empty page or an error.</p></main></body></html>`
