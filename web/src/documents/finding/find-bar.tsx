import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../base/parts/icon.tsx'
import { say } from '../../base/parts/toast.tsx'
import { strings } from '../../base/strings.ts'
import { goTo, lookFor, matchesOf, replaceAll, replaceHere } from './find.ts'

/** What is looked for, and what is put in its stead. */
const LONGEST_LOOKED_FOR = 500

const words = strings.editing.find

/** Above the text: find and replace. Enter goes on, Shift+Enter back, Esc closes. */
export function FindBar({ editor, editable, onClose }: { editor: Editor; editable: boolean; onClose(): void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => {
    const { from, to } = editor.state.selection
    return editor.state.doc.textBetween(from, to, ' ').slice(0, 200)
  })
  const [matchCase, setMatchCase] = useState(false)
  const [whole, setWhole] = useState(false)
  const [put, setPut] = useState('')
  const [at, setAt] = useState(0)
  const count = useEditorState({ editor, selector: ({ editor: each }) => matchesOf(each.state).length })
  useEffect(() => {
    lookFor(editor, { text, matchCase, whole })
  }, [editor, text, matchCase, whole])
  useEffect(
    () => () => {
      if (!editor.isDestroyed) lookFor(editor, null)
    },
    [editor],
  )
  useEffect(() => field.current?.select(), [])
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const tick = (label: string, checked: boolean, set: (on: boolean) => void) => (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => set(event.target.checked)} />
      {label}
    </label>
  )
  return (
    <form
      className="find-bar"
      role="search"
      aria-label={words.open}
      onSubmit={(event) => {
        event.preventDefault()
        setAt(goTo(editor, 1))
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
        else if (event.key === 'Enter' && event.shiftKey) {
          event.preventDefault()
          setAt(goTo(editor, -1))
        }
      }}
    >
      <label htmlFor={`${id}-find`}>{words.find}</label>
      <input
        id={`${id}-find`}
        ref={field}
        type="text"
        dir="auto"
        maxLength={LONGEST_LOOKED_FOR}
        value={text}
        autoFocus
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
      />
      <span className="note" role="status">
        {text !== '' && words.count(at, count)}
      </span>
      <button className="btn btn-sm" type="button" disabled={count === 0} onClick={() => setAt(goTo(editor, -1))}>
        {words.previous}
      </button>
      <button className="btn btn-sm" type="submit" disabled={count === 0}>
        {words.next}
      </button>
      {tick(words.matchCase, matchCase, setMatchCase)}
      {tick(words.whole, whole, setWhole)}
      {editable && (
        <>
          <label htmlFor={`${id}-put`}>{words.replace}</label>
          <input
            id={`${id}-put`}
            type="text"
            dir="auto"
            maxLength={LONGEST_LOOKED_FOR}
            value={put}
            onChange={(event) => setPut(event.target.value)}
          />
          <button className="btn btn-sm" type="button" disabled={count === 0} onClick={() => setAt(replaceHere(editor, put))}>
            {words.replaceOne}
          </button>
          <button
            className="btn btn-sm"
            type="button"
            disabled={count === 0}
            onClick={() => {
              say({ text: words.replaced(replaceAll(editor, put)), icon: 'i-check' })
              setAt(0)
              // The button is disabled now: without a new place the focus, and with it Esc, would be lost.
              field.current?.focus()
            }}
          >
            {words.replaceAll}
          </button>
        </>
      )}
      <button className="btn btn-ghost btn-icon btn-sm" type="button" title={words.close} onClick={close}>
        <Icon name="i-x" />
        <span className="vh">{words.close}</span>
      </button>
    </form>
  )
}
