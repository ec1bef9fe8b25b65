import { useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { date } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { ReasonDialog } from '../base/parts/reason-dialog.tsx'
import { RuleState } from './rule-state.tsx'
import { TOUCHED } from './use-own-rule.ts'
import { WouldDo } from './would-do.tsx'

const words = strings.rules.publish
type Version = Schemas['OwnRuleVersion']

/** Every version with its reason; the way back makes a new one. */
export function History({ rule, onCompare }: { rule: Schemas['OwnRule']; onCompare(from: number, to: number): void }) {
  const { id, may } = useWorkspace()
  const [back, setBack] = useState<Version | null>(null)
  const roll = useChange('rollRuleBack', TOUCHED, () => setBack(null))
  const running = rule.versions.find(({ number }) => number === rule.published)
  const mayRollBack = may('manage_rules') && rule.state === 'published'
  return (
    <section className="sheet card" aria-labelledby="rule-history">
      <h2 id="rule-history">{words.history}</h2>
      <ol className="version-list">
        {rule.versions.map((version) => (
          <li key={version.number}>
            <span className="ver">{version.number}</span>
            <div>
              <p className="version-by">
                <VersionState rule={rule} version={version} />
                <span>{words.byAndBy(version.author?.name ?? words.somebody, version.published_by?.name ?? null)}</span>
                <time dateTime={version.published_at ?? version.created_at}>{date(version.published_at ?? version.created_at)}</time>
              </p>
              {version.reason && <q dir="auto">{version.reason}</q>}
              {version.sent_back_why && (
                <p dir="auto">
                  {words.sentBack(version.sent_back_by?.name ?? words.somebody)}: <q>{version.sent_back_why}</q>
                </p>
              )}
              <p className="version-do">
                {version.number > 1 && (
                  <button className="link" type="button" onClick={() => onCompare(version.number - 1, version.number)}>
                    {words.compareWith(version.number - 1)}
                  </button>
                )}
                {mayRollBack && version.published_at && version.number !== rule.published && (
                  <button className="link" type="button" onClick={() => setBack(version)}>
                    {words.rollBack(version.number)}
                  </button>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {back && (
        <ReasonDialog
          title={words.rollBack(back.number)}
          note={words.rollBackNote(back.number, rule.latest + 1)}
          verb={words.rollBackNow}
          busy={roll.isPending}
          onDo={(reason) => roll.mutate({ workspace_id: id, rule_id: rule.id, body: { reason, version: back.number } })}
          onClose={() => setBack(null)}
        >
          <WouldDo file={rule.file} content={back.content} earlier={running?.content ?? null} />
        </ReasonDialog>
      )}
    </section>
  )
}

function VersionState({ rule, version }: { rule: Schemas['OwnRule']; version: Version }) {
  if (version.number === rule.published)
    return rule.is_off ? <RuleState state="off" /> : <RuleState state="published">{words.runsNow}</RuleState>
  if (version.published_at) return <RuleState state="off">{words.ended}</RuleState>
  return <RuleState state={version.number === rule.latest && rule.state === 'in_review' ? 'in_review' : 'draft'} />
}
