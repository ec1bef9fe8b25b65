import { useState } from 'react'
import { strings } from '../../base/strings.ts'
import type { FormEntry } from '../../base/template-form/values.ts'
import type { Choice } from './plan.tsx'
import type { Run } from './run.tsx'

const words = strings.bulk

interface Props {
  run: Run
  form: FormEntry[]
  choice: Choice
  infobases: { id: string; name: string }[]
  onChange(choice: Choice): void
}

/** A line for each field of the form: the column that fills it, or what is the same in every row. */
export function Mapping({ run, form, choice, infobases, onChange }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>(choice.fixed)
  const mapping = choice.mapping ?? {}
  const fill = (name: string, value: string) => {
    const { [name]: _column, ...columns } = mapping
    const { [name]: _fixed, ...fixed } = choice.fixed
    if (value === 'same') {
      setTyped({ ...typed, [name]: typed[name] ?? '' })
      onChange({ ...choice, mapping: columns, fixed: { ...fixed, [name]: typed[name] ?? '' } })
    } else onChange({ ...choice, mapping: value === '' ? columns : { ...columns, [name]: Number(value) }, fixed })
  }
  const keep = (name: string, value: string) => onChange({ ...choice, fixed: { ...choice.fixed, [name]: value } })
  return (
    <section className="sheet" aria-label={words.mapHead}>
      <table className="table table-mid">
        <caption className="vh">{words.mapHead}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.first}</th>
          </tr>
        </thead>
        <tbody>
          {form.map(({ name, label, required, type }) => {
            const column = mapping[name]
            const isSame = column === undefined && Object.hasOwn(choice.fixed, name)
            return (
              <tr key={name}>
                <th scope="row">
                  {label} {required && <span className="tag">{words.needed}</span>}
                </th>
                <td data-label={words.from}>
                  <select
                    aria-label={words.columnFor(label)}
                    value={isSame ? 'same' : column === undefined ? '' : String(column)}
                    onChange={(event) => fill(name, event.target.value)}
                  >
                    <option value="">{words.notFilled}</option>
                    {type !== 'infobase' &&
                      run.columns.map((title, at) => (
                        <option key={at} value={at}>
                          {title}
                        </option>
                      ))}
                    <option value="same">{words.sameInAll}</option>
                  </select>
                </td>
                <td data-label={words.first} dir="auto">
                  {isSame ? (
                    type === 'infobase' ? (
                      <select
                        aria-label={words.sameValue(label)}
                        value={choice.fixed[name]}
                        onChange={(event) => keep(name, event.target.value)}
                      >
                        <option value="" />
                        {infobases.map((each) => (
                          <option key={each.id} value={each.id}>
                            {each.name}
                          </option>
                        ))}
                      </select>
                    ) : (
                      <input
                        type="text"
                        aria-label={words.sameValue(label)}
                        value={typed[name] ?? ''}
                        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                        onBlur={(event) => keep(name, event.target.value)}
                      />
                    )
                  ) : (
                    <span className="note">{column === undefined ? '' : (run.samples[column] ?? []).join(' · ')}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
