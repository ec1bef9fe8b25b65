import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_NAME } from '../../../src/contract/limits.ts'
import { CHANNELS, type Channel } from '../../../src/rules/definition/rule.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { PackCard } from '../base/parts/pack-card.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.sites.page

/** Name, channel and rule packs of a site, which count from the next run on, and what becomes of findings on pages that are gone. */
export function SettingsDialog({ site, onClose }: { site: Schemas['Site']; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const [name, setName] = useState(site.name)
  const [packs, setPacks] = useState(site.packs)
  const [channels, setChannels] = useState((site.choice.channels ?? null) as Channel[] | null)
  const [gonePages, setGonePages] = useState<'fix' | 'keep' | null>(site.gone_pages)
  const [reason, setReason] = useState('')
  const { data } = useQuery({ queryKey: ['packs', workspaceId], queryFn: () => call('listPacks', { workspace_id: workspaceId }) })
  const all = data?.packs ?? []
  const change = useChange('changeSite', ['site', 'sites'], () => {
    onClose()
    say({ text: words.settingsSaved, icon: 'i-check' })
  })
  const told = gonePages === null || gonePages === site.gone_pages ? {} : { gone_pages: gonePages }
  const body = { name: name.trim(), packs, channels, ...told, version: site.version, reason }
  const toggle = (key: string) =>
    setPacks((before) => (before?.includes(key) ? before.filter((each) => each !== key) : [...(before ?? []), key]))
  return (
    <Dialog
      title={words.edit}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={body.name === '' || packs?.length === 0 || change.isPending}
            onClick={() => change.mutate({ workspace_id: workspaceId, site_id: site.id, body })}
          >
            {strings.sites.schedule.save}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <Field label={words.name}>
          {(control) => (
            <input
              {...control}
              type="text"
              maxLength={LONGEST_NAME}
              dir="auto"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={strings.audits.make.channel} help={strings.audits.make.channelHelp}>
          {(control) => (
            <select
              {...control}
              value={channels?.length === 1 ? channels[0] : (channels?.join() ?? '')}
              onChange={({ target: { value } }) => setChannels(value === '' ? null : (value.split(',') as Channel[]))}
            >
              <option value="">{strings.audits.make.asWorkspace}</option>
              {channels && channels.length > 1 && <option value={channels.join()}>{channels.join(', ')}</option>}
              {CHANNELS.map((each) => (
                <option key={each} value={each}>
                  {strings.settings.markets.channel[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={strings.sites.gonePages.setting}>
          {(control) => (
            <select
              {...control}
              value={gonePages ?? ''}
              onChange={({ target: { value } }) => setGonePages(value === 'fix' || value === 'keep' ? value : null)}
            >
              {site.gone_pages === null && <option value="">{strings.sites.gonePages.choice.ask}</option>}
              <option value="fix">{strings.sites.gonePages.choice.fix}</option>
              <option value="keep">{strings.sites.gonePages.choice.keep}</option>
            </select>
          )}
        </Field>
        <fieldset className="checks">
          <legend>{words.packsUsed}</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={packs === null}
              onChange={(event) => setPacks(event.target.checked ? null : all.filter(({ active }) => active).map(({ key }) => key))}
            />
            <span>{words.asWorkspace}</span>
          </label>
          {packs !== null &&
            all.map((pack) => <PackCard key={pack.key} pack={pack} checked={packs.includes(pack.key)} onToggle={() => toggle(pack.key)} />)}
        </fieldset>
        <Why value={reason} onChange={setReason} />
        <p className="note">{words.settingsHelp}</p>
      </div>
    </Dialog>
  )
}
