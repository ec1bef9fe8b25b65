import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeServer } from './close-server.ts'

/** What the model was asked, whichever protocol it came by. */
export interface Asked {
  system: string
  user: string
  stream: boolean
  headers: IncomingMessage['headers']
  model: string
  /** The whole request, as the protocol has it. */
  body: any
}

/** What the scripted server does with a call. */
export type Behaviour =
  | { text: string; pieces?: number }
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang'
  | 'cut'
  | 'not-json'
  | 'empty'
  | 'refusal'
  | 'length'
  | 'huge'
  | 'close'

export interface ModelServer {
  /** Base address, as MODEL_URL takes it. */
  url: string
  asked: Asked[]
  script: (asked: Asked, count: number) => Behaviour | Promise<Behaviour>
  close(): Promise<void>
}

/** A service that speaks the OpenAI chat protocol or Anthropic's, and does as its script says. */
export async function startModelServer(protocol: 'openai' | 'anthropic'): Promise<ModelServer> {
  const state: ModelServer = { url: '', asked: [], script: () => ({ text: '# Text' }), close: async () => undefined }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      const asked = {
        ...(protocol === 'openai' ? openaiAsked(body) : anthropicAsked(body)),
        headers: request.headers,
        model: body.model,
        body,
      }
      state.asked.push(asked)
      answer(response, protocol, asked, await state.script(asked, state.asked.length))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  state.close = () => closeServer(server)
  return state
}

const textOf = (content: any): string =>
  typeof content === 'string' ? content : (content ?? []).map((part: any) => part.text ?? '').join('')

const openaiAsked = (body: any) => ({
  system: body.messages
    .filter((message: any) => message.role === 'system' || message.role === 'developer')
    .map((message: any) => textOf(message.content))
    .join('\n'),
  user: body.messages
    .filter((message: any) => message.role === 'user')
    .map((message: any) => textOf(message.content))
    .join('\n'),
  stream: body.stream === true,
})

const anthropicAsked = (body: any) => ({
  system: textOf(body.system),
  user: body.messages.map((message: any) => textOf(message.content)).join('\n'),
  stream: body.stream === true,
})

function answer(response: ServerResponse, protocol: 'openai' | 'anthropic', { stream, model }: Asked, behaviour: Behaviour): void {
  const json = (status: number, body: unknown, headers = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  if (behaviour === 'hang') return
  if (behaviour === 'close') return void response.destroy()
  if (behaviour === 'not-json') return void json(200, '<html>gateway</html>')
  if (typeof behaviour === 'object' && 'status' in behaviour)
    return void json(
      behaviour.status,
      behaviour.body ?? { error: { message: `status ${behaviour.status}`, type: 'scripted' } },
      behaviour.headers,
    )
  const special = typeof behaviour === 'string' ? behaviour : null
  const text =
    typeof behaviour === 'object'
      ? behaviour.text
      : special === 'huge'
        ? 'word '.repeat(2 * 1024 * 1024)
        : special === 'empty' || special === 'refusal'
          ? ''
          : '# Half a text\n\nThis sentence is cut'
  const whole = protocol === 'openai' ? openaiAnswer(text, special, model) : anthropicAnswer(text, special, model)
  if (!stream) {
    if (special !== 'cut') return void json(200, whole)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' })
    response.write(JSON.stringify(whole).slice(0, 80))
    return void setTimeout(() => response.destroy(), 20)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const pieces = cut(text, typeof behaviour === 'object' ? (behaviour.pieces ?? 5) : 5)
  const events = protocol === 'openai' ? openaiEvents(pieces, special, model) : anthropicEvents(pieces, special, model)
  for (const event of special === 'cut' ? events.slice(0, -3) : events) response.write(event)
  if (special === 'cut') setTimeout(() => response.destroy(), 20)
  else response.end()
}

const cut = (text: string, pieces: number) => {
  const size = Math.max(1, Math.ceil(text.length / pieces))
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size))
}

const openaiReason = (special: string | null) => (special === 'length' ? 'length' : 'stop')
const anthropicReason = (special: string | null) => (special === 'length' ? 'max_tokens' : special === 'refusal' ? 'refusal' : 'end_turn')

const openaiAnswer = (text: string, special: string | null, model: string) => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [
    {
      index: 0,
      finish_reason: openaiReason(special),
      message: {
        role: 'assistant',
        content: text === '' ? null : text,
        ...(special === 'refusal' ? { refusal: 'I cannot help with that.' } : {}),
      },
    },
  ],
  usage: { prompt_tokens: 40, completion_tokens: 60, total_tokens: 100 },
})

const anthropicAnswer = (text: string, special: string | null, model: string) => ({
  id: 'm1',
  type: 'message',
  role: 'assistant',
  model,
  content: text === '' ? [] : [{ type: 'text', text }],
  stop_reason: anthropicReason(special),
  stop_sequence: null,
  usage: { input_tokens: 40, output_tokens: 60 },
})

const openaiEvents = (pieces: string[], special: string | null, model: string) => {
  const head = { id: 'c1', object: 'chat.completion.chunk', created: 1, model }
  const data = (rest: object) => `data: ${JSON.stringify({ ...head, ...rest })}\n\n`
  const chunk = (choice: object, more = {}) => data({ choices: [{ index: 0, ...choice }], ...more })
  return [
    chunk({ delta: { role: 'assistant', content: '' }, finish_reason: null }),
    ...pieces.map((content) => chunk({ delta: { content }, finish_reason: null })),
    chunk({ delta: {}, finish_reason: openaiReason(special) }),
    data({ choices: [], usage: { prompt_tokens: 40, completion_tokens: 60, total_tokens: 100 } }),
    'data: [DONE]\n\n',
  ]
}

const anthropicEvents = (pieces: string[], special: string | null, model: string) => {
  const event = (type: string, rest: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
  return [
    event('message_start', {
      message: { ...anthropicAnswer('', special, model), stop_reason: null, usage: { input_tokens: 40, output_tokens: 1 } },
    }),
    ...(pieces.length > 0 ? [event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })] : []),
    ...pieces.map((text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
    ...(pieces.length > 0 ? [event('content_block_stop', { index: 0 })] : []),
    event('message_delta', { delta: { stop_reason: anthropicReason(special), stop_sequence: null }, usage: { output_tokens: 60 } }),
    event('message_stop', {}),
  ]
}
