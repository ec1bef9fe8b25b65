import type { ReactNode } from 'react'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { State } from '../../base/parts/state.tsx'
import type { StateName } from '../../base/parts/state.tsx'
import type { OfferedName } from './filter-options.ts'

/** States and severities are shown with their icons, as in the queue; everything else by its label. */
export const faceOf = (name: OfferedName, value: string): ReactNode =>
  name === 'state' ? (
    <State value={value as StateName} />
  ) : name === 'severity' ? (
    <SeverityLabel value={value as SeverityName} />
  ) : undefined
