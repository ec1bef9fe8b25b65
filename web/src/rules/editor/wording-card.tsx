import { useId } from 'react'
import type { PartFieldName } from '../../../../src/rules/form/fields.ts'
import { strings } from '../../base/strings.ts'
import { shownKind } from './kind-card.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { LearnedFields } from './learned-fields.tsx'
import { LengthFields } from './length-fields.tsx'
import { LeaveAlone } from './leave-alone.tsx'
import { Replacements } from './replacements.tsx'
import { Check, Choice, TextField } from '../../base/parts/form-controls.tsx'
import { Part, Row } from './row.tsx'
import { useEditor, usePart } from './state.ts'
import { WordForms } from './suggested.tsx'
import { TermList } from './term-list.tsx'
import { Within } from './within.tsx'

const words = strings.ruleEditor
type ListName = { [Name in PartFieldName]: Name }['terms' | 'suggest' | 'trigger' | 'text' | 'pattern' | 'first' | 'second']

/** The fields of the rule's kind, then what it leaves alone and what it tells the writer. */
export function WordingCard() {
  const { form } = useEditor()
  const kind = shownKind(form!.kind)
  const id = useId()
  return (
    <section className="sheet card" aria-labelledby={id}>
      <div className="card-top">
        <h2 id={id}>
          {words.kinds[kind]![0]} <span className="card-sub">{words.kindSays[kind]}</span>
        </h2>
        <LanguageTabs />
      </div>
      {form!.kind === 'existence' && <Banned />}
      {form!.kind === 'substitution' && (
        <Row name="replace" label={words.replace}>
          <Replacements />
          <WordingOptions />
        </Row>
      )}
      {form!.kind === 'required' && <Required />}
      {form!.kind === 'proximity' && <Near />}
      {kind === 'length' && <LengthFields />}
      {kind === 'learned' && <LearnedFields />}
      {kind === 'guideline' && <Guideline />}
      {kind !== 'guideline' && <LeaveAlone />}
      <Telling />
    </section>
  )
}

/** A list of words with its suggestions, where it is the wording that the rule starts from. */
function ListRow({ name, label, help, forms = false }: { name: ListName; label: string; help?: string; forms?: boolean }) {
  const { language } = useEditor()
  const { value, set } = usePart(name)
  const id = useId()
  return (
    <Row name={name} label={label} htmlFor={id}>
      <TermList id={id} label={label} value={value} onChange={set} language={language} terms={name !== 'text' && name !== 'suggest'} />
      {help && <p className="field-help">{help}</p>}
      {forms && <WordForms terms={value ?? []} onChange={set} />}
    </Row>
  )
}

function Banned() {
  const remove = usePart('remove')
  return (
    <>
      <ListRow name="terms" label={words.terms} forms />
      <WordingOptions alone />
      <ListRow name="suggest" label={words.suggest} />
      <p className="inline frow-more">
        <Part name="remove">
          <Check checked={remove.value === true} onChange={(on) => remove.set(on || undefined)}>
            {words.remove}
          </Check>
        </Part>
      </p>
    </>
  )
}

function WordingOptions({ alone = false }: { alone?: boolean }) {
  const compounds = usePart('compounds')
  const ignorecase = usePart('ignorecase')
  const accents = usePart('accents')
  return (
    <p className={alone ? 'inline frow-more' : 'inline'}>
      <Part name="compounds">
        <Check checked={compounds.value === true} onChange={(on) => compounds.set(on || undefined)}>
          {words.compounds}
        </Check>
      </Part>
      <Part name="ignorecase">
        <Check checked={ignorecase.value === false} onChange={(on) => ignorecase.set(on ? false : undefined)}>
          {words.matchCase}
        </Check>
      </Part>
      <Part name="accents">
        <Check checked={accents.value === 'ignore'} onChange={(on) => accents.set(on ? 'ignore' : undefined)}>
          {words.accents}
        </Check>
      </Part>
    </p>
  )
}

function Required() {
  const within = usePart('within')
  const prominent = usePart('prominent')
  const add = usePart('add')
  return (
    <>
      <ListRow name="trigger" label={words.trigger} forms />
      <ListRow name="text" label={words.text} help={words.textHelp} />
      <ListRow name="pattern" label={words.pattern} />
      <p className="inline frow-more">
        <Part name="within">
          <Within value={within.value} usual="page" onChange={within.set} />
        </Part>
        <Part name="prominent">
          <Check checked={prominent.value === true} onChange={(on) => prominent.set(on || undefined)}>
            {words.prominent}
          </Check>
        </Part>
        <Part name="add">
          <Choice
            label={words.add}
            value={add.value ?? 'after'}
            options={words.adds}
            onChange={(next) => add.set(next === 'after' ? undefined : next)}
          />
        </Part>
      </p>
      <WordingOptions alone />
    </>
  )
}

function Near() {
  const within = usePart('within')
  const mode = usePart('mode')
  const order = usePart('order')
  return (
    <>
      <ListRow name="first" label={words.first} forms />
      <ListRow name="second" label={words.second} />
      <Row name="mode" label={words.mode}>
        <p className="inline">
          <Choice label={words.mode} value={mode.value ?? 'without'} options={words.modes} onChange={mode.set} />
          <Part name="within">
            <Within value={within.value} usual="block" onChange={within.set} />
          </Part>
          <Part name="order">
            <Choice
              label={words.order}
              value={order.value ?? 'any'}
              options={words.orders}
              onChange={(next) => order.set(next === 'any' ? undefined : next)}
            />
          </Part>
        </p>
      </Row>
      <WordingOptions alone />
    </>
  )
}

function Guideline() {
  const guideline = usePart('guideline')
  const id = useId()
  return (
    <Row name="guideline" label={words.guideline} htmlFor={id}>
      <TextField id={id} rows={4} value={guideline.value} onChange={guideline.set} />
      <p className="field-help">{words.guidelineHelp}</p>
      <p className="field-help">{words.guidelineNote}</p>
    </Row>
  )
}

function Telling() {
  const message = usePart('message')
  const solution = usePart('solution')
  const suggestion = usePart('suggestion')
  const messageId = useId()
  const solutionId = useId()
  return (
    <>
      <Row name="message" label={words.message} htmlFor={messageId}>
        <TextField id={messageId} value={message.value} onChange={message.set} />
        <p className="field-help">{words.messageHelp}</p>
      </Row>
      <Row name="solution" label={words.solution} htmlFor={solutionId}>
        <TextField id={solutionId} value={solution.value} onChange={solution.set} />
        <p className="inline">
          <Part name="suggestion">
            {words.suggestionClass}{' '}
            <Choice
              label={words.suggestionClass}
              value={suggestion.value ?? ''}
              options={words.suggestionClasses}
              onChange={(next) => suggestion.set(next || undefined)}
            />
          </Part>
        </p>
      </Row>
    </>
  )
}
