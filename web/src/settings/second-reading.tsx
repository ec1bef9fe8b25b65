import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.settings
const PACK = 'second-reading'

/** What the model can do beside writing: read audited pages a second time. Whether it does is chosen among the packs. */
export function SecondReading() {
  const { id } = useWorkspace()
  const { data } = useQuery({ queryKey: ['packs', id], queryFn: () => call('listPacks', { workspace_id: id }) })
  const pack = data?.packs.find(({ key }) => key === PACK)
  if (!pack) return null
  return (
    <section className="sheet card" aria-labelledby="second-reading">
      <h2 id="second-reading">
        {pack.name} <span className="card-sub">{pack.active ? words.secondReadingOn : words.secondReadingOff}</span>
      </h2>
      <p className="note">{words.secondReadingHelp}</p>
      <p className="card-foot">
        <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId: id, section: 'packs' }}>
          {pack.active ? words.secondReadingPacks : words.secondReadingChoose}
        </Link>
      </p>
    </section>
  )
}
