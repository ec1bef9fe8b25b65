import { useEffect, useRef, useState } from 'react'

const KEY = 'imprimatur.letter-keys'

/** Whether single letters act; who speaks to the computer, or leans on the keyboard, turns them off. */
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
 * Keys of the desk: each name is a key as the browser says it, with Shift written out for letters. They rest while one types and
 * while a dialog is open.
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
