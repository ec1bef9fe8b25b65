import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { ModelFailure } from '../../src/generation/base/model.ts'
import { openModel } from '../../src/models/model.ts'
import { PROVIDERS, providerOf } from '../../src/models/providers.ts'
import { modelFetch } from '../../src/models/transport.ts'
import { SHAPES, startProviderServer } from '../helpers/provider-server.ts'
import type { ProviderServer } from '../helpers/provider-server.ts'

const KEY = 'key-0123456789abcdef'
const TEXT = ['# Oslo desk\n\n', 'A desk of solid oak ', 'for small rooms.']

interface Expected {
  provider: keyof typeof SHAPES
  id: string
  /** What follows the server's address in MODEL_URL. */
  url: string
  key: string | null
  path: RegExp
  streamPath?: RegExp
  /** The header that carries the key. */
  header: [name: string, value: RegExp | undefined]
  refused: { status: number; message: string; explained: RegExp }
}

const REFUSED = { status: 401, message: `Invalid key ${KEY}`, explained: /does not accept the key/ }

const PROVIDER_CASES: Expected[] = [
  {
    provider: 'ollama',
    id: 'llama3.2',
    url: '',
    key: null,
    path: /^\/v1\/chat\/completions$/,
    header: ['authorization', undefined],
    refused: { status: 404, message: 'model "llama3.2" not found, try pulling it first', explained: /does not know this model/ },
  },
  {
    provider: 'openai',
    id: 'gpt-x',
    url: '/v1',
    key: KEY,
    path: /^\/v1\/chat\/completions$/,
    header: ['authorization', /^Bearer key-0123456789abcdef$/],
    refused: REFUSED,
  },
  {
    provider: 'azure',
    id: 'my-deployment',
    url: '/openai',
    key: KEY,
    path: /^\/openai\/chat\/completions$/,
    header: ['api-key', /^key-0123456789abcdef$/],
    refused: { status: 404, message: 'The API deployment for this resource does not exist', explained: /does not know this model/ },
  },
  {
    provider: 'mistral',
    id: 'mistral-small-latest',
    url: '/v1',
    key: KEY,
    path: /^\/v1\/chat\/completions$/,
    header: ['authorization', /^Bearer key-0123456789abcdef$/],
    refused: REFUSED,
  },
  {
    provider: 'google',
    id: 'gemini-2.5-flash',
    url: '/v1beta',
    key: KEY,
    path: /^\/v1beta\/models\/gemini-2\.5-flash:generateContent$/,
    streamPath: /:streamGenerateContent\?alt=sse$/,
    // Google answers a wrong key with 400.
    header: ['x-goog-api-key', /^key-0123456789abcdef$/],
    refused: { status: 400, message: 'API key not valid. Please pass a valid API key.', explained: /does not accept the key/ },
  },
  {
    provider: 'bedrock',
    id: 'anthropic.claude-x-v1:0',
    url: '',
    key: KEY,
    path: /^\/model\/anthropic\.claude-x-v1%3A0\/converse$/,
    streamPath: /\/converse-stream$/,
    header: ['authorization', /^Bearer key-0123456789abcdef$/],
    refused: { status: 403, message: 'The security token included in the request is invalid.', explained: /does not accept the key/ },
  },
  {
    provider: 'bedrock',
    id: 'meta.llama-x',
    url: '',
    key: 'ACCESSKEYID:secret/access+key',
    path: /^\/model\/meta\.llama-x\/converse$/,
    streamPath: /\/converse-stream$/,
    header: [
      'authorization',
      /^AWS4-HMAC-SHA256 Credential=ACCESSKEYID\/\d{8}\/us-east-1\/bedrock\/aws4_request, SignedHeaders=.*, Signature=[0-9a-f]{64}$/,
    ],
    refused: { status: 403, message: 'The request signature we calculated does not match.', explained: /does not accept the key/ },
  },
]

