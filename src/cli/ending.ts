import { EXIT, PlainError, UsageError } from '../errors.ts'
import { complaint, progressDone } from './progress.ts'

/** PostgreSQL's word for it. */
const DISK_FULL = '53100'

/** How long what a failed command left open may keep the process alive. */
const LEFT_OPEN = 5000

/** Says why a command failed, in a sentence where a person can do something about it, and answers the exit code. */
export function failed(error: unknown, argv: readonly string[]): number {
  progressDone()
  const [message, code] = told(error)
  complaint(message)
  if (wantsJson(argv)) process.stdout.write(errorLine(message, code))
  setTimeout(() => process.exit(code), LEFT_OPEN).unref()
  return code
}

function told(error: unknown): [message: string, code: number] {
  if (error instanceof UsageError) return [error.message, EXIT.wrongUse]
  if (error instanceof PlainError) return [error.message, error.code]
  if ((error as { code?: string }).code === DISK_FULL) return ['The disk is full: the database cannot be written any more', EXIT.failed]
  return [(error as Error).stack ?? String(error), EXIT.crashed]
}

/** The same sentence and the exit code for callers that read standard output as JSON. The launchers print the same. */
const errorLine = (message: string, code: number): string => `${JSON.stringify({ error: { message, exit_code: code } })}\n`

/** Standard output is the protocol of these. */
const SPEAKING = ['lsp', 'mcp']
const AS_JSON = /^--(?:json|format=jsonl?)$/

function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--')
  const words = end < 0 ? argv : argv.slice(0, end)
  if (SPEAKING.includes(words[0] ?? '')) return false
  return words.some((word, at) => AS_JSON.test(word) || (word === '--format' && /^jsonl?$/.test(words[at + 1] ?? '')))
}
