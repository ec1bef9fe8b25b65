import { useId } from 'react'
import { strings } from '../../base/strings.ts'
import { TextField } from '../../base/parts/form-controls.tsx'
import { Row } from './row.tsx'
import { useTop } from './state.ts'

const words = strings.ruleEditor

/** The name, and for a new rule the file it will be: proposed from the name until somebody writes another. */
export function NameCard({ file, fixed, onFile }: { file: string; fixed: boolean; onFile(file: string): void }) {
  const name = useTop('name')
  const id = useId()
  return (
    <div className="sheet card">
      <Row name="name" label={words.name} htmlFor={id}>
        <TextField id={id} placeholder={words.namePlaceholder} value={name.value} onChange={name.set} />
      </Row>
      {!fixed && (
        <div className="frow">
          <label htmlFor={`${id}-file`}>{words.file}</label>
          <div>
            <input id={`${id}-file`} type="text" className="mono" value={file} onChange={(event) => onFile(event.target.value)} />
            <p className="field-help">{words.fileHelp}</p>
          </div>
        </div>
      )}
    </div>
  )
}
