import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { Schemas } from '../../base/api.ts'
import { languageName } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import { useShelf } from '../../base/use-shelf.ts'

const words = strings.translation

interface Props {
  document: Schemas['DocumentDetail']
  /** Saves what was typed: the stored text is translated. */
  flush(): Promise<unknown>
  onClose(): void
}

/** Asks into which language, and which names stay. */
export function TranslateDialog({ document, flush, onClose }: Props) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const shelf = useShelf()
  const others = LANGUAGE_KEYS.filter((key) => key !== document.language_key)
  const [language, setLanguage] = useState<(typeof LANGUAGE_KEYS)[number]>(others[0]!)
  const [keep, setKeep] = useState('')
  const translate = useChange('translateDocument', ['documents', 'translations'], ({ id: documentId }) => {
    onClose()
    void navigate({ to: '/w/$workspaceId/studio/$documentId', params: { workspaceId, documentId } })
  })
  const start = async () => {
    await flush()
    const names = keep.split('\n').flatMap((line) => line.trim() || [])
    translate.mutate({ workspace_id: workspaceId, document_id: document.id, body: { language_key: language, keep: names, wait: false } })
  }
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={!shelf?.has_model || translate.isPending}
            onClick={() => void start()}
          >
            {words.start}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.help}</p>
        {shelf && !shelf.has_model && <p className="callout callout-slim">{words.noModel}</p>}
        <Field label={words.into}>
          {(control) => (
            <select {...control} value={language} onChange={(event) => setLanguage(event.target.value as typeof language)}>
              {others.map((key) => (
                <option key={key} value={key}>
                  {strings.documents.languageOption(key, languageName(key))}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.keep} help={words.keepHelp}>
          {(control) => <textarea {...control} rows={3} dir="auto" value={keep} onChange={(event) => setKeep(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}
