import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { LanguageKey } from '../../../../src/languages.ts'
import { sentences } from '../../../../src/text/sentences.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { newRuleSearch } from '../../base/new-rule-search.ts'
import { RewriteMenu } from '../rewriting/rewrite-menu.tsx'
import type { Rewriting } from '../rewriting/use-rewriting.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { insertTable, isTableAt, runOnTable, TABLE_COMMANDS } from './tables.ts'

const words = strings.documents.tools
const HEADINGS = [1, 2, 3, 4] as const

interface Props {
  editor: Editor
  language: string
  rewriting: Rewriting
  onFind(): void
}

/** Toolbar for formatting; arrow keys move between its buttons. */
export function Toolbar({ editor, language, rewriting, onFind }: Props) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const [linking, setLinking] = useState(false)
  const [picturing, setPicturing] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: each }) => ({
      level: each.isActive('heading') ? Number(each.getAttributes('heading').level) : 0,
      quote: each.isActive('blockquote'),
      bold: each.isActive('bold'),
      italic: each.isActive('italic'),
      list: each.isActive('bulletList'),
      numbered: each.isActive('orderedList'),
      link: each.isActive('link'),
      table: isTableAt(each),
      picture: each.isActive('image'),
      undo: each.can().undo(),
      selected: !each.state.selection.empty,
    }),
  })
  const run = () => editor.chain().focus()
  const toggles = [
    { name: words.bold, icon: 'i-bold', on: on.bold, run: () => run().toggleBold().run() },
    { name: words.italic, icon: 'i-ital', on: on.italic, run: () => run().toggleItalic().run() },
    { name: words.list, icon: 'i-list', on: on.list, run: () => run().toggleBulletList().run() },
    { name: words.link, icon: 'i-chain', on: on.link, run: () => setLinking(true) },
  ]
  const block = on.level > 0 ? words.heading(on.level) : on.quote ? words.quote : on.numbered ? words.numbered : words.text
  const along = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([disabled])')]
    const next = buttons[(buttons.indexOf(document.activeElement as HTMLButtonElement) + step + buttons.length) % buttons.length]
    next?.focus()
    event.preventDefault()
  }
  return (
    <div className="studio-tools" role="toolbar" aria-label={words.label} onKeyDown={along}>
      <Menu
        label={words.kind}
        trigger={
          <button className="btn btn-ghost btn-sm" type="button">
            <span className="vh">{words.kind}: </span>
            {block}
            <Icon name="i-down" />
          </button>
        }
        items={[
          { key: 'text', label: words.text, checked: block === words.text, onSelect: () => void run().setNode('paragraph').run() },
          ...HEADINGS.map((level) => ({
            key: `h${level}`,
            label: words.heading(level),
            checked: on.level === level,
            onSelect: () => void run().setNode('heading', { level }).run(),
          })),
          'line' as const,
          { key: 'numbered', label: words.numbered, checked: on.numbered, onSelect: () => void run().toggleOrderedList().run() },
          { key: 'quote', label: words.quote, checked: on.quote, onSelect: () => void run().toggleBlockquote().run() },
        ]}
      />
      {toggles.map(({ name, icon, on: pressed, run: toggle }) => (
        <button key={name} className="btn btn-ghost btn-icon btn-sm" type="button" title={name} aria-pressed={pressed} onClick={toggle}>
          <Icon name={icon} />
          <span className="vh">{name}</span>
        </button>
      ))}
      <button className="btn btn-ghost btn-sm" type="button" aria-pressed={on.picture} onClick={() => setPicturing(true)}>
        {strings.editing.picture.insert}
      </button>
      <TableButton editor={editor} inTable={on.table} />
      <button
        className="btn btn-ghost btn-icon btn-sm"
        type="button"
        title={strings.base.undo}
        disabled={!on.undo}
        onClick={() => run().undo().run()}
      >
        <Icon name="i-undo" />
        <span className="vh">{strings.base.undo}</span>
      </button>
      <button className="btn btn-ghost btn-icon btn-sm" type="button" title={strings.editing.find.open} onClick={onFind}>
        <Icon name="i-search" />
        <span className="vh">{strings.editing.find.open}</span>
      </button>
      <RewriteMenu rewriting={rewriting} language={language} />
      {may('manage_rules') && (
        <button
          className="btn btn-ghost btn-icon btn-sm"
          type="button"
          title={strings.ruleEditor.makeRule}
          disabled={!on.selected}
          onClick={() =>
            void navigate({
              to: '/w/$workspaceId/rules/own/new',
              params: { workspaceId },
              search: newRuleSearch({ ...selectedSentence(editor, language as LanguageKey), language }),
            })
          }
        >
          <Icon name="rs-draft" />
          <span className="vh">{strings.ruleEditor.makeRule}</span>
        </button>
      )}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {picturing && <PictureDialog editor={editor} onClose={() => setPicturing(false)} />}
    </div>
  )
}

const ofTables = strings.editing.table

/** Inserts a table; inside one, its rows and columns. */
function TableButton({ editor, inTable }: { editor: Editor; inTable: boolean }) {
  if (!inTable)
    return (
      <button className="btn btn-ghost btn-sm" type="button" onClick={() => insertTable(editor)}>
        {ofTables.insert}
      </button>
    )
  return (
    <Menu
      label={ofTables.insert}
      trigger={
        <button className="btn btn-ghost btn-sm" type="button">
          {ofTables.insert}
          <Icon name="i-down" />
        </button>
      }
      items={TABLE_COMMANDS.map((command) => ({
        key: command,
        label: ofTables[command],
        onSelect: () => void runOnTable(editor, command),
      }))}
    />
  )
}

/** The selected words and the sentence they stand in; of a selection over several blocks, its beginning. */
function selectedSentence({ state }: Editor, language: LanguageKey): { term: string; sentence: string } {
  const { $from, to } = state.selection
  const block = $from.parent.textBetween(0, $from.parent.content.size, ' ', ' ')
  const start = $from.parentOffset
  const end = Math.min(to - $from.start(), block.length)
  const around = sentences(block, language).find((span) => span.start <= start && start < span.end)
  return { term: block.slice(start, end), sentence: around ? block.slice(around.start, around.end) : block }
}
