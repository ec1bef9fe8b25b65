import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_APPROVAL_STEP_NAME } from '../../../../src/contract/limits.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { languageName } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { SHOWN_SEVERITIES } from '../../base/parts/severity.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useMembers, useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import { MARKETS } from '../../../../src/rules/select/guess.ts'
import { countryName } from '../../base/country-name.ts'
import { LookOnly, Section } from '../../base/parts/section.tsx'
import { useChange } from '../../base/use-change.ts'
import { useShelf } from '../../base/use-shelf.ts'

const words = strings.approval.settings
const MOST_STEPS = 6
type Settings = Schemas['ApprovalSteps']
type Step = Settings['steps'][number]
const ANSWERERS = ['owner', 'editor', 'reviewer'] as const
const NEW_STEP: Step = { name: '', roles: ['owner', 'editor'], people: [] }

/** Settings: who approves documents, in which steps. */
export function ApprovalSettings() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['approval-steps', id], queryFn: () => call('getApprovalSteps', { workspace_id: id }) })
  return (
    <Section title={strings.settings.section.approval} note={words.note}>
      <LookOnly needs="manage_workspace" />
      {data && <Form key={JSON.stringify(data)} stored={data} disabled={!may('manage_workspace')} />}
    </Section>
  )
}

function Form({ stored, disabled }: { stored: Settings; disabled: boolean }) {
  const { id } = useWorkspace()
  const [settings, setSettings] = useState(stored)
  const shelf = useShelf()
  const set = useChange('setApprovalSteps', ['approval-steps'], () => say({ text: words.saved, icon: 'i-check' }))
  const change = (part: Partial<Settings>) => setSettings({ ...settings, ...part })
  const { exceptions } = settings
  const changeException = (index: number, part: Partial<Settings['exceptions'][number]>) =>
    change({ exceptions: exceptions.map((each, at) => (at === index ? { ...each, ...part } : each)) })
  return (
    <form
      className="sheet card"
      onSubmit={(event) => {
        event.preventDefault()
        set.mutate({ workspace_id: id, body: settings })
      }}
    >
      <Steps steps={settings.steps} disabled={disabled} onChange={(steps) => change({ steps })} />
      <label className="check">
        <input
          type="checkbox"
          disabled={disabled}
          checked={settings.second_person}
          onChange={(event) => change({ second_person: event.target.checked })}
        />
        {words.secondPerson}
      </label>
      <Field label={words.blocksAt}>
        {(control) => (
          <select
            {...control}
            disabled={disabled}
            value={settings.blocks_at}
            onChange={(event) => change({ blocks_at: event.target.value as Settings['blocks_at'] })}
          >
            {SHOWN_SEVERITIES.map((severity) => (
              <option key={severity} value={severity}>
                {words.blocksOption(strings.base.severity[severity])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <h2>{words.exceptions}</h2>
      <p className="note">{words.exceptionsHelp}</p>
      {exceptions.map((exception, index) => (
        <fieldset key={index} className="approval-exception">
          <legend>{words.exception(index + 1)}</legend>
          <div className="field-row">
            <Field label={words.template}>
              {(control) => (
                <select
                  {...control}
                  disabled={disabled}
                  value={exception.template_id ?? ''}
                  onChange={(event) => changeException(index, { template_id: event.target.value || null })}
                >
                  <option value="">{words.anyTemplate}</option>
                  {shelf?.templates.map((template) => (
                    <option key={template.id} value={template.id}>
                      {(template.languages.find(({ language_key: key }) => key === 'EN') ?? template.languages[0])?.name ?? template.key}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={words.language}>
              {(control) => (
                <select
                  {...control}
                  disabled={disabled}
                  value={exception.language_key ?? ''}
                  onChange={(event) => changeException(index, { language_key: (event.target.value || null) as never })}
                >
                  <option value="">{words.anyLanguage}</option>
                  {LANGUAGE_KEYS.map((key) => (
                    <option key={key} value={key}>
                      {languageName(key)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={words.market}>
              {(control) => (
                <select
                  {...control}
                  disabled={disabled}
                  value={exception.market ?? ''}
                  onChange={(event) => changeException(index, { market: (event.target.value || null) as never })}
                >
                  <option value="">{words.anyMarket}</option>
                  {MARKETS.map((key) => (
                    <option key={key} value={key}>
                      {countryName(key)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <Steps steps={exception.steps} disabled={disabled} onChange={(steps) => changeException(index, { steps })} />
          {!disabled && (
            <button
              className="btn btn-sm"
              type="button"
              onClick={() => change({ exceptions: exceptions.filter((_each, at) => at !== index) })}
            >
              {words.removeException}
            </button>
          )}
        </fieldset>
      ))}
      {!disabled && (
        <div className="page-do">
          <button
            className="btn"
            type="button"
            onClick={() =>
              change({ exceptions: [...exceptions, { template_id: null, language_key: null, market: null, steps: settings.steps }] })
            }
          >
            {words.addException}
          </button>
          <button className="btn btn-primary" disabled={set.isPending}>
            {words.save}
          </button>
        </div>
      )}
    </form>
  )
}

function Steps({ steps, disabled, onChange }: { steps: Step[]; disabled: boolean; onChange(steps: Step[]): void }) {
  const members = useMembers().filter(({ role }) => role !== 'viewer')
  const change = (index: number, part: Partial<Step>) => onChange(steps.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const toggled = (list: string[], item: string, isOn: boolean) => (isOn ? [...list, item] : list.filter((each) => each !== item))
  return (
    <div className="approval-list">
      {steps.map((step, index) => (
        <fieldset key={index} className="approval-step" disabled={disabled}>
          <legend>{words.legend(index + 1)}</legend>
          <Field label={words.name}>
            {(control) => (
              <input
                {...control}
                type="text"
                required
                maxLength={LONGEST_APPROVAL_STEP_NAME}
                pattern=".*\S.*"
                value={step.name}
                onChange={(event) => change(index, { name: event.target.value })}
              />
            )}
          </Field>
          <div role="group" aria-label={words.roles} className="approval-checks">
            <span className="field-label">{words.roles}</span>
            {ANSWERERS.map((role) => (
              <label key={role} className="check">
                <input
                  type="checkbox"
                  checked={step.roles.includes(role)}
                  onChange={(event) => change(index, { roles: toggled(step.roles, role, event.target.checked) as Step['roles'] })}
                />
                {strings.settings.roles[role]}
              </label>
            ))}
          </div>
          <details>
            <summary>{words.people}</summary>
            <p className="note">{words.peopleHelp}</p>
            {members.map((member) => (
              <label key={member.id} className="check">
                <input
                  type="checkbox"
                  checked={step.people.includes(member.id)}
                  onChange={(event) => change(index, { people: toggled(step.people, member.id, event.target.checked) })}
                />
                {member.name}
              </label>
            ))}
          </details>
          {steps.length > 1 && (
            <button
              className="btn btn-sm"
              type="button"
              aria-label={words.removeStep(step.name)}
              onClick={() => onChange(steps.filter((_each, at) => at !== index))}
            >
              {words.remove}
            </button>
          )}
        </fieldset>
      ))}
      {!disabled && steps.length < MOST_STEPS && (
        <button className="btn btn-sm" type="button" onClick={() => onChange([...steps, NEW_STEP])}>
          {words.add}
        </button>
      )}
    </div>
  )
}
