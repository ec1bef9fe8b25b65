import type { Schemas } from '../../base/api.ts'
import { decimal, langTag, shortAddress } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { SeverityLabel, severityWord } from '../../base/parts/severity.tsx'
import { strings } from '../../base/strings.ts'
import type { OpenFinding } from './desk-context.ts'

const words = strings.desk
type Also = Schemas['FindingDetail']['also'][number]

/** The other rules on the same words: name, law and market to read at a glance, their own words and explanation folded. */
export function FoundAlsoBy({ also, language }: { also: Also[]; language: string | null }) {
  if (also.length === 0) return null
  return (
    <>
      <dt>{words.foundAlsoBy}</dt>
      <dd>
        <p className="also-head">
          <span>{words.sayTheSame(also.length)}</span>
          <span aria-hidden="true">{words.marketsAndConfidence}</span>
        </p>
        <ul className="also-rules">
          {also.map((rule) => (
            <li key={rule.rule_id}>
              <details>
                <summary>
                  <Icon name="i-down" />
                  <span className="also-name">
                    <SeverityLabel value={rule.severity} />
                    <b>{rule.rule_name}</b>
                    {rule.law && <span className="also-law">{rule.law}</span>}
                  </span>
                  <Markets codes={rule.jurisdiction} />
                  <span className="num" title={rule.confidence === null ? `${words.confidence}: ${words.notMeasured}` : words.confidence}>
                    {rule.confidence === null ? '–' : decimal(rule.confidence, 2, 2)}
                  </span>
                </summary>
                <AlsoBody rule={rule} language={language} />
              </details>
            </li>
          ))}
        </ul>
      </dd>
    </>
  )
}

const AlsoBody = ({ rule, language }: { rule: Also; language: string | null }) => (
  <div className="also-body">
    <p dir="auto">
      {!rule.reason.includes(rule.text) && (
        <>
          <q className="serif" lang={langTag(language)}>
            {rule.text}
          </q>{' '}
        </>
      )}
      {rule.reason}
    </p>
    {rule.solution && <p dir="auto">{rule.solution}</p>}
    {rule.suggested_text !== null && (
      <p dir="auto">
        {words.suggested}: <span lang={langTag(language)}>{rule.suggested_text || words.nothingInstead}</span>
      </p>
    )}
    {rule.explanation && <p>{rule.explanation}</p>}
    <p className="note">
      {rule.rule_id}
      {rule.version && `, ${words.versionOf(rule.version)}`}
      {/^https?:\/\//i.test(rule.url ?? '') && (
        <>
          {' '}
          <a className="nw" href={rule.url!} target="_blank" rel="noreferrer">
            <Icon name="i-out" />
            {shortAddress(rule.url!).split('/')[0]}
          </a>
        </>
      )}
    </p>
  </div>
)

/** Countries, or EU, where a law holds. */
export const Markets = ({ codes }: { codes: readonly string[] }) => (
  <span className="tags">
    {codes.map((code) => (
      <span key={code} className="tag">
        {code}
      </span>
    ))}
  </span>
)

/** That the rule leads, and where the severity comes from if not from it. */
export function leadingNote({ also = [], severity, rule_severity: own }: OpenFinding): string {
  if (also.length === 0) return ''
  const from = own && own !== severity ? also.find((rule) => rule.severity === severity) : undefined
  const source = from ? ` ${words.severityFrom(severityWord(own!), severityWord(severity), from.rule_name)}` : ''
  return `, ${words.leadsOf(also.length + 1)}${source}`
}

/** Laws of the other rules that the leading one does not name, each once, with where they hold. */
export function otherLaws({ also = [], law: leading, rule }: OpenFinding): { law: string; jurisdiction: string[] }[] {
  const laws = new Map<string, Set<string>>()
  for (const { law, jurisdiction } of also) {
    if (law === null || law === (leading ?? rule?.source?.citation)) continue
    const codes = laws.get(law) ?? new Set()
    for (const code of jurisdiction) codes.add(code)
    laws.set(law, codes)
  }
  return [...laws].map(([law, codes]) => ({ law, jurisdiction: [...codes] }))
}
