import { acceptedEndings } from '../../../../src/text/document-types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { API, ApiError, request } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { faultAt } from '../../base/form-faults.ts'
import { useChange } from '../../base/use-change.ts'
import { Drop } from './drop.tsx'

const words = strings.library

/** Files of a knowledge base: each is split into passages that name it as their source. */
export function Files({ infobase, writes }: { infobase: Schemas['InfobaseDetail']; writes: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const touched = ['shelf', 'infobases', 'infobase', 'entries']
  const remove = useChange('deleteFile', touched)
  const add = async (files: File[]) => {
    if (files.length === 0 || busy) return
    setBusy(true)
    setFault(null)
    try {
      const form = new FormData()
      for (const file of files) form.append('file', file, file.name)
      const { files: added } = (await request(
        'POST',
        `${API}/w/${workspaceId}/infobases/${infobase.id}/files`,
        form,
      )) as Schemas['AddedFiles']
      say({
        text: words.filesAdded(
          added.length,
          added.reduce((sum, { passages }) => sum + passages, 0),
        ),
        icon: 'i-check',
      })
      await Promise.all(touched.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    } catch (error) {
      setFault(faultAt(error, 'file') ?? (error instanceof ApiError ? error.message : String(error)))
    }
    setBusy(false)
  }
  return (
    <section className="sheet card form-side" aria-label={words.files}>
      <h2>{words.files}</h2>
      <p className="note">{words.filesHelp}</p>
      {writes && (
        <Drop
          label={busy ? words.reading : words.drop}
          accept={acceptedEndings('knowledge')}
          disabled={busy}
          onFiles={(files) => void add(files)}
        />
      )}
      {fault && (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {fault}
        </p>
      )}
      {infobase.files.length > 0 && (
        <ul className="sources">
          {infobase.files.map(({ source, passages }) => (
            <li key={source}>
              <Icon name="i-page" />
              <span className="path" dir="auto">
                {source}
              </span>
              <span className="note">{words.passages(passages)}</span>
              {writes && (
                <button
                  className="btn btn-ghost btn-icon btn-sm"
                  type="button"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ workspace_id: workspaceId, infobase_id: infobase.id, source })}
                >
                  <Icon name="i-x" />
                  <span className="vh">
                    {words.remove} {source}
                  </span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