for (const {
  provider,
  id,
  url,
  key,
  path,
  streamPath,
  header: [name, value],
  refused,
} of PROVIDER_CASES) {
  describe(`${provider}:${id}`, () => {
    let server: ProviderServer
    before(async () => {
      server = await startProviderServer(SHAPES[provider])
    })
    after(() => server.close())
    beforeEach(() => {
      server.requests.length = 0
    })

    const open = () => openModel({ model: `${provider}:${id}`, url: server.url + url, key }, { seconds: 60, fetch: modelFetch() })
    const holdsKey = ({ headers, path: asked, body }: ProviderServer['requests'][number]) => {
      if (value === undefined) assert.equal(headers[name], undefined)
      else assert.match(String(headers[name]), value)
      const { [name]: _key, ...others } = headers
      for (const secret of (key ?? '').split(':').filter((part) => part !== ''))
        assert.ok(!JSON.stringify([others, asked, body]).includes(secret), 'the key stands elsewhere too')
    }

    test('an answer, with its tokens; the key in its header and nowhere else; instructions and data separate', async () => {
      server.next = TEXT
      const { text, tokens } = await open().write({ instructions: 'Write about desks.', data: 'Oslo' })
      assert.equal(text, TEXT.join(''))
      assert.deepEqual(tokens, { input: 40, output: 60, calls: 1 })
      const [request] = server.requests as [ProviderServer['requests'][number]]
      assert.match(request.path, path)
      holdsKey(request)
      assert.match(JSON.stringify(request.body), /Write about desks\./)
      assert.match(JSON.stringify(request.body), /Oslo/)
    })

    test('a stream, piece by piece', async () => {
      server.next = TEXT
      const seen: string[] = []
      const { text, tokens } = await open().write({ instructions: 'Write.', data: '{}', onText: (piece) => seen.push(piece) })
      assert.equal(text, TEXT.join(''))
      assert.deepEqual(seen, TEXT)
      assert.deepEqual(tokens, { input: 40, output: 60, calls: 1 })
      assert.match(server.requests[0]!.path, streamPath ?? path)
      holdsKey(server.requests[0]!)
    })

    test('a refusal, said plainly and with what the service said, without the key', async () => {
      server.next = refused
      await assert.rejects(open().write({ instructions: 'Write.', data: '{}' }), (error: unknown) => {
        assert.ok(error instanceof ModelFailure)
        assert.match(error.message, refused.explained)
        assert.equal(error.said, `${refused.status} ${refused.message.replaceAll(KEY, '***')}`)
        return true
      })
      assert.equal(server.requests.length, 1)
    })
  })
}

const ORDERS = 200
const FATES = ['whole', 'whole', 'whole', 'slow', 'busy', 'malformed', 'hang', 'cut'] as const
const ANTHROPIC_CASE = { provider: 'anthropic', id: 'claude-x', url: '/v1', key: KEY } as const

/** Streams of one provider: each order has its own fate, and none that of another. */
async function manyOf({ provider, id, url, key }: Pick<Expected, 'provider' | 'id' | 'url' | 'key'>, numbers: number[]): Promise<void> {
  const server = await startProviderServer(SHAPES[provider])
  const model = openModel({ model: `${provider}:${id}`, url: server.url + url, key }, { seconds: 60, fetch: modelFetch() })
  const fateOf = (number: number) => FATES[numbers.indexOf(number) % FATES.length]!
  const textOf = (number: number) => [`# Order ${number}\n\n`, 'A desk ', 'of oak, ', `number ${number}.`]
  const tries = new Map<number, number>()
  server.next = ({ body }) => {
    const number = Number(/order-(\d+)/.exec(JSON.stringify(body))![1])
    const attempt = (tries.get(number) ?? 0) + 1
    tries.set(number, attempt)
    const [pieces, fate] = [textOf(number), fateOf(number)]
    if (fate === 'busy' && attempt === 1) return { status: 503, message: 'overloaded', headers: { 'retry-after-ms': '1' } }
    if (fate === 'cut' && attempt > 1) return pieces
    return fate === 'whole' || fate === 'busy' ? pieces : { pieces, end: fate }
  }
  const order = async (number: number) => {
    const leave = new AbortController()
    let seen = ''
    const call = {
      instructions: 'Write.',
      data: `order-${number}`,
      signal: leave.signal,
      onRestart: () => (seen = ''),
      onText(piece: string) {
        seen += piece
        // Whoever waits for this one leaves when the first words are there.
        if (fateOf(number) === 'hang') leave.abort()
      },
    }
    const ended = await model.write(call).catch((error: unknown) => error)
    return { number, seen, ended }
  }
  const all = await Promise.all(numbers.map(order))
  for (const { number, seen, ended } of all) {
    const [fate, about] = [fateOf(number), `${provider} ${number} ${fateOf(number)}: ${String(ended)}`]
    if (fate === 'malformed' || fate === 'hang') {
      assert.ok(ended instanceof ModelFailure, about)
      assert.match(ended.message, fate === 'hang' ? /was stopped/ : /broke off|cannot be read/, about)
      assert.ok(!ended.message.includes(KEY))
      continue
    }
    assert.deepEqual(ended, { text: textOf(number).join(''), tokens: { input: 40, output: 60, calls: 1 } }, about)
    assert.equal(seen, textOf(number).join(''), about)
    assert.equal(tries.get(number), fate === 'busy' || fate === 'cut' ? 2 : 1, about)
  }
  const stopped = all.filter(({ number }) => fateOf(number) === 'hang').length
  while (server.left < stopped) await new Promise((resolve) => setTimeout(resolve, 5))
  await server.close()
}

