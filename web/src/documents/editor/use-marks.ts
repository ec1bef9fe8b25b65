import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useSyncExternalStore } from 'react'
import type { Checker, Checking } from './checker.ts'
import { marksOf, sameNotes } from './marks.ts'
import type { Marks } from './marks.ts'

/** The findings of the text for what is drawn beside it. Positions are those of some moment: ask the editor for them when they matter. */
export const useMarks = (editor: Editor): Marks =>
  useEditorState({ editor, selector: ({ editor: { state } }) => marksOf(state), equalityFn: sameNotes })

const NOTHING: Checking = { status: 'starting', rules: 0, packs: 0, words: 0, unsupported: [] }
const never = () => () => undefined

/** Whoever shows it subscribes, so that a check draws nothing else anew. */
export const useChecking = (checker: Checker | null): Checking =>
  useSyncExternalStore(checker?.subscribe ?? never, checker?.state ?? (() => NOTHING))
