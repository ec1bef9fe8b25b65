import type { Settings } from '../config.ts'
import { openLog } from './log.ts'
import { answerParent, nameRoot } from './processes.ts'
import { tracing } from './trace.ts'

export const hasMetrics = (settings: Settings): boolean => settings.METRICS_PORT !== '' || settings.METRICS_TOKEN !== ''

/**
 * Opens the log of a process, and counts and traces where that is set; what is not set is not loaded. `child`: its parent reads its
 * figures. Answers how to send what is left before the process ends.
 */
export async function startTelemetry(name: string, settings: Settings, { child = false } = {}): Promise<{ stop(): Promise<void> }> {
  openLog(name, settings)
  if (hasMetrics(settings)) {
    const { startMetrics } = await import('./metrics.ts')
    startMetrics()
    if (child) answerParent()
    else nameRoot(name)
  }
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== '') {
    const { startTracing } = await import('./open-telemetry.ts')
    startTracing(name, settings)
  }
  return { stop: async () => tracing()?.stop() }
}
