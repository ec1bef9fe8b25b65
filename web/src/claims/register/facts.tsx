import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { dateTime, fullDate } from '../../base/format.ts'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'

const words = strings.register
type Entry = Schemas['RegisterEntry']
type Proof = Entry['proofs'][number]

const FIELD_NAMES: Record<string, string> = {
  title: words.heading,
  medium: words.medium,
  audience: words.audience,
  markets: strings.claims.markets,
  approved_on: words.approvedOn,
  first_used_on: words.firstUsed,
  ends_on: words.endsOn,
  approvers: words.columns.approver,
  statement: words.columns.why,
  proofs: words.columns.proof,
}

/** Where something of the workspace is opened, if it has a page. */
const pageOf = (kind: Proof['kind'] | Entry['kind'], id: string): string | null =>
  ({ claim: `claims/${id}`, document: `studio/${id}`, audit: `audits/${id}` })[kind as string] ?? null

function Named({ kind, id, gone, children }: { kind: Proof['kind'] | Entry['kind']; id: string | null; gone: boolean; children: string }) {
  const { id: workspaceId } = useWorkspace()
  const page = id === null || gone ? null : pageOf(kind, id)
  return (
    <>
      {page === null ? (
        <span dir="auto">{children}</span>
      ) : (
        <Link to={`/w/${workspaceId}/${page}` as '/'} dir="auto">
          {children}
        </Link>
      )}
      {gone && <span className="sub">{words.gone}</span>}
    </>
  )
}

/** Why it is compliant, who says so, and what shows it. */
export function EntryReason({ entry }: { entry: Entry }) {
  return (
    <>
      <section className="sheet card" aria-label={words.columns.why}>
        <h2>{words.columns.why}</h2>
        <p className="reg-why" dir="auto">
          {entry.statement ?? words.notSaid}
        </p>
        <ul className="reg-approvers">
          {entry.approvers.map(({ name, function: as }, index) => (
            <li key={index}>
              <b>{name}</b> {as}
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet card" aria-label={words.columns.proof}>
        <h2>{words.columns.proof}</h2>
        <ul className="reg-proofs">
          {entry.proofs.map(({ kind, id, title, url, gone }, index) => (
            <li key={index}>
              {url ? (
                <a href={url} rel="noreferrer noopener" target="_blank" dir="auto">
                  {title}
                </a>
              ) : (
                <Named kind={kind} id={id} gone={gone}>
                  {title}
                </Named>
              )}
            </li>
          ))}
        </ul>
        {entry.proofs.length === 0 && <p className="note">{words.notSaid}</p>}
      </section>
    </>
  )
}

export function EntryFacts({ entry }: { entry: Entry }) {
  const { id: workspaceId } = useWorkspace()
  const { kind, state, subject, withdraws, withdrawn_by: by, withdrawn_on: withdrawn } = entry
  const facts: [string, string | null][] = [
    [words.kind, words.kinds[kind]],
    [strings.claims.stateFilter, state && words.states[state]],
    [words.medium, entry.medium ?? words.notSaid],
    [words.audience, entry.audience ?? words.notSaid],
    [strings.claims.markets, entry.markets.join(' ') || strings.claims.noMarkets],
    [words.approvedOn, fullDate(entry.approved_on)],
    [words.firstUsed, kind === 'withdrawal' ? null : entry.first_used_on ? fullDate(entry.first_used_on) : words.notSaid],
    [words.endsOn, entry.ends_on && fullDate(entry.ends_on)],
  ]
  const other = withdraws ?? by
  return (
    <section className="sheet card" aria-label={words.columns.promotion}>
      <h2>{words.columns.promotion}</h2>
      <dl className="kv">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="kv-row">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {other && (
        <p>
          <Link to="/w/$workspaceId/register/$entryId" params={{ workspaceId, entryId: other.id }}>
            {withdraws ? words.withdrawalOf(withdraws.number, entry.title) : words.withdrawnOn(fullDate(withdrawn!), other.number)}
          </Link>
        </p>
      )}
      {subject && (kind === 'document' || kind === 'claim') && (
        <p>
          <Named kind={kind} id={subject.id} gone={subject.gone}>
            {words.kinds[kind]}
          </Named>
        </p>
      )}
      {subject?.sha256 && (
        <p className="note">
          {words.textNote} <code className="reg-hash">{subject.sha256}</code>
        </p>
      )}
    </section>
  )
}

/** What the entry said before: who completed what, and why. */
export function EntryHistory({ entry }: { entry: Entry }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['register-versions', workspaceId, entry.id],
    queryFn: ({ signal }) => call('listRegisterVersions', { workspace_id: workspaceId, promotion_id: entry.id }, signal),
  })
  return (
    <section className="sheet card" aria-label={strings.claims.history}>
      <h2>{strings.claims.history}</h2>
      <ol className="vers">
        {(data?.versions ?? []).map(({ version, reason, author, changed, created_at: at }) => (
          <li key={version} className={version === entry.version ? 'is-live' : undefined}>
            <span className="ver">{version}</span>
            <div>
              <span>{author}</span>
              <span className="sub">{dateTime(at)}</span>
              <span className="sub">
                {version === 1
                  ? words.happened['register.entered']
                  : words.changed(changed.map((field) => FIELD_NAMES[field] ?? field).join(', '))}
              </span>
              {reason && <q dir="auto">{reason}</q>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
