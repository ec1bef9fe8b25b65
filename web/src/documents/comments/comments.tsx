import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEditorState } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { LONGEST_COMMENT } from '../../../../src/contract/limits.ts'
import { call } from '../../base/api.ts'
import type { Answer } from '../../base/api.ts'
import { dateTime } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { placeOf, selectedAnchor, tellComments } from './comment-marks.ts'
import type { Anchor } from './comment-marks.ts'

const words = strings.editing.comments
type Comment = Answer<'listDocumentComments'>['comments'][number]

/** Comments on words of the text, in the margin. Whoever may comment does so without being able to change the text. */
export function Comments({ editor, documentId }: { editor: Editor; documentId: string }) {
  const { id: workspaceId, may } = useWorkspace()
  const queries = useQueryClient()
  const path = { workspace_id: workspaceId, document_id: documentId }
  const name = ['comments', workspaceId, documentId]
  const { data } = useQuery({ queryKey: name, queryFn: ({ signal }) => call('listDocumentComments', path, signal) })
  const [about, setAbout] = useState<Omit<Anchor, 'id'> | null>(null)
  const threads = (data?.comments ?? []).filter(({ reply_to: reply }) => reply === null)
  const open = threads.filter(({ resolved_at: done }) => done === null)
  useEffect(() => {
    if (data)
      tellComments(
        editor,
        data.comments.filter(({ reply_to: reply, resolved_at: done }) => reply === null && done === null),
      )
  }, [editor, data])
  const changed = (work: Promise<Answer<'listDocumentComments'>>) =>
    work.then(
      (answer) => {
        queries.setQueryData(name, answer)
        return true
      },
      (error: Error) => {
        sayRefused(error.message)
        return false
      },
    )
  const add = (content: string, more: Partial<Anchor> & { reply_to?: string }) =>
    changed(call('addDocumentComment', { ...path, body: { content, ...more } }))
  const resolve = (id: string, resolved: boolean) =>
    void changed(call('resolveDocumentComment', { ...path, comment_id: id, body: { resolved } }))
  const begin = () => {
    const anchor = selectedAnchor(editor.state)
    if (anchor) setAbout(anchor)
    else say({ text: words.nothingSelected, icon: 'i-info' })
  }
  const done = threads.length - open.length
  if (!may('comment') && threads.length === 0) return null
  return (
    <section className="mnote comments" aria-label={words.title}>
      {may('comment') && about === null && (
        <button className="btn btn-sm" type="button" onClick={begin}>
          <Icon name="i-chat" />
          {words.add}
        </button>
      )}
      {about !== null && (
        <Writing
          about={about.quote}
          verb={words.save}
          onClose={() => setAbout(null)}
          onSave={async (content) => {
            if (await add(content, about)) setAbout(null)
          }}
        />
      )}
      {open.map((thread) => (
        <Thread key={thread.id} {...{ editor, thread, add, resolve }} all={data!.comments} />
      ))}
      {done > 0 && (
        <details>
          <summary>{words.resolved(done)}</summary>
          {threads
            .filter(({ resolved_at: at }) => at !== null)
            .map((thread) => (
              <Thread key={thread.id} {...{ editor, thread, add, resolve }} all={data!.comments} />
            ))}
        </details>
      )}
    </section>
  )
}

interface ThreadProps {
  editor: Editor
  thread: Comment
  all: Comment[]
  add(content: string, more: { reply_to: string }): Promise<boolean>
  resolve(id: string, resolved: boolean): void
}

function Thread({ editor, thread, all, add, resolve }: ThreadProps) {
  const { may } = useWorkspace()
  const [answering, setAnswering] = useState(false)
  const isDone = thread.resolved_at !== null
  const isThere = useEditorState({ editor, selector: ({ editor: each }) => placeOf(each.state, thread.id) !== null })
  const go = () => {
    const place = placeOf(editor.state, thread.id)
    if (place) editor.chain().focus().setTextSelection(place).scrollIntoView().run()
  }
  return (
    <article className="comment">
      <p>
        <q dir="auto">{thread.quote}</q>{' '}
        {!isDone &&
          (isThere ? (
            <button className="link" type="button" onClick={go}>
              {words.go}
              <span className="vh"> {thread.quote.slice(0, 60)}</span>
            </button>
          ) : (
            <span className="note">{words.gone}</span>
          ))}
      </p>
      {[thread, ...all.filter(({ reply_to: reply }) => reply === thread.id)].map(({ id, author, created_at: at, content }) => (
        <div key={id} className="comment-said">
          <p className="note">{words.by(author?.name || words.somebody, dateTime(at))}</p>
          <p dir="auto">{content}</p>
        </div>
      ))}
      {may('comment') &&
        (answering ? (
          <Writing
            about={null}
            verb={words.reply}
            onClose={() => setAnswering(false)}
            onSave={async (content) => {
              if (await add(content, { reply_to: thread.id })) setAnswering(false)
            }}
          />
        ) : (
          <p className="mnote-do">
            {!isDone && (
              <button className="btn btn-sm" type="button" onClick={() => setAnswering(true)}>
                {words.reply}
                <span className="vh"> {thread.content.slice(0, 60)}</span>
              </button>
            )}
            <button className="btn btn-sm" type="button" onClick={() => resolve(thread.id, !isDone)}>
              {isDone ? words.reopen : words.resolve}
              <span className="vh"> {thread.content.slice(0, 60)}</span>
            </button>
          </p>
        ))}
    </article>
  )
}

interface WritingProps {
  about: string | null
  verb: string
  onSave(content: string): Promise<void>
  onClose(): void
}

function Writing({ about, verb, onSave, onClose }: WritingProps) {
  const [content, setContent] = useState('')
  return (
    <form
      className="comment"
      onSubmit={(event) => {
        event.preventDefault()
        if (content.trim() !== '') void onSave(content.trim())
      }}
    >
      {about !== null && <q dir="auto">{about}</q>}
      <Field label={words.label}>
        {(control) => (
          <textarea
            {...control}
            autoFocus
            required
            rows={3}
            maxLength={LONGEST_COMMENT}
            dir="auto"
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        )}
      </Field>
      <p className="mnote-do">
        <button className="btn btn-sm btn-primary">{verb}</button>
        <button className="btn btn-sm" type="button" onClick={onClose}>
          {strings.base.cancel}
        </button>
      </p>
    </form>
  )
}
