import type { Schemas } from '../base/api.ts'
import { Severity } from '../base/parts/severity.tsx'
import type { SeverityName } from '../base/parts/severity.tsx'
import { strings } from '../base/strings.ts'

const words = strings.documents
/** A finding that mending left, as far as the margin shows it. */
interface Remaining { severity?: SeverityName; rule_name?: string; ruleName?: string; name?: string; text?: string; violating_text?: string; reason?: string; message?: string }
type Fact = Record<string, unknown>

const text = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(', ') : typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '')
const factText = (fact: Fact) => text(fact.text ?? fact.value ?? fact.fact ?? fact.content ?? fact.name)

/** Beside the document: what remains to look at, what no fact supports, what was filled in. */
export function Margin({ document }: { document: Schemas['DocumentDetail'] }) {
  const remaining = document.remaining as Remaining[]
  const unsupported = document.unsupported.map((each) => text(each) || factText(each as Fact)).filter(Boolean)
  const facts = (document.facts as Fact[]).map(factText).filter(Boolean)
  const input = Object.entries((document.input ?? {}) as Record<string, unknown>).map(([name, value]) => [name, text(value)] as const).filter(([, value]) => value !== '')
  return (
    <aside className="doc-margin">
      <section className="sheet card" aria-label={words.remaining}>
        <h2>{words.remaining} <span className="card-sub">{remaining.length === 0 ? words.clean : words.findings(remaining.length)}</span></h2>
        {remaining.map((finding, index) => (
          <div className="mnote" key={index}>
            <p className="mnote-top">{finding.severity && <Severity value={finding.severity} />}<b>{finding.rule_name ?? finding.ruleName ?? finding.name}</b></p>
            {(finding.violating_text ?? finding.text) && <q dir="auto">{finding.violating_text ?? finding.text}</q>}
            <p>{finding.reason ?? finding.message}</p>
          </div>
        ))}
      </section>
      {unsupported.length > 0 && <List title={words.unsupported} items={unsupported} />}
      {facts.length > 0 && <List title={words.facts} items={facts} />}
      {input.length > 0 && <section className="sheet card" aria-label={words.input}><h2>{words.input}</h2><dl className="sum">{input.map(([name, value]) => <div key={name}><dt>{name}</dt><dd dir="auto">{value}</dd></div>)}</dl></section>}
    </aside>
  )
}

const List = ({ title, items }: { title: string; items: string[] }) => (
  <section className="sheet card" aria-label={title}><h2>{title}</h2><ul className="doc-list">{items.map((item, index) => <li key={index} dir="auto">{item}</li>)}</ul></section>
)
