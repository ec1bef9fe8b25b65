import { useState } from 'react'
import { stringify } from 'yaml'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { isTable, languageTexts, missingIn, textOf, valueAt } from '../../../../src/generation/template/template-yaml.ts'
import type { LanguageText } from '../../../../src/generation/template/template-yaml.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Menu } from '../../base/parts/menu.tsx'
import { strings } from '../../base/strings.ts'
import { TextField } from '../../base/parts/form-controls.tsx'
import { FaultNote } from './bits.tsx'
import { RULES, useEditor, useFault } from './state.ts'

const words = strings.templates

/** Two languages side by side: every text of both, and what is missing. */
export function LanguagesCard() {
  const { values, languages, language, setLanguage, setFile, readOnly } = useEditor()
  const [chosen, setBeside] = useState<LanguageKey | null>(null)
  const beside =
    chosen !== null && chosen !== language && languages.includes(chosen) ? chosen : (languages.find((each) => each !== language) ?? null)
  const all = languages.map((each) => values[`${each}.yml`] ?? {})
  const texts = languageTexts(values[RULES] ?? {}, all)
  const missing = (each: LanguageKey) => missingIn(values[`${each}.yml`] ?? {}, texts, all).length
  const absent = LANGUAGE_KEYS.filter((each) => !languages.includes(each))
  const add = (key: LanguageKey) => {
    // Its form is that of the language beside it, with every text open.
    setFile(`${key}.yml`, stringify({ name: '', description: '' }))
    setBeside(language)
    setLanguage(key)
  }
  const shown = beside === null ? [language] : [language, beside]
  return (
    <section className="sheet card" aria-labelledby="template-languages">
      <div className="card-top">
        <h2 id="template-languages">{words.languages}</h2>
        {!readOnly && absent.length > 0 && (
          <Menu
            label={words.addLanguage}
            align="end"
            items={absent.map((key) => ({ key, label: languageName(key), onSelect: () => add(key) }))}
            trigger={
              <button className="btn btn-sm" type="button">
                {words.addLanguage}
              </button>
            }
          />
        )}
      </div>
      <p className="note">
        {words.languagesHelp} {absent.length > 0 && words.notIn(absent.map(languageName).join(', '))}
      </p>
      <ul className="tpl-langs">
        {languages.map((each) => (
          <li key={each}>
            <b>{languageName(each)}</b>{' '}
            <span className={missing(each) > 0 ? 'tag tag-missing' : 'note'}>{words.missingCount(missing(each))}</span>{' '}
            {!readOnly && languages.length > 1 && (
              <button className="link" type="button" onClick={() => setFile(`${each}.yml`, undefined)}>
                {words.removeLanguage(languageName(each))}
              </button>
            )}
          </li>
        ))}
      </ul>
      {languages.length > 1 && (
        <div className="toolbar">
          <Chosen label={words.left} value={language} options={languages} onChange={setLanguage} />
          <Chosen label={words.beside} value={beside ?? ''} options={languages.filter((each) => each !== language)} onChange={setBeside} />
        </div>
      )}
      <div className="table-scroll" role="region" aria-label={words.languageTexts} tabIndex={0}>
        <table className="table tpl-side">
          <thead>
            <tr>
              <th scope="col">{words.label}</th>
              {shown.map((each) => (
                <th key={each} scope="col">
                  {languageName(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.map((text) => (
              <tr key={text.path.join('.')}>
                <th scope="row">
                  {text.of !== '' && <code>{text.of}</code>} {words.kinds[text.kind]}
                  {text.kind === 'option' && ` ${text.path.at(-1)}`}
                </th>
                {shown.map((each) => (
                  <td key={each}>
                    <Cell language={each} text={text} isMissing={missingIn(values[`${each}.yml`] ?? {}, [text], all).length > 0} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Chosen({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: LanguageKey[]
  onChange(language: LanguageKey): void
}) {
  return (
    <label className="add-language">
      <span>{label}</span>{' '}
      <select value={value} onChange={(event) => onChange(event.target.value as LanguageKey)}>
        {options.map((each) => (
          <option key={each} value={each}>
            {languageName(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Cell({ language, text, isMissing }: { language: LanguageKey; text: LanguageText; isMissing: boolean }) {
  const { values, set, readOnly } = useEditor()
  const file = `${language}.yml`
  const value = valueAt(values[file], text.path)
  const fault = useFault(file, text.path)
  const name = words.textOf(languageName(language), `${text.of} ${words.kinds[text.kind]}`)
  if (isTable(value)) return <span className="note">{words.forms}</span>
  return (
    <>
      <span className={isMissing ? 'is-missing' : undefined}>
        <TextField
          aria-label={name}
          value={textOf(value)}
          lang={langTag(language) ?? ''}
          disabled={readOnly}
          {...(text.kind === 'prompt' || text.kind === 'description' ? { rows: 3 } : {})}
          onChange={(next) => set(file, text.path, next === '' ? undefined : next)}
        />
      </span>
      {isMissing && <span className="tag tag-missing">{words.missing}</span>}
      {fault && !isMissing && <FaultNote text={fault} />}
    </>
  )
}
