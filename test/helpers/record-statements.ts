import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** Where the runner collects them; not set where a file runs without it. */
const folder = process.env['TEST_STATEMENTS']

type Query = (this: unknown, ...args: unknown[]) => unknown

/**
 * Notes each statement that the product itself sends from this process, once, in a file of the process: the runner holds all of them
 * against what a distributed engine takes. A statement of a test is told by its caller.
 */
function recordStatements(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${process.pid}.jsonl`)
  const seen = new Set<string>()
  for (const prototype of [pg.Pool.prototype, pg.Client.prototype] as { query: unknown }[]) {
    const query = prototype.query as Query
    prototype.query = function (this: unknown, ...args: unknown[]) {
      const [first] = args as [string | { text?: string } | undefined]
      const text = typeof first === 'string' ? first : first?.text
      if (text && !seen.has(text)) {
        const caller = callerOf(new Error().stack ?? '')
        // Not noted as seen where a test sent it: the product may send the same.
        if (caller !== null) {
          seen.add(text)
          appendFileSync(file, `${JSON.stringify({ text, caller })}\n`)
        }
      }
      return query.apply(this, args)
    }
  }
}

/** A file of the project, wherever it lies. */
const inProject = new RegExp(`${RegExp.escape(path.resolve(import.meta.dirname, '../..'))}/([^:]+)`)

/** The file of the product that sent it, '' for a library on its behalf; null for a test, and for the pool passing on what it was sent. */
function callerOf(stack: string): string | null {
  const frames = stack.split('\n').slice(2)
  // What waited for a connection is passed on by whoever gives one back: that one did not send it, and the sender was noted before.
  if (frames.find((frame) => !/node:|\(<anonymous>/.test(frame) && !frame.includes('traced-statements'))?.includes('/pg-pool/')) return null
  const own = frames.find((frame) => !/node_modules|node:|\(<anonymous>|async /.test(frame) && /\.[mt]s:\d/.test(frame))
  const place = own && inProject.exec(own)?.[1]
  if (place) return place.startsWith('src/') && !place.endsWith('.test.ts') ? place : null
  return frames.some((frame) => /node_modules\/(?!pg|pg-pool)/.test(frame)) ? '' : null
}

/** Notes what the server refused, and why: on a cluster that must be nothing that one machine takes. */
function recordRefusals(folder: string): void {
  const file = path.join(folder, `${process.pid}.refused`)
  const prototype = (pg as unknown as { Query: { prototype: { handleError: Query } } }).Query.prototype
  const { handleError } = prototype
  prototype.handleError = function (this: unknown, ...args: unknown[]) {
    const [{ code, message }] = args as [{ code?: string; message: string }]
    appendFileSync(file, `${JSON.stringify({ text: (this as { text?: string }).text, code, message })}\n`)
    return handleError.apply(this, args)
  }
}

if (folder) recordStatements(folder)
if (folder && process.env['TEST_CLUSTER_URL']) recordRefusals(folder)
