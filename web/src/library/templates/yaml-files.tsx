import { useState } from 'react'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { YamlText } from '../../base/parts/yaml-text.tsx'
import { useEditor } from './state.ts'

const words = strings.templates

/** The files themselves, one at a time. */
export function YamlFiles({ first }: { first: string }) {
  const { files, setFile, waiting, preview, readOnly } = useEditor()
  const [chosen, setChosen] = useState<string | null>(null)
  const file = chosen !== null && chosen in files ? chosen : first in files ? first : (Object.keys(files)[0] ?? '')
  const names = Object.keys(files).toSorted((one, other) =>
    one === 'template.yml' ? -1 : other === 'template.yml' ? 1 : one < other ? -1 : 1,
  )
  const faults = (preview.answer?.faults ?? []).filter((fault) => fault.file === file)
  return (
    <YamlText
      key={file}
      content={files[file] ?? ''}
      label={words.yaml(file)}
      region={words.yaml(file)}
      faults={faults}
      readOnly={readOnly}
      onChange={(content) => setFile(file, content)}
      head={
        <span>
          <label>
            <span className="vh">{words.file}</span>
            <select value={file} onChange={(event) => setChosen(event.target.value)}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>{' '}
          <span className={waiting.includes(file) ? 'bad' : 'ok'} role="status">
            <Icon name={waiting.includes(file) ? 'i-warn' : 'i-check'} />
            {waiting.includes(file) ? words.outOfStep : words.inStep}
          </span>
        </span>
      }
    />
  )
}
