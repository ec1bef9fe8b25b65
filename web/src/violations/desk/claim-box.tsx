import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../base/api.ts'
import { fullDate, fullStop, langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'

const words = strings.desk.claim
type Claim = NonNullable<Schemas['FindingDetail']['claim']>

/** In the place of the state: nobody has dismissed it. */
export const AnsweredState = ({ claim }: { claim: Claim }) => (
  <span className="state state-answered">
    <Icon name="cl-approved" />
    {words.answeredBy(claim.number)}
  </span>
)

/** What a finding has to do with a claim: answered by it, no longer, said almost, or without what must stand with it. */
export function ClaimBox({ finding }: { finding: OpenFinding }) {
  const { claim } = finding
  if (!claim) return null
  if (claim.how === 'almost') return <Almost claim={claim} finding={finding} />
  return (
    <section className="answer" aria-label={words.labels[claim.how]}>
      <div className="answer-head">
        <Icon name={`cl-${claim.how === 'answered' ? 'approved' : claim.state}`} />
        <div>
          <p>
            {claim.how === 'answered' ? (
              <Answered claim={claim} />
            ) : claim.how === 'ended' ? (
              <Ended claim={claim} />
            ) : (
              <Lacking claim={claim} />
            )}
          </p>
          <q lang={langTag(finding.language_key)} dir="auto">
            {claim.wording}
          </q>
        </div>
        <ClaimLink claim={claim}>{words.open}</ClaimLink>
      </div>
      {claim.how === 'answered' && <Checks claim={claim} />}
      {claim.missing.length > 0 && (
        <ul>
          {claim.missing.map((condition, index) => (
            <li key={index}>
              <span className="bad">
                <Icon name="i-x" />
                {condition.kind === 'stands' ? words.notOnPage : words.inSentence}
              </span>{' '}
              <q dir="auto">{condition.kind === 'stands' ? condition.text : condition.words.join(', ')}</q>
            </li>
          ))}
        </ul>
      )}
      {claim.proof?.passage && claim.how === 'answered' && (
        <div className="answer-proof">
          <p>
            <b dir="auto">{claim.proof.title}</b> {claim.proof.page && <span className="tag">{claim.proof.page}</span>}
          </p>
          <blockquote dir="auto">
            <span className="passage">{claim.proof.passage}</span>
          </blockquote>
        </div>
      )}
    </section>
  )
}

function ClaimLink({ claim, children }: { claim: Claim; children: ReactNode }) {
  const { workspaceId } = useDesk()
  return (
    <Link to="/w/$workspaceId/claims/$claimId" params={{ workspaceId, claimId: claim.id }}>
      {children}
    </Link>
  )
}

const proofAt = ({ proof }: Claim) => (proof ? `, ${[words.proof, proof.page ?? proof.title].join(' ')}` : '')

/** Ends the sentence, with a date where there is one. */
const ended = (day: string | null): string => (day ? `, ${day}${fullStop(day)}` : '.')

const Answered = ({ claim }: { claim: Claim }) => (
  <>
    <b>
      {words.approved} <ClaimLink claim={claim}>{claim.number}</ClaimLink>
      {proofAt(claim)}
      {ended(claim.until && words.until(fullDate(claim.until)))}
    </b>{' '}
    {words.notOpen}
  </>
)

const Ended = ({ claim }: { claim: Claim }) => (
  <>
    <b>
      {words.cameBack} <ClaimLink claim={claim}>{claim.number}</ClaimLink> {words.endedAs[claim.state]}
      {ended(claim.ended_at && fullDate(claim.ended_at))}
    </b>{' '}
    {words.wasAnswered(claim.version)}
  </>
)

const Lacking = ({ claim }: { claim: Claim }) => (
  <b>
    <ClaimLink claim={claim}>{claim.number}</ClaimLink> {words.needs}
  </b>
)

/** What was looked at before it was answered. */
const Checks = ({ claim }: { claim: Claim }) => (
  <ul>
    <li>
      <span className="ok">
        <Icon name="i-check" />
        {words.sameFigures}
      </span>
    </li>
    <li>
      <span className="ok">
        <Icon name="i-check" />
        {words.allowed(claim.markets.join(', '))}
      </span>
    </li>
    {claim.conditions.length > 0 && (
      <li>
        <span className="ok">
          <Icon name="i-check" />
          {words.conditionsMet}
        </span>
      </li>
    )}
  </ul>
)

/** Both wordings, the page first, and what differs by kind. */
function Almost({ claim, finding }: { claim: Claim; finding: OpenFinding }) {
  const sentence = finding.sentence ?? finding.violating_text ?? ''
  const language = langTag(finding.language_key)
  const spans = claim.differences.flatMap(({ said }) => (said ? [said] : [])).toSorted((one, other) => one.start - other.start)
  return (
    <>
      <section className="both" aria-label={words.both}>
        <div>
          <h3>{words.pageSays}</h3>
          <q lang={language} dir="auto">
            {marked(sentence, spans)}
          </q>
        </div>
        <div>
          <h3>
            {words.approvedIs} <ClaimLink claim={claim}>{claim.number}</ClaimLink>
          </h3>
          <q lang={language} dir="auto">
            {claim.wording}
          </q>
        </div>
      </section>
      <table className="delta">
        <caption className="vh">{words.differs}</caption>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.thePage}</th>
            <th scope="col">{words.theClaim}</th>
          </tr>
        </thead>
        <tbody>
          {claim.differences.map(({ kind, said, approved }, index) => (
            <tr key={index}>
              <th scope="row">{words.kinds[kind]}</th>
              <td>{said ? <del dir="auto">{said.text}</del> : <span className="note">{words.nothing}</span>}</td>
              <td>{approved === null ? <span className="note">{words.nothing}</span> : <ins dir="auto">{approved}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A sentence with the words struck that differ. */
function marked(sentence: string, spans: readonly { start: number; end: number }[]): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of spans) {
    if (start < at || end > sentence.length) continue
    parts.push(sentence.slice(at, start), <del key={start}>{sentence.slice(start, end)}</del>)
    at = end
  }
  return [...parts, sentence.slice(at)]
}

/** The way from a finding to a claim: this is true, here is the proof. */
export function MakeClaim({ finding }: { finding: OpenFinding }) {
  const { workspaceId, may } = useDesk()
  if (!may.claim || finding.live || finding.claim?.how === 'answered') return null
  return (
    <p className="make-claim">
      {words.isTrue}{' '}
      <Link
        className="btn btn-sm"
        to="/w/$workspaceId/claims/new"
        params={{ workspaceId }}
        search={{ finding: finding.id }}
        aria-keyshortcuts="m"
      >
        <Icon name="cl-draft" />
        {words.make} <kbd aria-hidden="true">M</kbd>
      </Link>
    </p>
  )
}
