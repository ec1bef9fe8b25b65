import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import type { Answer } from '../../base/api.ts'
import { languageName } from '../../base/format.ts'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'

const words = strings.translation
type Found = Answer<'listTranslations'>
type Related = Found['translations'][number]

/** Beside a document: what it was translated from and what it lacks of that, and its translations. */
export function Translations({ documentId }: { documentId: string }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['translations', workspaceId, documentId],
    queryFn: ({ signal }) => call('listTranslations', { workspace_id: workspaceId, document_id: documentId }, signal),
  })
  if (!data || (data.translated_version === null && data.translations.length === 0)) return null
  return (
    <section className="translated" aria-label={words.translations}>
      {data.translated_version !== null && <Source found={data} version={data.translated_version} />}
      {data.lost.length > 0 && (
        <>
          <h2 className="margin-head">{words.lost(data.lost.length)}</h2>
          <p className="note">{words.lostHelp}</p>
          <ul className="tpl-report">
            {data.lost.map(({ losses, source, target }) => (
              <li key={source}>
                {losses.map(({ kind, text }) => (
                  <p key={kind + text}>
                    <span className="tag">{words.kind[kind]}</span> <b dir="auto">{kind === 'untranslated' ? '' : text}</b>
                  </p>
                ))}
                <q dir="auto">{target}</q>
              </li>
            ))}
          </ul>
        </>
      )}
      {data.translations.length > 0 && (
        <>
          <h2 className="margin-head">{words.translations}</h2>
          <ul>
            {data.translations.map((each) => (
              <li key={each.id}>
                <Other document={each} /> {each.status !== 'ready' && <span className="tag">{words[each.status]}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Source({ found: { source }, version }: { found: Found; version: number }) {
  if (!source) return <p className="note">{words.sourceGone}</p>
  return (
    <p>
      {words.from} <Other document={source} />
      {source.version > version && <span className="note"> {words.newer(version)}</span>}
    </p>
  )
}

function Other({ document }: { document: Pick<Related, 'id' | 'title' | 'language_key'> }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <Link to="/w/$workspaceId/studio/$documentId" params={{ workspaceId, documentId: document.id }} dir="auto">
      {document.title} {document.language_key && `(${languageName(document.language_key)})`}
    </Link>
  )
}
