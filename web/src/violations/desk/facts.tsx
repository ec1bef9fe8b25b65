import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { langTag, shortAddress } from '../../base/format.ts'
import { CopyButton } from '../../base/parts/copy-button.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { StateIcon } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import { FoundAlsoBy, leadingNote, Markets, otherLaws } from './also-rules.tsx'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'
import { Issue } from './issue.tsx'
import { diffWords } from '../../base/diff.ts'

const words = strings.desk
/** What claims find has no rule to look at. */
const CLAIM_PACK = 'claims'
const isWeb = (url: string | null | undefined): url is string => /^https?:\/\//i.test(url ?? '')

/** The reason stands in what is remembered already. */
const isRemembered = ({ memory, dismissal_reason: reason }: OpenFinding) => memory?.how === 'carried' && memory.reason === reason

/** Labels and texts in two columns; absent ones leave no gap. */
export function Facts({ finding }: { finding: OpenFinding }) {
  const { workspaceId } = useDesk()
  const { rule } = finding
  const isOwnLaw = finding.law === undefined || finding.law === null || finding.law === rule?.source?.citation
  return (
    <dl className="facts">
      {finding.reason && (
        <>
          <dt>{words.why}</dt>
          <dd dir="auto">{finding.reason}</dd>
        </>
      )}
      {finding.dismissal_reason && !isRemembered(finding) && finding.claim?.how !== 'answered' && (
        <>
          <dt>{strings.base.state.dismissed}</dt>
          <dd dir="auto">{finding.dismissal_reason}</dd>
        </>
      )}
      {finding.recommended_solution && (
        <>
          <dt>{words.instead}</dt>
          <dd dir="auto">{finding.recommended_solution}</dd>
        </>
      )}
      <Suggestion finding={finding} />
      {rule && (
        <>
          <dt>{words.rule}</dt>
          <dd>
            {rule.pack === CLAIM_PACK ? (
              rule.id
            ) : (
              <Link to="/w/$workspaceId/rules" params={{ workspaceId }} hash={rule.id}>
                {rule.id}
              </Link>
            )}{' '}
            <span className="note">
              {words.version(rule.version, rule.pack)}
              {leadingNote(finding)}
            </span>
            {rule.description && (
              <>
                <br />
                {rule.description}
              </>
            )}
          </dd>
        </>
      )}
      {rule?.source && (
        <>
          <dt>{words.law}</dt>
          <dd>
            {finding.law ?? rule.source.citation} <Markets codes={finding.jurisdiction ?? []} />{' '}
            {isOwnLaw && !rule.source.verified && <span className="tag">{words.notVerified}</span>}
            {otherLaws(finding).map(({ law, jurisdiction }) => (
              <Fragment key={law}>
                <br />
                {law} <Markets codes={jurisdiction} />
              </Fragment>
            ))}
            {isOwnLaw && isWeb(rule.source.url) && (
              <>
                <br />
                <a href={rule.source.url} target="_blank" rel="noreferrer">
                  <Icon name="i-out" />
                  {shortAddress(rule.source.url).split('/')[0]}
                </a>
              </>
            )}
            {rule.explanation && (
              <>
                <br />
                <span className="note">{rule.explanation}</span>
              </>
            )}
          </dd>
        </>
      )}
      <FoundAlsoBy also={finding.also ?? []} language={finding.language_key} />
      <Elsewhere finding={finding} />
      <Issue key={finding.id} finding={finding} />
    </dl>
  )
}

const MAX_SHOWN = 20_000

function Suggestion({ finding }: { finding: OpenFinding }) {
  const { sentence, suggested_text: suggested, violating_text: text } = finding
  if (suggested === null || suggested === undefined) return null
  const before = sentence ?? text ?? ''
  const parts =
    before.length + suggested.length > MAX_SHOWN
      ? [
          { kind: 'del' as const, text: before.slice(0, MAX_SHOWN) },
          { kind: 'ins' as const, text: suggested.slice(0, MAX_SHOWN) },
        ]
      : diffWords(before, suggested)
  const line = (sign: string, hidden: 'del' | 'ins') => (
    <p className={hidden === 'ins' ? 'diff-del' : 'diff-ins'}>
      <span className="sign" aria-hidden="true">
        {sign}
      </span>
      <span dir="auto">
        {parts
          .filter(({ kind }) => kind !== hidden)
          .map(({ kind, text: part }, index) =>
            kind === 'del' ? <del key={index}>{part}</del> : kind === 'ins' ? <ins key={index}>{part}</ins> : part,
          )}
      </span>
    </p>
  )
  return (
    <>
      <dt>{words.suggested}</dt>
      <dd>
        <div className="diff" lang={langTag(finding.language_key)}>
          {before && line('−', 'ins')}
          {suggested ? (
            line('+', 'del')
          ) : (
            <p className="diff-ins">
              <span className="sign" aria-hidden="true">
                +
              </span>
              <span className="note">{words.nothingInstead}</span>
            </p>
          )}
        </div>
        {suggested && (
          <p className="diff-do">
            <CopyButton text={suggested} label={words.copyText} />
            <span className="note">{words.copyNote}</span>
          </p>
        )}
      </dd>
    </>
  )
}

const SHOWN = 6

function Elsewhere({ finding }: { finding: OpenFinding }) {
  const { open, change } = useDesk()
  const { others = [] } = finding
  if (others.length === 0) return null
  return (
    <>
      <dt>{words.alsoOn}</dt>
      <dd>
        <ul className="also">
          {others.slice(0, SHOWN).map(({ id, asset_url: url, asset_name: name, review_state: state }) => (
            <li key={id}>
              <StateIcon value={state} />{' '}
              <button className="link path" type="button" onClick={() => open({ id })}>
                {url ? shortAddress(url).replace(/^[^/]+(?=\/)/, '') : name}
              </button>
            </li>
          ))}
        </ul>
        {finding.group_id && finding.group_size > 1 && (
          <button className="link" type="button" onClick={() => change({ group: finding.group_id!, view: 'each', state: undefined })}>
            {words.allOthers(finding.group_size)}
          </button>
        )}
      </dd>
    </>
  )
}
