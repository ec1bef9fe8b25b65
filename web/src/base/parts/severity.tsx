import { SEVERITIES } from '../../../../src/reviews/chart/chart.ts'
import type { Severity as ViolationSeverity } from '../../../../src/reviews/chart/chart.ts'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

export type SeverityName = ViolationSeverity | 'NONE'

const CLASSES = { CRITICAL: 'critical', HIGH: 'high', MEDIUM: 'medium', LOW: 'low', UNSPECIFIED: 'none', NONE: 'none' } as const
/** The name of a severity in CSS classes and icons. */
export const severityClass = (severity: SeverityName | null): string => CLASSES[severity ?? 'NONE']
export const severityWord = (severity: SeverityName | null): string => strings.base.severity[severity ?? 'NONE']

/** Icon, word and colour of a severity. `only`: just the icon, with the word as title and for screen readers. */
export const SeverityLabel = ({ value, only = false }: { value: SeverityName | null; only?: boolean }) => (
  <span className={`sev sev-${severityClass(value)}${only ? ' sev-only' : ''}`} title={only ? severityWord(value) : undefined}>
    <Icon name={`sev-${severityClass(value)}`} />
    {only ? <span className="vh">{severityWord(value)}</span> : severityWord(value)}
  </span>
)

/** Worst first, as in every list and bar; a finding without a severity (NONE) is shown as unspecified. */
export const SHOWN_SEVERITIES: ViolationSeverity[] = SEVERITIES.toReversed()
export const withoutNone = (counts: Record<SeverityName, number>): Record<SeverityName, number> => ({
  ...counts,
  UNSPECIFIED: counts.UNSPECIFIED + counts.NONE,
  NONE: 0,
})
