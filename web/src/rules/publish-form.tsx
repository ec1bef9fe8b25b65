import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useMembers, useSession, useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { LEAST_REASON, ReasonDialog, ReasonField } from '../base/parts/reason-dialog.tsx'
import { TOUCHED } from './use-own-rule.ts'
import { WouldDo } from './would-do.tsx'

const words = strings.rules.publish

/** Publishing closes while an example fails, and says why beside the button. */
export function PublishForm({ rule }: { rule: Schemas['OwnRule'] }) {
  const { id, may } = useWorkspace()
  const { user } = useSession()
  const needed = useId()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState('')
  const [sendingBack, setSendingBack] = useState(false)
  const [counting, setCounting] = useState(false)
  const publishers = useMembers().filter((member) => ['owner', 'editor'].includes(member.role) && member.id !== user?.id)
  const { data: tried } = useQuery({
    queryKey: ['own-rule', id, rule.id, 'try', rule.revision],
    queryFn: () => call('tryOwnRule', { workspace_id: id, body: { file: rule.file, content: rule.content, texts: [] } }),
    enabled: may('manage_rules'),
  })
  const { data: scope } = useQuery({
    queryKey: ['own-rule', id, rule.id, 'scope', rule.revision],
    queryFn: () => call('countRuleScope', { workspace_id: id, rule_id: rule.id }),
  })
  const done = (text: string) => {
    setReason('')
    say({ text, icon: 'i-check' })
  }
  const publish = useChange('publishOwnRule', TOUCHED, () => done(strings.rules.state.published))
  const ask = useChange('askForRuleReview', TOUCHED, () => done(strings.rules.state.in_review))
  const back = useChange('sendRuleBack', TOUCHED, () => setSendingBack(false))
  const place = { workspace_id: id, rule_id: rule.id }
  if (!may('manage_rules')) return null
  if (rule.state === 'published')
    return (
      <section className="sheet card">
        <p className="note">{words.nothingToPublish}</p>
      </section>
    )
  const latest = rule.versions[0]!
  const running = rule.versions.find(({ number }) => number === rule.published)
  const isOwn = [latest.author?.id, latest.asked_by?.id].includes(user?.id)
  const inReview = rule.state === 'in_review'
  const mustAsk = rule.review && !inReview
  const why = tried?.not_publishable ?? null
  const closed = !tried || why !== null || reason.trim().length < LEAST_REASON
  const waits = inReview && rule.review && isOwn
  return (
    <section className="sheet card" aria-labelledby="rule-publish">
      <h2 id="rule-publish">{words.title}</h2>
      {inReview && latest.asked_by && (
        <p>
          {words.askedBy(latest.asked_by.name, latest.asked_of?.name ?? null)}: <q dir="auto">{latest.reason}</q>
        </p>
      )}
      {why !== null && (
        <p className="field-error" role="status">
          <Icon name="i-warn" />
          {why}
        </p>
      )}
      {tried && why === null && <p className="note">{words.passes(tried.proofs.length)}</p>}
      {scope && scope.pages > 0 && <p className="note">{words.within(scope.within, scope.pages)}</p>}
      {counting ? (
        <WouldDo key={rule.revision} file={rule.file} content={rule.content} earlier={running?.content ?? null} />
      ) : (
        <p>
          <button className="link" type="button" onClick={() => setCounting(true)}>
            {words.count}
          </button>
        </p>
      )}
      {rule.review && (!inReview || isOwn) && <p className="second">{words.secondPerson}</p>}
      {!waits && <ReasonField value={reason} onChange={setReason} />}
      {mustAsk && (
        <Field label={words.asked}>
          {(control) => (
            <select {...control} value={asked} onChange={(event) => setAsked(event.target.value)}>
              <option value="">{words.anybody}</option>
              {publishers.map((member) => (
                <option key={member.id} value={member.id}>
                  {member.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p className="publish-do">
        {mustAsk ? (
          <button
            className="btn btn-primary"
            type="button"
            disabled={closed || ask.isPending}
            aria-describedby={needed}
            onClick={() => ask.mutate({ ...place, body: { reason: reason.trim(), asked_of: asked || null } })}
          >
            {words.ask}
          </button>
        ) : (
          !waits && (
            <button
              className="btn btn-primary"
              type="button"
              disabled={closed || publish.isPending}
              aria-describedby={needed}
              onClick={() => publish.mutate({ ...place, body: { reason: reason.trim(), based_on: rule.revision } })}
            >
              {inReview ? words.publishNow : words.publish}
            </button>
          )
        )}
        {inReview && (
          <button className="btn" type="button" onClick={() => setSendingBack(true)}>
            {words.sendBack}
          </button>
        )}
        {!waits && tried && why === null && reason.trim().length < LEAST_REASON && (
          <span className="note" id={needed}>
            {words.reasonNeeded}
          </span>
        )}
        {rule.published !== null && !rule.is_off && <span className="note">{words.runsUntilThen(rule.published)}</span>}
      </p>
      {sendingBack && (
        <ReasonDialog
          title={words.sendBack}
          note={words.askedBy(latest.asked_by?.name ?? words.somebody, null)}
          verb={words.sendBack}
          busy={back.isPending}
          onDo={(given) => back.mutate({ ...place, body: { reason: given } })}
          onClose={() => setSendingBack(false)}
        />
      )}
    </section>
  )
}
