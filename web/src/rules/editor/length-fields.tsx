import { useId } from 'react'
import type { FormKind } from '../../../../src/rules/form/fields.ts'
import { strings } from '../../base/strings.ts'
import { Choice, TextField } from '../../base/parts/form-controls.tsx'
import { Part, Row } from './row.tsx'
import { useEditor, usePart } from './state.ts'
import { TermList } from './term-list.tsx'

const words = strings.ruleEditor
const METRICS = [
  'Flesch-Kincaid',
  'Gunning Fog',
  'Coleman-Liau',
  'SMOG',
  'Automated Readability',
  'Wiener Sachtextformel',
  'Kandel-Moles',
  'Fernández-Huerta',
  'Gulpease',
  'Flesch-Douma',
  'LIX',
]

/** Length and reading level: how often something stands in a place, a reading level, or a formula. */
export function LengthFields() {
  const { form, changeKind } = useEditor()
  return (
    <>
      <div className="frow">
        <span className="field-label">{words.measure}</span>
        <div>
          <p className="inline">
            <Choice label={words.measure} value={form!.kind} options={words.measures} onChange={(kind) => changeKind(kind as FormKind)} />
          </p>
        </div>
      </div>
      {form!.kind === 'occurrence' && <Occurrence />}
      {form!.kind === 'readability' && <Readability />}
      {form!.kind === 'metric' && <Metric />}
    </>
  )
}

function Occurrence() {
  const token = usePart('token')
  const scope = usePart('scope')
  const id = useId()
  return (
    <Row name="token" label={words.token} htmlFor={id}>
      <TextField id={id} className="mono" value={token.value} onChange={token.set} />
      <p className="field-help">{words.tokenHelp}</p>
      <p className="inline">
        <Part name="scope">
          {words.countIn}{' '}
          <Choice
            label={words.countIn}
            value={scope.value?.length === 1 ? scope.value[0] : (scope.value?.join(', ') ?? 'text')}
            options={words.scopes}
            onChange={(next) => scope.set(next === 'text' ? undefined : [next])}
          />
        </Part>
        <Figure name="min" />
        <Figure name="max" />
      </p>
    </Row>
  )
}

function Figure({ name }: { name: 'min' | 'max' | 'grade' }) {
  const { value, set } = usePart(name)
  return (
    <Part name={name}>
      <label className="inline">
        {words[name]}{' '}
        <input
          type="number"
          min={0}
          value={value ?? ''}
          onChange={(event) => set(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      </label>
    </Part>
  )
}

function Readability() {
  const metrics = usePart('metrics')
  const id = useId()
  return (
    <Row name="metrics" label={words.metrics} htmlFor={id}>
      <TermList id={id} label={words.metrics} value={metrics.value} onChange={metrics.set} options={METRICS} />
      <p className="inline">
        <Figure name="grade" />
      </p>
    </Row>
  )
}

function Metric() {
  const formula = usePart('formula')
  const condition = usePart('condition')
  const id = useId()
  return (
    <>
      <Row name="formula" label={words.formula} htmlFor={id}>
        <TextField id={id} rows={2} value={formula.value} onChange={formula.set} />
      </Row>
      <Row name="condition" label={words.condition} htmlFor={`${id}-c`}>
        <TextField id={`${id}-c`} value={condition.value} onChange={condition.set} />
      </Row>
    </>
  )
}
