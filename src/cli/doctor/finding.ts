import type { Call } from '../command.ts'

/** One thing that was looked at. `note` is worth knowing, and nothing to mend. */
export interface Finding {
  check: string
  state: 'ok' | 'note' | 'mend'
  message: string
  /** The line that mends it. */
  mend: string | null
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message, mend: null })
export const note = (check: string, message: string): Finding => ({ check, state: 'note', message, mend: null })
export const mend = (check: string, message: string, line: string): Finding => ({ check, state: 'mend', message, mend: line })

/** Looks at one matter and changes nothing. */
export type Check = (call: Required<Pick<Call, 'settings' | 'chosen'>>) => Promise<Finding[]> | Finding[]

/** Milliseconds that something elsewhere may take to answer. */
export const ANSWER_WITHIN = 3000

/** Why something could not be reached, in as few words as the error has. */
export function reasonOf(error: unknown): string {
  const { cause, code, message, name } = error as { cause?: unknown; code?: string; message?: string; name?: string }
  if (name === 'TimeoutError') return `no answer within ${ANSWER_WITHIN / 1000} s`
  if (cause !== undefined) return reasonOf(cause)
  return (message || code) ?? String(error)
}
