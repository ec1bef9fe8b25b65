import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { LONGEST_LINK } from '../../../../src/contract/limits.ts'
import { isWebAddress, issueAddress } from '../../../../src/reviews/chart/issue-address.ts'
import { call } from '../../base/api.ts'
import { BASE } from '../../base/base-path.ts'
import { shortAddress } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { say } from '../../base/parts/toast.tsx'
import { strings, withAllTexts } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'

const words = strings.issues
const TITLE_AT_MOST = 150

/** What an issue says of a finding: what was found, why, what to write instead, where, and the way back to the desk. */
function fieldsOf(finding: OpenFinding, workspaceId: string) {
  const url = `${location.origin}${BASE}/w/${workspaceId}/audits/${finding.audit_id}/desk?finding=${finding.id}&pane=finding`
  const text = finding.violating_text?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const title = [finding.rule_name, text && `“${text}”`].filter(Boolean).join(': ')
  const quoted = (finding.sentence ?? finding.violating_text ?? '').trim().replaceAll(/^/gm, '> ')
  const body = [quoted, finding.reason, finding.recommended_solution, finding.law, finding.asset_url, url].filter(Boolean).join('\n\n')
  return { title: [...title].slice(0, TITLE_AT_MOST).join(''), body, url }
}

/** The issue that was made of the finding; or where one can be created, and the field its link is pasted into. */
export function Issue({ finding }: { finding: OpenFinding }) {
  const { workspaceId, may } = useDesk()
  const [pasting, setPasting] = useState(false)
  const { data } = useQuery({
    queryKey: ['issue-trackers', workspaceId],
    queryFn: () => call('getIssueTrackers', { workspace_id: workspaceId }),
    staleTime: 300_000,
  })
  const keep = useChange('keepIssue', ['finding', 'trail'], (answer) => {
    setPasting(false)
    if (answer.issue) say({ text: words.kept, icon: 'i-check' })
  })
  if (finding.issue)
    return (
      <>
        <dt>{words.issue}</dt>
        <dd>
          <a href={finding.issue} target="_blank" rel="noreferrer noopener">
            <Icon name="i-out" />
            {shortAddress(finding.issue)}
          </a>{' '}
          {may.review && (
            <button
              className="link"
              type="button"
              disabled={keep.isPending}
              onClick={() => keep.mutate({ workspace_id: workspaceId, violation_id: finding.id, body: { url: null } })}
            >
              {words.remove}
            </button>
          )}
        </dd>
      </>
    )
  if (!may.review || finding.issue === undefined) return null
  const trackers = data?.trackers ?? []
  const fields = fieldsOf(finding, workspaceId)
  return (
    <>
      <dt>{words.issue}</dt>
      <dd className="issue">
        <span className="issue-do">
          {trackers.map(({ name, address }, index) => (
            <a
              key={index}
              className="btn btn-sm"
              href={issueAddress(address, fields)}
              target="_blank"
              rel="noreferrer noopener"
              onClick={() => setPasting(true)}
            >
              <Icon name="i-out" />
              {words.create(name)}
            </a>
          ))}
          {!pasting && (
            <button className="link" type="button" onClick={() => setPasting(true)}>
              {words.paste}
            </button>
          )}
        </span>
        {pasting && (
          <Paste
            groupSize={finding.group_size ?? 1}
            isPending={keep.isPending}
            help={trackers.length > 0}
            onKeep={(url, group) =>
              keep.mutate({ workspace_id: workspaceId, violation_id: finding.id, body: { url, apply_to_group: group } })
            }
            onClose={() => setPasting(false)}
          />
        )}
      </dd>
    </>
  )
}

interface PasteProps {
  groupSize: number
  isPending: boolean
  help: boolean
  onKeep(url: string, group: boolean): void
  onClose(): void
}

function Paste({ groupSize, isPending, help, onKeep, onClose }: PasteProps) {
  const [url, setUrl] = useState('')
  const [group, setGroup] = useState(groupSize > 1)
  return (
    <form
      className="issue-paste"
      onSubmit={(event) => {
        event.preventDefault()
        onKeep(url.trim(), group)
      }}
    >
      <input
        type="url"
        maxLength={LONGEST_LINK}
        placeholder="https://"
        aria-label={words.address}
        autoFocus={!help}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <button className="btn btn-sm" disabled={isPending || !isWebAddress(url.trim())}>
        {words.keep}
      </button>
      {groupSize > 1 && (
        <label className="check">
          <input type="checkbox" checked={group} onChange={(event) => setGroup(event.target.checked)} />
          <span>{words.wholeGroup(groupSize)}</span>
        </label>
      )}
      {help && <span className="note">{words.opens}</span>}
    </form>
  )
}

const FindingLinks = lazy(() => withAllTexts(() => import('./finding-links.tsx')).then((module) => ({ default: module.FindingLinks })))

/** Opens the links by which an agency reads the finding. */
export function LinkOut({ finding }: { finding: OpenFinding }) {
  const { workspaceId, may } = useDesk()
  const [open, setOpen] = useState(false)
  if (!may.review) return null
  return (
    <p>
      <button className="btn btn-sm" type="button" onClick={() => setOpen(true)}>
        <Icon name="i-out" />
        {strings.base.findingLink}
      </button>
      {open && (
        <Suspense>
          <FindingLinks workspaceId={workspaceId} findingId={finding.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
