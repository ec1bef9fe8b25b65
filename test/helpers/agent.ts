import path from 'node:path'
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

/** An agent with `imprimatur mcp` in a folder, by the client of the protocol's own SDK. */
export const startAgent = (folder: string, args: string[] = [], env: Record<string, string> = {}) =>
  connected(
    new StdioClientTransport({
      command: process.execPath,
      args: [LAUNCHER, 'mcp', ...args],
      cwd: folder,
      env: { ...(process.env as Record<string, string>), ...env },
    }),
  )

/** The same with a server's /mcp. `mode`: `legacy` is the protocol of 2025 with its handshake, `auto` that of 2026. */
export const connectAgent = (url: string, headers: Record<string, string>, mode: 'legacy' | 'auto' = 'legacy') =>
  connected(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }), mode)

async function connected(transport: Transport, mode: 'legacy' | 'auto' = 'legacy') {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  const heard: number[] = []
  // The client forgets who listens to progress with the answer: what arrives together with it would not be told.
  const take = transport.onmessage!
  transport.onmessage = (message, extra) => {
    if ('method' in message && message.method === 'notifications/progress') heard.push((message.params as { progress: number }).progress)
    take(message, extra)
  }
  return {
    client,
    /** The steps of progress that a call was told of. */
    async stepsOf(call: (options: { onprogress(): void }) => Promise<unknown>): Promise<number[]> {
      heard.length = 0
      await call({ onprogress: () => undefined })
      return [...heard]
    },
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
