import type { LanguageModel } from 'ai'
import { ModelFailure } from '../generation/base/model.ts'

/** A model: provider:model, its address and its key. */
export interface ModelChoice {
  model: string
  url: string | null
  key: string | null
}

type Fetch = typeof globalThis.fetch
type Settled = Omit<ModelChoice, 'model'> & { id: string; fetch: Fetch }

interface Provider {
  /** Whether its service needs a key, and whether an address must be given. */
  needsKey: boolean
  needsUrl: boolean
  load(choice: Settled): Promise<LanguageModel>
}

const OLLAMA = 'http://127.0.0.1:11434/v1'
/**
 * Without a key or address, the libraries would take one from the environment: a key meant for something else must never be used by
 * accident, nor be sent to another address.
 */
const NO_KEY = 'none'
const PLACES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
}

const at = (url: string) => ({ baseURL: url.replace(/\/+$/, '') })

/** Adds the path that the service needs to an address given without it. */
function withPath(url: string, path: string, of: (host: string) => boolean = () => true): string {
  const { hostname, pathname, search } = new URL(url)
  return pathname === '/' && search === '' && of(hostname) ? url.replace(/\/*$/, path) : url
}

const AWS_DOMAINS: Record<string, string> = { cn: 'amazonaws.com.cn', eusc: 'amazonaws.eu' }

/** Every provider there is, loaded when it is used. */
export const PROVIDERS: Record<string, Provider> = {
  ollama: {
    needsKey: false,
    needsUrl: false,
    load: (choice) => compatible('ollama', { ...choice, url: choice.url === null ? OLLAMA : withPath(choice.url, '/v1') }),
  },
  openai: {
    needsKey: true,
    needsUrl: false,
    load: async ({ id, url, key, fetch }) =>
      (await import('@ai-sdk/openai')).createOpenAI({ ...at(url ?? PLACES.openai), apiKey: key ?? NO_KEY, fetch }).chat(id),
  },
  anthropic: {
    needsKey: true,
    needsUrl: false,
    load: async ({ id, url, key, fetch }) =>
      (await import('@ai-sdk/anthropic')).createAnthropic({ ...at(url ?? PLACES.anthropic), apiKey: key ?? NO_KEY, fetch })(id),
  },
  google: {
    needsKey: true,
    needsUrl: false,
    load: async ({ id, url, key, fetch }) =>
      (await import('@ai-sdk/google')).createGoogle({ ...at(url ?? PLACES.google), apiKey: key ?? NO_KEY, fetch })(id),
  },
  mistral: {
    needsKey: true,
    needsUrl: false,
    load: async ({ id, url, key, fetch }) =>
      (await import('@ai-sdk/mistral')).createMistral({ ...at(url ?? PLACES.mistral), apiKey: key ?? NO_KEY, fetch })(id),
  },
  azure: {
    needsKey: true,
    needsUrl: true,
    load: async ({ id, url, key, fetch }) =>
      (await import('@ai-sdk/azure'))
        .createAzure({ ...at(withPath(url!, '/openai', (host) => host.endsWith('.azure.com'))), apiKey: key ?? NO_KEY, fetch })
        .chat(id),
  },
  bedrock: {
    needsKey: true,
    needsUrl: false,
    async load({ id, url, key, fetch }) {
      const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
      // A pair ACCESS:SECRET signs each request; anything else is a Bedrock API key.
      const [accessKeyId, secretAccessKey, ...more] = (key ?? '').split(':')
      const region = /^[a-z]{2,4}(-[a-z]+)+-\d$/.test(url ?? '')
        ? url!
        : (/bedrock-runtime\.([a-z0-9-]+)\./.exec(url ?? '')?.[1] ?? 'us-east-1')
      const place = at(
        url !== null && url.startsWith('http')
          ? url
          : `https://bedrock-runtime.${region}.${AWS_DOMAINS[region.split('-')[0]!] ?? 'amazonaws.com'}`,
      )
      // An empty key keeps the library from using one of the environment.
      return createAmazonBedrock(
        secretAccessKey && more.length === 0
          ? { ...place, region, apiKey: ' ', accessKeyId: accessKeyId!, secretAccessKey, fetch }
          : { ...place, region, apiKey: key ?? NO_KEY, fetch },
      )(id)
    },
  },
  compatible: { needsKey: false, needsUrl: true, load: (choice) => compatible('compatible', choice) },
}

async function compatible(name: string, { id, url, key, fetch }: Settled): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name,
    baseURL: url!.replace(/\/+$/, ''),
    ...(key === null ? {} : { apiKey: key }),
    includeUsage: true,
    fetch,
  })(id)
}

/** Where the service of a model is; null where the provider's library works it out. */
export function placeOf({ model, url }: Pick<ModelChoice, 'model' | 'url'>): string | null {
  const name = model.split(':')[0]!.trim().toLowerCase()
  if (name === 'ollama') return url === null ? OLLAMA : withPath(url, '/v1')
  if (url?.startsWith('http')) return url
  return Object.hasOwn(PLACES, name) ? PLACES[name as keyof typeof PLACES] : null
}

const PROVIDER_NAMES = Object.keys(PROVIDERS)

/** Parses provider:model; throws an error that names what is missing. */
export function providerOf({ model, url, key }: ModelChoice): { provider: Provider; name: string; id: string } {
  const colon = model.indexOf(':')
  const [name, id] = colon < 0 ? ['', ''] : [model.slice(0, colon).trim().toLowerCase(), model.slice(colon + 1).trim()]
  const provider = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name]! : null
  if (!provider || id === '')
    throw new ModelFailure('setup', `A model is named provider:model, such as ollama:llama3.2; providers are ${PROVIDER_NAMES.join(', ')}.`)
  if (provider.needsUrl && url === null) throw new ModelFailure('setup', `The provider ${name} needs the address of its service.`)
  if (provider.needsKey && key === null) throw new ModelFailure('setup', `The provider ${name} needs a key.`)
  if (url !== null && !(URL.canParse(url) && /^https?:/.test(url)) && name !== 'bedrock')
    throw new ModelFailure('setup', "The address of the model's service should begin with https:// or http://.")
  return { provider, name, id }
}
