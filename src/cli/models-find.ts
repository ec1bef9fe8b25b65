import { serversHere } from '../models/local-servers.ts'
import type { LocalServer } from '../models/local-servers.ts'
import type { Command } from './command.ts'

export const find: Command = {
  usage: '',
  uses: ['MODEL_SERVERS'],
  summary: 'Looks for model servers on this machine (Ollama, vLLM, llama.cpp, LM Studio) at their usual ports, and lists their models.',
  words: [0, 0],
  async run(call) {
    const { servers, asked } = await serversHere(call.settings)
    call.print({ servers, asked }, servers.length > 0 ? servers.map(shown).join('\n\n') : nobody(asked))
    return servers.length > 0 ? 0 : 1
  },
}

const nobody = (asked: readonly string[]) =>
  asked.length === 0
    ? 'MODEL_SERVERS is empty: nobody was asked.'
    : `No server of models answers at ${asked.join(', ')}. docs/models.md shows how to start one.`

function shown({ service, address, url, models }: LocalServer): string {
  const list = models.length > 0 ? models.map((model) => `  ${model}`) : ['  no model yet']
  const use = models.length > 0 ? [`  imprimatur models try --model ${models[0]}${url === null ? '' : ` --model-url ${url}`}`] : []
  return [`${service} at ${address}`, ...list, ...use].join('\n')
}
