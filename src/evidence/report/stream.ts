import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { makeReport } from './make.ts'
import type { OwnWorkspace, ReportWishes } from './make.ts'
import type { ReportSubject } from './subject.ts'

/** Bytes that may wait for their reader: with more, reading the database waits as well, and ends where the reader takes too long. */
const AHEAD = 16 * 1024 * 1024

/**
 * A report as it is made. Answers once it is known what it is about; null: there is nothing of that identifier. What fails later ends the
 * stream without its end, so that no half report is taken for a whole one.
 */
export async function streamReport(
  pool: pg.Pool,
  workspace: OwnWorkspace,
  subject: ReportSubject,
  wishes: ReportWishes,
): Promise<{ subject: string; bytes: Readable; ended: Promise<void> } | null> {
  const bytes = new PassThrough({ highWaterMark: AHEAD })
  const gone = new AbortController()
  bytes.once('close', () => gone.abort())
  const signal = wishes.signal ? AbortSignal.any([wishes.signal, gone.signal]) : gone.signal
  const begun = Promise.withResolvers<string | null>()
  let hasBegun = false
  const made = makeReport(
    pool,
    workspace,
    subject,
    { ...wishes, signal },
    {
      begin(name) {
        // The database may ask to try again; what has been sent cannot be taken back.
        if (hasBegun) throw new Error('The report was begun before')
        hasBegun = true
        begun.resolve(name)
      },
      async out(some) {
        if (!bytes.write(some)) await once(bytes, 'drain', { signal })
      },
    },
  )
  const ended = made.then(
    (whole) => {
      if (whole) bytes.end()
      else begun.resolve(null)
    },
    (error: Error) => {
      begun.reject(error)
      bytes.destroy(error)
    },
  )
  // Destroyed before anybody listens to it.
  bytes.on('error', () => undefined)
  const name = await begun.promise
  return name === null ? null : { subject: name, bytes, ended }
}
