import type { Command } from './command.ts'

export const openapi: Command = {
  usage: '',
  uses: [],
  summary: 'Prints the OpenAPI document of the public API.',
  words: [0, 0],
  async run() {
    const { publicDocument } = await import('../http/public/index.ts')
    process.stdout.write(`${JSON.stringify(publicDocument(), null, 2)}\n`)
  },
}
