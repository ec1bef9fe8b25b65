import os from 'node:os'
import { context, isSpanContextValid, propagation, SpanKind as Kind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Context, Span as ApiSpan } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { SECRET_SETTINGS } from '../config.ts'
import type { Settings } from '../config.ts'
import { UsageError } from '../errors.ts'
import { VERSION } from '../version.ts'
import { createRedactor } from './redact.ts'
import { setTracing } from './trace.ts'
import type { Attributes, OpenSpan, SpanKind, TraceIds } from './trace.ts'

const KINDS: Record<SpanKind, Kind> = { server: Kind.SERVER, client: Kind.CLIENT, consumer: Kind.CONSUMER, internal: Kind.INTERNAL }

/**
 * Begins to send traces. What has no setting of ours (OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_EXPORTER_OTLP_TIMEOUT,
 * certificates) is read from the environment by the SDK itself, under the names every OpenTelemetry program has.
 */
export function startTracing(processName: string, settings: Settings): void {
  const share = Number(settings.OTEL_TRACES_SAMPLER_ARG)
  if (!(share >= 0 && share <= 1)) throw new UsageError('OTEL_TRACES_SAMPLER_ARG is the share of traces to send, from 0 to 1')
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const resource = resourceFromAttributes({
    'service.name': 'imprimatur',
    'service.version': VERSION,
    'service.instance.id': `${os.hostname()} ${process.pid}`,
    'process.pid': process.pid,
    'imprimatur.process': processName,
  })
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS),
  })
  const provider = new TracerProvider({
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY })],
  })
  const tracer = provider.getTracer('imprimatur', VERSION)
  const redacted = createRedactor(SECRET_SETTINGS.map((secret) => settings[secret]))
  // An address may hold a key, as in a log.
  const safe = (attributes: Attributes): Attributes =>
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, typeof value === 'string' ? redacted(value) : value]))
  const spanNow = () => idsOf(trace.getActiveSpan())
  setTracing({
    begin(name, kind, attributes, parent) {
      const above = parent === undefined ? context.active() : propagation.extract(context.active(), { traceparent: parent })
      return openSpan(tracer.startSpan(name, { kind: KINDS[kind], attributes: safe(attributes) }, above), above)
    },
    isInSpan: () => spanNow() !== undefined,
    traceparent() {
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent
    },
    ids: spanNow,
    bind: (callback) => context.bind(context.active(), callback),
    stop: () => provider.shutdown().catch(() => undefined),
  })
}

/** Milliseconds after which what has ended is sent. */
const SEND_EVERY = 2000

/** `name=value,name=value`, as the specification of OpenTelemetry writes headers. */
const headersOf = (setting: string): Record<string, string> =>
  Object.fromEntries(
    setting
      .split(',')
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim())]),
  )

function idsOf(span: ApiSpan | undefined): TraceIds | undefined {
  const found = span?.spanContext()
  return found && isSpanContextValid(found) ? { trace_id: found.traceId, span_id: found.spanId } : undefined
}

function openSpan(span: ApiSpan, above: Context): OpenSpan {
  const inside = trace.setSpan(above, span)
  return {
    ids: idsOf(span),
    set: (attributes) => void span.setAttributes(attributes),
    run: (work) => context.with(inside, work),
    end(error) {
      if (error !== undefined) {
        const { name = 'Error', code } = error as { name?: string; code?: unknown }
        // Not its message: that may hold what people wrote.
        span.setStatus({ code: SpanStatusCode.ERROR, message: name })
        span.setAttribute('error.type', typeof code === 'string' ? code : name)
      }
      span.end()
    },
  }
}
