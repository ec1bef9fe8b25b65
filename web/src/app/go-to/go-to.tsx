import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isTyping, useLetterKeys } from '../../base/keys.ts'
import { useWorkspace } from '../../base/session.ts'
import { LETTERS } from '../../base/letters.ts'

const GoToDialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.GoToDialog })))

/** How long G waits for its letter. */
const PAUSE = 1500
/** Ctrl+K (or Cmd+K) anywhere; G and a letter where no page has another use for G. */
export function GoTo({ byLetters }: { byLetters: boolean }) {
  const { id } = useWorkspace()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [lettersOn] = useLetterKeys()
  const pressedG = useRef(-Infinity)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented || event.altKey) return
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && key === 'k') {
        event.preventDefault()
        if (document.querySelector('dialog[open]') === null) setOpen(true)
        return
      }
      if (!byLetters || !lettersOn || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open], .pop') !== null) return
      const screen = event.timeStamp - pressedG.current < PAUSE ? (LETTERS as Record<string, string>)[key] : undefined
      pressedG.current = key === 'g' ? event.timeStamp : -Infinity
      if (screen === undefined) return
      event.preventDefault()
      void navigate({ to: `/w/${id}/${screen}` })
    }
    // Before the keys of pages: the letter after G is no decision.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [byLetters, lettersOn, id, navigate])
  return (
    open && (
      <Suspense>
        <GoToDialog workspaceId={id} onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
