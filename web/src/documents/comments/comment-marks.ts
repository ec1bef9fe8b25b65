import { Extension } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** What a comment is about, as it is stored. */
export interface Anchor {
  id: string
  quote: string
  preceding: string
}

interface State {
  anchors: readonly Anchor[]
  decorations: DecorationSet
}

const key = new PluginKey<State>('comments')
const PRECEDING = 100

/** Words with a comment are marked. The marks move with the text; after a reload they are looked for again. */
export const CommentMarks = Extension.create({
  name: 'commentMarks',
  addProseMirrorPlugins: () => [
    new Plugin<State>({
      key,
      state: {
        init: () => ({ anchors: [], decorations: DecorationSet.empty }),
        apply(transaction, before, _old, { doc }) {
          const anchors = transaction.getMeta(key) as readonly Anchor[] | undefined
          const moved = transaction.docChanged ? before.decorations.map(transaction.mapping, doc) : before.decorations
          if (!anchors) return moved === before.decorations ? before : { ...before, decorations: moved }
          return { anchors, decorations: drawn(anchors, moved, doc) }
        },
      },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
})

export const tellComments = (editor: Editor, anchors: readonly Anchor[]): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, anchors).setMeta('addToHistory', false))

/** Where the words of a comment stand now; null where they are gone. */
export function placeOf(state: EditorState, id: string): { from: number; to: number } | null {
  const [found] = key.getState(state)?.decorations.find(undefined, undefined, (spec: { comment?: string }) => spec.comment === id) ?? []
  return found ? { from: found.from, to: found.to } : null
}

/** Those that are marked already stay where they have moved to; the others are looked for. */
function drawn(anchors: readonly Anchor[], moved: DecorationSet, doc: Node): DecorationSet {
  const standing = new Map(moved.find().map((each) => [(each.spec as { comment: string }).comment, each]))
  return DecorationSet.create(
    doc,
    anchors.flatMap(({ id, quote, preceding }) => {
      const place = standing.get(id) ?? located(doc, quote, preceding)
      return place ? [Decoration.inline(place.from, place.to, { class: 'commented' }, { comment: id })] : []
    }),
  )
}

/** The place of the words whose line goes before them as it did; without such a one, the first place. */
function located(doc: Node, quote: string, preceding: string): { from: number; to: number } | null {
  let best: { from: number; to: number; shared: number } | null = null
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const line = node.textBetween(0, node.content.size, '\n', '\ufffc')
    for (let at = line.indexOf(quote); at >= 0; at = line.indexOf(quote, at + 1)) {
      let shared = 0
      while (shared < preceding.length && line[at - 1 - shared] === preceding.at(-1 - shared)) shared += 1
      const from = position + 1 + at
      if (best === null || shared > best.shared) best = { from, to: from + quote.length, shared }
    }
    return false
  })
  return best
}

/** The selected words and what stands before them; of a selection over several lines, those of the first. */
export function selectedAnchor({ selection }: EditorState): Omit<Anchor, 'id'> | null {
  const { $from, $to, empty } = selection
  if (empty || !$from.parent.isTextblock) return null
  const line = $from.parent.textBetween(0, $from.parent.content.size, '\n', '\ufffc')
  const start = $from.parentOffset
  const end = $from.sameParent($to) ? $to.parentOffset : line.length
  const quote = line.slice(start, Math.min(end, start + 1000))
  return quote.trim() === '' ? null : { quote, preceding: line.slice(Math.max(0, start - PRECEDING), start) }
}
