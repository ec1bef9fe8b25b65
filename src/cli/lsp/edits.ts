import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff'
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver/node'

/** Edits of one text. With the version they were made for, an editor that knows versions refuses them once somebody has typed. */
export const editOf = (uri: string, version: number | null, edits: TextEdit[], hasVersions: boolean): WorkspaceEdit =>
  hasVersions ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } }

interface Replacement {
  start: number
  end: number
  text: string
}

/** What makes one text of another, word by word: cursors, folds and marks of the editor stay where nothing changes. */
export const replacementsBetween = (before: string, after: string): Replacement[] =>
  replacementsOf(diffLines(before, after)).flatMap((lines) =>
    replacementsOf(diffWordsWithSpace(before.slice(lines.start, lines.end), lines.text)).map(({ start, end, text }) => ({
      start: lines.start + start,
      end: lines.start + end,
      text,
    })),
  )

function replacementsOf(parts: ChangeObject<string>[]): Replacement[] {
  const replacements: Replacement[] = []
  let at = 0
  let open: Replacement | null = null
  for (const { value, added, removed } of parts) {
    if (!added && !removed) open = null
    else if (open === null) replacements.push((open = { start: at, end: at, text: '' }))
    if (added) open!.text += value
    else at += value.length
    if (removed) open!.end = at
  }
  return replacements
}
