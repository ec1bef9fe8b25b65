import { Extension } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import { DecorationSet } from '@tiptap/pm/view'
import { isAtom, positionOf } from './lines.ts'
import type { EditorLines } from './lines.ts'
import { redrawn } from './marks-drawn.ts'
import { movedAll } from './marks-moved.ts'
import { isSettled } from './found.ts'
import type { Found } from './found.ts'

/** A finding with its current position in the editor. Unless something of it changes it stays the same object. */
export interface Placed {
  finding: Found
  from: number
  to: number
  edits: { from: number; to: number; text: string }[]
  /** Its text was edited since the check: the next check decides. */
  pending: boolean
}

export interface Marks {
  placed: Placed[]
  /** The finding at the caret, or selected in the margin. */
  active: string | null
  /** Findings dismissed in this document, as `rule text`. */
  settled: ReadonlySet<string>
  /** Numbers of the facts that a line uses, at its end. */
  cites: { at: number; numbers: number[] }[]
  /** Changes since the lines were sent to be checked. */
  since: Mapping
  decorations: DecorationSet
}

type Change =
  | { kind: 'sent' }
  | { kind: 'found'; findings: Found[]; offsets: Int32Array; cites: Marks['cites']; lines: EditorLines }
  | { kind: 'pick'; id: string | null }
  | { kind: 'settled'; settled: ReadonlySet<string> }
  | { kind: 'used'; id: string }

const key = new PluginKey<Marks>('marks')

export const marksOf = (state: EditorState): Marks => key.getState(state)!
export const tellMarks = (editor: Editor, change: Change): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, change).setMeta('addToHistory', false))

/** Whether the margin shows the same for both: positions are of no interest to it. */
export const sameNotes = (a: Marks | null, b: Marks | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.active === b.active &&
    a.settled === b.settled &&
    a.placed.length === b.placed.length &&
    a.placed.every(({ finding, pending }, index) => finding === b.placed[index]!.finding && pending === b.placed[index]!.pending))

/**
 * Findings as decorations. They move with the text, and change nothing in the document itself. A key press costs what it touches: the
 * decorations of other paragraphs stay as they are.
 */
export const FindingMarks = Extension.create<{ settled: ReadonlySet<string> }>({
  name: 'findingMarks',
  addOptions: () => ({ settled: new Set<string>() }),
  addProseMirrorPlugins() {
    const { settled } = this.options
    return [
      new Plugin<Marks>({
        key,
        state: {
          init: () => ({ placed: [], active: null, settled, cites: [], since: new Mapping(), decorations: DecorationSet.empty }),
          apply: (transaction, before, _old, state) => next(transaction, before, state),
        },
        props: { decorations: (state) => marksOf(state).decorations },
      }),
    ]
  },
})

function next(transaction: Transaction, before: Marks, state: EditorState): Marks {
  const change = transaction.getMeta(key) as Change | undefined
  if (!change && !transaction.docChanged && !transaction.selectionSet) return before
  if (change?.kind === 'sent') return { ...before, since: new Mapping() }
  const moved = transaction.docChanged ? movedMarks(before, transaction, state) : before
  let { placed, active, settled, cites } = moved
  if (change?.kind === 'settled') ({ settled } = change)
  else if (change?.kind === 'used') placed = placed.filter(({ finding }) => finding.id !== change.id)
  else if (change?.kind === 'found') {
    placed = placedAnew(change, moved)
    cites = change.cites.map(({ at: position, numbers }) => ({ at: moved.since.map(position, 1), numbers }))
  }
  if (change?.kind === 'pick') active = change.id
  else if (transaction.selectionSet) active = at({ placed, settled }, state.selection.head) ?? active
  if (active !== null && !placed.some(({ finding }) => finding.id === active)) active = null
  const marks = { placed, active, settled, cites, since: moved.since }
  return { ...marks, decorations: redrawn(state.doc, before, moved, marks) }
}

function movedMarks(before: Marks, { mapping }: Transaction, { doc }: EditorState): Marks {
  return {
    ...before,
    placed: movedAll(before.placed, mapping),
    cites:
      before.cites.length === 0
        ? before.cites
        : before.cites.map(({ at: position, numbers }) => ({ at: mapping.map(position, 1), numbers })),
    since: new Mapping([...before.since.maps, ...mapping.maps]),
    decorations: before.decorations.map(mapping, doc),
  }
}

/** What a check found, at its place in the text as it is now. A finding that stands where it stood stays the same object. */
function placedAnew({ findings, offsets, lines }: Extract<Change, { kind: 'found' }>, { placed, since }: Marks): Placed[] {
  const known = new Map(placed.map((each) => [each.finding.id, each]))
  const fresh = findings.map((finding, index): Placed => {
    const start = offsets[2 * index]!
    return {
      finding,
      pending: false,
      from: positionOf(lines, start),
      to: positionOf(lines, offsets[2 * index + 1]!, true),
      edits: (isAtom(lines, start) ? [] : finding.edits).map((edit) => ({
        from: positionOf(lines, start + edit.start),
        to: positionOf(lines, start + edit.end),
        text: edit.text,
      })),
    }
  })
  return movedAll(fresh, since).map((each) => {
    const before = known.get(each.finding.id)
    return before && isSame(before, each) ? before : each
  })
}

const isSame = (a: Placed, b: Placed): boolean =>
  a.finding === b.finding &&
  a.pending === b.pending &&
  a.from === b.from &&
  a.to === b.to &&
  a.edits.every(({ from, to }, index) => from === b.edits[index]!.from && to === b.edits[index]!.to)

const at = (marks: Pick<Marks, 'placed' | 'settled'>, position: number): string | null =>
  marks.placed.find(({ from, to, finding }) => from <= position && position <= to && !isSettled(marks, finding))?.finding.id ?? null

/** Whether a suggestion has a blank that only a person can fill in, such as [price]. */
export const hasBlank = ({ suggestedText, sentence }: Pick<Found, 'suggestedText' | 'sentence'>): boolean =>
  (suggestedText?.match(/\[[^\]]+\]|_{2,}|…/g) ?? []).some((blank) => !sentence.includes(blank))

/** Applies the suggestion of a finding, as one undo step. */
export function writeSuggestion(editor: Editor, id: string): boolean {
  const found = marksOf(editor.state).placed.find(({ finding }) => finding.id === id)
  if (!found || found.pending || found.edits.length === 0 || hasBlank(found.finding)) return false
  const transaction = editor.state.tr
  for (const { from, to, text } of found.edits.toSorted((a, b) => b.from - a.from)) {
    if (text === '') transaction.delete(from, to)
    else transaction.insertText(text, from, to)
  }
  editor.view.dispatch(transaction.setMeta(key, { kind: 'used', id } satisfies Change))
  return true
}
