import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

interface Props {
  title: ReactNode
  onClose(): void
  children: ReactNode
  /** Footer: a note, then the buttons. */
  foot?: ReactNode
  wide?: boolean
  /** Between the two: room for two columns. */
  mid?: boolean
}

/**
 * A dialog; a bottom sheet on narrow screens. The browser's own element: it traps focus, makes the page behind inert, closes by Esc
 * and restores focus. The control with `data-first` has the focus when it opens, else the button that closes it. (Libraries lock scrolling
 * with a style element, which our content security policy forbids.)
 */
export function Dialog({ title, onClose, children, foot, wide = false, mid = false }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open) return
    const before = document.activeElement
    dialog.showModal()
    // Opening puts the focus on the first control; React's autoFocus came before that, while nothing was shown.
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog-wide' : mid ? 'dialog dialog-mid' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button className="btn btn-ghost btn-icon" type="button" onClick={onClose}>
          <Icon name="i-x" />
          <span className="vh">{strings.base.close}</span>
        </button>
      </div>
      {children}
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  )
}
