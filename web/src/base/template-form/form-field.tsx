import { useId } from 'react'
import type { Answer } from '../api.ts'
import { Icon } from '../parts/icon.tsx'
import { strings } from '../strings.ts'
import { countedFor, limitOf } from '../../../../src/generation/form/limits.ts'
import { Lines } from './lines.tsx'
import { lengthOf } from './values.ts'
import type { FieldFaults, FieldValue, FieldValues, FormEntry } from './values.ts'

const words = strings.documents

interface Props {
  entry: FormEntry
  value: FieldValue
  /** Those of the whole form: a channel's limit may count several fields. */
  values: FieldValues
  /** No model writes, so that the limits of the channel apply to what is filled in. */
  assembled: boolean
  faults: FieldFaults[string]
  infobases: Answer<'getShelf'>['infobases']
  /** Below the field of a knowledge base: the facts that were used. */
  factsNote?: string | undefined
  onChange(value: FieldValue): void
}

/** One field of a template's form: label above, help below left, counter below right, error message. */
export function FormField({ entry, value, values, assembled, faults, infobases, factsNote, onChange }: Props) {
  const id = useId()
  const { label, type, required, maxLength } = entry
  const several = type === 'list' || type === 'multiselect'
  const help = type === 'infobase' && factsNote ? factsNote : entry.help
  const text = typeof value === 'string' ? value : ''
  const limit = assembled ? limitOf(entry, values) : null
  const own = maxLength !== null && entry.format === undefined && (type === 'text' || type === 'textarea') ? lengthOf(text) : null
  const counted =
    limit && !limit.each ? words.count(countedFor(limit, values), limit.most) : own === null ? null : words.count(own, maxLength!)
  const described = help || counted || faults.length > 0 ? `${id}-help` : undefined
  const control = { id, 'aria-describedby': described, 'aria-invalid': faults.length > 0 ? (true as const) : undefined }
  const name = (
    <>
      {label}
      {!required && <span className="opt"> {words.optional}</span>}
    </>
  )
  return (
    <div
      className="field"
      data-field={entry.name}
      role={several ? 'group' : undefined}
      aria-labelledby={several ? `${id}-label` : undefined}
      aria-describedby={several ? described : undefined}
    >
      {several ? (
        <span className="field-label" id={`${id}-label`}>
          {name}
        </span>
      ) : (
        type !== 'boolean' && <label htmlFor={id}>{name}</label>
      )}
      <Control {...{ entry, value, control, infobases, onChange, faults, most: limit?.each ? limit.most : null }} />
      <div id={described}>
        {faults.map(({ text: fault, line }) => (
          <p key={`${line} ${fault}`} className="field-error" role="alert">
            <Icon name="i-warn" />
            {line === null ? fault : words.lineFault(line + 1, fault)}
          </p>
        ))}
        {(help || counted) && (
          <p className="field-help">
            <span>{help}</span>
            {counted && <span>{counted}</span>}
          </p>
        )}
      </div>
    </div>
  )
}

type ControlProps = Pick<Props, 'entry' | 'value' | 'infobases' | 'onChange' | 'faults'> & {
  /** Of each line of a list. */
  most: number | null
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
}

/** An error about a list or a choice as a whole is shown at its first entry, which gets the focus. */
function Control({ entry, value, control, infobases, onChange, faults, most }: ControlProps) {
  const text = typeof value === 'string' ? value : ''
  const chosen = Array.isArray(value) ? value : []
  const common = { ...control, value: text, 'aria-required': entry.required || undefined, placeholder: entry.placeholder ?? undefined }
  switch (entry.type) {
    case 'textarea':
      return <textarea {...common} rows={3} dir="auto" onChange={(event) => onChange(event.target.value)} />
    case 'number':
      return <input {...common} type="text" inputMode="decimal" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
    case 'url':
      return (
        <input
          {...common}
          type="text"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'boolean':
      return (
        <label className="check">
          <input {...control} type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
          {entry.label}
        </label>
      )
    case 'select':
      return (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          {(!entry.required || text === '') && <option value="">{words.noChoice}</option>}
          {entry.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'multiselect':
      return (
        <div className="choices">
          {entry.options?.map((option, index) => (
            <label key={option.value} className="check">
              <input
                type="checkbox"
                aria-invalid={(index === 0 && control['aria-invalid']) || undefined}
                checked={chosen.includes(option.value)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
                }
              />
              {option.label}
            </label>
          ))}
        </div>
      )
    case 'list':
      return (
        <Lines
          label={entry.label}
          placeholder={entry.placeholder}
          lines={chosen}
          most={most}
          faulty={faults.map(({ line }) => line ?? 0)}
          onChange={onChange}
        />
      )
    case 'infobase':
      return (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          <option value="">{infobases.length === 0 ? words.noInfobase : words.noFacts}</option>
          {infobases.map(({ id, name, entries }) => (
            <option key={id} value={id}>
              {words.infobase(name, entries)}
            </option>
          ))}
        </select>
      )
    default:
      if (entry.format === 'date') return <input {...common} type="date" onChange={(event) => onChange(event.target.value)} />
      return <input {...common} type="text" dir="auto" autoComplete="off" onChange={(event) => onChange(event.target.value)} />
  }
}
