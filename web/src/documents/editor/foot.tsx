import type { Editor } from '@tiptap/react'
import { SeverityLabel, SHOWN_SEVERITIES } from '../../base/parts/severity.tsx'
import { strings } from '../../base/strings.ts'
import type { Checker } from './checker.ts'
import { isSettled } from './found.ts'
import { useChecking, useMarks } from './use-marks.ts'

const words = strings.documents

/** Below the text: whether it is checked, its length, the rules, and open findings by severity. */
export function Foot({ editor, checker, editable }: { editor: Editor; checker: Checker | null; editable: boolean }) {
  const checking = useChecking(checker)
  const marks = useMarks(editor)
  const counts = new Map<string, number>()
  for (const { finding } of marks.placed)
    if (!isSettled(marks, finding)) counts.set(finding.severity, (counts.get(finding.severity) ?? 0) + 1)
  return (
    <p className="editor-foot">
      <span className="live" role="status">
        <span className={checking.status === 'failed' ? 'live-dot is-off' : 'live-dot'} />
        {words.checking[checking.status === 'starting' || checking.status === 'failed' ? checking.status : editable ? 'on' : 'look']}
      </span>
      <span>{words.words(checking.words)}</span>
      {checking.status !== 'starting' && <span>{words.rules(checking.rules, checking.packs)}</span>}
      <span className="sevline">
        {SHOWN_SEVERITIES.map((severity) => {
          const count = counts.get(severity) ?? 0
          return (
            count > 0 && (
              <span key={severity} className="sevcount">
                <SeverityLabel value={severity} only />
                {words.severityCount(count, severity)}
              </span>
            )
          )
        })}
      </span>
    </p>
  )
}
