import { useRef } from 'react'
import { openingValues } from '../../base/template-form/values.ts'
import type { FieldValue, FieldValues, FormEntry } from '../../base/template-form/values.ts'
import type { BriefReading } from './brief-box.tsx'

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) => JSON.stringify(one) === JSON.stringify(other)
const isBlank = (value: FieldValue | undefined) =>
  value === undefined ||
  (Array.isArray(value) ? value.every((each) => each.trim() === '') : typeof value === 'string' && value.trim() === '')

/** Fills a form from a reading. What a person has typed stays; what an earlier reading filled in gives way to the next. */
export function useFilledByBrief(form: FormEntry[], values: FieldValues, onChange: (values: FieldValues) => void) {
  const own = useRef<FieldValues>({})
  return ({ fields }: BriefReading): string[] => {
    const opening = openingValues(form)
    const next = { ...values }
    for (const [name, value] of Object.entries(own.current)) if (isSame(values[name], value)) next[name] = opening[name] ?? ''
    own.current = {}
    const kept: string[] = []
    for (const { name, value } of fields) {
      const entry = form.find((each) => each.name === name)
      if (!entry) continue
      if (!isBlank(next[name]) && !isSame(next[name], opening[name])) kept.push(name)
      else own.current[name] = next[name] = openingValues([entry], { [name]: value })[name]!
    }
    onChange(next)
    return kept
  }
}
