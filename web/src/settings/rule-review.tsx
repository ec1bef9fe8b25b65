import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.rules.review

/** Whether a rule is published by a second person. */
export function RuleReview() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['rule-review', id], queryFn: () => call('getRuleReview', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const set = useChange('setRuleReview', ['rule-review', 'own-rule', 'own-rules'], () => setReason(''))
  if (!data) return null
  return (
    <fieldset className="sheet card checks" disabled={!may('manage_workspace') || set.isPending}>
      <legend>{words.title}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={data.second_person}
          onChange={(event) => set.mutate({ workspace_id: id, body: { second_person: event.target.checked, reason } })}
        />
        {words.second}
      </label>
      <p className="note">{words.help}</p>
      {may('manage_workspace') && <Why next value={reason} onChange={setReason} />}
    </fieldset>
  )
}
