import { useQuery } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import { dateTime, langTag } from '../../base/format.ts'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Blocks } from '../../base/parts/blocks.tsx'

const words = strings.versions

/** The text as it is, each block with who wrote it last. */
export function WhoWrote({ documentId, blocks, language }: { documentId: string; blocks: object[]; language: string | null }) {
  const { id } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['document-versions', id, documentId, 'authors'],
    queryFn: ({ signal }) => call('listDocumentAuthors', { workspace_id: id, document_id: documentId }, signal),
    staleTime: 0,
  })
  return (
    <div className="sheet who-wrote">
      {blocks.map((block, index) => {
        const wrote = data?.blocks[index]
        return (
          <div key={index} className="who-wrote-row">
            <p className="note">
              {wrote && (
                <>
                  {words.author(wrote.author?.name ?? words.nobody, wrote.version)}
                  <br />
                  <time dateTime={wrote.at}>{dateTime(wrote.at)}</time>
                </>
              )}
            </p>
            <div className="paper-text" lang={langTag(language)} dir="auto">
              <Blocks blocks={[block]} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
