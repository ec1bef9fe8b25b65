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

/** What a tool does not take is refused: a misspelt name would change what it does in silence. */
export function addTool<Input extends TObject, Output extends TObject>(server: McpServer, tool: Tool<Input, Output>): void {
  const { name, title, description, annotations } = tool
  const [inputSchema, outputSchema] = [
    keptSchema<Static<Input>>({ ...tool.input, additionalProperties: false }),
    keptSchema<Static<Output>>(tool.output),
  ]
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

const kept = new Map<string, unknown>()

/**
 * A schema as the protocol's package takes it. It compiles each object once and keeps it for ever, and every message is answered by a
 * server of its own: the same schema has to be the same object. Written and read again it is without what TypeBox keeps beside it.
 */
export function keptSchema<T>(schema: object): ReturnType<typeof fromJsonSchema<T>> {
  const text = JSON.stringify(schema)
  if (!kept.has(text)) kept.set(text, fromJsonSchema<T>(JSON.parse(text) as Parameters<typeof fromJsonSchema>[0]))
  return kept.get(text) as ReturnType<typeof fromJsonSchema<T>>
}

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
