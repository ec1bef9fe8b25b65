import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { closeServer } from './close-server.ts'

/** What a provider's service speaks: an answer, a stream of pieces, and the body of an error, each in its own shape. */
interface Shape {
  answer(text: string): object
  stream(response: ServerResponse, pieces: string[]): void
  error(message: string): object
}

const lines = (response: ServerResponse, events: object[], end = '') => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.end(end)
}

/** OpenAI's chat protocol, which Azure, Mistral and Ollama speak too. */
const CHAT: Shape = {
  answer: (text) => ({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
    usage: { prompt_tokens: 40, completion_tokens: 60, total_tokens: 100 },
  }),
  stream: (response, pieces) =>
    lines(
      response,
      [
        ...pieces.map((content) => ({
          id: 'c1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
        })),
        {
          id: 'c1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 40, completion_tokens: 60, total_tokens: 100 },
        },
      ],
      'data: [DONE]\n\n',
    ),
  error: (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
}

const candidate = (text: string, finishReason?: string) => ({
  candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason ? { finishReason } : {}) }],
  usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 60, totalTokenCount: 100 },
})

const GOOGLE: Shape = {
  answer: (text) => candidate(text, 'STOP'),
  stream: (response, pieces) =>
    lines(
      response,
      pieces.map((text, index) => candidate(text, index === pieces.length - 1 ? 'STOP' : undefined)),
    ),
  error: (message) => ({
    error: {
      code: 400,
      message,
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
    },
  }),
}

/** One message of Amazon's event stream: lengths, headers and payload, each part with its checksum. */
function amazonEvent(type: string, payload: object): Buffer {
  const header = (name: string, value: string) =>
    Buffer.concat([
      Buffer.from([name.length]),
      Buffer.from(name),
      Buffer.from([7, value.length >> 8, value.length & 255]),
      Buffer.from(value),
    ])
  const headers = Buffer.concat([
    header(':event-type', type),
    header(':content-type', 'application/json'),
    header(':message-type', 'event'),
  ])
  const body = Buffer.from(JSON.stringify(payload))
  const prelude = Buffer.alloc(12)
  prelude.writeUInt32BE(16 + headers.length + body.length, 0)
  prelude.writeUInt32BE(headers.length, 4)
  prelude.writeUInt32BE(crc32(prelude.subarray(0, 8)), 8)
  const message = Buffer.concat([prelude, headers, body, Buffer.alloc(4)])
  message.writeUInt32BE(crc32(message.subarray(0, -4)), message.length - 4)
  return message
}

const USAGE = { inputTokens: 40, outputTokens: 60, totalTokens: 100 }

const BEDROCK: Shape = {
  answer: (text) => ({
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: 'end_turn',
    usage: USAGE,
    metrics: { latencyMs: 5 },
  }),
  stream(response, pieces) {
    response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' })
    response.write(amazonEvent('messageStart', { role: 'assistant' }))
    for (const text of pieces) response.write(amazonEvent('contentBlockDelta', { contentBlockIndex: 0, delta: { text } }))
    response.write(amazonEvent('contentBlockStop', { contentBlockIndex: 0 }))
    response.write(amazonEvent('messageStop', { stopReason: 'end_turn' }))
    response.end(amazonEvent('metadata', { usage: USAGE, metrics: { latencyMs: 5 } }))
  },
  error: (message) => ({ message }),
}

/** Mistral's errors have a shape of their own. */
const MISTRAL: Shape = {
  ...CHAT,
  error: (message) => ({ object: 'error', message, type: 'invalid_request_error', param: null, code: null }),
}

