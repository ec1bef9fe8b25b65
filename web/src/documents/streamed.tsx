import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { langTag } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Blocks } from '../base/parts/blocks.tsx'

const words = strings.documents

/** The studio while a text is being written: shows it as it arrives. */
export function Streamed({ title, language, text, form }: { title: string; language: string; text: string; form: ReactNode }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <main id="main" className="studio studio-new">
      <title>{words.pageTitle(words.writing)}</title>
      <header className="studio-bar">
        <div className="studio-title">
          <p className="note">
            <Link to="/w/$workspaceId/studio" params={{ workspaceId }}>
              {words.all}
            </Link>
          </p>
          <h1 dir="auto">{title}</h1>
        </div>
      </header>
      <div className="studio-cols">
        {form}
        <section className="editor" aria-label={words.textLabel}>
          <article className="sheet paper" lang={langTag(language)} dir="auto" aria-busy="true">
            {text === '' ? <p className="note">{words.writing}</p> : <Growing text={text} />}
            <span className="caret" />
          </article>
          <p className="editor-foot">
            <span className="live is-live" role="status">
              <span className="live-dot" />
              {words.writingNow}
            </span>
          </p>
        </section>
        <aside className="margin" />
      </div>
    </main>
  )
}

/** The Markdown received so far, as blocks; the parser is loaded with the first chunk. */
function Growing({ text }: { text: string }) {
  const [read, setRead] = useState<((markdown: string) => object[]) | null>(null)
  const shown = useDeferredValue(text)
  useEffect(() => {
    void import('../../../src/generation/markdown/blocks.ts').then(({ toBlocks }) => setRead(() => toBlocks))
  }, [])
  return read ? <Blocks blocks={read(shown)} /> : <p>{shown}</p>
}
