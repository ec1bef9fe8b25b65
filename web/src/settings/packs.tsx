import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../base/api.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { PackCard } from '../base/parts/pack-card.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** The packs that audits use by default; each change is saved at once. */
export function Packs() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['packs', id], queryFn: () => call('listPacks', { workspace_id: id }) })
  const set = useChange('setPacks', ['packs'])
  const [reason, setReason] = useState('')
  const packs = data?.packs ?? []
  const toggle = (key: string) =>
    set.mutate({
      workspace_id: id,
      body: { active: packs.filter((pack) => (pack.key === key ? !pack.active : pack.active)).map((pack) => pack.key), reason },
    })
  return (
    <Section title={words.section.packs} note={words.packsNote}>
      <LookOnly needs="manage_rules" />
      <section className="sheet card" aria-labelledby="packs">
        <h2 id="packs">{words.activeCount(packs.filter(({ active }) => active).length, packs.length)}</h2>
        <div className="packs">
          {packs.map((pack) => (
            <PackCard
              key={pack.key}
              pack={pack}
              checked={pack.active}
              disabled={!may('manage_rules') || set.isPending}
              onToggle={() => toggle(pack.key)}
            />
          ))}
        </div>
        {may('manage_rules') && <Why value={reason} onChange={setReason} next />}
        <p className="card-foot">
          <Link to="/w/$workspaceId/rules" params={{ workspaceId: id }}>
            {words.seeRules}
          </Link>
        </p>
        <p className="note">
          {words.learnedOfPacks}{' '}
          {packs
            .filter(({ active }) => active)
            .map((pack) => (
              <Link key={pack.key} to="/w/$workspaceId/rules/packs/$pack" params={{ workspaceId: id, pack: pack.key }}>
                {pack.name}{' '}
              </Link>
            ))}
        </p>
      </section>
    </Section>
  )
}
