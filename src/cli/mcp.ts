import { KEY_VARIABLE, keyOfEnvironment, readSecret } from '../config.ts'
import { UsageError } from '../errors.ts'
import { textFlag } from './command.ts'
import type { Call, Command } from './command.ts'
import { RULE_FLAGS } from './opened-projects.ts'
import { ServerByKey } from './server-by-key.ts'

export const mcp: Command = {
  usage: '[--server URL --key-file FILE] [FLAG…]',
  uses: [],
  summary:
    'Lets an agent check and correct texts and read rules, by the Model Context Protocol over standard input and output; with --server ' +
    'also generate, page violations and decide (docs/agents.md).',
  options: {
    ...RULE_FLAGS,
    server: {
      type: 'string',
      value: 'URL',
      help: 'The address of a server whose documents and violations the agent may use, by an API key.',
    },
    'key-file': {
      type: 'string',
      value: 'FILE',
      help: `With --server: a file that holds the API key; otherwise ${KEY_VARIABLE} holds it.`,
    },
  },
  words: [0, 0],
  foreignFolders: true,
  async run(call) {
    const server = serverOf(call)
    // The packages of the protocol are loaded with this command alone.
    await (await import('./mcp/server.ts')).serveAgent(call, server)
  },
}

function serverOf(call: Call): ServerByKey | null {
  const address = textFlag(call, 'server')
  const file = textFlag(call, 'key-file')
  if (address === undefined) {
    if (file !== undefined) throw new UsageError('--key-file goes with --server')
    return null
  }
  const key = file === undefined ? keyOfEnvironment() : readSecret(file)
  if (!key) throw new UsageError(`--server needs --key-file FILE or the environment variable ${KEY_VARIABLE}: an API key of the workspace`)
  return new ServerByKey(address, key)
}
