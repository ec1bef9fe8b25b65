import { Link } from '@tanstack/react-router'
import { fullDate } from '../../base/format.ts'
import { Twin } from '../../base/parts/twin.tsx'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'

const words = strings.live

/** What was approved for the page of a finding, beside what it says. */
export default function LiveBox({ finding, live }: { finding: OpenFinding; live: NonNullable<OpenFinding['live']> }) {
  const { workspaceId } = useDesk()
  const { name, version, approved_by: by, approved_at: at } = live
  const title = [name, version !== null && words.version(version)].filter(Boolean).join(', ')
  return (
    <section className="twin-found" aria-label={words.ofBound}>
      <Twin
        parts={live.parts}
        language={finding.language_key}
        approvedBy={[title, by.join(', '), at && fullDate(at)].filter(Boolean).join(' · ')}
      />
      {live.bound && (
        <p className="note">
          <Link to="/w/$workspaceId/claims/live" params={{ workspaceId }} search={{ binding: live.binding_id }}>
            {words.title}
          </Link>
        </p>
      )}
    </section>
  )
}
