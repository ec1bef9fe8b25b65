import { Link } from '@tanstack/react-router'
import { decimal, languageName, percent } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { SeverityLabel, severityWord } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { hitsOf } from './listed-rule.ts'
import type { ListedRule } from './listed-rule.ts'
import { RuleState } from './rule-state.tsx'

const words = strings.rules

/** Decided findings from which on a share says something. */
const ENOUGH = 20
export const isDistrusted = ({ decided, dismissed }: ListedRule): boolean => decided >= ENOUGH && dismissed * 2 > decided

/** By name where they are few. */
const languagesOf = (keys: string[]) => (keys.length > 5 ? words.languageCount(keys.length) : keys.map(languageName).join(', '))

/** One rule: where it is from, whether it runs, what it found and how much of that was dismissed. */
export function RuleRow({ rule, isCurrent, onFocus }: { rule: ListedRule; isCurrent: boolean; onFocus(): void }) {
  const { id: workspaceId } = useWorkspace()
  const { decided, dismissed, confidence } = rule
  const isQuiet = rule.state === 'off' || (rule.state === 'not_run' && rule.notRead === null)
  const to = rule.pack === null ? '/w/$workspaceId/rules/own/$ruleId' : '/w/$workspaceId/rules/health/$ruleId'
  return (
    <tr className={[isQuiet && 'quiet', isCurrent && 'rule-row-cur'].filter(Boolean).join(' ') || undefined} onFocus={onFocus}>
      <th scope="row">
        <Link to={to} params={{ workspaceId, ruleId: rule.id }} dir="auto">
          {rule.name}
        </Link>
        <span className="sub">
          {rule.pack?.name ?? words.own} · <code>{rule.id}</code>
        </span>
        {rule.rule && <Explained rule={rule.rule} />}
      </th>
      <td>
        <SeverityLabel value={rule.severity} />
        {rule.packSeverity && <span className="sub">{words.regraded(severityWord(rule.packSeverity))}</span>}
      </td>
      <td>
        <RuleState state={rule.state} />
        {rule.stateNote && <span className="sub">{rule.stateNote}</span>}
        {rule.notRead !== null && (
          <span className="sub share-bad">
            <Icon name="i-warn" /> {rule.notRead}
          </span>
        )}
      </td>
      <td>
        <span className="tags">
          {(rule.markets.length > 0 ? rule.markets : [words.everyMarket]).map((market) => (
            <span key={market} className="tag">
              {market}
            </span>
          ))}
        </span>
        <span className="sub">
          {[rule.channels.join(', ') || words.allChannels, rule.places.join(', '), languagesOf(rule.languages)].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td className="num" data-label={words.column.hits}>
        {hitsOf(rule) > 0 && <Hits hits={rule.hits} />}
      </td>
      <td className="num" data-label={words.column.dismissed}>
        {decided > 0 && (
          <>
            <span className={isDistrusted(rule) ? 'share-bad' : undefined}>
              {isDistrusted(rule) && <Icon name="i-warn" />} {percent(dismissed, decided)} %
            </span>
            <span className="sub">{words.dismissedOf(dismissed, decided)}</span>
          </>
        )}
      </td>
      <td data-label={words.column.confidence}>
        {confidence === null ? (
          <span className="sub">{words.notMeasured}</span>
        ) : (
          <>
            <span className="conf">
              <span className="conf-n">{decimal(confidence, 2, 2)}</span>
              <svg className="bar conf-bar" viewBox="0 0 48 6" preserveAspectRatio="none" aria-hidden="true">
                <rect className="f-track" width="48" height="6" />
                <rect className="f-ink" width={confidence * 48} height="6" />
              </svg>
            </span>
            <span className="sub">{words.measuredOn(rule.confidenceOf)}</span>
          </>
        )}
      </td>
    </tr>
  )
}

function Hits({ hits }: { hits: number[] }) {
  const most = Math.max(...hits)
  return (
    <span className="runs">
      <svg className="spark" viewBox="0 0 36 18" role="img" aria-label={words.hitsLabel(hits)}>
        {hits.map((n, index) => (
          <rect key={index} x={index * 7.4} y={18 - Math.max(1, (n / most) * 18)} width="5.4" height={Math.max(1, (n / most) * 18)} />
        ))}
      </svg>
      <span>{hits.reduce((sum, n) => sum + n, 0)}</span>
    </span>
  )
}

/** What a rule of a pack says, why, and the law behind it. */
function Explained({ rule: { id, name, description, explanation, source } }: { rule: NonNullable<ListedRule['rule']> }) {
  const { id: workspaceId, may } = useWorkspace()
  return (
    <details className="rule-more">
      <summary>
        {words.why}
        <span className="vh">: {name}</span>
      </summary>
      <p>{description}</p>
      <p>{explanation}</p>
      {source && (
        <p className="note">
          {source.citation}
          {source.url && (
            <>
              {' '}
              <a href={source.url} target="_blank" rel="noreferrer noopener">
                <Icon name="i-out" />
                {words.source}
                <span className="vh">: {source.citation}</span>
              </a>
            </>
          )}
          {!source.verified && ` (${words.notVerified})`}
        </p>
      )}
      {may('manage_rules') && (
        <p>
          <Link to="/w/$workspaceId/rules/own/new" params={{ workspaceId }} search={{ copy: id }}>
            {strings.ruleEditor.copyRule}
            <span className="vh">: {name}</span>
          </Link>
        </p>
      )}
    </details>
  )
}
