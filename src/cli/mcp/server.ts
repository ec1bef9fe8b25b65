import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { agentServer } from '../../agents/server.ts'
import type { Call } from '../command.ts'
import type { ServerByKey } from '../server-by-key.ts'
import { RulesHere } from './rules-here.ts'

/** Serves one agent until it closes standard input. */
export async function serveAgent(call: Call, server: ServerByKey | null): Promise<void> {
  const rules = new RulesHere(call)
  // What is wrong with the project file is said now, and not with the first call.
  await rules.open()
  const ended = new Promise<void>((resolve) => process.stdin.once('close', resolve).once('end', resolve))
  const handle = serveStdio(() => agentServer(rules, server), {
    onerror: (error) => void process.stderr.write(`imprimatur: ${error.message}\n`),
  })
  await ended
  await handle.close()
}
