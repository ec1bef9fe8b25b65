import { Extension } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { severityClass } from '../../base/parts/severity.tsx'
import { positionOf } from './lines.ts'
import type { EditorLines } from './lines.ts'
import type { Found } from './found.ts'

/** A finding with its current position in the editor. */
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
  | { kind: 'found'; findings: Found[]; cites: Marks['cites']; lines: EditorLines }
  | { kind: 'pick'; id: string | null }
  | { kind: 'settled'; settled: ReadonlySet<string> }
  | { kind: 'used'; id: string }

const key = new PluginKey<Marks>('marks')

export const settledName = ({ ruleId, text }: Pick<Found, 'ruleId' | 'text'>): string => `${ruleId} ${text}`
export const marksOf = (state: EditorState): Marks => key.getState(state)!
export const tellMarks = (editor: Editor, change: Change): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, change).setMeta('addToHistory', false))

/** Findings as decorations. They move with the text, and change nothing in the document itself. */
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
  let { placed, active, settled, cites, since } = before
  if (transaction.docChanged) {
    placed = placed.flatMap((each) => moved(each, transaction.mapping))
    cites = cites.map(({ at, numbers }) => ({ at: transaction.mapping.map(at, 1), numbers }))
    since = new Mapping([...since.maps, ...transaction.mapping.maps])
  }
  if (change?.kind === 'sent') since = new Mapping()
  else if (change?.kind === 'settled') ({ settled } = change)
  else if (change?.kind === 'used') placed = placed.filter(({ finding }) => finding.id !== change.id)
  else if (change?.kind === 'found') {
    const { lines } = change
    placed = change.findings
      .map((finding) => place(finding, lines))
      .flatMap((each) => (since.maps.length === 0 ? [each] : moved(each, since)))
    cites = change.cites.map(({ at, numbers }) => ({ at: since.map(at, 1), numbers }))
  }
  if (change?.kind === 'pick') active = change.id
  else if (transaction.selectionSet) active = at(placed, settled, state.selection.head) ?? active
  if (active !== null && !placed.some(({ finding }) => finding.id === active)) active = null
  const marks = { placed, active, settled, cites, since }
  return { ...marks, decorations: DecorationSet.create(state.doc, drawn(marks)) }
}

const place = (finding: Found, lines: EditorLines): Placed => ({
  finding,
  pending: false,
  from: positionOf(lines, finding.start),
  to: positionOf(lines, finding.end),
  edits: finding.edits.map(({ start, end, text }) => ({ from: positionOf(lines, start), to: positionOf(lines, end), text })),
})

function moved(each: Placed, mapping: Mapping): Placed[] {
  const from = mapping.mapResult(each.from, 1)
  const to = mapping.mapResult(each.to, -1)
  if (to.pos <= from.pos) return []
  const touched = from.deletedAcross || to.deletedAcross || to.pos - from.pos !== each.to - each.from
  return [
    {
      ...each,
      from: from.pos,
      to: to.pos,
      pending: each.pending || touched,
      edits: each.edits.map((edit) => ({
        ...edit,
        from: mapping.map(edit.from, 1),
        to: mapping.map(edit.to, edit.to === edit.from ? 1 : -1),
      })),
    },
  ]
}

const at = (placed: Placed[], settled: ReadonlySet<string>, position: number): string | null =>
  placed.find(({ from, to, finding }) => from <= position && position <= to && !settled.has(settledName(finding)))?.finding.id ?? null

function drawn({ placed, active, settled, cites }: Omit<Marks, 'decorations'>): Decoration[] {
  const marks = placed
    .filter(({ finding }) => !settled.has(settledName(finding)))
    .map(({ finding, from, to, pending }) =>
      Decoration.inline(from, to, {
        nodeName: 'mark',
        class: `m ${pending ? 'm-pending' : `m-${severityClass(finding.severity)}`}${finding.id === active ? ' is-active' : ''}`,
        'data-finding': finding.id,
      }),
    )
  const notes = cites.map(({ at: position, numbers }) =>
    Decoration.widget(
      position,
      () => {
        const element = document.createElement('sup')
        element.className = 'cite'
        element.textContent = `[${numbers.join(', ')}]`
        return element
      },
      { side: 1, key: `cite ${numbers.join(' ')}`, ignoreSelection: true },
    ),
  )
  return [...marks, ...notes]
}

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
