import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { call } from '../../../base/api.ts'
import { dateTime, languageName, langTag } from '../../../base/format.ts'
import { say, sayRefused } from '../../../base/parts/toast.tsx'
import { useWorkspace } from '../../../base/session.ts'
import { strings } from '../../../base/strings.ts'
import { RestoreDialog } from './restore-dialog.tsx'

const words = strings.voice

interface Props {
  toneId: string
  languages: { language_key: LanguageKey }[]
  readOnly: boolean
  onRestored(): void
}

/** Every version of a tone, what changed between two of them, and the way back, for all languages or one. */
export function ToneVersions({ toneId, languages, readOnly, onRestored }: Props) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [compared, setCompared] = useState<[number, number] | null>(null)
  const [back, setBack] = useState<number | null>(null)
  const { data } = useQuery({
    queryKey: ['tone-versions', workspaceId, toneId],
    queryFn: () => call('listToneVersions', { workspace_id: workspaceId, tone_id: toneId }),
  })
  const restore = useMutation({
    mutationFn: (given: { version: number; language: LanguageKey | null }) =>
      call('restoreTone', {
        workspace_id: workspaceId,
        tone_id: toneId,
        body: { version: given.version, language_key: given.language },
      }),
    async onSuccess(_answer, { version }) {
      setBack(null)
      await Promise.all(['shelf', 'tone-versions'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      say({ text: words.restored(version), icon: 'i-check' })
      onRestored()
    },
    onError: (error) => sayRefused(error.message),
  })
  return (
    <>
      <section className="sheet card" aria-labelledby="tone-versions">
        <h2 id="tone-versions">{words.history}</h2>
        <p className="note">{words.historyHelp}</p>
        <ol className="version-list">
          {data?.versions.map(({ version, author, reason, created_at: at }) => (
            <li key={version}>
              <span className="ver">{version}</span>
              <div>
                <p className="version-by">
                  {version === data.version && <span className="tag">{words.inUse}</span>}{' '}
                  <span>{words.byOn(author?.name ?? null, dateTime(at))}</span>
                </p>
                {reason && <p className="note">{reason}</p>}
                <p className="version-do">
                  {version > 1 && (
                    <button className="link" type="button" onClick={() => setCompared([version - 1, version])}>
                      {words.compareWith(version - 1)}
                    </button>
                  )}
                  {version < data.version - 1 && (
                    <button className="link" type="button" onClick={() => setCompared([version, data.version])}>
                      {words.compareUsed}
                      <span className="vh">: {version}</span>
                    </button>
                  )}
                  {!readOnly && version !== data.version && (
                    <button className="link" type="button" onClick={() => setBack(version)}>
                      {words.restore(version)}
                    </button>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {compared && <Changes toneId={toneId} from={compared[0]} to={compared[1]} />}
      {back !== null && (
        <RestoreDialog
          version={back}
          languages={languages.map(({ language_key: key }) => key)}
          busy={restore.isPending}
          onClose={() => setBack(null)}
          onRestore={(language) => restore.mutate({ version: back, language })}
        />
      )}
    </>
  )
}

function Changes({ toneId, from, to }: { toneId: string; from: number; to: number }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['tone-versions', workspaceId, toneId, from, to],
    queryFn: () => call('compareTone', { workspace_id: workspaceId, tone_id: toneId, from, to }),
  })
  return (
    <section className="sheet card" aria-labelledby="tone-changes">
      <h2 id="tone-changes">{words.changes(from, to)}</h2>
      {data && data.changes.length === 0 && <p className="note">{words.noChange}</p>}
      <dl className="words">
        {data?.changes.map(({ part, language, added, removed }) => (
          <div key={`${language} ${part}`}>
            <dt>
              {words.part[part]} · {languageName(language)}
            </dt>
            <dd dir="auto" lang={langTag(language)}>
              {removed.map((text, at) => (
                <del key={at}>{text}</del>
              ))}
              {added.map((text, at) => (
                <ins key={at}>{text}</ins>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
