import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import type { FieldName } from '../../../../src/rules/form/fields.ts'
import { fileNameOf } from '../../../../src/rules/form/new-rule.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { RuleFrame } from '../rule-frame.tsx'
import { RuleState } from '../rule-state.tsx'
import { Conflict } from './conflict.tsx'
import { Examples } from './examples.tsx'
import { FactsCard, ScopeCard } from './facts-card.tsx'
import { EditorActions } from './actions.tsx'
import { KindCard } from './kind-card.tsx'
import { NameCard } from './name-card.tsx'
import { EditorProvider, fieldAt, useEditor, useRuleText } from './state.ts'
import type { EditorState, FieldAt } from './state.ts'
import { TryPane } from './try-pane.tsx'
import { useSaving } from './use-saving.ts'
import type { OwnRule } from './use-saving.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useRuleView } from './use-rule-view.ts'
import { useTry } from './use-try.ts'
import { WordingCard } from './wording-card.tsx'
import { YamlPane } from './yaml-pane.tsx'

const words = strings.ruleEditor

interface Props {
  /** Null for a rule that is not saved yet. */
  rule: OwnRule | null
  content: string
  /** A text to begin trying with. */
  text?: string
  /** The rule of a pack it was copied from. */
  copiedFrom?: string | null
  onSaved(rule: OwnRule, text: string): void
}

/** Writing a rule: the form, the YAML beside it, and a text to try it on. */
export function RuleEditor({ rule: known, content: initial, text: first = '', copiedFrom = null, onSaved }: Props) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const [rule, setRule] = useState(known)
  const [seen, setSeen] = useState(known)
  const [view, setView] = useRuleView()
  const [ownFile, setOwnFile] = useState<string | null>(null)
  const [chosen, setChosen] = useState<LanguageKey | null>(null)
  const [lit, setLit] = useState<FieldAt | null>(null)
  const [text, setText] = useState(first)
  const ruleText = useRuleText(initial)
  const { content, form, waits, setContent } = ruleText
  const spoken = Object.keys(form?.languages ?? {}) as LanguageKey[]
  const language = chosen !== null && spoken.includes(chosen) ? chosen : (spoken[0] ?? null)
  const file = rule?.file ?? ownFile ?? `own/${fileNameOf(form?.rule.name ?? '')}.yml`
  const trying = useTry(file, content, text, language)
  const suggestions = useSuggestions(file, content, form, language)
  const changed = rule === null || content !== rule.content
  const wouldLose = changed && content !== initial
  // What was published or saved elsewhere is taken over where nothing of ours would be lost.
  if (known !== seen) {
    setSeen(known)
    if (known !== null && rule !== null && known.revision > rule.revision && !changed) {
      setRule(known)
      setContent(known.content)
    }
  }
  const readOnly = !may('manage_rules')
  const saving = useSaving(rule, file, content, wouldLose && !readOnly, setContent, (saved) => {
    setRule(saved)
    onSaved(saved, text)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable], dialog')
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (rule !== null && plain && !typing && event.key.toLowerCase() === 't') {
        event.preventDefault()
        void navigate({ to: '/w/$workspaceId/rules/own/$ruleId/try', params: { workspaceId, ruleId: rule.id } })
        return
      }
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (changed && !readOnly && !saving.busy) void saving.save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const onFocus = (event: FocusEvent) => {
    const name = event.target.closest<HTMLElement>('[data-field]')?.dataset['field'] as FieldName | undefined
    if (name && form) setLit(fieldAt(form, name, language))
  }
  const state: EditorState = {
    ...ruleText,
    file,
    language,
    setLanguage: setChosen,
    lit,
    setLit,
    trying,
    suggestions,
    readOnly,
  }
  return (
    <EditorProvider value={state}>
      <Frame rule={rule} action={<EditorActions rule={rule} view={view} onView={setView} saving={saving} changed={changed} />}>
        <Conflict saving={saving} content={content} />
        {copiedFrom && (
          <p className="callout callout-slim">
            <Icon name="i-copy" />
            <span>{words.copyNote(copiedFrom)}</span>
          </p>
        )}
        <div className={`wk wk-view-${view}`}>
          {view !== 'yaml' && (
            <form className="wk-form" onFocusCapture={onFocus} onSubmit={(event) => event.preventDefault()}>
              {waits && (
                <p className="callout callout-warn callout-slim" role="status">
                  <Icon name="i-warn" />
                  <span>
                    {form === null ? words.onlyYaml : words.waits(waits.why, waits.line)} {form !== null && words.waitsHelp}
                  </span>
                </p>
              )}
              {form && (
                <fieldset disabled={waits !== null || readOnly}>
                  <NameCard file={file} fixed={rule !== null} onFile={setOwnFile} />
                  <KindCard />
                  <WordingCard />
                  <Examples />
                  <FactsCard />
                  <ScopeCard />
                  {form.unshown.length > 0 && <p className="note">{words.unshown(form.unshown)}</p>}
                </fieldset>
              )}
            </form>
          )}
          <div className="wk-side">
            {view !== 'form' && <YamlPane />}
            <TryPane text={text} onText={setText} />
          </div>
        </div>
        {saving.leaving && (
          <Dialog
            title={words.leave}
            onClose={saving.leaving.reset}
            foot={
              <>
                <button className="btn dialog-no" type="button" onClick={saving.leaving.reset}>
                  {strings.base.cancel}
                </button>
                <button className="btn btn-danger" type="button" onClick={saving.leaving.proceed}>
                  {words.leaveVerb}
                </button>
              </>
            }
          >
            <div className="dialog-body">
              <p>{words.leaveHelp}</p>
            </div>
          </Dialog>
        )}
      </Frame>
    </EditorProvider>
  )
}

/** The pages of a saved rule have a frame in common; a new one has nothing to go to yet. */
function Frame({ rule, action, children }: { rule: OwnRule | null; action: ReactNode; children: ReactNode }) {
  const { id: workspaceId } = useWorkspace()
  const { form } = useEditor()
  if (rule !== null)
    return (
      <RuleFrame rule={rule} action={action}>
        {children}
      </RuleFrame>
    )
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(words.newTitle)}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/rules" params={{ workspaceId }}>
              {words.rules}
            </Link>{' '}
            /
          </p>
          <h1 dir="auto">
            {form?.rule.name || words.newTitle} <RuleState state="draft" />
          </h1>
        </div>
        <div className="page-do">{action}</div>
      </header>
      {children}
    </main>
  )
}
