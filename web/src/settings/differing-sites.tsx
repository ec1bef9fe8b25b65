import { Link } from '@tanstack/react-router'
import { chosenFor } from '../../../src/rules/select/choice.ts'
import type { Choice } from '../../../src/rules/select/choice.ts'
import type { Schemas } from '../base/api.ts'
import { number } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { countryName } from '../base/country-name.ts'
import { pickedBy } from './market-counts.ts'

const words = strings.settings.markets
type Markets = Schemas['Markets']
type Site = Markets['sites'][number]

/** A site's own answers without those it does not give. */
const ownOf = ({ markets, sectors, channels }: Site) =>
  Object.fromEntries(Object.entries({ markets, sectors, channels }).filter(([, answer]) => answer !== null)) as Partial<Choice>

/** Sites whose markets, sectors or channels are not the workspace's, with the rules that run for them. */
export function DifferingSites({ data }: { data: Markets }) {
  const { id } = useWorkspace()
  const listed = (codes: readonly string[] | null, nameOf: (code: string) => string) =>
    codes === null ? <span className="note">{words.asWorkspace}</span> : codes.map(nameOf).join(', ')
  return (
    <section className="sheet" aria-labelledby="sites-differ">
      <h2 id="sites-differ" className="sheet-title">
        {words.sites}
      </h2>
      {data.sites.length === 0 ? (
        <p className="note sheet-note">
          {words.sitesNone} {words.sitesHelp}
        </p>
      ) : (
        <table className="table table-mid">
          <thead>
            <tr>
              <th scope="col">{words.site}</th>
              <th scope="col">{words.marketsColumn}</th>
              <th scope="col">{words.sectorsColumn}</th>
              <th scope="col">{words.channelsColumn}</th>
              <th scope="col" className="num">
                {words.rulesColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.sites.map((site) => (
              <tr key={site.id}>
                <th scope="row">
                  <Link to="/w/$workspaceId/sites/$siteId" params={{ workspaceId: id, siteId: site.id }} dir="auto">
                    {site.name}
                  </Link>
                </th>
                <td data-label={words.marketsColumn}>{listed(site.markets, countryName)}</td>
                <td data-label={words.sectorsColumn}>{listed(site.sectors, (code) => words.sector[code] ?? code)}</td>
                <td data-label={words.channelsColumn}>{listed(site.channels, (code) => words.channel[code] ?? code)}</td>
                <td className="num" data-label={words.rulesColumn}>
                  {number(pickedBy(data.rules, chosenFor(data as Choice, ownOf(site))).running.length)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
