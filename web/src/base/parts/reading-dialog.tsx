import { useState } from 'react'
import { PAGE_KINDS } from '../../../../src/rules/definition/claim.ts'
import { SUBJECTS } from '../../../../src/rules/definition/subject.ts'
import type { Schemas } from '../api.ts'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { useChange } from '../use-change.ts'
import { Field } from './field.tsx'
import { Check } from './form-controls.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { say } from './toast.tsx'

const words = strings.desk.reading

export type Read = NonNullable<Schemas['HeldBack']['read_as']>

type Kind = (typeof PAGE_KINDS)[number]
type Sold = (typeof SUBJECTS)[number]

/** The page, the section it is in, and its whole site. */
function placesOf(page: string): { place: string; name: string }[] {
  const host = page.slice(0, page.indexOf('/') < 0 ? page.length : page.indexOf('/'))
  const section = page.slice(0, Math.max(0, page.lastIndexOf('/')))
  return [
    { place: page, name: words.thisPage },
    ...(section !== '' && section !== host ? [{ place: section, name: words.section(section) }] : []),
    ...(host !== '' && host !== page ? [{ place: host, name: words.site(host) }] : []),
  ]
}

/** Says what a page, its section or its site is for and what it sells, where it was read as something else. */
export function ReadingDialog({ place: page, read, onClose }: { place: string; read: Read; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const [place, setPlace] = useState(page)
  const [kind, setKind] = useState<Kind | ''>('')
  const [sells, setSells] = useState<ReadonlySet<Sold>>(new Set())
  const [nothing, setNothing] = useState(false)
  const save = useChange('setPageReading', ['held'], () => {
    say({ text: words.saved, icon: 'i-check' })
    onClose()
  })
  const said = { page_kind: kind || null, sells: nothing ? [] : sells.size > 0 ? [...sells] : null }
  const was = words.as(read.kind, read.sold)
  return (
    <ReasonDialog
      title={words.title}
      note={words.note}
      verb={words.save}
      busy={save.isPending || (said.page_kind === null && said.sells === null)}
      onDo={(reason) => save.mutate({ workspace_id: workspaceId, body: { place, ...said, was, reason } })}
      onClose={onClose}
    >
      <p className="note">{was}</p>
      <Field label={words.where}>
        {(control) => (
          <select {...control} value={place} onChange={(event) => setPlace(event.target.value)}>
            {placesOf(page).map((one) => (
              <option key={one.place} value={one.place}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.kind}>
        {(control) => (
          <select {...control} value={kind} onChange={(event) => setKind(event.target.value as Kind | '')}>
            <option value="">{words.asRead}</option>
            {PAGE_KINDS.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="sold">
        <legend>{words.sells}</legend>
        <Check checked={nothing} onChange={setNothing}>
          {words.nothing}
        </Check>
        {!nothing &&
          SUBJECTS.map((one) => (
            <Check key={one} checked={sells.has(one)} onChange={() => setSells(sells.symmetricDifference(new Set([one])))}>
              {words.subjects[one]}
            </Check>
          ))}
      </fieldset>
    </ReasonDialog>
  )
}
