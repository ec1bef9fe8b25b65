import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { CodeActionKind, type CodeAction, type Diagnostic, type Range, type WorkspaceEdit } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { FIX_CLASSES, fixedText } from '../../local/fix.ts'
import { namesIn } from '../../local/ruleset.ts'
import { applySuggestions, Protection } from '../../rules/index.ts'
import { DOCUMENT_TYPES } from '../../text/document-types.ts'
import type { CheckedText } from './checked-text.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { editOf, replacementsBetween } from './edits.ts'
import { commentFor, mayHaveComment, projectEntryFor, type Insertion } from './ignoring.ts'

export const FIX_ALL = `${CodeActionKind.SourceFixAll}.imprimatur`
export const SHOW_ADVICE = 'imprimatur.showAdvice'
export const IGNORE = 'imprimatur.ignore'
/** Of an editor that asks its user for the reason, and then sends IGNORE. */
const ASK_REASON = 'imprimatur.askReason'

/** What the editor can do. */
export interface Abilities {
  disabledActions: boolean
  snippets: boolean
  asksReason: boolean
  /** Edits that say which version of the text they are for. */
  versionedEdits: boolean
}

/** The text of a file as it stands in the editor; undefined where it is not open. */
type OpenText = (file: string) => TextDocument | undefined

/** Where a finding is ignored: in a comment of its text, or in the project file. */
export type Place = 'comment' | 'project'

const LONGEST_TITLE = 80
/** Nobody picks one finding to ignore out of more than these, and where a comment may stand is tried for each. */
const MOST_TO_IGNORE = 10
const quoted = (text: string) => `“${shortened(text.trim().replaceAll(/\s+/g, ' '))}”`
const shortened = (text: string) => (text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text)

const reaches = (only: readonly string[] | undefined, kind: string) =>
  only === undefined || only.some((one) => kind === one || kind.startsWith(`${one}.`))

const touches = (one: Range, other: Range) => isBefore(one.start, other.end) && isBefore(other.start, one.end)
const isBefore = (one: Range['start'], other: Range['start']) =>
  one.line < other.line || (one.line === other.line && one.character <= other.character)

/** What can be done about the findings of a range. */
export async function actionsFor(
  checked: CheckedText,
  range: Range,
  only: string[] | undefined,
  abilities: Abilities,
  openText: OpenText,
  isWanted: () => boolean,
): Promise<CodeAction[]> {
  const actions: CodeAction[] = []
  if (reaches(only, CodeActionKind.QuickFix) && checked.asset.error === null) {
    const touched = [...diagnosticsOf(checked).entries()].filter(([, diagnostic]) => touches(diagnostic.range, range))
    const names = namesIn(checked.project.choice.folders)
    const protection = new Protection(checked.document!, { names })
    for (const [index, diagnostic] of touched) {
      // The editor's messages are read meanwhile: it may have cancelled, or somebody may have typed.
      await setImmediate()
      if (!isWanted()) return []
      actions.push(...suggestionActions(checked, index, diagnostic, abilities, protection))
      if (touched.length <= MOST_TO_IGNORE) actions.push(...(await ignoreActions(checked, index, diagnostic, abilities, openText)))
    }
  }
  if (reaches(only, FIX_ALL)) actions.push(...(await fixAll(checked, abilities)))
  return actions
}

function suggestionActions(
  checked: CheckedText,
  index: number,
  diagnostic: Diagnostic,
  abilities: Abilities,
  protection: Protection,
): CodeAction[] {
  const { suggested_text: suggested, suggestion_class: kind, solution } = checked.asset.findings[index]!
  const common = { kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] }
  const advice = suggested ?? solution
  if (advice === '') return []
  const isApplicable = (kind === 'wording' || kind === 'removal') && DOCUMENT_TYPES[checked.type].fixable
  if (!isApplicable) {
    const title = `${kind === null || kind === 'advice' ? 'Advice' : `Suggested ${kind}`}: ${shortened(advice)}`
    return [{ ...common, title, command: { title, command: SHOW_ADVICE, arguments: [advice] } }]
  }
  const { edits, before, after, reason } = applied(checked, index, kind, protection)
  const title = after.trim() === '' ? `Leave out ${quoted(before)}` : `Write ${quoted(after)} instead of ${quoted(before)}`
  if (reason === null) {
    const edit = editOf(checked.text.uri, checked.version, edits, abilities.versionedEdits)
    return [{ ...common, title, ...(kind === 'wording' ? { isPreferred: true } : {}), edit }]
  }
  const why = `Not applied by a program: ${reason}.`
  if (abilities.disabledActions) return [{ ...common, title: `Suggested: ${shortened(advice)}`, disabled: { reason: why } }]
  return [{ ...common, title: why, command: { title: why, command: SHOW_ADVICE, arguments: [advice] } }]
}

