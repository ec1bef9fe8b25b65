import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { supportingTexts } from '../../../../src/generation/figures/supporting.ts'
import { UnansweredMarks } from './unanswered-marks.ts'
import { API } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { langTag } from '../../base/format.ts'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Conflict } from '../versions/conflict.tsx'
import type { Meeting } from '../versions/conflict.tsx'
import { Bar } from './bar.tsx'
import { Checker } from './checker.ts'
import { inTextOrder } from './cites.ts'
import type { Fact } from './cites.ts'
import { editorContent } from './content.ts'
import { documentExtensions } from './extensions.ts'
import { Findings } from './findings.tsx'
import { Foot } from './foot.tsx'
import { settledName } from './found.ts'
import { pastedHtml } from './pasted.ts'
import { sameChanges, TrackedChanges, trackedIn } from './tracked.ts'
import type { MadeChange } from './tracked.ts'
import { FindingMarks, marksOf, tellMarks, writeSuggestion } from './marks.ts'
import { useSaving } from './use-saving.ts'
import { CommentMarks } from '../comments/comment-marks.ts'
import { Comments } from '../comments/comments.tsx'
import { Find } from '../finding/find.ts'
import { FindBar } from '../finding/find-bar.tsx'
import { ProposedChange } from '../rewriting/proposed.ts'
import { Proposals } from '../rewriting/proposals.tsx'
import { useRewriting } from '../rewriting/use-rewriting.ts'

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
      ProposedChange,
      Find,
      CommentMarks,
      UnansweredMarks,
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
        transformPastedHTML: pastedHtml,
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
  const [finding, setFinding] = useState(false)
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  const { saving, change, flush, meet, use: useText } = useSaving(document, editor, setMeeting)
  const checker = useChecker(editor, opened, facts, workspaceId, language)
  const tracked = useEditorState({
    editor,
    selector: ({ editor: each }) => (each ? trackedIn(each.state).tracked : null),
    equalityFn: sameChanges,
  })
  const rewriting = useRewriting(editor, document.id, editable ? opened.offered : null)
  const use = useCallback(
    (id: string) => {
      if (editor && editable && writeSuggestion(editor, id)) editor.commands.focus()
    },
    [editor, editable],
  )
  const settle = useCallback(
    (settled: ReadonlySet<string>) => {
      if (!editor) return
      tellMarks(editor, { kind: 'settled', settled })
      const ignored = marksOf(editor.state)
        .placed.filter(({ finding }) => settled.has(settledName(finding)))
        .map(({ finding: { ruleId, text } }) => ({ rule_id: ruleId, text }))
      void flush().then(() => change({ ignored }))
    },
    [editor, flush, change],
  )
  if (!editor) return null

  const settleChanges = (decision: { accepted_changes: number[] } | { undone_changes: number[] }) =>
    void flush().then(() => change(decision))
  return (
    <main
      id="main"
      className="studio"
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey) return
        if (event.key === 'h') {
          event.preventDefault()
          setFinding(true)
        }
        if (event.key !== '.') return
        const { active } = marksOf(editor.state)
        if (active === null) return
        event.preventDefault()
        use(active)
      }}
    >
      <title>{words.pageTitle(document.title)}</title>
      <Bar {...{ document, editor, saving, change, flush, meet, rewriting }} onFind={() => setFinding(true)} />
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
          {finding && <FindBar editor={editor} editable={editable} onClose={() => setFinding(false)} />}
          <EditorContent editor={editor} className="paper-frame" />
          <Foot {...{ editor, checker, editable }} />
        </section>
        <Findings {...{ editor, checker, document, editable, use, settle, facts, settleChanges }} tracked={tracked ?? []}>
          <Proposals rewriting={rewriting} language={document.language_key} />
          <Comments editor={editor} documentId={document.id} />
        </Findings>
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
      sources: supportingTexts(document.input ?? {}, facts),
      counts: Object.values(document.input ?? {}).flatMap((value: unknown) => (Array.isArray(value) ? [value.length] : [])),
      listed: document.unsupported as { text: string }[],
    }
    return new Checker(editor, {
      address: `${API}/w/${workspaceId}/editor-rules`,
      language,
      piece: document.choice ? document.id : null,
      support,
      facts,
    })
  }, [editor, document, facts, workspaceId, language])
  useEffect(() => checker?.open(), [checker])
  return checker
}
