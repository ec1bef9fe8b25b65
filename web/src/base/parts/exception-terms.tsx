import { date } from '../format.ts'
import { Field } from './field.tsx'
import { useMembers, useSession } from '../session.ts'
import { strings } from '../strings.ts'

const words = strings.settings.why

interface Terms {
  owner_id?: string | null | undefined
  until?: string | null | undefined
}

export const today = () => new Date().toISOString().slice(0, 10)
export const hasEnded = ({ until }: Terms): boolean => Boolean(until) && until! < today()

/** Who answers for an exception, and its last day; named `owner` and `until` in a form. */
export function TermFields({ owner_id: owner, until, isNew = false }: Terms & { isNew?: boolean }) {
  const members = useMembers()
  const me = useSession().user?.id
  return (
    <>
      <div className="grow">
        <Field label={words.owner} help={words.ownerHelp}>
          {(control) => (
            <select {...control} name="owner" key={`${members.length}`} defaultValue={owner ?? (isNew ? me : '') ?? ''}>
              <option value="">{words.nobody}</option>
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="grow">
        <Field label={words.until} help={words.untilHelp}>
          {(control) => <input {...control} name="until" type="date" min={today()} defaultValue={until ?? ''} />}
        </Field>
      </div>
    </>
  )
}

/** What a form with these fields says. */
export const termsIn = (given: FormData): { owner_id: string | null; until: string | null } => ({
  owner_id: String(given.get('owner') ?? '') || null,
  until: String(given.get('until') ?? '') || null,
})

/** The same in a line of a table; nothing where nothing is said. */
export function TermsLine({ owner_id: owner, until }: Terms) {
  const members = useMembers()
  const said = [
    owner && words.ownedBy(members.find(({ id }) => id === owner)?.name ?? words.left),
    until && (hasEnded({ until }) ? words.ended(date(until)) : words.untilDay(date(until))),
  ].filter(Boolean)
  return said.length > 0 ? <span className="sub">{said.join(', ')}</span> : null
}
