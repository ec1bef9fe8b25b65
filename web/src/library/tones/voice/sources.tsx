import { useState } from 'react'
import { acceptedEndings } from '../../../../../src/text/document-types.ts'
import type { LanguageKey } from '../../../../../src/languages.ts'
import { API, ApiError, call, upload } from '../../../base/api.ts'
import type { Schemas } from '../../../base/api.ts'
import { languageName } from '../../../base/format.ts'
import { Icon } from '../../../base/parts/icon.tsx'
import { useWorkspace } from '../../../base/session.ts'
import { strings } from '../../../base/strings.ts'
import { Drop } from '../../knowledge-bases/drop.tsx'

const words = strings.voice
export type Example = Schemas['VoiceExamples']['examples'][number]
type Unread = Schemas['VoiceExamples']['unread'][number]

interface Props {
  language: LanguageKey
  examples: Example[]
  onChange(examples: Example[]): void
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
/** People write an address without https; what stands before a colon alone may be a host with its port. */
const addressesIn = (text: string) =>
  text
    .split(/\s+/)
    .filter((line) => line !== '')
    .map((line) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line}`))

/** Files and pages as examples of a voice: read by the server, kept in this form alone. */
export function Sources({ language, examples, onChange }: Props) {
  const { id: workspaceId } = useWorkspace()
  const [busy, setBusy] = useState<'files' | 'addresses' | null>(null)
  const [unread, setUnread] = useState<Unread[]>([])
  const [addresses, setAddresses] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const read = async (what: 'files' | 'addresses', ask: () => Promise<Schemas['VoiceExamples']>) => {
    if (busy) return
    setBusy(what)
    setFault(null)
    try {
      const answer = await ask()
      const names = new Set(answer.examples.map(({ name }) => name))
      onChange([...examples.filter(({ name }) => !names.has(name)), ...answer.examples])
      setUnread(answer.unread)
      if (what === 'addresses') setAddresses(answer.unread.map(({ name }) => name).join('\n'))
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : String(error))
    }
    setBusy(null)
  }
  const addFiles = (files: File[]) => {
    const form = new FormData()
    for (const file of files) form.append('file', file, file.name)
    void read('files', async () => (await upload(`${API}/w/${workspaceId}/voices/files`, form)) as Schemas['VoiceExamples'])
  }
  const urls = addressesIn(addresses)
  return (
    <>
      <div className="field">
        <Drop
          label={busy === 'files' ? words.reading : words.drop}
          accept={acceptedEndings('knowledge')}
          disabled={busy !== null}
          onFiles={addFiles}
        />
        <p className="field-help">
          <span>{words.filesHelp}</span>
        </p>
      </div>
      <div className="field">
        <label className="field">
          <span className="field-label">{words.addresses}</span>
          <textarea
            rows={2}
            inputMode="url"
            dir="ltr"
            spellCheck={false}
            value={addresses}
            onChange={(event) => setAddresses(event.target.value)}
          />
        </label>
        <p className="field-help">
          <span>{words.addressesHelp}</span>
        </p>
        <button
          className="btn btn-sm"
          type="button"
          disabled={busy !== null || urls.length === 0 || urls.length > 10}
          onClick={() => void read('addresses', () => call('readExampleAddresses', { workspace_id: workspaceId, body: { urls } }))}
        >
          {busy === 'addresses' ? words.reading : words.readThem}
        </button>
      </div>
      <div role="status">
        {fault && <p className="field-error">{fault}</p>}
        {unread.map(({ name, reason }) => (
          <p key={name} className="field-error" dir="auto">
            <Icon name="i-warn" />
            {words.unread(name, reason)}
          </p>
        ))}
      </div>
      {examples.length > 0 && (
        <ul className="sources" aria-label={words.sources}>
          {examples.map(({ name, text, language_key: found }) => (
            <li key={name}>
              <Icon name="i-page" />
              <span className="path" dir="auto">
                {name}
              </span>
              <span className="note">
                {words.words(wordsIn(text))}
                {found && found !== language && ` · ${words.otherLanguage(languageName(found))}`}
              </span>
              <button
                className="btn btn-ghost btn-icon btn-sm"
                type="button"
                onClick={() => onChange(examples.filter((example) => example.name !== name))}
              >
                <Icon name="i-x" />
                <span className="vh">
                  {words.without} {name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
