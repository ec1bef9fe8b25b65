import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { ModelTrial } from './model-trial.tsx'

const modelWords = strings.modelSettings
const PACK = 'second-reading'

/** What the model can do beside writing: read audited pages a second time. It is tried first, and then switched on. */
export function SecondReading() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['packs', id], queryFn: () => call('listPacks', { workspace_id: id }) })
  const set = useChange('setPacks', ['packs'])
  const packs = data?.packs ?? []
  const pack = packs.find(({ key }) => key === PACK)
  if (!pack) return null
  const active = packs.filter((each) => each.active || each.key === PACK).map(({ key }) => key)
  return (
    <section className="sheet card" aria-labelledby="second-reading">
      <h2 id="second-reading">
        {pack.name} <span className="card-sub">{pack.active ? modelWords.secondReadingOn : modelWords.secondReadingOff}</span>
      </h2>
      <p className="note">{modelWords.secondReadingHelp}</p>
      {may('manage_workspace') && <ModelTrial />}
      <p className="card-foot">
        {!pack.active && may('manage_rules') && (
          <button className="btn" type="button" disabled={set.isPending} onClick={() => set.mutate({ workspace_id: id, body: { active } })}>
            {strings.modelTrial.switchOn}
          </button>
        )}{' '}
        <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId: id, section: 'packs' }}>
          {pack.active ? modelWords.secondReadingPacks : modelWords.secondReadingChoose}
        </Link>
      </p>
    </section>
  )
}