/** The edits of one suggestion, or why no program makes them. */
function applied(checked: CheckedText, index: number, kind: 'wording' | 'removal', protection: Protection) {
  const finding = checked.findings[index]!
  const { changes, unapplied } = applySuggestions(checked.document!, [finding], { classes: [kind] }, protection)
  const edits = finding.edits.map(({ start, end, text }) => ({ range: checked.ranges.ofOffsets(start, end), newText: text }))
  const [change] = changes
  return {
    edits,
    before: change?.before ?? finding.text,
    after: change?.after ?? '',
    reason: change ? null : (unapplied[0]?.reason ?? 'it changes nothing'),
  }
}

/** All that `audit --fix` would write, in one action. */
async function fixAll({ text, version, file, type, project }: CheckedText, { versionedEdits }: Abilities): Promise<CodeAction[]> {
  if (!DOCUMENT_TYPES[type].fixable) return []
  const options = { classes: FIX_CLASSES['wording']!, names: namesIn(project.choice.folders) }
  const { before, after, changes } = await fixedText(file, text.getText(), project.ruleset, options, { type, name: file })
  if (changes.length === 0) return []
  const edits = replacementsBetween(before, after).map(({ start, end, text: newText }) => ({
    range: { start: text.positionAt(start), end: text.positionAt(end) },
    newText,
  }))
  const title = `Apply all suggestions that only change the wording (${changes.length})`
  return [{ title, kind: FIX_ALL, edit: editOf(text.uri, version, edits, versionedEdits) }]
}

async function ignoreActions(
  checked: CheckedText,
  index: number,
  diagnostic: Diagnostic,
  abilities: Abilities,
  openText: OpenText,
): Promise<CodeAction[]> {
  const actions: CodeAction[] = []
  const { rule_id: rule } = checked.asset.findings[index]!
  for (const place of ['comment', 'project'] as const) {
    // Where it goes is found out once the reason is given.
    const isLater = abilities.asksReason && place === 'comment'
    const insertion = isLater ? null : await insertionFor(checked, index, place, openText)
    if (isLater ? !mayHaveComment(checked, index) : insertion === null) continue
    const title = `Ignore ${rule} with a reason, ${place === 'comment' ? 'here' : 'in the project file'}`
    const common = { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] }
    if (abilities.asksReason)
      actions.push({
        ...common,
        command: { title, command: ASK_REASON, arguments: [checked.text.uri, rule, diagnostic.range.start, place] },
      })
    else if (abilities.snippets) actions.push({ ...common, edit: snippetEdit(insertion!) })
    // Without a reason a comment does not hold and says so; the project file would be refused.
    else if (place === 'comment') actions.push({ ...common, edit: reasonEdit(insertion!, '', abilities) })
  }
  return actions
}

interface PlacedInsertion extends Insertion {
  uri: string
  /** Null for a file that is not open. */
  version: number | null
  range: Range
}

export async function insertionFor(checked: CheckedText, index: number, place: Place, openText: OpenText): Promise<PlacedInsertion | null> {
  if (place === 'comment') {
    const insertion = await commentFor(checked, index)
    const { text, version, ranges } = checked
    return insertion && { ...insertion, uri: text.uri, version, range: ranges.ofOffsets(insertion.at, insertion.at) }
  }
  const { project } = checked.project.config
  if (project === null) return null
  const file = path.resolve(project.file)
  const open = openText(file)
  const text = open ?? TextDocument.create(pathToFileURL(file).href, 'yaml', 0, readFileSync(file, 'utf8'))
  const insertion = projectEntryFor(checked, index, text.getText())
  if (insertion === null) return null
  const at = text.positionAt(insertion.at)
  return { ...insertion, uri: text.uri, version: open?.version ?? null, range: { start: at, end: at } }
}

/** The finding ignored for a reason, which stays one line and cannot end the comment. */
export function reasonEdit(
  { uri, version, range, before, after }: PlacedInsertion,
  reason: string,
  { versionedEdits }: Abilities,
): WorkspaceEdit {
  const isProject = before.includes('reason: ')
  const line = reason
    .replaceAll(/-->|\*\/|%>|#\}|\}\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const newText = `${before}${isProject ? JSON.stringify(line) : line}${after}`
  return editOf(uri, version, [{ range, newText }], versionedEdits)
}

function snippetEdit({ uri, version, range, before, after }: PlacedInsertion): WorkspaceEdit {
  const literal = (text: string) => text.replaceAll(/[\\$}]/g, String.raw`\$&`)
  const snippet = { kind: 'snippet' as const, value: `${literal(before)}\${1:reason}${literal(after)}` }
  return { documentChanges: [{ textDocument: { uri, version }, edits: [{ range, snippet }] }] }
}
