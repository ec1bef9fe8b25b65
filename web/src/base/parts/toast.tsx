import { useEffect, useSyncExternalStore } from 'react'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'

interface Message {
  text: string
  /** Icon of the sprite. */
  icon?: string
  action?: { label: string; run(): void }
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
  // The live region exists before the message, so that screen readers announce it.
  return (
    <div role="status" aria-live="polite">
      {message && (
        <div className={message.stays ? 'toast is-refused' : 'toast'} key={message.id}>
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
              {message.action.label}
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
