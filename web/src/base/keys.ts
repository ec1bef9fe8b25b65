import { useLayoutEffect, useRef, useState } from 'react'

/** A choice of the person that this browser keeps; on until it is turned off. */
function useChoice(key: string): [on: boolean, set: (on: boolean) => void] {
  const [on, set] = useState(() => localStorage.getItem(key) !== 'off')
  return [
    on,
    (next) => {
      localStorage.setItem(key, next ? 'on' : 'off')
      set(next)
    },
  ]
}

/** Whether single-letter keys act; users of speech input, or with motor impairments, can turn them off. */
export const useLetterKeys = () => useChoice('imprimatur.letter-keys')

/** Whether the next undecided finding opens after a decision. */
export const useOpenNext = () => useChoice('imprimatur.open-next')

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/**
 * Keyboard shortcuts, by KeyboardEvent.key, with Shift written out for letters. Disabled while the user types and while a dialog is open.
 * Of those with Ctrl (or Cmd) there is only undo; it is no letter key, and works where they are turned off.
 */
export function useDeskKeys(on: boolean, keys: Record<string, (() => void) | undefined>): void {
  const latest = useRef(keys)
  // With the picture and not after it: a key that is pressed as soon as the next finding shows is meant for that one.
  useLayoutEffect(() => {
    latest.current = keys
  })
  // Also with the picture: on a busy machine the time after it is long, and a key pressed in it would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.isComposing || event.defaultPrevented) return
      if (event.key === 'Escape') return latest.current.Escape?.()
      const withCtrl = event.ctrlKey || event.metaKey
      const isUndo = withCtrl && !event.shiftKey && event.key.toLowerCase() === 'z'
      // Arrows, Home, End and Enter are no letters: they act also where letter keys are turned off.
      if (withCtrl ? !isUndo : !on && event.key.length === 1) return
      if (isTyping(event.target) || document.querySelector('dialog[open], .pop') !== null) return
      const name = isUndo
        ? 'Ctrl+z'
        : event.shiftKey && /^[a-z]$/i.test(event.key)
          ? `Shift+${event.key.toLowerCase()}`
          : event.key.length === 1
            ? event.key.toLowerCase()
            : event.key
      const act = latest.current[name]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
