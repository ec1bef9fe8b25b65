import { Extension } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { linesOf } from './lines.ts'

/** A change as the API has it. */
export interface MadeChange {
  number: number
  rule_name: string
  made_by: 'suggestion' | 'model'
  before: string
  after: string
  /** The sentence as it was delivered. */
  sentence: string
  accepted?: boolean
}

/** A change that a rule made before the text was stored, at its place in the editor; null where its words are no longer found. */
export interface Tracked {
  change: MadeChange
  place: { from: number; to: number } | null
}

interface TrackedState {
  tracked: Tracked[]
  decorations: DecorationSet
}

const key = new PluginKey<TrackedState>('trackedChanges')

export const trackedIn = (state: EditorState): TrackedState => key.getState(state)!

/** Changes as decorations: what was there struck out, what stands there now underlined. They are not part of the document. */
export const TrackedChanges = Extension.create<{ changes: MadeChange[] }>({
  name: 'trackedChanges',
  addOptions: () => ({ changes: [] }),
  addProseMirrorPlugins() {
    const { changes } = this.options
    return [
      new Plugin<TrackedState>({
        key,
        state: {
          init: (_config, { doc }) => drawn(located(doc, changes), doc),
          apply: (transaction, before, _old, state) => next(transaction, before, state),
        },
        props: { decorations: (state) => trackedIn(state).decorations },
      }),
    ]
  },
})

function next(transaction: Transaction, before: TrackedState, { doc }: EditorState): TrackedState {
  const settled = transaction.getMeta(key) as number | undefined
  if (before.tracked.length === 0 || (settled === undefined && !transaction.docChanged)) return before
  const { mapping } = transaction
  const tracked = before.tracked
    .filter(({ change }) => change.number !== settled)
    .map(({ change, place }) => {
      if (place === null || !transaction.docChanged) return { change, place }
      const from = mapping.map(place.from, 1)
      const to = mapping.map(place.to, -1)
      return { change, place: to > from ? { from, to } : null }
    })
  // Where every change is still in the text, its decorations move with it.
  return sameChanges(before.tracked, tracked) ? { tracked, decorations: before.decorations.map(mapping, doc) } : drawn(tracked, doc)
}

/** Whether two lists are the same for whoever does not ask where in the text their changes stand. */
export const sameChanges = (a: Tracked[] | null, b: Tracked[] | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.length === b.length &&
    a.every(({ change, place }, index) => change === b[index]!.change && (place === null) === (b[index]!.place === null)))

/** Markdown of a few words as the editor shows it. */
export const shownText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|(?<!\\)[*_]/g, '')
    .replaceAll(/\\(?=[\p{P}\p{S}])/gu, '')

function located(doc: Node, changes: readonly MadeChange[]): Tracked[] {
  const { lines, positions } = linesOf(doc)
  const texts = lines.map(({ runs }) => runs.map((run) => run.text).join(''))
  const taken = new Set<number>()
  return changes
    .filter(({ accepted }) => !accepted)
    .map((change) => {
      const after = shownText(change.after)
      for (const [index, text] of texts.entries()) {
        const sentence = change.sentence === '' ? -1 : text.indexOf(change.sentence)
        if (sentence < 0) continue
        for (let at = text.indexOf(after, sentence); at >= 0 && after !== ''; at = text.indexOf(after, at + 1)) {
          const from = positions[index]! + at
          if (taken.has(from) || !isWhole(text, at, at + after.length)) continue
          taken.add(from)
          return { change, place: { from, to: from + after.length } }
        }
      }
      return { change, place: null }
    })
}

const isWhole = (text: string, start: number, end: number) =>
  !/[\p{L}\p{N}]/u.test(text[start - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[end] ?? '')

function drawn(tracked: Tracked[], doc: Node): TrackedState {
  const decorations = tracked.flatMap(({ change, place }) =>
    place === null
      ? []
      : [
          Decoration.widget(place.from, () => struckOut(change), { side: -1, key: `change ${change.number}`, ignoreSelection: true }),
          Decoration.inline(place.from, place.to, { nodeName: 'ins', class: 'tracked-ins', 'data-change': String(change.number) }),
        ],
  )
  return { tracked, decorations: DecorationSet.create(doc, decorations) }
}

function struckOut({ before }: MadeChange): HTMLElement {
  const element = document.createElement('del')
  element.className = 'tracked-del'
  element.textContent = shownText(before)
  return element
}

/** The change is settled: it is no longer marked. */
export const acceptChange = (editor: Editor, number: number): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, number).setMeta('addToHistory', false))

/** Writes what stood there before, as one undo step; false where its place is gone. */
export function undoChange(editor: Editor, number: number): boolean {
  const found = trackedIn(editor.state).tracked.find(({ change }) => change.number === number)
  if (!found?.place) return false
  const { from, to } = found.place
  const before = shownText(found.change.before)
  const { tr } = editor.state
  editor.view.dispatch((before === '' ? tr.delete(from, to) : tr.insertText(before, from, to)).setMeta(key, number))
  return true
}
