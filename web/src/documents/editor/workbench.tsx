import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { supportingTexts } from '../../../../src/generation/unsupported.ts'
import { API } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { langTag } from '../../base/format.ts'
import { SeverityLabel, SHOWN_SEVERITIES } from '../../base/parts/severity.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Conflict } from '../versions/conflict.tsx'
import type { Meeting } from '../versions/conflict.tsx'
import { Bar } from './bar.tsx'
import { Checker } from './checker.ts'
import type { Checking } from './checker.ts'
import { inTextOrder } from './cites.ts'
import type { Fact } from './cites.ts'
import { editorContent } from './content.ts'
import { documentExtensions } from './extensions.ts'
import { Findings } from './findings.tsx'
import { TrackedChanges, trackedIn } from './tracked.ts'
import type { MadeChange } from './tracked.ts'
import { FindingMarks, marksOf, settledName, tellMarks, writeSuggestion } from './marks.ts'
import { useSaving } from './use-saving.ts'

const words = strings.documents
type DocumentDetail = Schemas['DocumentDetail']
interface Remaining {
  rule_id: string
  text: string
  ignored?: boolean
}

const settledIn = (document: DocumentDetail) =>
  new Set(
    (document.remaining as unknown as Remaining[])
      .filter(({ ignored }) => ignored)
      .map(({ rule_id: ruleId, text }) => settledName({ ruleId, text })),
  )
const NOTHING: Checking = { status: 'starting', rules: 0, packs: 0, words: 0, unsupported: [] }
const never = () => () => undefined

/** The studio with an open document: its form, its text with findings marked during typing, and the notes beside it. */
export default function Workbench({ document, form }: { document: DocumentDetail; form: ReactNode }) {
  const { id: workspaceId, may } = useWorkspace()
  const editable = may('write_documents')
  const language = document.language_key ?? 'EN'
  // As opened: saving later gives the same text, and must restart neither the editor nor the worker.
  const [opened] = useState(document)
  const extensions = useMemo(
    () => [
      ...documentExtensions,
      FindingMarks.configure({ settled: settledIn(opened) }),
      TrackedChanges.configure({ changes: opened.changes as unknown as MadeChange[] }),
    ],
    [opened],
  )
  const editor = useEditor(
    {
      extensions,
      editable,
      injectCSS: false,
      content: editorContent(opened.blocks ?? []),
      editorProps: {
        attributes: {
          class: 'sheet paper',
          lang: langTag(language) ?? 'en',
          dir: 'auto',
          'aria-label': words.paper,
          tabindex: '0',
          ...(editable ? { role: 'textbox', 'aria-multiline': 'true' } : { role: 'article' }),
        },
      },
    },
    [opened, editable],
  )
  const facts = useMemo(() => inTextOrder(opened.facts as Fact[], opened.plain), [opened])
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const { saving, change, flush, meet, use: useText } = useSaving(document, editor, setMeeting)
  const checker = useChecker(editor, opened, facts, workspaceId, language)
  const checking = useSyncExternalStore(checker?.subscribe ?? never, checker?.state ?? (() => NOTHING))
  const marks = useEditorState({ editor, selector: ({ editor: { state } }) => marksOf(state), equalityFn: Object.is })
  const tracked = useEditorState({ editor, selector: ({ editor: { state } }) => trackedIn(state).tracked, equalityFn: Object.is })
  if (!editor) return null

  const use = (id: string) => {
    if (editable && writeSuggestion(editor, id)) editor.commands.focus()
  }
  const settle = (settled: ReadonlySet<string>) => {
    tellMarks(editor, { kind: 'settled', settled })
    const ignored = marks.placed
      .filter(({ finding }) => settled.has(settledName(finding)))
      .map(({ finding: { ruleId, text } }) => ({ rule_id: ruleId, text }))
    void flush().then(() => change({ ignored }))
  }
  const settleChanges = (decision: { accepted_changes: number[] } | { undone_changes: number[] }) =>
    void flush().then(() => change(decision))
  const open = marks.placed.filter(({ finding }) => !marks.settled.has(settledName(finding)))
  return (
    <main
      id="main"
      className="studio"
      onKeyDown={(event) => {
        if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || marks.active === null) return
        event.preventDefault()
        use(marks.active)
      }}
    >
      <title>{words.pageTitle(document.title)}</title>
      <Bar {...{ document, editor, saving, change, flush, meet }} />
      {meeting && (
        <Conflict
          meeting={meeting}
          busy={saving.kind === 'saving'}
          onClose={() => setMeeting(null)}
          onUse={(blocks) => void useText(blocks).then(() => say({ text: strings.versions.conflict.done, icon: 'i-check' }))}
        />
      )}
      <div className="studio-cols">
        {form}
        <section className="editor" aria-label={words.textLabel}>
          <EditorContent editor={editor} className="paper-frame" />
          <p className="editor-foot">
            <span className="live" role="status">
              <span className={checking.status === 'failed' ? 'live-dot is-off' : 'live-dot'} />
              {
                words.checking[
                  checking.status === 'starting' ? 'starting' : checking.status === 'failed' ? 'failed' : editable ? 'on' : 'look'
                ]
              }
            </span>
            <span>{words.words(checking.words)}</span>
            {checking.status !== 'starting' && <span>{words.rules(checking.rules, checking.packs)}</span>}
            <span className="sevline">
              {SHOWN_SEVERITIES.map((severity) => {
                const count = open.filter(({ finding }) => finding.severity === severity).length
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
        </section>
        <Findings {...{ editor, marks, checking, document, editable, use, settle, facts, tracked, settleChanges }} />
      </div>
    </main>
  )
}

function useChecker(
  editor: ReturnType<typeof useEditor>,
  document: DocumentDetail,
  facts: Fact[],
  workspaceId: string,
  language: string,
): Checker | null {
  const checker = useMemo(() => {
    if (!editor) return null
    const support = {
      markdown: document.markdown,
      unsupported: document.unsupported,
      sources: supportingTexts(document.input ?? {}, facts),
    }
    return new Checker(editor, {
      address: `${API}/w/${workspaceId}/editor-rules`,
      language,
      piece: document.campaign ? document.id : null,
      support,
      facts,
    })
  }, [editor, document, facts, workspaceId, language])
  useEffect(() => checker?.open(), [checker])
  return checker
}
