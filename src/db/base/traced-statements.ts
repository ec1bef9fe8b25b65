import type pg from 'pg'
import { tracing } from '../../telemetry/trace.ts'
import type { OpenSpan, Tracing } from '../../telemetry/trace.ts'

/** Longer ones are cut: what a statement does is said at its beginning. */
const LONGEST = 500

type Query = (...args: unknown[]) => unknown
type Answered = (error: unknown, result: unknown) => void

/** Where traces are made, each statement of the connection is a span below the request or job that needs it. Values are never in it. */
export function traceStatements(client: pg.PoolClient): void {
  const traces = tracing()
  if (!traces) return
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const statement = traces.isInSpan() ? statementOf(args[0]) : null
    return statement === null ? query(...args) : traced(query, args, begin(traces, statement))
  }) as typeof client.query
}

interface Statement {
  text: string
  name: string | undefined
}

/** Null: what is no statement in words, such as a stream of COPY. */
function statementOf(given: unknown): Statement | null {
  if (typeof given === 'string') return { text: given, name: undefined }
  const { text, name, submit } = given as { text?: unknown; name?: string; submit?: unknown }
  return typeof text === 'string' && typeof submit !== 'function' ? { text, name } : null
}

function begin(traces: Tracing, { text, name }: Statement): OpenSpan {
  const operation = /\w+/.exec(text)?.[0]?.toUpperCase() ?? 'QUERY'
  return traces.begin(name ?? operation, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, LONGEST).replaceAll(/\s+/g, ' ').trim(),
  })
}

function traced(query: Query, args: unknown[], span: OpenSpan): unknown {
  const answered = args.at(-1)
  if (typeof answered === 'function') {
    const end: Answered = (error, result) => {
      span.end(error ?? undefined)
      ;(answered as Answered)(error, result)
    }
    return query(...args.slice(0, -1), end)
  }
  const answer = query(...args) as Promise<unknown>
  answer.then(
    () => span.end(),
    (error: unknown) => span.end(error),
  )
  return answer
}
