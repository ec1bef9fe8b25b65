import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

interface Message {
  text: string
  /** Icon of the sprite. */
  icon?: string
  action?: { label: string; run(): void; key?: string }
  /** An error: it stays until it is dismissed. */
  stays?: boolean
}

const SHOWN_FOR = 10_000
let current: (Message & { id: number }) | null = null
let next = 0
const listeners = new Set<() => void>()
const changed = () => listeners.forEach((listener) => listener())

/** Shows a message at the bottom edge, with undo where there is one. The newest message replaces the one before. */
export function say(message: Message): void {
  current = { ...message, id: next++ }
  changed()
}
function hush(): void {
  current = null
  changed()
}
/** Shows an error message of the server. */
export const sayRefused = (text: string): void => say({ text, icon: 'i-warn', stays: true })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function Toast() {
  const message = useSyncExternalStore(subscribe, () => current)
  useEffect(() => {
    if (!message || message.stays) return
    const timer = setTimeout(() => {
      if (current?.id === message.id) hush()
    }, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [message])
  const shown = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (shown.current ? keepAbove(shown.current) : undefined), [message])
  // The live region exists before the message, so that screen readers announce it.
  return (
    <div role="status" aria-live="polite">
      {message && (
        <div className={message.stays ? 'toast is-refused' : 'toast'} key={message.id} ref={shown}>
          {message.icon && <Icon name={message.icon} />}
          <span>{message.text}</span>
          {message.action && (
            <button
              className="link"
              type="button"
              onClick={() => {
                message.action!.run()
                hush()
              }}
            >
              {message.action.label} {message.action.key && <kbd aria-hidden="true">{message.action.key}</kbd>}
            </button>
          )}
          <button className="link toast-x" type="button" onClick={hush}>
            <Icon name="i-x" />
            <span className="vh">{strings.base.dismissMessage}</span>
          </button>
        </div>
      )}
    </div>
  )
}

/** Where pages have buttons at the bottom edge, of which a message must cover none. */
const AT_THE_EDGE = '.verbs, .bulk'
/** What stands beside a list that somebody works through: a message lies over it, and never over the list. */
const BESIDE = '.desk > .finding'
/** Below this height nothing sticks to the edge, and the message is a line at the bottom. */
const SHORT = 480

/** Keeps the message above the buttons at the bottom edge, also when they come or wrap while it is shown. */
function keepAbove(toast: HTMLElement): () => void {
  const place = () => {
    const tops = [...document.querySelectorAll(AT_THE_EDGE)]
      .map((edge) => edge.getBoundingClientRect())
      .filter(({ height, top }) => height > 0 && top < innerHeight)
      .map(({ top }) => top)
    if (tops.length > 0 && innerHeight > SHORT) toast.style.bottom = `calc(${innerHeight - Math.min(...tops)}px + var(--s2))`
    else toast.style.removeProperty('bottom')
    const beside = document.querySelector(BESIDE)?.getBoundingClientRect()
    if (beside && beside.width > 0 && beside.left > 0) toast.style.left = `calc(${beside.left}px + var(--s4))`
    else toast.style.removeProperty('left')
  }
  place()
  const changes = new MutationObserver(place)
  changes.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true })
  addEventListener('resize', place)
  return () => {
    changes.disconnect()
    removeEventListener('resize', place)
  }
}
