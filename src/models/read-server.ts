import { MODEL_NAME } from '../generation/base/model.ts'

/** A server of models that answered. */
export interface LocalServer {
  /** What it seems to be. */
  service: 'Ollama' | 'vLLM' | 'llama.cpp' | 'LM Studio' | 'OpenAI protocol'
  address: string
  /** What MODEL_URL takes for it; null where it is found without. */
  url: string | null
  /** As MODEL takes them. */
  models: string[]
}

const MOST_MODELS = 100
const LONGEST_LIST = 512 * 1024
const OLLAMA = 'http://127.0.0.1:11434'

type Fetch = typeof globalThis.fetch

/** What is there; null where nothing answers, or something else than a server of models. What it says is a stranger's word. */
export async function readServer(address: string, fetch: Fetch, milliseconds: number): Promise<LocalServer | null> {
  const list = (path: string) => jsonAt(`${address}${path}`, fetch, milliseconds)
  const tags = namesIn(await list('/api/tags'), 'models', 'name')
  if (tags !== null) return { service: 'Ollama', address, url: address === OLLAMA ? null : address, models: named('ollama', tags) }
  const answer = await list('/v1/models')
  const ids = namesIn(answer, 'data', 'id')
  if (ids === null) return null
  return {
    service: serviceOf(address, namesIn(answer, 'data', 'owned_by') ?? []),
    address,
    url: `${address}/v1`,
    models: named('compatible', ids),
  }
}

function serviceOf(address: string, owners: readonly string[]): LocalServer['service'] {
  if (owners.includes('vllm')) return 'vLLM'
  if (owners.includes('llamacpp')) return 'llama.cpp'
  return address.endsWith(':1234') ? 'LM Studio' : 'OpenAI protocol'
}

const named = (provider: string, names: readonly string[]) =>
  names
    .map((name) => `${provider}:${name}`)
    .filter((name) => MODEL_NAME.test(name))
    .slice(0, MOST_MODELS)

/** The texts under one key of the entries of a list; null where the answer has no such list. */
function namesIn(answer: unknown, list: string, key: string): string[] | null {
  const entries = isRecord(answer) ? answer[list] : null
  if (!Array.isArray(entries)) return null
  return entries.flatMap((entry: unknown) => (isRecord(entry) && typeof entry[key] === 'string' ? [entry[key]] : []))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Null for everything that is no JSON of a fit length within the time: nobody there, a web site, an error, an answer without end. */
async function jsonAt(url: string, fetch: Fetch, milliseconds: number): Promise<unknown> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), milliseconds)
  try {
    const response = await fetch(url, { signal: limit.signal, headers: { accept: 'application/json' } })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      return null
    }
    const pieces: Uint8Array[] = []
    let length = 0
    for await (const piece of response.body) {
      length += piece.byteLength
      if (length > LONGEST_LIST) {
        limit.abort()
        return null
      }
      pieces.push(piece)
    }
    return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown
  } catch {
    // Whatever went wrong there: no server of models answered.
    return null
  } finally {
    clearTimeout(timer)
  }
}
