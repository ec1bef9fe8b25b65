import type { Editor } from '@tiptap/react'
import { langTag } from '../../base/format.ts'
import { strings } from '../../base/strings.ts'
import { acceptChange, shownText, undoChange } from './tracked.ts'
import type { Tracked } from './tracked.ts'

const words = strings.documents

interface Props {
  editor: Editor
  tracked: Tracked[]
  editable: boolean
  language: string | null
  /** Keeps what was decided; the text is saved first. */
  settle(decision: { accepted_changes: number[] } | { undone_changes: number[] }): void
}

/** What was changed for the rules before anybody read the text: each is kept or taken back by a person. */
export function Changes({ editor, tracked, editable, language, settle }: Props) {
  if (tracked.length === 0) return null
  const accept = (numbers: number[]) => {
    for (const number of numbers) acceptChange(editor, number)
    settle({ accepted_changes: numbers })
  }
  return (
    <section className="mnote" aria-label={words.changes}>
      <h3>{words.changesMade(tracked.length)}</h3>
      <ul className="doc-list">
        {tracked.map(({ change, place }) => (
          <li key={change.number} className="tracked">
            <p lang={langTag(language)} dir="auto">
              <del>{shownText(change.before)}</del> <ins>{shownText(change.after)}</ins>
            </p>
            <p className="note">
              {change.made_by === 'model' ? words.changedByModel(change.rule_name) : words.changedBy(change.rule_name)}
            </p>
            {editable && (
              <p className="mnote-do">
                <button className="btn btn-sm" type="button" onClick={() => accept([change.number])}>
                  {words.acceptChange}
                  <span className="vh"> {change.rule_name}</span>
                </button>
                {place !== null && (
                  <button
                    className="btn btn-sm"
                    type="button"
                    onClick={() => {
                      if (undoChange(editor, change.number)) settle({ undone_changes: [change.number] })
                    }}
                  >
                    {words.undoChange}
                    <span className="vh"> {change.rule_name}</span>
                  </button>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      {editable && tracked.length > 1 && (
        <p className="mnote-do">
          <button className="btn btn-sm" type="button" onClick={() => accept(tracked.map(({ change }) => change.number))}>
            {words.acceptAllChanges}
          </button>
        </p>
      )}
    </section>
  )
}
