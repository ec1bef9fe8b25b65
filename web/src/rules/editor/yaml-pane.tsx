import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { useEditor } from './state.ts'
import { YamlText } from '../../base/parts/yaml-text.tsx'

const words = strings.ruleEditor

/** The rule as YAML. The lines of the field in use are lit; the cursor's line lights its field. */
export function YamlPane() {
  const { content, setContent, file, lit, setLit, setLanguage, places, waits, trying, readOnly } = useEditor()
  const place = lit && places.find(({ name, language }) => name === lit.name && language === lit.language)
  const refused = trying.tried?.refused ?? []
  const faults = waits?.line ? [{ line: waits.line, message: waits.why }] : refused
  const follow = (line: number) => {
    const here = places.findLast(({ from, to }) => line >= from && line <= to)
    if (!here) return
    setLit({ name: here.name, language: here.language })
    if (here.language !== null) setLanguage(here.language)
  }
  return (
    <YamlText
      content={content}
      label={words.yaml}
      region={words.yamlSame}
      faults={faults}
      lit={place || null}
      readOnly={readOnly}
      onChange={setContent}
      onLine={follow}
      head={
        <span>
          {file}{' '}
          {waits ? (
            <span className="bad" role="status">
              <Icon name="i-warn" />
              {words.outOfStep(waits.line)}
            </span>
          ) : (
            <span className="ok" role="status">
              <Icon name="i-check" />
              {words.inStep}
            </span>
          )}
        </span>
      }
    />
  )
}
