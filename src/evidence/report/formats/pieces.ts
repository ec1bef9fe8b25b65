import { HtmlReport } from './html.ts'
import type { Part, ReportHead } from '../model.ts'

/** The HTML of a report piece by piece, in this thread: for the archive, which hashes it as it is made. */
export async function* piecesOf(parts: AsyncIterable<Part>, head: ReportHead): AsyncGenerator<string> {
  const made: string[] = []
  const report = new HtmlReport((text) => void made.push(String(text)), head)
  for await (const part of parts) {
    report.write(part)
    yield made.splice(0).join('')
  }
  report.end()
  yield made.join('')
}
