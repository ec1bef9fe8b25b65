import { useId } from 'react'
import { langTag, percent } from '../../base/format.ts'
import { strings } from '../../base/strings.ts'
import { TextField } from '../../base/parts/form-controls.tsx'
import { Part, Row } from './row.tsx'
import { useEditor, usePart } from './state.ts'

const words = strings.ruleEditor

/** Sentences that are faults and others that are not, one on each line, and how right what was learned from them is. */
export function LearnedFields() {
  const model = usePart('model')
  const threshold = usePart('threshold')
  return (
    <>
      <p className="note">{words.learnedNote}</p>
      {model.value !== undefined && (
        <Row name="model" label={words.model}>
          <TextField aria-label={words.model} value={model.value} onChange={(text) => model.set(text === '' ? undefined : text)} />
        </Row>
      )}
      {model.value === undefined && (
        <>
          <Sentences name="faults" label={words.faults} />
          <Sentences name="clean" label={words.clean} />
        </>
      )}
      <p className="inline frow-more">
        <Part name="threshold">
          <label className="inline">
            {words.threshold}{' '}
            <input
              type="number"
              min={0}
              max={1}
              step={0.05}
              value={threshold.value ?? ''}
              onChange={(event) => threshold.set(event.target.value === '' ? undefined : Number(event.target.value))}
            />
          </label>
        </Part>
      </p>
      <Measured />
    </>
  )
}

function Sentences({ name, label }: { name: 'faults' | 'clean'; label: string }) {
  const { language } = useEditor()
  const { value, set } = usePart(name)
  const id = useId()
  const change = (text: string) => {
    const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
    set(lines.length === 0 ? undefined : lines)
  }
  return (
    <Row name={name} label={label} htmlFor={id}>
      <TextField id={id} rows={6} lang={langTag(language)} value={value?.join('\n')} onChange={change} />
      <p className="field-help">{words.sentencesHelp(value?.length ?? 0)}</p>
    </Row>
  )
}

function Measured() {
  const { trying, language } = useEditor()
  const learnt = trying.tried?.learnt.filter((one) => language === null || one.language === null || one.language === language) ?? []
  if (learnt.length === 0) return null
  return (
    <div role="status">
      {learnt.map((one) => (
        <p className="note" key={one.language}>
          {words.measured(one.sentences, percent(one.precision, 1), percent(one.recall, 1))}
        </p>
      ))}
    </div>
  )
}
