import { useEffect, useRef, useState } from 'react'

const KEY = 'imprimatur.letter-keys'

/** Whether single-letter keys act; users of speech input, or with motor impairments, can turn them off. */
export function useLetterKeys(): [on: boolean, set: (on: boolean) => void] {
  const [on, set] = useState(() => localStorage.getItem(KEY) !== 'off')
  return [
    on,
    (next) => {
      localStorage.setItem(KEY, next ? 'on' : 'off')
      set(next)
    },
  ]
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/**
 * Keyboard shortcuts of the desk, by KeyboardEvent.key, with Shift written out for letters. Disabled while the user types and while
 * a dialog is open.
 */
export function useDeskKeys(on: boolean, keys: Record<string, (() => void) | undefined>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
      if (event.key === 'Escape') return latest.current.Escape?.()
      if (!on || isTyping(event.target) || document.querySelector('dialog[open], .pop') !== null) return
      const name =
        event.shiftKey && /^[a-z]$/i.test(event.key)
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
