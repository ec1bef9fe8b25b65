import { rowsOf, tableOf, textOf } from '../../../../src/generation/template/template-yaml.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { Check } from '../../base/parts/form-controls.tsx'
import { FaultNote, MoveRow, TextRow } from './bits.tsx'
import { ModelRow } from './model-row.tsx'
import { RULES, useEditor, useFault } from './state.ts'

const words = strings.templates

/** The steps: what each writes without a model, and what a model is asked; and how a model writes. */
export function TextCard() {
  const { values, set, order, language, readOnly } = useEditor()
  const rules = values[RULES] ?? {}
  const steps = rowsOf(rules.steps)
  const needsModel = rules.needs === 'model'
  const fault = useFault(RULES, ['steps'])
  const orders = useFault(RULES, ['orders'])
  const move = (from: number, to: number) => {
    const places = steps.map((_step, index) => index)
    places.splice(to, 0, ...places.splice(from, 1))
    order(RULES, ['steps'], places)
  }
  const add = () => {
    const key = `part${steps.length + 1}`
    set(RULES, ['steps', steps.length], { key, ...(needsModel ? {} : { draft: '{{ ' + textOf(rules.main) + ' }}\n' }) })
    set(`${language}.yml`, ['steps', key, 'prompt'], ' ')
  }
  return (
    <>
      <section className="sheet card" aria-labelledby="template-steps">
        <div className="card-top">
          <h2 id="template-steps">{words.steps}</h2>
        </div>
        <p className="note">{words.stepsHelp}</p>
        {fault && <FaultNote text={fault} />}
        {orders && <FaultNote text={orders} />}
        <Check checked={needsModel} onChange={(on) => set(RULES, ['needs'], on ? 'model' : undefined)}>
          {words.needsModel}
        </Check>
        {steps.map((step, index) => (
          <Step
            key={index}
            index={index}
            stepKey={textOf(step.key)}
            last={index === steps.length - 1}
            needsModel={needsModel}
            onMove={(to) => move(index, to)}
            onRemove={() =>
              order(
                RULES,
                ['steps'],
                steps.map((_each, at) => at).filter((at) => at !== index),
              )
            }
          />
        ))}
        {!readOnly && (
          <button className="btn btn-sm" type="button" onClick={add}>
            <Icon name="i-plus" />
            {words.addStep}
          </button>
        )}
      </section>
      <section className="sheet card" aria-labelledby="template-model">
        <div className="card-top">
          <h2 id="template-model">{words.model}</h2>
        </div>
        <p className="note">{words.modelHelp}</p>
        <ModelRow path={['model', 'name']} label={words.modelName} help={words.modelNameHelp} />
        <TextRow file={RULES} path={['model', 'temperature']} label={words.temperature} numeric />
        <TextRow file={RULES} path={['model', 'outputLimit']} label={words.outputLimit} numeric />
        <TextRow file={RULES} path={['model', 'seed']} label={words.seed} numeric />
      </section>
    </>
  )
}

interface StepProps {
  index: number
  stepKey: string
  last: boolean
  needsModel: boolean
  onMove(to: number): void
  onRemove(): void
}

function Step({ index, stepKey, last, needsModel, onMove, onRemove }: StepProps) {
  const { values, language, readOnly } = useEditor()
  const file = `${language}.yml`
  const ownDraft = tableOf(tableOf(values[file]?.steps)[stepKey]).draft !== undefined
  return (
    <fieldset className="tpl-step">
      <legend>{words.step(stepKey)}</legend>
      <TextRow file={RULES} path={['steps', index, 'key']} label={words.stepKey} />
      {!needsModel && (
        <TextRow file={RULES} path={['steps', index, 'draft']} label={words.draftText} help={words.draftHelp} rows={12} mono />
      )}
      {!needsModel && ownDraft && (
        <TextRow file={file} path={['steps', stepKey, 'draft']} label={words.ownDraft(languageName(language))} rows={10} mono />
      )}
      {stepKey !== '' && (
        <TextRow
          file={file}
          path={['steps', stepKey, 'prompt']}
          label={words.prompt(languageName(language))}
          help={words.promptHelp}
          rows={6}
          lang={langTag(language)}
        />
      )}
      <ModelRow path={['steps', index, 'model']} label={words.stepModel} help={words.stepModelHelp} />
      {!readOnly && (
        <MoveRow index={index} last={last} name={stepKey} removes={words.removeStep(stepKey)} onMove={onMove} onRemove={onRemove} />
      )}
    </fieldset>
  )
}
