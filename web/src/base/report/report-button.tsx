import { lazy, Suspense, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { strings, withAllTexts } from '../strings.ts'
import type { ReportOn } from './report-dialog.tsx'

const ReportDialog = lazy(() => withAllTexts(() => import('./report-dialog.tsx')).then((module) => ({ default: module.ReportDialog })))

/** Opens the dialog that makes a report. */
export function ReportButton({ on }: { on: ReportOn }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button className="btn" type="button" onClick={() => setAsking(true)}>
        <Icon name="i-download" />
        {strings.base.report}
      </button>
      {asking && (
        <Suspense>
          <ReportDialog on={on} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
