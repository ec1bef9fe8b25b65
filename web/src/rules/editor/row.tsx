import type { ReactNode } from 'react'
import type { FieldName } from '../../../../src/rules/form/fields.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { fieldAt, useEditor } from './state.ts'

/** A field of the form: its label, its control, and what is wrong with its lines of the file. */
export function Row({ name, label, htmlFor, children }: { name: FieldName; label: string; htmlFor?: string; children: ReactNode }) {
  const fault = useFault(name)
  return (
    <div className={useIsLit(name) ? 'frow is-lit' : 'frow'} data-field={name}>
      {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span className="field-label">{label}</span>}
      <div>
        {children}
        {fault && (
          <p className="field-error" role="alert">
            <Icon name="i-warn" />
            {fault}
          </p>
        )}
      </div>
    </div>
  )
}

/** A part of a row that is a field of its own. */
export function Part({ name, children }: { name: FieldName; children: ReactNode }) {
  return (
    <span className={useIsLit(name) ? 'fpart is-lit' : 'fpart'} data-field={name}>
      {children}
    </span>
  )
}

function useIsLit(name: FieldName): boolean {
  const { lit, form, language } = useEditor()
  if (lit === null || lit.name !== name || form === null) return false
  return lit.language === fieldAt(form, name, language).language
}

/** A refusal whose line is one of the field's. */
function useFault(name: FieldName): string | null {
  const { trying, places, form, language } = useEditor()
  if (!form || !trying.tried) return null
  const at = fieldAt(form, name, language)
  const place = places.find((each) => each.name === name && each.language === at.language)
  const fault = place && trying.tried.refused.find(({ line }) => line >= place.from && line <= place.to)
  return fault ? strings.ruleEditor.line(fault.line) + ': ' + fault.message : null
}
