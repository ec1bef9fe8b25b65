export interface Room {
  /** A folder or file below src/, or `web` for web/src. A file belongs to the longest path that holds it. */
  path: string
  purpose: string
  imports: string[]
  /** Runs in a browser as well: no module of Node's, no database, no network, no clock of its own. */
  pure?: true
}

/** What lies below everything. */
export const BASIS = ['errors', 'config', 'languages', 'version', 'places', 'contract/limits', 'contract/values', 'contract/one-line']
export const RULES = ['rules']
