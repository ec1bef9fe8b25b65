import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { API, upload } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Chooser } from '../../base/files/chooser.tsx'
import type { DroppedFile } from '../../base/files/dropped.ts'
import { useDrop } from '../../base/files/use-drop.ts'
import { ImportReport } from './report.tsx'
import { LateImports } from './undo.tsx'

const words = strings.ruleImport
const ENDINGS = '.zip,.csv,.tsv,.yml,.yaml'

/** Rules from files: read first, reported line by line, then taken over as drafts. */
export function ImportRules() {
  const { id: workspaceId, may } = useWorkspace()
  const [files, setFiles] = useState<DroppedFile[]>([])
  const [report, setReport] = useState<Schemas['RuleImport'] | null>(null)
  const [busy, setBusy] = useState(false)
  const mayImport = may('manage_rules')
  const send = async (sent: DroppedFile[], query: string) => {
    if (sent.length === 0 || busy || !mayImport) return
    const form = new FormData()
    for (const { file, path } of sent) form.append('file', file, path)
    setBusy(true)
    try {
      setReport((await upload(`${API}/w/${workspaceId}/own-rules/import?${query}`, form)) as Schemas['RuleImport'])
      setFiles(sent)
    } catch (error) {
      sayRefused((error as Error).message.replace(/^file: /, ''))
    } finally {
      setBusy(false)
    }
  }
  const read = (sent: DroppedFile[]) => void send(sent, 'dry_run=true')
  const over = useDrop(read)
  if (!mayImport)
    return (
      <main id="main" className="page">
        <Empty whole title={words.mayNot}>
          {words.mayNotHelp}
        </Empty>
      </main>
    )
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <nav className="trailnav" aria-label={words.place}>
        <Link to="/w/$workspaceId/rules" params={{ workspaceId }}>
          {strings.rules.title}
        </Link>
      </nav>
      {report ? (
        <ImportReport
          key={`${report.name} ${report.bytes} ${report.dry_run}`}
          report={report}
          busy={busy}
          onRead={read}
          onTake={(onlyNew, reason) => void send(files, String(new URLSearchParams({ only_new: String(onlyNew), reason })))}
          onDiscard={() => {
            setReport(null)
            setFiles([])
          }}
        />
      ) : (
        <>
          <header className="page-head">
            <div>
              <h1>{words.title}</h1>
              <p className="note">{words.lead}</p>
            </div>
          </header>
          <section className="sheet card" aria-label={words.dropLabel}>
            <div className={over ? 'drop is-over' : 'drop'}>
              <Icon name="i-upload" />
              <span role="status">{busy ? words.reading : over ? words.dropNow : words.drop}</span>
              {!busy && !over && (
                <>
                  <Chooser label={words.choose} accept={ENDINGS} onFiles={read} />
                  <span>{words.or}</span>
                  <Chooser label={words.chooseFolder} folder onFiles={read} />
                </>
              )}
            </div>
            <ul className="import-kinds">
              {words.kinds.map(({ name, what }) => (
                <li key={name}>
                  <b>{name}</b>: {what}
                </li>
              ))}
              <li>{words.most}</li>
            </ul>
          </section>
          <LateImports />
        </>
      )}
    </main>
  )
}
