import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import type { Answer, Schemas } from '../../base/api.ts'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { passageOf, placeOf, writePassage } from './passage.ts'
import type { Passage } from './passage.ts'
import { offer, offeredIn } from './proposed.ts'

const words = strings.editing.rewrite
const LONGEST = 8000

export type Rewritten = Answer<'rewritePassage'>
export type Action = keyof typeof words.actions
export type Details = Pick<Schemas['RewriteInput'], 'tone_meta_id' | 'language_key' | 'request'>

type Asking =
  | { kind: 'none' }
  | { kind: 'asking'; action: Action }
  | { kind: 'failed'; action: Action; why: string }
  | { kind: 'offered'; action: Action; passage: Passage; answer: Rewritten; shown: number }

export interface Rewriting {
  asking: Asking
  ask(action: Action, details?: Details): Promise<void>
  show(index: number): void
  use(index: number): void
  close(): void
}

type OfferedBefore = NonNullable<Answer<'getDocument'>['offered']>

const askedBefore = ({ action, place, text, answer }: OfferedBefore): Asking => ({
  kind: 'offered',
  action,
  passage: { ...place, markdown: text, before: '', after: '' },
  answer,
  shown: 0,
})

/** Asks for a passage written otherwise, shows it in the text, and writes it when somebody takes it. */
export function useRewriting(editor: Editor | null, documentId: string, before: Answer<'getDocument'>['offered']): Rewriting {
  const { id: workspaceId } = useWorkspace()
  const [asking, setAsking] = useState<Asking>(() => (before ? askedBefore(before) : { kind: 'none' }))
  const under = useRef<AbortController>(undefined)
  const queries = useQueryClient()

  // The document is shown from the cache when it is opened again: what is offered has to be the same there as on the server.
  const remember = useCallback(
    (offered: OfferedBefore | null) =>
      queries.setQueryData<Answer<'getDocument'>>(['document', workspaceId, documentId], (known) => known && { ...known, offered }),
    [queries, workspaceId, documentId],
  )

  const discard = useCallback(async () => {
    remember(null)
    // Left undone, it is offered once more when the page is loaded again.
    await call('discardProposals', { workspace_id: workspaceId, document_id: documentId }).catch(() => undefined)
  }, [remember, workspaceId, documentId])

  const close = useCallback(() => {
    under.current?.abort()
    if (asking.kind === 'offered' && asking.answer.proposals.length > 0) void discard()
    setAsking({ kind: 'none' })
    if (editor && !editor.isDestroyed) offer(editor, null)
  }, [editor, asking, discard])

  // What was offered before the page was left is offered again, where its passage still stands.
  useEffect(() => {
    if (!editor || editor.isDestroyed || before === null) return
    const place = placeOf(editor, before.place, before.text)
    if (place === null) void discard().then(() => setAsking({ kind: 'none' }))
    else offer(editor, { from: place.from, to: place.to, text: before.answer.proposals[0]!.markdown })
  }, [editor, before, discard])

  const ask = useCallback(
    async (action: Action, details: Details = {}) => {
      if (!editor) return
      const passage = passageOf(editor, action === 'regenerate')
      if (!passage || passage.markdown === '') return say({ text: words.nothingSelected, icon: 'i-info' })
      if (passage.markdown.length > LONGEST) return say({ text: words.tooLong, icon: 'i-info' })
      under.current?.abort()
      const control = (under.current = new AbortController())
      setAsking({ kind: 'asking', action })
      offer(editor, { from: passage.from, to: passage.to, text: null })
      // Before the next one is asked for, which the server would otherwise forget in its place.
      if (asking.kind === 'offered' && asking.answer.proposals.length > 0) await discard()
      if (control.signal.aborted || editor.isDestroyed) return
      const { markdown: text, before: earlier, after } = passage
      try {
        const place = { from: passage.from, to: passage.to, inline: passage.inline }
        const body = { action, text, before: earlier, after, place, ...details }
        const answer = await call('rewritePassage', { workspace_id: workspaceId, document_id: documentId, body }, control.signal)
        if (control.signal.aborted) return
        if (answer.proposals.length > 0) remember({ action, place, text, answer })
        if (editor.isDestroyed) return
        const standing = offeredIn(editor.state)
        if (!standing) return setAsking({ kind: 'failed', action, why: words.stale })
        const [first] = answer.proposals
        offer(editor, first ? { ...standing, text: first.markdown } : null)
        setAsking({ kind: 'offered', action, passage, answer, shown: 0 })
      } catch (error) {
        if (control.signal.aborted || editor.isDestroyed) return
        offer(editor, null)
        setAsking({ kind: 'failed', action, why: (error as Error).message })
      }
    },
    [editor, workspaceId, documentId, asking, discard, remember],
  )

  const show = (index: number) => {
    if (asking.kind !== 'offered' || !editor) return
    const place = offeredIn(editor.state)
    if (!place) return setAsking({ kind: 'failed', action: asking.action, why: words.stale })
    offer(editor, { ...place, text: asking.answer.proposals[index]!.markdown })
    setAsking({ ...asking, shown: index })
  }
  const use = (index: number) => {
    if (asking.kind !== 'offered' || !editor) return
    const place = offeredIn(editor.state)
    if (!place) return setAsking({ kind: 'failed', action: asking.action, why: words.stale })
    close()
    writePassage(editor, { ...place, inline: asking.passage.inline }, asking.answer.proposals[index]!.markdown)
  }
  return { asking, ask, show, use, close }
}
