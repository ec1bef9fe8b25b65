import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { languageName } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { RuleFrame } from '../rule-frame.tsx'
import { useOwnRule } from '../use-own-rule.ts'
import { Figures } from './figures.tsx'
import { Learned } from './learned.tsx'
import { Falses, Reasons } from './reasons.tsx'
import { SPANS } from './search.ts'
import { Tighten } from './tighten.tsx'

const words = strings.health
const FROM = '/w/$workspaceId/rules/health/$ruleId'
export type Health = Schemas['RuleHealth']

/** How well a rule does, whoever wrote it: what it found, what people made of that, and what would make it better. */
export function HealthPage() {
  const { workspaceId, ruleId } = useParams({ from: FROM })
  const { span = 'all' } = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const { data, error } = useQuery({
    queryKey: ['rule-health', workspaceId, ruleId, span],
    queryFn: ({ signal }) => call('getRuleHealth', { workspace_id: workspaceId, rule_id: ruleId, span }, signal),
    placeholderData: keepPreviousData,
  })
  if (error) throw error
  if (!data) return <Loading />
  const spans = (
    <Segmented
      label={words.span}
      value={span}
      onChange={(value) => void navigate({ search: { span: value }, replace: true })}
      options={SPANS.map((value) => ({ value, label: words.spans[value] }))}
    />
  )
  return (
    <Frame health={data} action={spans}>
      {data.distrusted && (
        <div className="callout callout-warn callout-slim">
          <Icon name="i-warn" />
          <p>
            {words.people}
            <b>{words.pointedOut(data.dismissed, data.decided)}</b>
            {words.findingsDecided}
          </p>
        </div>
      )}
      <Figures health={data} />
      <div className="cols cols-2">
        <Reasons health={data} />
        <Falses health={data} />
      </div>
      {!data.complete && <p className="note">{words.sample}</p>}
      <Tighten key={ruleId} rule={data.rule} decided={data.decided} />
      <Learned key={`learned ${ruleId}`} subject={ruleId} />
    </Frame>
  )
}

function OwnFrame({ action, children }: { action: ReactNode; children: ReactNode }) {
  const rule = useOwnRule()
  return rule ? (
    <RuleFrame rule={rule} action={action}>
      {children}
    </RuleFrame>
  ) : (
    <Loading />
  )
}

/** An own rule has its pages; a built-in one has this one. */
function Frame({ health, action, children }: { health: Health; action: ReactNode; children: ReactNode }) {
  const { id: workspaceId, may } = useWorkspace()
  const { rule } = health
  if (rule.own !== null) return <OwnFrame action={action}>{children}</OwnFrame>
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(rule.name)}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/rules" params={{ workspaceId }}>
              {words.rules}
            </Link>{' '}
            /
          </p>
          <h1>{rule.name}</h1>
          <p className="head-meta">
            <SeverityLabel value={rule.severity as SeverityName} />
            <code>{rule.id}</code>
            <Link to="/w/$workspaceId/rules/packs/$pack" params={{ workspaceId, pack: rule.id.split('.')[0]! }}>
              {rule.pack_name}
            </Link>
            {rule.languages.length > 0 && <span>{rule.languages.map(languageName).join(', ')}</span>}
          </p>
        </div>
        <div className="page-do">
          {action}
          {may('manage_rules') && (
            <Link className="btn" to="/w/$workspaceId/rules/own/new" params={{ workspaceId }} search={{ copy: rule.id }}>
              <Icon name="i-copy" />
              {strings.ruleEditor.copyRule}
            </Link>
          )}
        </div>
      </header>
      {children}
    </main>
  )
}
