import { fromJsonSchema, type CallToolResult, type McpServer, type ServerContext, type ToolAnnotations } from '@modelcontextprotocol/server'
import type { Static, TObject } from 'typebox'
import { PlainError, UsageError } from '../errors.ts'

/** Something an agent can call: what it takes and answers are one schema each. */
export interface Tool<Input extends TObject, Output extends TObject> {
  name: string
  title: string
  description: string
  input: Input
  output: Output
  annotations: ToolAnnotations
  run(given: Static<Input>, work: Work): Promise<Static<Output>>
}

/** The call that is being answered. */
export interface Work {
  /** Aborted when the agent no longer wants the answer. */
  signal: AbortSignal
  /** Says how far it is, where the agent asked to be told. */
  progress(done: number, total: number, message: string): Promise<void>
}

/** Only reads, and reaches nothing outside of this machine. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false }

export function addTool<Input extends TObject, Output extends TObject>(server: McpServer, tool: Tool<Input, Output>): void {
  const { name, title, description, annotations } = tool
  const [inputSchema, outputSchema] = [fromJsonSchema<Static<Input>>(plain(tool.input)), fromJsonSchema<Static<Output>>(plain(tool.output))]
  server.registerTool(name, { title, description, annotations, inputSchema, outputSchema }, async (given, context) => {
    try {
      const answer = await tool.run(given, workOf(context))
      return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer as Record<string, unknown> }
    } catch (error) {
      return failure(error)
    }
  })
}

/** What an agent can mend is said in words; everything else is a fault of ours, and the protocol's to report. */
function failure(error: unknown): CallToolResult {
  if (!(error instanceof UsageError || error instanceof PlainError)) throw error
  return { content: [{ type: 'text', text: error.message }], isError: true }
}

/** Without what TypeBox keeps beside a schema. */
const plain = (schema: TObject) => JSON.parse(JSON.stringify(schema)) as Parameters<typeof fromJsonSchema>[0]

const workOf = ({ mcpReq }: ServerContext): Work => ({
  signal: mcpReq.signal,
  async progress(progress, total, message) {
    mcpReq.signal.throwIfAborted()
    const progressToken = mcpReq._meta?.progressToken
    if (progressToken !== undefined)
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total, message } })
    // Lets a cancellation in that has come meanwhile.
    await new Promise((resolve) => setImmediate(resolve))
    mcpReq.signal.throwIfAborted()
  },
})
