import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import { Section } from '../base/parts/section.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.provider

/** How people sign in with the identity provider, as the operator has set it, and whether the provider can be reached now. */
export function SingleSignOnSettings() {
  const { id } = useWorkspace()
  const { data } = useQuery({ queryKey: ['single-sign-on', id], queryFn: () => call('getSingleSignOn', { workspace_id: id }) })
  const test = useMutation({ mutationFn: () => call('testSingleSignOn', { workspace_id: id }) })
  const provider = data?.provider
  const groups = provider?.group_roles ?? []
  const rows =
    data && provider
      ? [
          [words.name, provider.name],
          [words.issuer, provider.issuer],
          [words.client, `${provider.client_id}, ${provider.has_secret ? words.withSecret : words.withoutSecret}`],
          [words.scopes, provider.scopes],
          [words.domains, provider.domains.join(', ') || words.anyDomain],
          [words.joining, provider.joins_here ? words.joinsHere(strings.settings.roles[provider.join_role!]) : words.byInvitation],
          [
            words.groups,
            groups.length === 0
              ? words.noGroups
              : [
                  ...groups.map(({ group, role }) => words.group(group, strings.settings.roles[role])),
                  words.byClaim(provider.groups_claim),
                ].join(', '),
          ],
          [words.signingOut, provider.signs_out_at_provider ? words.endsThere : words.endsHere],
          [words.passwords, data.passwords ? words.passwordsOn : words.passwordsOff],
          [words.returnAddress, data.return_address],
          [words.signOutAddress, data.sign_out_address],
        ]
      : []
  return (
    <Section title={strings.settings.section['single-sign-on']} note={data && !provider ? words.none : words.note}>
      {provider && (
        <section className="sheet card" aria-label={words.title}>
          <dl className="facts">
            {rows.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <button className="btn" type="button" disabled={test.isPending} onClick={() => test.mutate()}>
            {words.test}
          </button>
          {test.data && (
            <p role="status">
              {test.data.works ? words.works : words.fails} {test.data.message}{' '}
              {test.data.works && (test.data.ends_sessions ? words.endsSessions : words.noEnd)}
            </p>
          )}
          {test.error && <p role="alert">{test.error.message}</p>}
        </section>
      )}
    </Section>
  )
}
