import type { Command } from './command.ts'
import { RULE_FLAGS } from './opened-projects.ts'

export const lsp: Command = {
  usage: '[--stdio] [FLAG…]',
  uses: [],
  summary: 'Checks texts in an editor as one types, by the Language Server Protocol over standard input and output (docs/editors.md).',
  options: { ...RULE_FLAGS, stdio: { type: 'boolean', help: 'Has no effect: it is always so; many editors pass it.' } },
  words: [0, 0],
  foreignFolders: true,
  async run(call) {
    // The packages of the protocol are loaded with this command alone.
    await (await import('./lsp/server.ts')).serveEditor(call)
  },
}
