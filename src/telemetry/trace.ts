export type Attributes = Record<string, string | number | boolean>

export interface Span {
  set(attributes: Attributes): void
  /** Once; with what went wrong, where something did. */
  end(error?: unknown): void
}

export interface TraceIds {
  trace_id: string
  span_id: string
}

/** A span that others may begin below, for work that is spread over callbacks. */
export interface OpenSpan extends Span {
  ids: TraceIds | undefined
  /** What `run` calls, now or later, happens in the span. */
  run<T>(work: () => T): T
}

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

/** Traces, where an address to send them to is set (OTEL_EXPORTER_OTLP_ENDPOINT). */
export interface Tracing {
  /** Begins a span below the current one, or below the one that `parent` (a traceparent of W3C Trace Context) names. */
  begin(name: string, kind: SpanKind, attributes: Attributes, parent?: string): OpenSpan
  /** Whether a span is open: what would be one of its own otherwise (a statement of a poll) is left out. */
  isInSpan(): boolean
  /** The current span as others are told of it. */
  traceparent(): string | undefined
  ids(): TraceIds | undefined
  /** A callback that runs in the span that is current now, whoever calls it. */
  bind<T extends (...args: never[]) => unknown>(callback: T): T
  /** Sends what is left. */
  stop(): Promise<void>
}

let current: Tracing | null = null

export const tracing = (): Tracing | null => current

export function setTracing(made: Tracing | null): void {
  current = made
}

const NO_SPAN: Span = { set: () => undefined, end: () => undefined }

/** Does some work in a span; without tracing it only does the work. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  attributes: () => Attributes,
  work: (span: Span) => Promise<T>,
  parent?: string,
): Promise<T> {
  if (!current) return work(NO_SPAN)
  const span = current.begin(name, kind, attributes(), parent)
  try {
    const result = await span.run(() => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
