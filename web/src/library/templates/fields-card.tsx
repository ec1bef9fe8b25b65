import { useId, useState } from 'react'
import { FIELD_FORMATS, FIELD_TYPES } from '../../../../src/generation/form/form.ts'
import { rowsOf, textOf } from '../../../../src/generation/template/template-yaml.ts'
import type { Table } from '../../../../src/generation/template/template-yaml.ts'
import { langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { Check, Choice } from '../../base/parts/form-controls.tsx'
import { FaultNote, LinesRow, MoveRow, Row, TextRow } from './bits.tsx'
import { Limits } from './limits.tsx'
import { RULES, useEditor, useFault } from './state.ts'

const words = strings.templates

/** The fields of the form, each with its label and hint in the language that is shown. */
export function FieldsCard() {
  const { values, set, order, readOnly } = useEditor()
  const fields = rowsOf(values[RULES]?.fields)
  const fault = useFault(RULES, ['fields'])
  const move = (from: number, to: number) => {
    const places = fields.map((_field, index) => index)
    places.splice(to, 0, ...places.splice(from, 1))
    order(RULES, ['fields'], places)
  }
  const add = () => {
    const taken = new Set(fields.map(({ name }) => name))
    const name =
      ['text', 'more', 'detail', 'remark', 'extra'].find((each) => !taken.has(each)) ??
      `field${String.fromCodePoint(65 + (fields.length % 26))}`
    set(RULES, ['fields', fields.length], { name, type: 'text' })
  }
  return (
    <section className="sheet card" aria-labelledby="template-fields">
      <div className="card-top">
        <h2 id="template-fields">{words.fields}</h2>
      </div>
      <p className="note">{words.fieldsHelp}</p>
      {fault && <FaultNote text={fault} />}
      <ol className="tpl-fields">
        {fields.map((field, index) => (
          <FieldItem
            key={index}
            field={field}
            index={index}
            last={index === fields.length - 1}
            onMove={(to) => move(index, to)}
            onRemove={() =>
              order(
                RULES,
                ['fields'],
                fields.map((_each, at) => at).filter((at) => at !== index),
              )
            }
          />
        ))}
      </ol>
      {!readOnly && (
        <button className="btn btn-sm" type="button" onClick={add}>
          <Icon name="i-plus" />
          {words.addField}
        </button>
      )}
    </section>
  )
}

interface ItemProps {
  field: Table
  index: number
  last: boolean
  onMove(to: number): void
  onRemove(): void
}

function FieldItem({ field, index, last, onMove, onRemove }: ItemProps) {
  const { values, set, rename, language, readOnly } = useEditor()
  const file = `${language}.yml`
  const name = textOf(field.name)
  const shown = name || words.unnamed
  const type = textOf(field.type)
  const at = (key: string) => ['fields', index, key]
  const whole = useFault(RULES, ['fields', index])
  const typeFault = useFault(RULES, at('type'))
  const noteFault = useFault(RULES, at('note'))
  const optionFault = useFault(RULES, at('options'))
  const below = useFault(RULES, ['fields', index], true)
  const labelFault = useFault(file, ['fields', name], true)
  const hasOptions = type === 'select' || type === 'multiselect'
  const label = textOf(((values[file]?.fields as Table | undefined)?.[name] as Table | undefined)?.label)
  return (
    <li>
      <details className="tpl-field" open={below !== null || labelFault !== null || undefined}>
        <summary>
          <b dir="auto">{label || shown}</b> <code>{shown}</code>{' '}
          <span className="note">
            {[words.types[type] ?? type, field.required === true && words.required, field.note === true && words.note]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {(below ?? labelFault) && <Icon name="i-warn" />}
        </summary>
        <div className="tpl-field-rows">
          {whole && <FaultNote text={whole} />}
          <NameRow index={index} name={name} onRename={(after) => rename(name, after)} />
          <Row label={words.type} fault={typeFault}>
            <Choice
              label={`${words.type}: ${shown}`}
              value={type}
              options={Object.fromEntries(FIELD_TYPES.map((each) => [each, words.types[each] ?? each]))}
              onChange={(next) => set(RULES, at('type'), next)}
            />
          </Row>
          {name !== '' && (
            <>
              <TextRow file={file} path={['fields', name, 'label']} label={words.label} lang={langTag(language)} />
              <TextRow file={file} path={['fields', name, 'help']} label={words.help} lang={langTag(language)} />
              {!hasOptions && type !== 'boolean' && type !== 'infobase' && (
                <TextRow
                  file={file}
                  path={['fields', name, 'placeholder']}
                  label={words.placeholder}
                  help={words.placeholderHelp}
                  lang={langTag(language)}
                  {...(type === 'list' || type === 'textarea' ? { rows: 2 } : {})}
                />
              )}
            </>
          )}
          {hasOptions && (
            <LinesRow
              label={words.options}
              help={words.optionsHelp}
              fault={optionFault}
              value={Array.isArray(field.options) ? field.options.map(String) : []}
              onChange={(lines) => set(RULES, at('options'), lines)}
            />
          )}
          {['text', 'textarea', 'list', 'url'].includes(type) && (
            <TextRow file={RULES} path={at('maxLength')} label={words.maxLength} numeric />
          )}
          {type === 'number' && <TextRow file={RULES} path={at('min')} label={words.min} numeric />}
          {['text', 'list'].includes(type) && (
            <Row label={words.format}>
              <Choice
                label={`${words.format}: ${shown}`}
                value={textOf(field.format)}
                options={Object.fromEntries(['', ...FIELD_FORMATS].map((each) => [each, words.formats[each] ?? each]))}
                onChange={(next) => set(RULES, at('format'), next === '' ? undefined : next)}
              />
            </Row>
          )}
          <Row label="" fault={noteFault}>
            <Check checked={field.required === true} onChange={(on) => set(RULES, at('required'), on || undefined)}>
              {words.required}
            </Check>
            <Check checked={field.note === true} onChange={(on) => set(RULES, at('note'), on || undefined)}>
              {words.note}
            </Check>
            <Check checked={values[RULES]?.main === name && name !== ''} onChange={(on) => on && set(RULES, ['main'], name)}>
              {words.isMain}
            </Check>
          </Row>
          <Limits index={index} field={field} />
          {!readOnly && (
            <MoveRow index={index} last={last} name={shown} removes={words.removeField(shown)} onMove={onMove} onRemove={onRemove} />
          )}
        </div>
      </details>
    </li>
  )
}

/** A name is changed everywhere at once, when it is whole: half a name would be another in every draft. */
function NameRow({ index, name, onRename }: { index: number; name: string; onRename(after: string): void }) {
  const id = useId()
  const { set } = useEditor()
  const [typed, setTyped] = useState<string | null>(null)
  const fault = useFault(RULES, ['fields', index, 'name'])
  const done = () => {
    const after = typed?.trim() ?? name
    setTyped(null)
    if (after === name || after === '') return
    if (name === '') set(RULES, ['fields', index, 'name'], after)
    else onRename(after)
  }
  return (
    <Row label={words.name} htmlFor={id} fault={fault} help={words.nameHelp}>
      <input
        id={id}
        type="text"
        className="mono"
        spellCheck={false}
        value={typed ?? name}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => event.key === 'Enter' && done()}
      />
    </Row>
  )
}
