import { Link } from '@tanstack/react-router'
import { date, langTag, languageName, shortAddress } from '../../base/format.ts'
import { StateIcon, STATES } from '../../base/parts/state.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { TriedSentence } from './use-try.ts'

const words = strings.tries

/** One sentence with its mark, where it stands, and what people decided on like ones. */
export function TriedRow({
  sentence: tried,
  mark,
  ruleId,
  onFocus,
  onExample,
}: {
  sentence: TriedSentence
  mark: string
  ruleId: string
  onFocus(): void
  onExample: ((kind: 'hits' | 'passes') => void) | undefined
}) {
  const { id: workspaceId } = useWorkspace()
  const { side, sentence, text, start, language, url, finding, audit_id: auditId } = tried
  const isAdded = side === 'added'
  return (
    <li className={isAdded ? 'is-add' : 'is-drop'} tabIndex={-1} onFocus={onFocus}>
      <span className="sign">
        <span aria-hidden="true">{isAdded ? '+' : '−'}</span>
        <span className="vh">{isAdded ? words.isAdded : words.isDropped}</span>
      </span>
      <div>
        <q lang={langTag(language)} dir="auto">
          {sentence.slice(0, start)}
          <mark className={mark}>{text}</mark>
          {sentence.slice(start + text.length)}
        </q>
        <p className="hit-meta">
          {language && <span className="lang">{languageName(language)}</span>}
          <span className="path">{shortAddress(url)}</span>
          <span className="hit-do">
            {isAdded && onExample && (
              <>
                <button className="link" type="button" onClick={() => onExample('hits')}>
                  {words.mustHit}
                </button>
                <button className="link" type="button" onClick={() => onExample('passes')}>
                  {words.leaveAlone}
                </button>
              </>
            )}
            {finding && (
              <Link
                className="link"
                to="/w/$workspaceId/audits/$auditId/desk"
                params={{ workspaceId, auditId }}
                search={{ finding: finding.id }}
              >
                {words.open}
              </Link>
            )}
          </span>
        </p>
      </div>
      <Why tried={tried} ruleId={ruleId} />
    </li>
  )
}

function Why({ tried: { like, finding }, ruleId }: { tried: TriedSentence; ruleId: string }) {
  const isDecided = finding && finding.state !== 'undecided'
  if (!like && !finding)
    return (
      <div className="hit-why">
        <p>{words.nothingAlike}</p>
      </div>
    )
  return (
    <div className="hit-why">
      {finding && finding.rule_id !== ruleId && <p>{words.foundBy(finding.rule_name ?? finding.rule_id ?? '')}</p>}
      {isDecided && (
        <p>
          <StateIcon value={finding.state} /> <b>{strings.base.state[finding.state]}</b>{' '}
          {finding.decided_by && finding.decided_at && words.by(finding.decided_by, date(finding.decided_at))}
        </p>
      )}
      {isDecided && finding.reason && (
        <p>
          <q>{finding.reason}</q>
        </p>
      )}
      {like && !isDecided && (
        <>
          <p>
            {STATES.filter((state) => like.counts[state]).map((state) => (
              <span key={state}>
                <StateIcon value={state} />
                {words.counted(like.counts[state]!, strings.base.stateShort[state])}{' '}
              </span>
            ))}
          </p>
          <p>
            {words.like} <q>{like.text}</q>
            {like.reason && (
              <>
                : <q>{like.reason}</q>
              </>
            )}
          </p>
        </>
      )}
    </div>
  )
}
