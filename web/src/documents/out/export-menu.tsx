import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { toHtml } from '../../../../src/generation/markdown/html.ts'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'
import { toPlainText } from '../../../../src/generation/markdown/plain.ts'
import { API, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { ReportDialog } from '../../base/report/report-dialog.tsx'
import { LinksDialog } from './links-dialog.tsx'

const words = strings.out
const FORMATS = ['docx', 'pdf', 'html', 'md', 'txt'] as const

interface Props {
  document: Schemas['DocumentDetail']
  editor: Editor
  flush(): Promise<void>
}

/** How a document goes out: as a file, with its formatting on the clipboard, by a link. What was approved goes out first. */
export function ExportMenu({ document, editor, flush }: Props) {
  const { id: workspaceId } = useWorkspace()
  const [linking, setLinking] = useState(false)
  const [reporting, setReporting] = useState(false)
  const { approved_version: approved } = document
  const hasOther = approved !== null && document.approval !== 'approved'
  const [wantsCurrent, setWantsCurrent] = useState(false)
  const takesCurrent = approved === null || (hasOther && wantsCurrent)

  const download = async (format: string) => {
    await flush()
    // What was typed a moment ago is another version by now.
    const { current_version: current } = await call('getDocument', { workspace_id: workspaceId, document_id: document.id })
    const version = takesCurrent ? current : approved
    const link = window.document.createElement('a')
    link.href = `${API}/w/${workspaceId}/documents/${document.id}/file?format=${format}&version=${version}`
    link.download = ''
    link.click()
  }
  const blocksOut = async (): Promise<BlockNode[]> => {
    if (takesCurrent) return (editor.getJSON().content ?? []) as BlockNode[]
    const path = { workspace_id: workspaceId, document_id: document.id, number: String(approved) }
    return (await call('getDocumentVersion', path)).blocks as unknown as BlockNode[]
  }
  const copy = async () => {
    const blocks = blocksOut()
    const blob = async (type: string, text: (given: BlockNode[]) => string) => new Blob([text(await blocks)], { type })
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': blob('text/html', toHtml), 'text/plain': blob('text/plain', toPlainText) }),
    ])
    say({ text: words.copiedRich, icon: 'i-check' })
  }
  const refused = (error: unknown) => sayRefused((error as Error).message)
  return (
    <>
      <Menu
        label={words.menu}
        align="end"
        trigger={
          <button className="btn" type="button">
            <Icon name="i-download" />
            {words.menu}
          </button>
        }
        items={[
          ...(hasOther
            ? [
                { key: 'approved', label: words.approvedVersion(approved), checked: !wantsCurrent, onSelect: () => setWantsCurrent(false) },
                { key: 'current', label: words.currentText, checked: wantsCurrent, onSelect: () => setWantsCurrent(true) },
                'line' as const,
              ]
            : approved !== null
              ? [{ key: 'approved', label: words.approvedVersion(approved), checked: true, onSelect: () => undefined }, 'line' as const]
              : []),
          ...FORMATS.map((format) => ({
            key: format,
            label: words.format[format],
            onSelect: () => void download(format).catch(refused),
          })),
          'line' as const,
          { key: 'rich', label: words.copyRich, onSelect: () => void copy().catch(refused) },
          {
            key: 'report',
            label: strings.base.report,
            onSelect: () =>
              void flush()
                .then(() => setReporting(true))
                .catch(refused),
          },
          { key: 'links', label: words.links, onSelect: () => void flush().then(() => setLinking(true)) },
        ]}
      />
      {reporting && <ReportDialog on={{ kind: 'document', id: document.id, name: document.title }} onClose={() => setReporting(false)} />}
      {linking && <LinksDialog document={document} onClose={() => setLinking(false)} />}
    </>
  )
}
