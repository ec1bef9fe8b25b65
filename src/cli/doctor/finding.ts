import type { Call } from '../command.ts'

/** One thing that was looked at. `note` is worth knowing, and nothing to fix. */
export interface Finding {
  check: string
  state: 'ok' | 'note' | 'fix'
  message: string
  /** The line that fixes it. */
  fix: string | null
}

export const ok = (check: string, message: string): Finding => ({ check, state: 'ok', message, fix: null })
export const note = (check: string, message: string): Finding => ({ check, state: 'note', message, fix: null })
export const fix = (check: string, message: string, line: string): Finding => ({ check, state: 'fix', message, fix: line })

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
