import { useMemo, useState } from 'react'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'
import { langTag } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { strings } from '../../base/strings.ts'
import { Blocks } from '../../base/parts/blocks.tsx'
import { chosenBlocks, mergeTexts, usualChoice } from './merge.ts'
import type { Choice, MergedPart } from './merge.ts'

const words = strings.versions.conflict
const CHOICES = ['mine', 'theirs', 'both'] as const

/** Two texts that came from one: what the writer had opened, what they wrote, and what somebody else saved meanwhile. */
export interface Meeting {
  base: BlockNode[]
  mine: BlockNode[]
  theirs: BlockNode[]
  who: string | null
  language: string | null
  /** The version the writer's text is kept as; null: not yet. */
  keptAs: number | null
}

interface Props {
  meeting: Meeting
  busy: boolean
  onUse(blocks: BlockNode[]): void
  onClose(): void
}

/** Both texts side by side; whatever is chosen, both stay among the versions. */
export function Conflict({ meeting, busy, onUse, onClose }: Props) {
  const parts = useMemo(() => mergeTexts(meeting.base, meeting.mine, meeting.theirs), [meeting])
  const [choices, setChoices] = useState<Choice[]>(() => parts.map(usualChoice))
  const all = (choice: Choice) => setChoices(parts.map(() => choice))
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      wide
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {words.later}
          </button>
          <button className="btn" type="button" onClick={() => all('mine')}>
            {words.allMine}
          </button>
          <button className="btn" type="button" onClick={() => all('theirs')}>
            {words.allTheirs}
          </button>
          <button className="btn btn-primary" type="button" disabled={busy} onClick={() => onUse(chosenBlocks(parts, choices))}>
            {words.use}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.note(meeting.who ?? words.somebody)}</p>
        {meeting.keptAs !== null && <p className="note">{words.kept(meeting.keptAs)}</p>}
        <div className="conflict" lang={langTag(meeting.language)}>
          {parts.map((part, index) =>
            part.by === null ? (
              <div key={index} className="conflict-same paper-text" dir="auto">
                <Blocks blocks={part.mine} />
              </div>
            ) : (
              <Part
                key={index}
                number={parts.slice(0, index + 1).filter(({ by }) => by !== null).length}
                part={part}
                choice={choices[index]!}
                choose={(choice) => setChoices(choices.map((each, at) => (at === index ? choice : each)))}
              />
            ),
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Part({ part, number, choice, choose }: { part: MergedPart; number: number; choice: Choice; choose(choice: Choice): void }) {
  return (
    <fieldset className="conflict-part">
      <legend>
        <span className="vh">{words.choice(number)}: </span>
        {words.only[part.by!]}
      </legend>
      <div className="conflict-sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className={choice === side || choice === 'both' ? 'conflict-side is-chosen' : 'conflict-side'}>
            <span className="note">{words[side]}</span>
            <div className="paper-text" dir="auto">
              {part[side].length > 0 ? <Blocks blocks={part[side]} /> : <p className="note">{words.empty}</p>}
            </div>
          </div>
        ))}
      </div>
      <div className="conflict-choice">
        {CHOICES.map((each) => (
          <label key={each} className="check">
            <input type="radio" name={`part-${number}`} checked={choice === each} onChange={() => choose(each)} />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
