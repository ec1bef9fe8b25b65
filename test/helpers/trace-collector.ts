import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { closeServer } from './close-server.ts'

interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, string | number | boolean | undefined>
  resource: Record<string, string | number | boolean | undefined>
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
}

const plain = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue ?? value.doubleValue)]),
  )

/** A collector of OpenTelemetry on loopback: OTLP over HTTP in JSON. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const requests: { url: string; headers: IncomingHttpHeaders }[] = []
  const bodies: string[] = []
  let arrived = () => undefined as void
  const server = createServer(async (request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    const body = (await json(request)) as any
    bodies.push(JSON.stringify(body))
    for (const { resource, scopeSpans } of body.resourceSpans)
      for (const { spans: some } of scopeSpans)
        for (const span of some) spans.push({ ...span, attributes: plain(span.attributes), resource: plain(resource.attributes) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    arrived()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    /** Everything that was sent, as text. */
    sent: () => bodies.join('\n'),
    /** Waits until a span is there that fits. */
    async span(fits: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
      for (;;) {
        const found = spans.find(fits)
        if (found) return found
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
    },
    close: () => closeServer(server),
  }
}
