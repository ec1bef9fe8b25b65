import { Extension } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface Wanted {
  text: string
  matchCase: boolean
  whole: boolean
}

interface State {
  wanted: Wanted | null
  matches: { from: number; to: number }[]
  decorations: DecorationSet
}

const NOTHING: State = { wanted: null, matches: [], decorations: DecorationSet.empty }
/** More than this are counted and replaced, and not marked. */
const MOST_MARKED = 2000
const key = new PluginKey<State>('find')

/** Words looked for, marked in the text. They are looked for again when the text changes while the search is open. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<State>({
      key,
      state: {
        init: () => NOTHING,
        apply(transaction, before, _old, { doc }) {
          const told = transaction.getMeta(key) as Pick<State, 'wanted'> | undefined
          const wanted = told ? told.wanted : before.wanted
          if (wanted === null || wanted.text === '') return wanted === before.wanted ? before : { ...NOTHING, wanted }
          if (!told && !transaction.docChanged) return before
          const matches = matchesIn(doc, wanted)
          const marked = matches.slice(0, MOST_MARKED).map(({ from, to }) => Decoration.inline(from, to, { class: 'found-match' }))
          return { wanted, matches, decorations: DecorationSet.create(doc, marked) }
        },
      },
      props: { decorations: (state) => key.getState(state)?.decorations },
    }),
  ],
})

export const matchesOf = (state: EditorState): State['matches'] => key.getState(state)?.matches ?? []

export const lookFor = (editor: Editor, wanted: Wanted | null): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, { wanted }).setMeta('addToHistory', false))

/** Every place of a text, line by line; one character of the text is one position of the editor. */
function matchesIn(doc: Node, { text, matchCase, whole }: Wanted): { from: number; to: number }[] {
  if (text === '') return []
  const escaped = RegExp.escape(text)
  const expression = new RegExp(whole ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped, matchCase ? 'gu' : 'giu')
  const found: { from: number; to: number }[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const line = node.textBetween(0, node.content.size, '\n', '\ufffc')
    for (const match of line.matchAll(expression)) {
      const from = position + 1 + match.index
      found.push({ from, to: from + match[0].length })
    }
    return false
  })
  return found
}

/** Selects the next place after the selection (or the one before it), from the other end where there is none; answers its number from 1. */
export function goTo(editor: Editor, step: 1 | -1): number {
  const matches = matchesOf(editor.state)
  if (matches.length === 0) return 0
  const { from, to } = editor.state.selection
  const next = step === 1 ? matches.findIndex((match) => match.from >= to) : matches.findLastIndex((match) => match.to <= from)
  const at = next === -1 ? (step === 1 ? 0 : matches.length - 1) : next
  const { tr, doc } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.create(doc, matches[at]!.from, matches[at]!.to)).scrollIntoView())
  return at + 1
}

/** Replaces the selected place and goes on to the next one; where none is selected, it only goes to one. */
export function replaceHere(editor: Editor, text: string): number {
  const { from, to } = editor.state.selection
  if (!matchesOf(editor.state).some((match) => match.from === from && match.to === to)) return goTo(editor, 1)
  editor.view.dispatch(text === '' ? editor.state.tr.delete(from, to) : editor.state.tr.insertText(text, from, to))
  return goTo(editor, 1)
}

/** Replaces every place, as one undo step; answers how many. */
export function replaceAll(editor: Editor, text: string): number {
  const matches = matchesOf(editor.state)
  if (matches.length === 0) return 0
  const { tr } = editor.state
  for (const { from, to } of matches.toReversed()) {
    if (text === '') tr.delete(from, to)
    else tr.insertText(text, from, to)
  }
  editor.view.dispatch(tr)
  return matches.length
}