const anthropicEvent = (type: string, rest: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
const anthropicMessage = (content: object[], usage: object, reason: string | null) => ({
  id: 'm1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content,
  stop_reason: reason,
  stop_sequence: null,
  usage,
})

const ANTHROPIC: Shape = {
  answer: (text) => anthropicMessage([{ type: 'text', text }], { input_tokens: 40, output_tokens: 60 }, 'end_turn'),
  stream(response, pieces) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const begun = anthropicMessage([], { input_tokens: 40, output_tokens: 1 }, null)
    response.write(anthropicEvent('message_start', { message: begun }))
    response.write(anthropicEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }))
    for (const text of pieces) response.write(anthropicEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }))
    response.write(anthropicEvent('content_block_stop', { index: 0 }))
    const delta = { stop_reason: 'end_turn', stop_sequence: null }
    response.write(anthropicEvent('message_delta', { delta, usage: { output_tokens: 60 } }))
    response.end(anthropicEvent('message_stop'))
  },
  error: (message) => ({ type: 'error', error: { type: 'invalid_request_error', message } }),
}

export const SHAPES = {
  openai: CHAT,
  azure: CHAT,
  ollama: CHAT,
  mistral: MISTRAL,
  google: GOOGLE,
  bedrock: BEDROCK,
  anthropic: ANTHROPIC,
} as const

/** What a stream does: its pieces one after the other, half of them and then nothing, an end in the middle, or something unreadable. */
type StreamEnd = 'slow' | 'hang' | 'cut' | 'malformed'
interface Streamed {
  pieces: string[]
  end: StreamEnd
}

/** The chunks that a shape writes of a stream, to be sent otherwise than at once. */
function chunksOf(shape: Shape, pieces: string[]): { type: string; chunks: Buffer[] } {
  const sent = { type: '', chunks: [] as Buffer[] }
  const keep = (chunk?: string | Buffer) => chunk && sent.chunks.push(Buffer.from(chunk))
  const writeHead = (_status: number, headers: Record<string, string>) => (sent.type = headers['content-type']!)
  const kept = { writeHead, write: keep, end: keep }
  shape.stream(kept as unknown as ServerResponse, pieces)
  return sent
}

async function streamBadly(response: ServerResponse, shape: Shape, { pieces, end }: Streamed): Promise<void> {
  const { type, chunks } = chunksOf(shape, pieces)
  response.writeHead(200, { 'content-type': type })
  const shown = end === 'slow' ? chunks : chunks.slice(0, Math.ceil(chunks.length / 2))
  for (const chunk of shown) {
    response.write(chunk)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  if (end === 'slow') response.end()
  if (end === 'cut') response.destroy()
  if (end === 'malformed') response.end(`data: {"choices": [{{\n\n${'x'.repeat(64)}`)
}

interface ProviderRequest {
  path: string
  headers: IncomingHttpHeaders
  body: any
}

type Next = string[] | { status: number; message: string; headers?: Record<string, string> } | Streamed

export interface ProviderServer {
  url: string
  requests: ProviderRequest[]
  /** What comes next, for every request or for each its own: pieces of a text, a status with what is said, or a stream that ends badly. */
  next: Next | ((request: ProviderRequest) => Next)
  /** Streams whose reader has left before their end. */
  left: number
  close(): Promise<void>
}

/** A service that speaks as one provider's does. */
export async function startProviderServer(shape: Shape): Promise<ProviderServer> {
  const state: ProviderServer = { url: '', requests: [], next: [], left: 0, close: async () => undefined }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
        const asked = { path: request.url!, headers: request.headers, body }
        state.requests.push(asked)
        const next = typeof state.next === 'function' ? state.next(asked) : state.next
        const json = (status: number, answer: object, headers = {}) =>
          response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer))
        if ('end' in next) {
          response.on('close', () => (state.left += next.end === 'hang' ? 1 : 0))
          void streamBadly(response, shape, next)
        } else if (!Array.isArray(next)) json(next.status, shape.error(next.message), next.headers)
        else if (body.stream === true || /stream/i.test(request.url!)) shape.stream(response, next)
        else json(200, shape.answer(next.join('')))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.close = () => closeServer(server)
  return state
}
