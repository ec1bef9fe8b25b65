import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Digest } from './digest.tsx'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'

const words = strings.notices
type Choice = Schemas['NoticeChoices']['choices'][number]
const MAIL = ['off', 'once', 'digest'] as const
const GROUPS = [
  { title: words.mine, kinds: ['assigned', 'mentioned', 'due', 'approval', 'answered', 'rule_review', 'rule_answered'] },
  { title: words.runs, kinds: ['run_ended', 'run_failed'] },
  { title: words.owners, kinds: ['deleted', 'budget'] },
]

/** What reaches one, and how: one row an event, one column a channel; what a channel cannot carry is a dash. */
export function Notices() {
  const { id, may } = useWorkspace()
  const { data } = useQuery({ queryKey: ['notice-choices', id], queryFn: () => call('getNoticeChoices', { workspace_id: id }) })
  const set = useChange('setNoticeChoice', ['notice-choices'])
  const choose = ({ kind, shown, mail }: Choice) => set.mutate({ workspace_id: id, body: { kind, shown, mail } })
  const test = useChange('sendTestMail', [], ({ to }) => say({ text: words.testSent(to), icon: 'i-mail' }))
  const sendTest = (
    <button
      className="btn"
      type="button"
      disabled={!data?.mail || test.isPending}
      title={data?.mail === false ? words.noMail : undefined}
      onClick={() => test.mutate({ workspace_id: id })}
    >
      <Icon name="i-mail" />
      {words.test}
    </button>
  )
  return (
    <Section title={strings.settings.section.notices} note={words.note} actions={sendTest}>
      {data && !data.mail && <p className="callout">{words.noMail}</p>}
      {data && (
        <section className="sheet" aria-label={strings.settings.section.notices}>
          <table className="table table-mid table-notices">
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">
                  <Icon name="i-bell" /> {words.inApp}
                </th>
                <th scope="col">
                  <Icon name="i-mail" /> {words.byMail}
                </th>
              </tr>
            </thead>
            {GROUPS.filter(({ title }) => title !== words.owners || may('manage_workspace')).map(({ title, kinds }) => (
              <tbody key={title}>
                <tr className="grp">
                  <th scope="rowgroup" colSpan={3}>
                    {title === words.runs ? words.following(data.followed, data.sites) : title}
                  </th>
                </tr>
                {data.choices
                  .filter(({ kind }) => kinds.includes(kind))
                  .map((choice) => (
                    <Row key={choice.kind} choice={choice} mail={data.mail} onChoose={choose} busy={set.isPending} />
                  ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
      {data && <Digest key={JSON.stringify(data.digest_time)} choices={data} />}
    </Section>
  )
}

interface RowProps {
  choice: Choice
  mail: boolean
  busy: boolean
  onChoose(choice: Choice): void
}

function Row({ choice, mail, busy, onChoose }: RowProps) {
  const [name, note] = words.kind[choice.kind]
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="sub">{note}</span>
      </th>
      <td data-label={words.inApp}>
        <input
          type="checkbox"
          aria-label={`${name}, ${words.inApp}`}
          checked={choice.shown}
          disabled={busy}
          onChange={(event) => onChoose({ ...choice, shown: event.target.checked })}
        />
      </td>
      <td data-label={words.byMail} className="pick">
        <select
          aria-label={`${name}, ${words.byMail}`}
          value={choice.mail}
          disabled={busy || !mail}
          onChange={(event) => onChoose({ ...choice, mail: event.target.value as Choice['mail'] })}
        >
          {MAIL.map((value) => (
            <option key={value} value={value}>
              {words.mail[value]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  )
}
