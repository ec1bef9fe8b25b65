import type { TrailHead } from '../db/trail/trail.ts'

/**
 * What is stamped: a text that a person can read, with a line for each head: whose it is, how long the trail was, and its last hash. All
 * that moved is stamped together, since authorities count stamps.
 */
export const headsText = (workspaceId: string, at: string, heads: TrailHead[]): string =>
  [`Heads of trails of workspace ${workspaceId} at ${at}`, ...heads.map(lineOf)].join('\n') + '\n'

export const lineOf = ({ audit_id: chain, length, head }: TrailHead): string => `${chain} ${length} ${head}`
