import path from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

/** An agent with `imprimatur mcp` in a folder, by the client of the protocol's own SDK. */
export async function startAgent(folder: string, args: string[] = [], env: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [LAUNCHER, 'mcp', ...args],
    cwd: folder,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  await client.connect(transport)
  return {
    client,
    /** What a tool answers, structured; a refusal is thrown in its words. */
    async call(name: string, given: Record<string, unknown> = {}, options: Parameters<typeof client.callTool>[1] = {}): Promise<any> {
      const { structuredContent, content, isError } = await client.callTool({ name, arguments: given }, options)
      if (isError) throw new Error((content as { text: string }[])[0]!.text)
      return structuredContent
    },
    close: () => client.close(),
  }
}
export type Agent = Awaited<ReturnType<typeof startAgent>>
