import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeServer } from './close-server.ts'

type Service = 'ollama' | 'vllm' | 'llamacpp'

/** What a scripted model is asked: its instructions, and the data between the marks. */
export interface Question {
  system: string
  data: { text: string; remarks?: { id: string; passage: string; remark: string }[] }
  temperature: number | undefined
}

export interface LocalModelServer {
  /** Host and port. */
  address: string
  asked: Question[]
  /** Every path that was asked for. */
  paths: string[]
  /** What the model writes; null: nothing, and no end. */
  answer: (question: Question) => string | null | Promise<string | null>
  /** Questions whose connection was closed before their answer. */
  left: number
  close(): Promise<void>
}

const MODEL = 'small-one:3b'

const LISTS: Record<Service, { path: string; body: object }> = {
  ollama: { path: '/api/tags', body: { models: [{ name: MODEL, model: MODEL, size: 2_019_393_189, details: { family: 'llama' } }] } },
  vllm: { path: '/v1/models', body: { object: 'list', data: [{ id: MODEL, object: 'model', owned_by: 'vllm', max_model_len: 8192 }] } },
  llamacpp: {
    path: '/v1/models',
    body: {
      models: [{ name: MODEL }],
      object: 'list',
      data: [{ id: MODEL, object: 'model', owned_by: 'llamacpp', meta: { n_params: 3e9 } }],
    },
  },
}

/** A server of models on this machine that lists one and answers as its script says: Ollama, vLLM or llama.cpp. */
export async function startLocalModelServer(service: Service): Promise<LocalModelServer> {
  const state = { left: 0, address: '', asked: [] as Question[], paths: [] as string[], answer: (() => '{}') as LocalModelServer['answer'] }
  const server = createServer(async (request, response) => {
    state.paths.push(request.url!)
    const { path, body } = LISTS[service]
    if (request.method === 'GET')
      return send(response, request.url === path ? 200 : 404, request.url === path ? body : { error: 'not found' })
    const isChat = request.url === '/v1/chat/completions'
    if (!isChat && !(service === 'ollama' && request.url === '/api/chat')) return send(response, 404, { error: 'not found' })
    const asked = questionOf(JSON.parse(await bodyOf(request)))
    state.asked.push(asked)
    response.on('close', () => void (state.left += response.writableFinished ? 0 : 1))
    const text = await state.answer(asked)
    if (text !== null)
      send(response, 200, isChat ? completion(text) : { model: MODEL, message: { role: 'assistant', content: text }, done: true })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, { close: () => closeServer(server) })
}

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function questionOf({ messages, temperature }: { messages: { role: string; content: string }[]; temperature?: number }): Question {
  const said = (role: string) => messages.filter((one) => one.role === role).map(({ content }) => content)
  const user = said('user').join('\n')
  return { system: said('system').join('\n'), data: JSON.parse(user.slice(user.indexOf('{'), user.lastIndexOf('}') + 1)), temperature }
}

const completion = (text: string) => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: MODEL,
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
  usage: { prompt_tokens: 700, completion_tokens: 30, total_tokens: 730 },
})
