import type pg from 'pg'
import { snapshot } from '../../db/base/pool.ts'
import type { Workspace } from '../../db/settings/workspaces.ts'
import { BCP47 } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import type { ReportFormat } from './formats/formats.ts'
import type { Part, ReportHead } from './model.ts'
import { openSubject } from './subjects.ts'
import type { ReportSubject } from './subject.ts'
import { tellingIn } from './texts.ts'
import type { Telling } from './texts.ts'
import { writeApart } from './write-apart.ts'
import type { WrittenReport } from './write-apart.ts'

export interface ReportWishes {
  format: ReportFormat
  /** Null: the workspace's, or English. */
  language: LanguageKey | null
  madeBy: string | null
  signal?: AbortSignal
}

/** Where a report goes: into a file, or piece by piece to whoever waits for it. */
export type ReportTarget = { file: string } | { out(bytes: Uint8Array): Promise<void>; begin(subject: string): void }

export interface MadeReport extends WrittenReport {
  /** What it is about, by name. */
  subject: string
  findings: number
  language: LanguageKey
}

/** Seconds between two looks at the database: while a reader takes nothing, nothing is read. */
const LONGEST_PAUSE = 60

export type OwnWorkspace = Pick<Workspace, 'id' | 'name' | 'language'>

/** Writes a report, all of it as of one moment. Null: there is nothing of that identifier. */
export async function makeReport(
  pool: pg.Pool,
  workspace: OwnWorkspace,
  subject: ReportSubject,
  { format, language: asked, madeBy, signal }: ReportWishes,
  target: ReportTarget,
): Promise<MadeReport | null> {
  const language = asked ?? workspace.language ?? 'EN'
  const telling = await tellingIn(language)
  return snapshot(
    pool,
    async (db) => {
      const madeAt = new Date().toISOString()
      const opened = await openSubject({ db, workspace, telling, madeAt, madeBy }, subject)
      if (!opened) return null
      const head = headOf(telling, { name: opened.name, workspace: workspace.name, madeAt })
      let findings = 0
      async function* counted(parts: AsyncIterable<Part>) {
        for await (const part of parts) {
          if (part.kind === 'finding') findings++
          yield part
        }
      }
      const [file, out] = 'file' in target ? [target.file] : [null, target.out]
      if ('begin' in target) target.begin(opened.name)
      const written = await writeApart({ format, file, head }, counted(opened.parts), { signal, ...(out ? { out } : {}) })
      return { ...written, subject: opened.name, findings, language }
    },
    LONGEST_PAUSE,
  )
}

export const headOf = (
  { language, words }: Telling,
  { name, workspace, madeAt }: { name: string; workspace: string; madeAt: string },
): ReportHead => ({
  tag: BCP47[language],
  title: `${words.report}: ${name}`,
  madeAt,
  workspace,
  labels: words.finding,
})
