import { rowsOf, tableOf } from '../../../../src/generation/template/template-yaml.ts'
import type { Table } from '../../../../src/generation/template/template-yaml.ts'
import { strings } from '../../base/strings.ts'
import { Check } from '../../base/parts/form-controls.tsx'
import { LinesRow, Row, TextRow } from './bits.tsx'
import { RULES, useEditor, useFault } from './state.ts'

const words = strings.templates

/** The limits that count at a field. */
export function Limits({ index, field }: { index: number; field: Table }) {
  const { set, order, readOnly } = useEditor()
  const limits = rowsOf(field.limits)
  const path = ['fields', index, 'limits']
  const name = String(field.name ?? '')
  const remove = (gone: number) =>
    limits.length === 1
      ? set(RULES, path, undefined)
      : order(
          RULES,
          path,
          limits.map((_limit, at) => at).filter((at) => at !== gone),
        )
  return (
    <details className="fmore" open={limits.length > 0 || undefined}>
      <summary>{words.limits}</summary>
      <p className="field-help">{words.limitsHelp}</p>
      {limits.map((limit, at) => (
        <LimitRows key={at} path={[...path, at]} limit={limit} onRemove={() => remove(at)} />
      ))}
      {!readOnly && (
        <button className="link" type="button" onClick={() => set(RULES, [...path, limits.length], { most: 100, parts: { [name]: '{}' } })}>
          {words.addLimit}
          <span className="vh">: {name}</span>
        </button>
      )}
    </details>
  )
}

const asLines = (table: unknown) => Object.entries(tableOf(table)).map(([key, value]) => `${key}: ${String(value)}`)
/** `brand: | {}` is the field and what stands around its value; a number is a length. */
const fromLines = (lines: string[]) =>
  Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
      return [key.trim(), /^\d+$/.test(value) ? Number(value) : value === '' ? '{}' : value]
    }),
  )

function LimitRows({ path, limit, onRemove }: { path: (string | number)[]; limit: Table; onRemove(): void }) {
  const { set, readOnly } = useEditor()
  const whole = useFault(RULES, path)
  const parts = useFault(RULES, [...path, 'parts'])
  const when = useFault(RULES, [...path, 'when'])
  return (
    <div className="tpl-limit">
      <TextRow file={RULES} path={[...path, 'most']} label={words.limitMost} numeric />
      <LinesRow
        label={words.limitParts}
        help={words.limitPartsHelp}
        fault={whole ?? parts}
        value={asLines(limit.parts)}
        onChange={(lines) => set(RULES, [...path, 'parts'], fromLines(lines))}
      />
      <LinesRow
        label={words.limitWhen}
        help={words.limitWhenHelp}
        fault={when}
        value={asLines(limit.when)}
        onChange={(lines) => set(RULES, [...path, 'when'], lines.length === 0 ? undefined : fromLines(lines))}
      />
      <Row label="">
        <Check checked={limit.each === true} onChange={(on) => set(RULES, [...path, 'each'], on || undefined)}>
          {words.limitEach}
        </Check>
      </Row>
      {!readOnly && (
        <button className="link" type="button" onClick={onRemove}>
          {words.removeLimit}
        </button>
      )}
    </div>
  )
}