test('200 streams at once in the protocols of all providers, among them slow, busy, cut, malformed and cancelled ones', async () => {
  const cases = [...PROVIDER_CASES.filter(({ key }) => key === null || key === KEY), ANTHROPIC_CASE]
  const numbers = Array.from({ length: ORDERS }, (_, number) => number)
  await Promise.all(
    cases.map((each, at) =>
      manyOf(
        each,
        numbers.filter((number) => number % cases.length === at),
      ),
    ),
  )
})

test("keys and addresses of the environment are nobody's: only what was set is used", async () => {
  const server = await startProviderServer(SHAPES.bedrock)
  const foreign = {
    AWS_BEARER_TOKEN_BEDROCK: 'foreign-token',
    AWS_ACCESS_KEY_ID: 'FOREIGN',
    AWS_SECRET_ACCESS_KEY: 'foreign',
    AWS_SESSION_TOKEN: 'foreign-session',
    OPENAI_BASE_URL: server.url,
    ANTHROPIC_BASE_URL: server.url,
    AWS_ENDPOINT_URL: server.url,
  }
  const before = Object.fromEntries(Object.keys(foreign).map((name) => [name, process.env[name]]))
  Object.assign(process.env, foreign)
  try {
    server.next = ['Text.']
    await openModel({ model: 'bedrock:x', url: server.url, key: 'MINE:secret' }, { seconds: 60, fetch: modelFetch() }).write({
      instructions: 'Write.',
      data: '{}',
    })
    assert.match(String(server.requests[0]!.headers.authorization), /Credential=MINE\//)
    assert.equal(server.requests[0]!.headers['x-amz-security-token'], undefined)
    const asked: string[] = []
    const nowhere = (async (input: RequestInfo | URL) => {
      asked.push(new URL(String(input)).host)
      return Response.json({}, { status: 400 })
    }) as typeof fetch
    for (const model of ['openai:x', 'anthropic:x', 'google:x', 'mistral:x', 'bedrock:x'])
      await assert.rejects(
        openModel({ model, url: null, key: 'mine-0123456789' }, { seconds: 60, fetch: nowhere }).write({
          instructions: 'Write.',
          data: '{}',
        }),
      )
    assert.deepEqual(asked, [
      'api.openai.com',
      'api.anthropic.com',
      'generativelanguage.googleapis.com',
      'api.mistral.ai',
      'bedrock-runtime.us-east-1.amazonaws.com',
    ])
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    await server.close()
  }
})

test('addresses are taken as people copy them', async () => {
  const hosts: string[] = []
  const nowhere = (async (input: RequestInfo | URL) => {
    hosts.push(String(input))
    return Response.json({}, { status: 400 })
  }) as typeof fetch
  const ask = (model: string, url: string) =>
    assert.rejects(
      openModel({ model, url, key: 'mine-0123456789' }, { seconds: 60, fetch: nowhere }).write({ instructions: 'Write.', data: '{}' }),
    )
  await ask('azure:d', 'https://my-resource.openai.azure.com/')
  await ask('azure:d', 'https://my-resource.openai.azure.com/openai')
  await ask('ollama:m', 'http://machine:11434')
  await ask('compatible:m', 'http://machine:8000/v1/')
  await ask('bedrock:m', 'eu-central-1')
  assert.deepEqual(hosts, [
    'https://my-resource.openai.azure.com/openai/v1/chat/completions?api-version=v1',
    'https://my-resource.openai.azure.com/openai/v1/chat/completions?api-version=v1',
    'http://machine:11434/v1/chat/completions',
    'http://machine:8000/v1/chat/completions',
    'https://bedrock-runtime.eu-central-1.amazonaws.com/model/m/converse',
  ])
})

test('what is missing is said before anything is called', () => {
  for (const [choice, explained] of [
    [{ model: 'gpt-4', url: null, key: null }, /provider:model/],
    [{ model: 'openai:', url: null, key: KEY }, /provider:model/],
    [{ model: 'azure:x', url: null, key: KEY }, /address/],
    [{ model: 'openai:x', url: null, key: null }, /needs a key/],
    [{ model: 'compatible:x', url: 'localhost:8000', key: null }, /http/],
  ] as const)
    assert.throws(
      () => providerOf(choice),
      (error: unknown) => error instanceof ModelFailure && explained.test(error.message),
    )
  assert.deepEqual(Object.keys(PROVIDERS).toSorted(), [
    'anthropic',
    'azure',
    'bedrock',
    'compatible',
    'google',
    'mistral',
    'ollama',
    'openai',
  ])
})
