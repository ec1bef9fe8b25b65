import { Link } from '@tanstack/react-router'
import type { Schemas } from '../base/api.ts'
import { languageName, number } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.audits.make

interface Props {
  preview: Schemas['AuditPreview'] | undefined
  packs: Schemas['Pack'][]
  /** Whether anything is fetched from other servers: only then the user agent is shown. */
  fetches: boolean
  missing: string | null
  busy: boolean
}

/** A summary of the audit before it starts, and the button that starts it. */
export function Before({ preview, packs, fetches, missing, busy }: Props) {
  const { id } = useWorkspace()
  const languages = [...new Set(packs.flatMap((pack) => pack.languages))].sort()
  return (
    <aside className="sheet card form-side" aria-label={words.before}>
      <h2>{words.before}</h2>
      <dl className="sum">
        <div>
          <dt>{words.assets}</dt>
          <dd>
            {preview ? (
              <>
                <b>{number(preview.assets)}</b> {words.known}
                {preview.at_most > preview.assets && `, ${words.upTo(preview.at_most)}`}
              </>
            ) : (
              words.nothingYet
            )}
          </dd>
        </div>
        <div>
          <dt>{words.rules}</dt>
          <dd>
            <b>{number(preview?.rules ?? packs.reduce((sum, pack) => sum + pack.rules, 0))}</b> {words.inPacks(packs.length)}{' '}
            <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId: id, section: 'markets' }}>
              {words.whyThese}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{words.leftOut}</dt>
          <dd>{preview && preview.left_out.length > 0 ? words.leftOutSome(preview.left_out.length) : words.leftOutNone}</dd>
        </div>
        {preview && fetches && (
          <div>
            <dt>{words.agent}</dt>
            <dd>
              <code>{preview.user_agent}</code>
            </dd>
          </div>
        )}
        {preview && (
          <div>
            <dt>{words.kept}</dt>
            <dd>{preview.keeps_days === null ? words.keptEver : words.keptDays(preview.keeps_days)}</dd>
          </div>
        )}
      </dl>
      {languages.length > 0 && (
        <div className="callout">
          <Icon name="i-info" />
          <p>{words.languages(languages.map(languageName).join(', '))}</p>
        </div>
      )}
      <button className="btn btn-primary btn-block" disabled={missing !== null || busy} aria-describedby="start-note">
        {words.go}
      </button>
      <p className="note center" id="start-note">
        {missing ?? words.cancelAnyTime}
      </p>
    </aside>
  )
}
