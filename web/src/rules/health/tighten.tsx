import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { together } from '../../../../src/decided/tighten.ts'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { date, langTag, languageName, number, percent } from '../../base/format.ts'
import { Bar } from '../../base/parts/bar.tsx'
import { severityClass } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { StateIcon } from '../../base/parts/state.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import type { Health } from './health.tsx'

const words = strings.health.tighten
type Tightening = Schemas['Tighten']

/** Exceptions from what was dismissed, with what each and all together would have kept and lost. */
export function Tighten({ rule, decided }: { rule: Health['rule']; decided: number }) {
  const { id: workspaceId } = useWorkspace()
  const hasWords = rule.kind !== 'learned' && rule.kind !== 'guideline'
  const { data } = useQuery({
    queryKey: ['tighten', workspaceId, rule.id],
    queryFn: ({ signal }) => call('getTightening', { workspace_id: workspaceId, rule_id: rule.id }, signal),
    enabled: hasWords && decided > 0,
  })
  if (!data || data.dismissed === 0) return null
  return (
    <section className="sheet card tight" aria-labelledby="tighten">
      <div className="card-top">
        <h2 id="tighten">
          {words.title} <span className="card-sub">{(data.complete ? words.sub : words.subNewest)(data.decided)}</span>
        </h2>
      </div>
      {data.proposals.length > 0 && data.unjudged > 0 && <p className="note">{words.unjudged(data.unjudged)}</p>}
      {data.proposals.length === 0 ? <p className="note">{words.none}</p> : <Proposals data={data} rule={rule} />}
    </section>
  )
}

function Proposals({ data, rule }: { data: Tightening; rule: Health['rule'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const [ticked, setTicked] = useState(() => new Set(data.proposals.filter(({ chosen }) => chosen).map(({ phrase }) => phrase)))
  const chosen = data.proposals.filter(({ phrase }) => ticked.has(phrase))
  const { gone, lost } = together(chosen)
  const make = useChange('tightenRule', ['own-rules', 'own-rule'], ({ id }) => {
    say({ text: words.made, icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/rules/own/$ruleId/try', params: { workspaceId, ruleId: id } })
  })
  const remaining = data.dismissed - gone.length
  const kept = data.right - lost.length
  return (
    <div className="cols cols-2">
      <div className="props">
        <p className="props-head" aria-hidden="true">
          <span />
          <span>{words.leave}</span>
          <span className="num">{words.gone}</span>
          <span className="num">{words.lost}</span>
        </p>
        {data.proposals.map(({ phrase, languages, gone: gains, lost: losses }) => (
          <label key={phrase}>
            <input type="checkbox" checked={ticked.has(phrase)} onChange={() => setTicked(ticked.symmetricDifference(new Set([phrase])))} />
            <span>
              <q lang={langTag(languages[0])}>{phrase}</q>
              <span className="sub">{languages.map(languageName).join(', ')}</span>
            </span>
            <span className="num">
              <span className="vh">{words.gone}: </span>
              <b>{number(gains.length)}</b>
            </span>
            <span className="num">
              <span className="vh">{words.lost}: </span>
              <b>{number(losses.length)}</b>
            </span>
          </label>
        ))}
        <p className="props-sum" role="status">
          <span />
          <span>{words.ticked(chosen.length)}</span>
          <span className="num">{words.remain(gone.length, data.dismissed)}</span>
          <span className="num">{words.remain(lost.length, data.right)}</span>
        </p>
      </div>
      <div className="tight-side">
        <div className="matrix">
          <div>
            <b>{words.kept(kept, data.right)}</b> {words.keptWords}
            <Bar
              parts={[
                { fill: 'f-ink', label: words.keptWords, count: kept },
                { fill: 'f-undecided', label: words.lost, count: lost.length },
              ]}
            />
          </div>
          <div>
            <b>{words.remain(remaining, data.dismissed)}</b> {words.remainWords}
            <Bar
              parts={[
                { fill: 'f-ink', label: words.remainWords, count: remaining },
                { fill: 'f-undecided', label: words.gone, count: gone.length },
              ]}
            />
          </div>
        </div>
        <p className="note">{words.share(percent(remaining, Math.max(1, remaining + kept)), percent(data.dismissed, data.decided))}</p>
        {data.lost
          .filter(({ index }) => lost.includes(index))
          .map((finding) => (
            <LostFinding key={finding.id} finding={finding} mark={`m m-${severityClass(rule.severity as SeverityName)}`} />
          ))}
        {may('manage_rules') && (
          <p className="inline">
            <button
              className="btn btn-primary"
              type="button"
              disabled={chosen.length === 0 || make.isPending}
              onClick={() =>
                make.mutate({
                  workspace_id: workspaceId,
                  rule_id: rule.id,
                  body: { phrases: chosen.map(({ phrase, languages }) => ({ phrase, languages })) },
                })
              }
            >
              {words.make}
            </button>
            <span className="note">{rule.own ? words.draftNote : words.copyNote}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** A right finding that would be lost, read in full before anybody agrees. */
function LostFinding({ finding, mark }: { finding: Tightening['lost'][number]; mark: string }) {
  const { state, decided_by: by, decided_at: at, sentence, text, start, language } = finding
  return (
    <div className="lost">
      <b>{words.wouldBeLost}</b> <StateIcon value={state} /> {words.by(strings.base.state[state], by ?? '', date(at))}
      <q lang={langTag(language)} dir="auto">
        {sentence.slice(0, start)}
        <mark className={mark}>{text}</mark>
        {sentence.slice(start + text.length)}
      </q>
    </div>
  )
}
