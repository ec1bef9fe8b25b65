import { API } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { fullDate } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Found } from './passage-check.tsx'

const words = strings.claims
const more = strings.claimProofs
const kinds = { ...words.proofKind, knowledge: more.knowledge }
type Proof = Schemas['Claim']['proofs'][number]

const DAY = 86_400_000
/** Days before its end in which a proof is marked. */
const SOON = 60
const isWeb = (url: string | null): url is string => /^https?:\/\//i.test(url ?? '')
const daysUntil = (day: string) => Math.ceil((Date.parse(`${day}T23:59:59Z`) - Date.now()) / DAY)

export const Proofs = ({ proofs }: { proofs: Proof[] }) => (
  <section className="sheet card" aria-label={words.proofs}>
    <h2>{words.proofs}</h2>
    {proofs.length === 0 ? (
      <p className="note">{words.noProof}</p>
    ) : (
      <ul className="prfs">
        {proofs.map((proof, index) => (
          <li key={index} className="prf">
            <OneProof proof={proof} />
          </li>
        ))}
      </ul>
    )}
  </section>
)

function OneProof({ proof }: { proof: Proof }) {
  const { id: workspaceId } = useWorkspace()
  const { kind, title, number, url, page, passage, source, source_id: sourceId, expires_on: ends } = proof
  return (
    <>
      <p className="prf-top">
        <b dir="auto">{title}</b>
        <span className="tag">{[kinds[kind], number].filter(Boolean).join(' ')}</span>
        {page && <span className="tag">{page}</span>}
        {ends && <Ends day={ends} />}
      </p>
      {source?.found && <Found found={source.found} />}
      {passage && !source?.found && (
        <>
          {source && (
            <p className="prf-missing">
              <Icon name="i-x" />
              {more.missing}
            </p>
          )}
          <blockquote dir="auto">
            <span className={source ? undefined : 'passage'}>{passage}</span>
          </blockquote>
        </>
      )}
      {source && source.now !== 'same' && (
        <p className="prf-missing">
          <Icon name="i-warn" />
          {more[source.now]}
        </p>
      )}
      <p className="prf-foot">
        {source ? (
          <>
            <span dir="auto">{more.readFrom(source.name, source.pages, fullDate(source.read_at))}</span>
            <a href={`${API}/w/${workspaceId}/claim-sources/${sourceId}/file`} download>
              {more.download}
            </a>
            <code title={source.sha256}>sha256 {source.sha256.slice(0, 12)}…</code>
          </>
        ) : (
          <span>{more.noSource}</span>
        )}
        {isWeb(url) && (
          <a href={url} target="_blank" rel="noreferrer">
            <Icon name="i-out" />
            {url}
          </a>
        )}
      </p>
    </>
  )
}

function Ends({ day }: { day: string }) {
  const days = daysUntil(day)
  if (days > SOON) return <span className="note">{words.proofEnds(fullDate(day))}</span>
  return (
    <span className="prf-ends">
      <Icon name="i-clock" />
      {days < 0 ? more.hasEnded(fullDate(day)) : more.endsSoon(fullDate(day), days)}
    </span>
  )
}
