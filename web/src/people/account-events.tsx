import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import { browserName } from './browser-name.ts'

const words = strings.settings

/** Sign-ins and changes of how to sign in, so that a person sees what somebody else did. */
export function AccountEvents() {
  const { data } = useQuery({ queryKey: ['account-events'], queryFn: () => call('listAccountEvents', {}) })
  return (
    <section className="sheet" aria-labelledby="events">
      <h2 id="events" className="card-title">
        {words.events}
      </h2>
      <table className="table table-mid">
        <thead>
          <tr>
            <th scope="col">{words.event}</th>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.address}</th>
            <th scope="col">{words.browser}</th>
          </tr>
        </thead>
        <tbody>
          {data?.events.map(({ id, what, at, address, browser }) => (
            <tr key={id}>
              <th scope="row">{words.eventNames[what]}</th>
              <td data-label={words.when}>{dateTime(at)}</td>
              <td data-label={words.address}>{address ? <code>{address}</code> : words.operator}</td>
              <td data-label={words.browser}>{browserName(browser) ?? words.unknownBrowser}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
