import type { ReactNode } from 'react'
import { strings } from '../../base/strings.ts'

const words = strings.administration

/** A field of a value, in words: `owner_id` is “owner”. */
const fieldName = (key: string) => key.replace(/_id$/, '').replaceAll('_', ' ')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any value of an entry, to be read: what there is of an object line by line, long texts as they are written. */
export function Value({ value, nameOf }: { value: unknown; nameOf(id: string): string }): ReactNode {
  if (value === null || value === undefined || value === '') return <span className="note">{words.nothing}</span>
  if (typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.includes('\n') ? <pre className="value-text">{value}</pre> : nameOf(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="note">{words.nothing}</span>
    return value.every((each) => !isRecord(each)) ? (
      value.map((each) => nameOf(String(each))).join(', ')
    ) : (
      <ul>
        {value.map((each, index) => (
          <li key={index}>
            <Value value={each} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    )
  }
  const fields = Object.entries(value as Record<string, unknown>).filter(([, each]) => each !== null && each !== undefined)
  return (
    <dl className="value">
      {fields.map(([key, each]) => (
        <div key={key}>
          <dt>{fieldName(key)}</dt>
          <dd>
            <Value value={each} nameOf={nameOf} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
