import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { Empty } from '../../base/parts/empty.tsx'
import { strings } from '../../base/strings.ts'
import { Learned } from './learned.tsx'

const words = strings.health
const FROM = '/w/$workspaceId/rules/packs/$pack'

/** What a workspace has learned from its decisions about all rules of a pack. */
export function PackPage() {
  const { workspaceId, pack: key } = useParams({ from: FROM })
  const { data } = useQuery({ queryKey: ['packs', workspaceId], queryFn: () => call('listPacks', { workspace_id: workspaceId }) })
  if (!data) return <Loading />
  const pack = data.packs.find((each) => each.key === key)
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(pack?.name ?? key)}</title>
      <nav className="trailnav" aria-label={words.place}>
        <Link to="/w/$workspaceId/rules" params={{ workspaceId }}>
          {words.rules}
        </Link>
      </nav>
      {pack ? (
        <>
          <header className="page-head">
            <div>
              <h1>{pack.name}</h1>
              <p className="note">
                {words.packLead(pack.of)} {pack.regulation}
              </p>
            </div>
          </header>
          <Learned key={key} subject={key} isAlone />
        </>
      ) : (
        <div className="sheet">
          <Empty title={words.noPack} />
        </div>
      )}
    </main>
  )
}
