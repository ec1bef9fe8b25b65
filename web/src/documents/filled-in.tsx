import type { ReactNode } from 'react'
import type { Schemas } from '../base/api.ts'
import { languageName, langTag } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import { formOf } from './form/template-form.tsx'
import type { Shelf } from './form/template-form.tsx'

const words = strings.documents

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join(', ') : typeof value === 'object' || value === undefined ? '' : String(value)

/** The input of a document, read-only: for those who may not write, and where its template no longer exists. */
export function FilledIn({ document, shelf, children }: { document: Schemas['DocumentDetail']; shelf: Shelf; children: ReactNode }) {
  const language = document.language_key ?? 'EN'
  const template = shelf.templates.find(({ id }) => id === document.template_id)
  const form = template ? formOf(shelf, template.id, language) : []
  const shown = (name: string, value: unknown) => {
    const entry = form.find((each) => each.name === name)
    if (entry?.type === 'infobase') return shelf.infobases.find(({ id }) => id === value)?.name ?? ''
    return [value]
      .flat()
      .map((each) => entry?.options?.find((option) => option.value === each)?.label ?? text(each))
      .join(', ')
  }
  const rows = Object.entries((document.input ?? {}) as Record<string, unknown>)
    .map(([name, value]) => [form.find((each) => each.name === name)?.label ?? name, shown(name, value)] as const)
    .filter(([, value]) => value !== '')
  return (
    <section className="tform" aria-label={words.input}>
      <h2 className="margin-head">{words.input}</h2>
      <dl className="sum">
        {template && (
          <div>
            <dt>{words.template}</dt>
            <dd>{template.languages.find(({ language_key: key }) => key === 'EN')?.name ?? template.key}</dd>
          </div>
        )}
        <div>
          <dt>{words.language}</dt>
          <dd>{words.languageOption(language, languageName(language))}</dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name} lang={langTag(language)}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
