import { useId } from 'react'
import { valueAt } from '../../../../src/rules/form/change.ts'
import { CHANNELS, RULE_SEVERITIES, SECTORS } from '../../../../src/rules/definition/rule.ts'
import { MARKETS } from '../../../../src/rules/select/guess.ts'
import { strings } from '../../base/strings.ts'
import { Choice, TextField } from '../../base/parts/form-controls.tsx'
import { More } from './more.tsx'
import { Part, Row } from './row.tsx'
import { useEditor, usePart, useTop } from './state.ts'
import { TermList } from './term-list.tsx'

const words = strings.ruleEditor
const SEVERITIES = Object.fromEntries(RULE_SEVERITIES.toReversed().map((severity) => [severity, strings.base.severity[severity]]))

/** Weight, law and reasons, and where and when the rule runs. */
export function FactsCard() {
  const severity = useTop('severity')
  const citation = useTop('source.citation')
  const url = useTop('source.url')
  const description = useTop('description')
  const explanation = useTop('explanation')
  const id = useId()
  return (
    <section className="sheet card" aria-labelledby={id}>
      <h2 id={id}>{words.weight}</h2>
      <Row name="severity" label={words.severity}>
        <p className="inline">
          <Choice label={words.severity} value={severity.value ?? 'MEDIUM'} options={SEVERITIES} onChange={severity.set} />
        </p>
      </Row>
      <Row name="source.citation" label={words.citation} htmlFor={`${id}-law`}>
        <TextField id={`${id}-law`} placeholder={words.citationPlaceholder} value={citation.value} onChange={citation.set} />
        <Part name="source.url">
          <TextField aria-label={words.url} placeholder={words.urlBegins} value={url.value} onChange={url.set} />
        </Part>
      </Row>
      <More open={Boolean(description.value || explanation.value)} of={[words.description, words.explanation]}>
        <Row name="description" label={words.description} htmlFor={`${id}-description`}>
          <TextField id={`${id}-description`} value={description.value} onChange={description.set} />
        </Row>
        <Row name="explanation" label={words.explanation} htmlFor={`${id}-why`}>
          <TextField id={`${id}-why`} rows={3} value={explanation.value} onChange={explanation.set} />
        </Row>
      </More>
    </section>
  )
}

const NAMES = {
  jurisdiction: { label: words.jurisdiction, options: MARKETS },
  sector: { label: words.sector, options: SECTORS },
  channels: { label: words.channels, options: CHANNELS },
  'applies.sites': { label: words.sites, help: words.sitesHelp },
  'applies.paths': { label: words.paths, help: words.pathsHelp },
} as const
const PAGES = { 'where.page': words.wherePage, 'where.not_page': words.whereNotPage, 'where.subject': words.whereSubject } as const

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

export function ScopeCard() {
  const id = useId()
  const { form, language } = useEditor()
  const tops = [...(Object.keys(NAMES) as (keyof typeof NAMES)[]), 'applies.from', 'applies.until'] as const
  const isLimited =
    tops.some((name) => isFilled(form!.rule[name])) ||
    (Object.keys(PAGES) as (keyof typeof PAGES)[]).some((name) => isFilled(valueAt(form!, name, language)))
  return (
    <section className="sheet card" aria-labelledby={id}>
      <h2 id={id}>
        {words.scopeTitle} <span className="card-sub">{words.scopeSub}</span>
      </h2>
      <More open={isLimited} of={[words.jurisdiction, words.sector, words.channels, words.sites, words.from]}>
        {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => (
          <TopList key={name} name={name} />
        ))}
        <Row name="applies.from" label={words.from}>
          <p className="inline">
            <Day name="applies.from" label={words.from} />
            <Part name="applies.until">
              {words.until} <Day name="applies.until" label={words.until} />
            </Part>
          </p>
        </Row>
        {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((name) => (
          <PageList key={name} name={name} />
        ))}
      </More>
    </section>
  )
}

function TopList({ name }: { name: keyof typeof NAMES }) {
  const { value, set } = useTop(name)
  const { label, ...more } = NAMES[name]
  const id = useId()
  const options = 'options' in more ? more.options : undefined
  return (
    <Row name={name} label={label} htmlFor={id}>
      <TermList id={id} label={label} value={value} onChange={set} plain {...(options && { options })} />
      {'help' in more && <p className="field-help">{more.help}</p>}
    </Row>
  )
}

function PageList({ name }: { name: keyof typeof PAGES }) {
  const { value, set } = usePart(name)
  const id = useId()
  return (
    <Row name={name} label={PAGES[name]} htmlFor={id}>
      <TermList id={id} label={PAGES[name]} value={value} onChange={set} terms />
    </Row>
  )
}

function Day({ name, label }: { name: 'applies.from' | 'applies.until'; label: string }) {
  const { value, set } = useTop(name)
  return <input type="date" aria-label={label} value={value ?? ''} onChange={(event) => set(event.target.value || undefined)} />
}
