import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

export type SeverityName = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'UNSPECIFIED' | 'NONE'
/** Worst first, as every list and bar has them. */
export const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNSPECIFIED', 'NONE'] as const

const CLASSES = { CRITICAL: 'critical', HIGH: 'high', MEDIUM: 'medium', LOW: 'low', UNSPECIFIED: 'none', NONE: 'none' } as const
/** How classes and icons name a severity. */
export const severityClass = (severity: SeverityName | null): string => CLASSES[severity ?? 'NONE']
export const severityWord = (severity: SeverityName | null): string => strings.base.severity[severity ?? 'NONE']

/** Shape, word, colour. `only`: the shape beside a number or in a named column, its word for those who do not see it. */
export const Severity = ({ value, only = false }: { value: SeverityName | null; only?: boolean }) => (
  <span className={`sev sev-${severityClass(value)}${only ? ' sev-only' : ''}`} title={only ? severityWord(value) : undefined}>
    <Icon name={`sev-${severityClass(value)}`} />
    {only ? <span className="vh">{severityWord(value)}</span> : severityWord(value)}
  </span>
)

/** The severities people tell apart: a finding without one counts as unspecified. */
export const SEVERITY_WORDS = SEVERITIES.slice(0, -1) as Exclude<SeverityName, 'NONE'>[]
export const withoutNone = (counts: Record<SeverityName, number>): Record<SeverityName, number> => ({
  ...counts,
  UNSPECIFIED: counts.UNSPECIFIED + counts.NONE,
  NONE: 0,
})
