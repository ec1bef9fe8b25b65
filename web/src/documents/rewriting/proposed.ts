import { Extension } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { shownText } from '../editor/tracked.ts'

/** A passage of which another text is offered: what would go is struck out, what would come is underlined after it. */
interface Offered {
  from: number
  to: number
  /** Markdown; null while it is being written. */
  text: string | null
}

interface State {
  offered: Offered | null
  decorations: DecorationSet
}

const key = new PluginKey<State>('proposedChange')
const NOTHING: State = { offered: null, decorations: DecorationSet.empty }

/** The offered change as a decoration: it is no part of the document until somebody uses it. */
export const ProposedChange = Extension.create({
  name: 'proposedChange',
  addProseMirrorPlugins: () => [
    new Plugin<State>({
      key,
      state: { init: () => NOTHING, apply: (transaction, before, _old, { doc }) => next(transaction, before, doc) },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
})

export const offeredIn = (state: EditorState): Offered | null => key.getState(state)?.offered ?? null

/** Shows an offered change in the text, or none. */
export const offer = (editor: Editor, offered: Offered | null): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, { offered }).setMeta('addToHistory', false))

function next(transaction: Transaction, before: State, doc: Node): State {
  const told = transaction.getMeta(key) as Pick<State, 'offered'> | undefined
  if (told) return told.offered ? { offered: told.offered, decorations: drawn(told.offered, doc) } : NOTHING
  const { offered } = before
  if (!transaction.docChanged || !offered) return before
  const from = transaction.mapping.map(offered.from, 1)
  const to = transaction.mapping.map(offered.to, -1)
  // Somebody edited it, perhaps to the same length: the offer was for other words.
  if (to - from !== offered.to - offered.from) return NOTHING
  if (!transaction.before.slice(offered.from, offered.to).eq(doc.slice(from, to))) return NOTHING
  const moved = { ...offered, from, to }
  return { offered: moved, decorations: drawn(moved, doc) }
}

function drawn({ from, to, text }: Offered, doc: Node): DecorationSet {
  if (text === null) return DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'asked' })])
  let end = to
  // After the last line of several blocks, not between two blocks.
  doc.nodesBetween(from, to, (node, position) => {
    if (node.isTextblock) end = Math.min(to, position + 1 + node.content.size)
  })
  return DecorationSet.create(doc, [
    Decoration.inline(from, to, { nodeName: 'del', class: 'tracked-del' }),
    Decoration.widget(end, () => inserted(text), { side: 1, key: `offered ${text}`, ignoreSelection: true }),
  ])
}

function inserted(text: string): HTMLElement {
  const element = document.createElement('ins')
  element.className = 'tracked-ins offered'
  element.textContent = shownText(text)
  return element
}
