import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../../base/api.ts'
import { languageName } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { formOf, toneMetaId } from '../form/template-form.tsx'
import type { Shelf } from '../form/template-form.tsx'
import { useChange } from '../../base/use-change.ts'
import { DryRun } from './dry-run.tsx'
import { Mapping } from './mapping.tsx'
import type { Run } from './run.tsx'
import { shownValue } from './shown-value.ts'

const words = strings.bulk
const SHOWN = 10

/** What is asked of the table; the mapping is null until the server has proposed one. */
export interface Choice {
  templateId: string
  language: string
  toneId: string
  mapping: Record<string, number> | null
  fixed: Record<string, string>
  decimal: '' | ',' | '.'
  days: '' | 'dmy' | 'mdy'
  fallback: boolean
}

const nameIn = <T extends { language_key: string; name: string }>(languages: T[], language: string) =>
  (languages.find((each) => each.language_key === language) ?? languages.find((each) => each.language_key === 'EN') ?? languages[0])?.name

/** What to write, from which columns; every row is read before anything is ordered. */
export function Plan({ run, shelf }: { run: Run; shelf: Shelf }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [choice, setChoice] = useState<Choice>(() => ({
    templateId: run.plan?.template_id ?? '',
    language: run.plan?.language_key ?? 'EN',
    toneId: shelf.tones.find(({ languages }) => languages.some(({ id }) => id === run.plan?.tone_meta_id))?.id ?? '',
    mapping: run.plan?.mapping ?? null,
    fixed: run.plan?.fixed ?? {},
    decimal: run.plan?.decimal ?? '',
    days: run.plan?.days ?? '',
    fallback: run.plan?.fallback === 'draft',
  }))
  const [looked, setLooked] = useState<Answer<'planBulkRun'> | null>(null)
  const plan = useChange('planBulkRun', [], (answer) => {
    setLooked(answer)
    setChoice((now) => ({ ...now, mapping: answer.plan.mapping }))
  })
  const start = useChange('startBulkRun', ['bulk-runs'], (answer) => queries.setQueryData(['bulk-run', workspaceId, run.id], answer))
  const look = (next: Choice) => {
    setChoice(next)
    setLooked(null)
    if (next.templateId === '') return
    plan.mutate({
      workspace_id: workspaceId,
      run_id: run.id,
      body: {
        template_id: next.templateId,
        language_key: next.language as 'EN',
        tone_meta_id: next.toneId === '' ? null : toneMetaId(shelf, next.toneId, next.language),
        mapping: next.mapping,
        fixed: next.fixed,
        decimal: next.decimal === '' ? null : next.decimal,
        days: next.days === '' ? null : next.days,
        fallback: next.fallback ? 'draft' : null,
      },
    })
  }
  const template = shelf.templates.find(({ id }) => id === choice.templateId)
  const form = formOf(shelf, choice.templateId, choice.language)
  const tones = shelf.tones.filter(({ languages }) => languages.some(({ language_key: key }) => key === choice.language))
  const chooseTemplate = (templateId: string) => {
    const languages = shelf.templates.find(({ id }) => id === templateId)?.languages ?? []
    const language = languages.some(({ language_key: key }) => key === choice.language) ? choice.language : languages[0]?.language_key
    look({ ...choice, templateId, language: language ?? 'EN', mapping: null })
  }
  return (
    <>
      <section className="sheet bulk-plan" aria-label={words.planHead}>
        <div className="field-row">
          <Field label={strings.documents.template}>
            {(control) => (
              <select {...control} value={choice.templateId} onChange={(event) => chooseTemplate(event.target.value)}>
                {choice.templateId === '' && <option value="">{strings.documents.chooseTemplate}</option>}
                {shelf.templates.map(({ id, languages }) => (
                  <option key={id} value={id}>
                    {nameIn(languages, 'EN')}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={strings.documents.language}>
            {(control) => (
              <select {...control} value={choice.language} onChange={(event) => look({ ...choice, language: event.target.value })}>
                {(template?.languages ?? []).map(({ language_key: key }) => (
                  <option key={key} value={key}>
                    {strings.documents.languageOption(key, languageName(key))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={strings.documents.tone}>
            {(control) => (
              <select {...control} value={choice.toneId} onChange={(event) => look({ ...choice, toneId: event.target.value })}>
                <option value="">{strings.documents.plainTone}</option>
                {tones.map(({ id, languages }) => (
                  <option key={id} value={id}>
                    {nameIn(languages, choice.language)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="field-row">
          <Field label={words.decimal}>
            {(control) => (
              <select
                {...control}
                value={choice.decimal}
                onChange={(event) => look({ ...choice, decimal: event.target.value as Choice['decimal'] })}
              >
                <option value="">{words.decimals.auto}</option>
                <option value=",">{words.decimals[',']}</option>
                <option value=".">{words.decimals['.']}</option>
              </select>
            )}
          </Field>
          <Field label={words.days}>
            {(control) => (
              <select
                {...control}
                value={choice.days}
                onChange={(event) => look({ ...choice, days: event.target.value as Choice['days'] })}
              >
                <option value="">{words.dayOrders.auto}</option>
                <option value="dmy">{words.dayOrders.dmy}</option>
                <option value="mdy">{words.dayOrders.mdy}</option>
              </select>
            )}
          </Field>
        </div>
        {shelf.has_model && (
          <label className="check">
            <input type="checkbox" checked={choice.fallback} onChange={() => look({ ...choice, fallback: !choice.fallback })} />{' '}
            {words.fallback}
          </label>
        )}
      </section>
      {template && <Mapping run={run} form={form} choice={choice} infobases={shelf.infobases} onChange={look} />}
      <div aria-live="polite" aria-busy={plan.isPending}>
        {plan.isPending && <p className="note">{words.looking}</p>}
        {looked && <Looked run={run} looked={looked} />}
      </div>
      {looked && looked.fit > 0 && (
        <>
          <DryRun runId={run.id} key={JSON.stringify(looked.plan)} />
          <div className="bulk-order">
            <button
              className="btn btn-primary"
              type="button"
              disabled={start.isPending || plan.isPending}
              onClick={() => start.mutate({ workspace_id: workspaceId, run_id: run.id })}
            >
              {words.order(looked.fit)}
            </button>
            <span className="note">{words.orderHelp}</span>
          </div>
        </>
      )}
    </>
  )
}

/** What the plan would do with the rows: how many fit, what is refused, and what could be read in two ways. */
function Looked({ run, looked }: { run: Run; looked: Answer<'planBulkRun'> }) {
  return (
    <section className="sheet bulk-plan">
      <p>{words.fit(looked.fit, run.total)}</p>
      {looked.refused > 0 && (
        <>
          <p className="field-error">{words.refused(looked.refused)}</p>
          <ul className="tpl-report">
            {looked.faults.slice(0, SHOWN).map(({ row, fault }) => (
              <li key={row}>{words.rowFault(row, fault)}</li>
            ))}
            {looked.refused > SHOWN && <li className="note">{words.moreOf(looked.refused - SHOWN)}</li>}
          </ul>
        </>
      )}
      {looked.ambiguous_total > 0 && (
        <>
          <h2 className="margin-head">{words.ambiguous(looked.ambiguous_total)}</h2>
          <p className="note">{words.ambiguousHelp}</p>
          <ul className="tpl-report">
            {looked.ambiguous.slice(0, SHOWN).map(({ row, field, cell, read, other }) => (
              <li key={`${row} ${field}`}>{words.ambiguousCell(row, cell, shownValue(read), shownValue(other))}</li>
            ))}
            {looked.ambiguous_total > SHOWN && <li className="note">{words.moreOf(looked.ambiguous_total - SHOWN)}</li>}
          </ul>
        </>
      )}
    </section>
  )
}
