import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { SeverityLabel, SHOWN_SEVERITIES } from '../base/parts/severity.tsx'
import { say } from '../base/parts/toast.tsx'
import { Why } from '../base/parts/why.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.gates
const AT_FIRST: Schemas['GateRule'] = { severities: ['CRITICAL', 'HIGH'], packs: null, new_only: false, undecided_only: false }

const toggled = <T,>(list: T[], one: T): T[] => (list.includes(one) ? list.filter((each) => each !== one) : [...list, one])

/** What must not be found on a site. */
export function GateDialog({ site, onClose }: { site: Schemas['Site']; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const [rule, setRule] = useState(site.gate?.rule ?? AT_FIRST)
  const [reason, setReason] = useState('')
  const { data } = useQuery({ queryKey: ['packs', workspaceId], queryFn: () => call('listPacks', { workspace_id: workspaceId }) })
  const change = useChange('changeSite', ['site', 'sites', 'portfolio'], (_answer, { body }) => {
    onClose()
    say({ text: body.gate ? words.saved : words.removed, icon: 'i-check' })
  })
  const save = (gate: Schemas['GateRule'] | null) =>
    change.mutate({ workspace_id: workspaceId, site_id: site.id, body: { version: site.version, gate, reason } })
  // Those without a severity are shown with the unspecified ones.
  const severities = rule.severities.filter((each) => each !== 'NONE')
  const choose = (severity: (typeof SHOWN_SEVERITIES)[number]) => {
    const next = toggled(severities, severity)
    setRule({ ...rule, severities: [...SHOWN_SEVERITIES.filter((each) => next.includes(each)), ...withNone(next)] })
  }
  const packs = data?.packs ?? []
  const chosen = site.packs ?? packs.filter(({ active }) => active).map(({ key }) => key)
  const offered = [...new Set([...chosen, ...(rule.packs ?? [])])]
  const fault = severities.length === 0 ? words.needsOne : rule.packs?.length === 0 ? words.needsPack : null
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      foot={
        <>
          {site.gate && (
            <button className="btn btn-ghost dialog-no" type="button" disabled={change.isPending} onClick={() => save(null)}>
              {words.remove}
            </button>
          )}
          <button className="btn" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={fault !== null || change.isPending} onClick={() => save(rule)}>
            {strings.sites.schedule.save}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <fieldset className="checks">
          <legend>{words.must}</legend>
          {SHOWN_SEVERITIES.map((severity) => (
            <label key={severity} className="check">
              <input type="checkbox" checked={severities.includes(severity)} onChange={() => choose(severity)} />
              <SeverityLabel value={severity} />
            </label>
          ))}
        </fieldset>
        <fieldset className="checks">
          <legend>{words.counts}</legend>
          <label className="check">
            <input type="checkbox" checked={rule.new_only} onChange={(event) => setRule({ ...rule, new_only: event.target.checked })} />
            <span>{words.onlyNew}</span>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={rule.undecided_only}
              onChange={(event) => setRule({ ...rule, undecided_only: event.target.checked })}
            />
            <span>{words.onlyUndecided}</span>
          </label>
        </fieldset>
        <fieldset className="checks">
          <legend>{words.packs}</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={rule.packs === null}
              onChange={(event) => setRule({ ...rule, packs: event.target.checked ? null : [] })}
            />
            <span>{words.anyPack}</span>
          </label>
          {rule.packs !== null &&
            offered.map((key) => (
              <label key={key} className="check">
                <input
                  type="checkbox"
                  checked={rule.packs!.includes(key)}
                  onChange={() => setRule({ ...rule, packs: toggled(rule.packs!, key) })}
                />
                <span>{packs.find((pack) => pack.key === key)?.name ?? key}</span>
              </label>
            ))}
        </fieldset>
        {fault && (
          <p className="field-error" role="alert">
            {fault}
          </p>
        )}
        <Why value={reason} onChange={setReason} />
        <p className="note">{words.help}</p>
      </div>
    </Dialog>
  )
}

const withNone = (severities: string[]): ['NONE'] | [] => (severities.includes('UNSPECIFIED') ? ['NONE'] : [])
