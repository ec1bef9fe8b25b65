import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_ALLOWED_NOTE, LONGEST_ALLOWED_SITE, LONGEST_ALLOWED_TEXT } from '../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../src/languages.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { languageName } from '../base/format.ts'
import { Empty } from '../base/parts/empty.tsx'
import { Field } from '../base/parts/field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useRules } from '../base/use-rules.ts'
import { Ask } from '../base/parts/ask.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { hasEnded, TermFields, TermsLine, termsIn } from '../base/parts/exception-terms.tsx'
import { useChange } from '../base/use-change.ts'

const words = strings.settings

type Entry = Schemas['AllowedText']

/** What tells two entries of the same text apart. */
const scopeOf = ({ rule_id: rule, site, language }: Entry) => JSON.stringify([rule, site ?? null, language ?? null])

/** Texts that are not violations in this workspace. */
export function AllowList() {
  const { id, may } = useWorkspace()
  const { rules } = useRules('')
  const [fault, setFault] = useState<string | null>(null)
  const [removing, setRemoving] = useState<number | null>(null)
  const { data } = useQuery({ queryKey: ['allow-list', id], queryFn: () => call('getAllowList', { workspace_id: id }) })
  const set = useChange('setAllowList', ['allow-list'])
  const entries = data?.entries ?? []
  const nameOf = (rule: string | null) => (rule === null ? words.everyRule : (rules.find((each) => each.id === rule)?.name ?? rule))
  const add = (form: HTMLFormElement) => {
    const given = new FormData(form)
    const entry = {
      text: String(given.get('text')).trim(),
      rule_id: String(given.get('rule')) || null,
      note: String(given.get('note')).trim(),
      ...termsIn(given),
      site: String(given.get('site')).trim() || null,
      language: (String(given.get('language')) || null) as Entry['language'] & null,
    }
    const there = entries.some((each) => each.text.toLowerCase() === entry.text.toLowerCase() && scopeOf(each) === scopeOf(entry))
    setFault(there ? words.allowThere : null)
    if (!there) set.mutate({ workspace_id: id, body: { entries: [entry, ...entries] } }, { onSuccess: () => form.reset() })
  }
  return (
    <Section title={words.section['allow-list']} note={words.allowNote}>
      <LookOnly needs="manage_rules" />
      {may('manage_rules') && (
        <form
          className="sheet card allow"
          onSubmit={(event) => {
            event.preventDefault()
            add(event.currentTarget)
          }}
        >
          <div className="field-row">
            <div className="grow">
              <Field label={words.allowText} fault={fault}>
                {(control) => <input {...control} name="text" type="text" required pattern=".*\S.*" maxLength={LONGEST_ALLOWED_TEXT} />}
              </Field>
            </div>
            <div className="grow">
              <Field label={words.allowRule}>
                {(control) => (
                  <select {...control} name="rule">
                    <option value="">{words.everyRule}</option>
                    {rules.map((rule) => (
                      <option key={rule.id} value={rule.id}>
                        {rule.name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
            <div className="grow">
              <Field label={words.allowNoteLabel}>
                {(control) => <input {...control} name="note" type="text" maxLength={LONGEST_ALLOWED_NOTE} />}
              </Field>
            </div>
            <button className="btn btn-primary allow-add" disabled={set.isPending}>
              {words.allowAdd}
            </button>
          </div>
          <details className="allow-more">
            <summary>{words.allowMore}</summary>
            <div className="field-row">
              <TermFields isNew />
              <div className="grow">
                <Field label={words.allowSite} help={words.allowSiteHelp}>
                  {(control) => (
                    <input {...control} name="site" type="text" maxLength={LONGEST_ALLOWED_SITE} placeholder={words.allowSiteExample} />
                  )}
                </Field>
              </div>
              <div className="grow">
                <Field label={words.allowLanguage}>
                  {(control) => (
                    <select {...control} name="language">
                      <option value="">{words.everyLanguage}</option>
                      {LANGUAGE_KEYS.map((key) => (
                        <option key={key} value={key}>
                          {languageName(key)}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              </div>
            </div>
          </details>
        </form>
      )}
      <section className="sheet" aria-label={words.section['allow-list']}>
        {data && entries.length === 0 ? (
          <Empty title={words.allowEmpty}>{words.allowEmptyHelp}</Empty>
        ) : (
          <table className="table table-mid">
            <thead>
              <tr>
                <th scope="col">{words.allowText}</th>
                <th scope="col">{words.allowRule}</th>
                <th scope="col">{words.allowNoteLabel}</th>
                <th scope="col">
                  <span className="vh">{words.remove}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, index) => (
                <tr key={`${entry.text} ${scopeOf(entry)}`} className={hasEnded(entry) ? 'has-ended' : undefined}>
                  <th scope="row">
                    <q className="quoted" dir="auto">
                      {entry.text}
                    </q>
                  </th>
                  <td data-label={words.allowRule}>
                    {nameOf(entry.rule_id)}
                    {(entry.site || entry.language) && (
                      <span className="sub">{[entry.site, entry.language && languageName(entry.language)].filter(Boolean).join(', ')}</span>
                    )}
                  </td>
                  <td data-label={words.allowNoteLabel}>
                    {entry.note}
                    <TermsLine {...entry} />
                  </td>
                  <td className="num">
                    {may('manage_rules') && (
                      <button
                        className="btn btn-ghost btn-sm btn-danger"
                        type="button"
                        disabled={set.isPending}
                        onClick={() => setRemoving(index)}
                      >
                        {words.remove}
                        <span className="vh"> {entry.text}</span>
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {removing !== null && (
        <Ask
          title={words.allowRemove(entries[removing]?.text ?? '')}
          help={words.allowRemoveHelp}
          verb={words.remove}
          busy={set.isPending}
          hasReason
          onClose={() => setRemoving(null)}
          onYes={(reason) =>
            set.mutate(
              { workspace_id: id, body: { entries: entries.toSpliced(removing, 1), reason } },
              { onSuccess: () => setRemoving(null) },
            )
          }
        />
      )}
    </Section>
  )
}
