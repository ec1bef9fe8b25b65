import type { Db } from '../../db/base/pool.ts'
import type { Workspace } from '../../db/settings/workspaces.ts'
import type { Telling } from './texts.ts'

/** What a part of a report is made with. */
export interface Reporting {
  db: Db
  workspace: Pick<Workspace, 'id' | 'name'>
  telling: Telling
  madeAt: string
  /** Who asked for it; null: the command line. */
  madeBy: string | null
  /** In the archive of an audit: the file of a page's text. */
  storedText?: (pageId: string) => string | null
}

/** What a report is about. */
export type ReportSubject =
  | { kind: 'audit'; id: string }
  | { kind: 'site'; id: string; since: Date | null; until: Date | null }
  | { kind: 'document'; id: string }
  | { kind: 'claim'; id: string }
