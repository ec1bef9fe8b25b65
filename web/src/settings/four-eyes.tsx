import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { SeverityLabel, SHOWN_SEVERITIES } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { RuleReview } from './rule-review.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** Severities whose dismissal needs a second person. */
export function FourEyes() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['four-eyes', id], queryFn: () => call('getFourEyes', { workspace_id: id }) })
  const [reason, setReason] = useState('')
  const set = useChange('setFourEyes', ['four-eyes'], () => setReason(''))
  const chosen = data?.severities ?? []
  return (
    <Section title={words.section['four-eyes']} note={words.fourEyes.note}>
      <LookOnly needs="manage_workspace" />
      {data && (
        <fieldset className="sheet card checks" disabled={!may('manage_workspace') || set.isPending}>
          <legend>{words.fourEyes.which}</legend>
          {SHOWN_SEVERITIES.map((severity) => (
            <label key={severity} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(severity)}
                onChange={(event) =>
                  set.mutate({
                    workspace_id: id,
                    body: {
                      severities: event.target.checked ? [...chosen, severity] : chosen.filter((each) => each !== severity),
                      reason,
                    },
                  })
                }
              />
              <SeverityLabel value={severity} />
            </label>
          ))}
          <p className="note">{words.fourEyes.help}</p>
          {may('manage_workspace') && <Why next value={reason} onChange={setReason} />}
        </fieldset>
      )}
      <RuleReview />
    </Section>
  )
}
