import { Link } from '@tanstack/react-router'
import { langTag, languageName, number, shortAddress } from '../../base/format.ts'
import { severityClass } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { Health } from './health.tsx'

const words = strings.health

const Share = ({ part, whole }: { part: number; whole: number }) => (
  <svg className="hbar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect className="f-dismissed" width={whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} height="12" />
  </svg>
)

/** Why it was dismissed, in people's words, and where. */
export function Reasons({ health: { reasons, places } }: { health: Health }) {
  const most = Math.max(1, ...reasons.map(({ count }) => count))
  return (
    <section className="sheet card whys-card" aria-labelledby="why-dismissed">
      <h2 id="why-dismissed">{words.why}</h2>
      {reasons.length === 0 ? (
        <p className="note">{words.noReason}</p>
      ) : (
        <table className="chart">
          <caption className="vh">{words.reasons}</caption>
          <tbody>
            {reasons.map(({ reason, count }) => (
              <tr key={reason}>
                <th scope="row" dir="auto">
                  {reason}
                </th>
                <td>
                  <Share part={count} whole={most} />
                </td>
                <td className="num">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {places.length > 0 && (
        <>
          <h3>{words.where}</h3>
          <table className="chart">
            <caption className="vh">{words.shareBy}</caption>
            <tbody>
              {places.map(({ site, language, decided, dismissed }) => (
                <tr key={`${site} ${language}`}>
                  <th scope="row">
                    <span dir="auto">{site}</span> {language && <span className="note">{languageName(language)}</span>}
                  </th>
                  <td>
                    <Share part={dismissed} whole={decided} />
                  </td>
                  <td className="num">{words.of(dismissed, decided)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

/** The sentences that were dismissed most often. */
export function Falses({ health: { false_sentences: sentences, rule } }: { health: Health }) {
  const { id: workspaceId } = useWorkspace()
  return (
    <section className="sheet card" aria-labelledby="false-sentences">
      <h2 id="false-sentences">{words.falses}</h2>
      {sentences.length === 0 && <p className="note">{words.noReason}</p>}
      <ol className="falses">
        {sentences.map(({ id, audit_id: auditId, sentence, text, start, count, language, url }) => (
          <li key={id}>
            <span className="n">{words.times(count)}</span>
            <div>
              <q lang={langTag(language)} dir="auto">
                {sentence.slice(0, start)}
                <mark className={`m m-${severityClass(rule.severity as SeverityName)}`}>{text}</mark>
                {sentence.slice(start + text.length)}
              </q>
              <p className="hit-meta">
                {language && <span className="lang">{languageName(language)}</span>}
                <span className="path">{shortAddress(url)}</span>
                <Link className="link" to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ finding: id }}>
                  {words.openFinding}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
