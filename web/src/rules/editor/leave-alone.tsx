import { useId } from 'react'
import { valueAt } from '../../../../src/rules/form/change.ts'
import { strings } from '../../base/strings.ts'
import { Check, Choice } from '../../base/parts/form-controls.tsx'
import { Part, Row } from './row.tsx'
import { useEditor, usePart } from './state.ts'
import { NearMisses } from './suggested.tsx'
import { TermList } from './term-list.tsx'

const words = strings.ruleEditor
const PLACES = ['unless.before', 'unless.after', 'unless.sentence', 'unless.block', 'unless.page'] as const
const FLAGS = ['negations', 'quotations', 'reports'] as const

/** What the rule leaves alone: exceptions, denials, quotations, and what stands near it. */
export function LeaveAlone() {
  const { language } = useEditor()
  const exceptions = usePart('exceptions')
  const claim = usePart('claim')
  const id = useId()
  return (
    <>
      <Row name="exceptions" label={words.exceptions} htmlFor={id}>
        <TermList id={id} label={words.exceptions} value={exceptions.value} onChange={exceptions.set} language={language} terms />
        <NearMisses />
        <p className="inline">
          {FLAGS.map((name) => (
            <Exempt key={name} name={name} />
          ))}
        </p>
        <p className="inline">
          <Part name="claim">
            {words.claim}{' '}
            <Choice
              label={words.claim}
              value={claim.value ?? ''}
              options={words.claims}
              onChange={(next) => claim.set(next || undefined)}
            />
          </Part>
        </p>
      </Row>
      <Unless />
    </>
  )
}

function Exempt({ name }: { name: (typeof FLAGS)[number] }) {
  const { value, set } = usePart(name)
  return (
    <Part name={name}>
      <Check checked={value === true} onChange={(on) => set(on || undefined)}>
        {words[name]}
      </Check>
    </Part>
  )
}

function Unless() {
  const { form, language } = useEditor()
  const filled = PLACES.some((name) => (valueAt(form!, name, language)?.length ?? 0) > 0)
  return (
    <details className="fmore" open={filled || undefined}>
      <summary>{words.unless}</summary>
      {PLACES.map((name) => (
        <UnlessPlace key={name} name={name} />
      ))}
    </details>
  )
}

function UnlessPlace({ name }: { name: (typeof PLACES)[number] }) {
  const { language } = useEditor()
  const { value, set } = usePart(name)
  const id = useId()
  return (
    <Row name={name} label={words.unlessPlaces[name]} htmlFor={id}>
      <TermList id={id} label={words.unlessPlaces[name]} value={value} onChange={set} language={language} terms />
    </Row>
  )
}
