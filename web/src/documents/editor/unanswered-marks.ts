import { Extension } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export interface Range {
  from: number
  to: number
}

interface Told {
  ranges: Range[]
  decorations: DecorationSet
}

const key = new PluginKey<Told>('unanswered')

/** Tells where they stand now; where that is known already, nothing is drawn. */
export function tellUnanswered(editor: Editor, ranges: Range[]): void {
  const known = key.getState(editor.state)?.ranges ?? []
  if (known.length === ranges.length && known.every(({ from, to }, index) => from === ranges[index]!.from && to === ranges[index]!.to))
    return
  editor.view.dispatch(editor.state.tr.setMeta(key, ranges).setMeta('addToHistory', false))
}

/** What the text asserts beyond its material, underlined where it stands; the marks move with the text. */
export const UnansweredMarks = Extension.create({
  name: 'unansweredMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Told>({
      key,
      state: {
        init: () => ({ ranges: [], decorations: DecorationSet.empty }),
        apply(transaction, before) {
          const ranges = transaction.getMeta(key) as Range[] | undefined
          if (ranges) {
            const marks = ranges
              .filter(({ from, to }) => from < to)
              .map(({ from, to }) => Decoration.inline(from, to, { class: 'unproved' }))
            return { ranges, decorations: DecorationSet.create(transaction.doc, marks) }
          }
          if (!transaction.docChanged) return before
          const { mapping, doc } = transaction
          return {
            ranges: before.ranges.map(({ from, to }) => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) })),
            decorations: before.decorations.map(mapping, doc),
          }
        },
      },
      props: { decorations: (state) => key.getState(state)!.decorations },
    }),
  ],
})

/** Selects one of them in the text. */
export function pickUnanswered(editor: Editor, index: number): void {
  const range = key.getState(editor.state)?.ranges[index]
  if (!range || range.from >= range.to) return
  editor.chain().setTextSelection(range).scrollIntoView().run()
  editor.view.focus()
}
