import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { ago, dateTime } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import { AccountEvents } from './account-events.tsx'
import { browserName } from './browser-name.ts'
import { leave } from '../base/leave.ts'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'

const words = strings.settings

/** The user's sessions; each can be ended. */
export function Sessions() {
  const { data } = useQuery({ queryKey: ['sessions'], queryFn: () => call('listSessions', {}) })
  const end = useChange('endSession', ['sessions'])
  return (
    <Section
      title={words.section.sessions}
      note={words.sessionsNote}
      actions={
        <button className="btn" type="button" onClick={() => void leave('signOutEverywhere')}>
          {words.everywhere}
        </button>
      }
    >
      <section className="sheet" aria-label={words.section.sessions}>
        <table className="table table-mid">
          <thead>
            <tr>
              <th scope="col">{words.browser}</th>
              <th scope="col">{words.address}</th>
              <th scope="col">{words.began}</th>
              <th scope="col">{words.lastSeen}</th>
              <th scope="col">
                <span className="vh">{words.endSession}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data?.sessions.map((session) => (
              <tr key={session.id}>
                <th scope="row">
                  {browserName(session.browser) ?? words.unknownBrowser}{' '}
                  {session.current && <span className="tag">{words.thisBrowser}</span>}
                </th>
                <td data-label={words.address}>
                  <code>{session.address}</code>
                </td>
                <td data-label={words.began}>{dateTime(session.created_at)}</td>
                <td data-label={words.lastSeen}>{ago(session.seen_at)}</td>
                <td className="num">
                  {!session.current && (
                    <button
                      className="btn btn-ghost btn-sm btn-danger"
                      type="button"
                      onClick={() => end.mutate({ session_id: session.id })}
                    >
                      {words.endSession}
                      <span className="vh"> {browserName(session.browser)}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <AccountEvents />
    </Section>
  )
}
