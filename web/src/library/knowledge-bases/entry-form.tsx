import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_SOURCE } from '../../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { languageName, number } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { faultAt, otherFault } from '../../base/form-faults.ts'

const words = strings.library
const MAX_LENGTH = 5000
type Kind = 'fact' | 'guideline'

/** A fact or a guideline: a new one, or one that is changed. */
export function EntryForm({ infobaseId, entry, onDone }: { infobaseId: string; entry?: Schemas['Entry']; onDone?(): void }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [kind, setKind] = useState<Kind>(entry?.kind === 'guideline' ? 'guideline' : 'fact')
  const [content, setContent] = useState(entry?.content ?? '')
  const at = { workspace_id: workspaceId, infobase_id: infobaseId }
  const save = useMutation({
    mutationFn: async (body: Schemas['EntryInput']): Promise<unknown> =>
      entry ? call('changeEntry', { ...at, entry_id: entry.id, body }) : call('addEntry', { ...at, body }),
    async onSuccess() {
      say({ text: entry ? words.entrySaved : words.entryAdded[kind], icon: 'i-check' })
      setContent('')
      onDone?.()
      await Promise.all(['shelf', 'infobases', 'infobase', 'entries'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
    onError: (error) => {
      if (otherFault(error, ['content', 'source', 'title'])) sayRefused(error.message)
    },
  })
  return (
    <form
      className={entry ? 'entry-form' : 'sheet card'}
      aria-label={entry ? words.editEntry : words.addEntry}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const given = new FormData(form)
        const text = (name: string) => String(given.get(name) ?? '').trim() || null
        save.mutate(
          {
            kind,
            content,
            source: text('source'),
            title: entry?.title ?? null,
            language_key: (text('language') as Schemas['EntryInput']['language_key']) ?? null,
          },
          { onSuccess: () => form.reset() },
        )
      }}
    >
      {!entry && <h2>{words.addEntry}</h2>}
      <Segmented<Kind>
        label={words.kindLabel}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'fact', label: words.kind.fact },
          { value: 'guideline', label: words.kind.guideline },
        ]}
      />
      <Field
        label={words.kind[kind]}
        help={words.kindHelp[kind]}
        count={`${number(content.length)} / ${number(MAX_LENGTH)}`}
        fault={faultAt(save.error, 'content')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            required
            maxLength={MAX_LENGTH}
            value={content}
            onChange={(event) => setContent(event.target.value)}
            autoFocus={entry !== undefined}
          />
        )}
      </Field>
      <div className="field-row">
        {kind === 'fact' && (
          <div className="grow">
            <Field
              label={
                <>
                  {words.source} <span className="opt">{words.optional}</span>
                </>
              }
              help={words.sourceHelp}
              fault={faultAt(save.error, 'source')}
            >
              {(control) => (
                <input
                  {...control}
                  name="source"
                  type="text"
                  dir="auto"
                  maxLength={LONGEST_SOURCE}
                  defaultValue={entry?.source ?? ''}
                  autoComplete="off"
                />
              )}
            </Field>
          </div>
        )}
        <div className="grow">
          <Field label={words.language}>
            {(control) => (
              <select {...control} name="language" defaultValue={entry?.language_key ?? ''}>
                <option value="">{words.recognised}</option>
                {LANGUAGE_KEYS.map((key) => (
                  <option key={key} value={key}>
                    {strings.documents.languageOption(key, languageName(key))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </div>
      <p className="entry-do">
        <button className={entry ? 'btn btn-sm btn-primary' : 'btn btn-primary'} disabled={save.isPending}>
          {entry ? words.save : words.add[kind]}
        </button>
        {entry && (
          <button className="btn btn-sm" type="button" onClick={onDone}>
            {strings.base.cancel}
          </button>
        )}
      </p>
    </form>
  )
}
