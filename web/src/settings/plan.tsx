import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Section } from '../base/parts/section.tsx'

const words = strings.settings

/** The plan, and what the workspace holds. */
export function Plan() {
  const { id } = useWorkspace()
  const { data } = useQuery({ queryKey: ['plan', id], queryFn: () => call('getPlan', { workspace_id: id }) })
  return (
    <Section title={words.section.plan} note={words.planNote}>
      <ul className="plans">
        {data?.plans.map(({ plan, api_access: api }) => (
          <li
            key={plan}
            className={plan === data.plan ? 'sheet card is-mine' : 'sheet card'}
            aria-current={plan === data.plan ? 'true' : undefined}
          >
            <h2>
              {words.plan[plan]} {plan === data.plan && <span className="tag">{words.current}</span>}
            </h2>
            <p className="note">
              <Icon name={api ? 'i-check' : 'i-x'} />
              {api ? words.apiYes : words.apiNo}
            </p>
          </li>
        ))}
      </ul>
      {data && (
        <section className="sheet card" aria-labelledby="holds">
          <h2 id="holds">{words.holds}</h2>
          <ul className="plan-holds">
            <li>{words.members(data.members)}</li>
            <li>{words.activeKeys(data.keys)}</li>
            <li>{words.audits(data.audits)}</li>
          </ul>
          <p className="note">
            {words.planChange} <code>imprimatur workspace set-plan {id} team</code>
          </p>
        </section>
      )}
    </Section>
  )
}
