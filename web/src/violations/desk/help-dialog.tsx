import type { ReactNode } from 'react'
import { Dialog } from '../../base/parts/dialog.tsx'
import { SeverityLabel, SHOWN_SEVERITIES } from '../../base/parts/severity.tsx'
import { StateIcon } from '../../base/parts/state.tsx'
import { LETTERS } from '../../base/letters.ts'
import { strings } from '../../base/strings.ts'

const words = strings.desk
const { help } = words
const { keyCap: caps } = strings.base
const { keys: more } = strings.deskFilters
const { keys: mine } = strings.inbox
const { keys: sites } = strings.sites

const Keys = ({ title, keys }: { title: string; keys: [label: ReactNode, ...keys: ReactNode[]][] }) => (
  <div>
    <h3>{title}</h3>
    <dl>
      {keys.map(([label, ...pressed], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{pressed.map((cap, at) => (cap === help.to ? <span key={at}>{cap}</span> : <kbd key={at}>{cap}</kbd>))}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** Every key, the severity icons as a legend, and the switch that turns letter keys off. */
export function HelpDialog({
  on,
  onSwitch,
  next,
  onNext,
  onClose,
}: {
  on: boolean
  onSwitch(on: boolean): void
  /** Whether the next undecided finding opens after a decision. */
  next: boolean
  onNext(next: boolean): void
  onClose(): void
}) {
  return (
    <Dialog
      wide
      title={words.keys}
      onClose={onClose}
      foot={
        <>
          <p className="note">{words.keysRest}</p>
          <label className="check">
            <input type="checkbox" checked={next} onChange={(event) => onNext(event.target.checked)} /> {words.openNext}
          </label>
          <label className="check">
            <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} /> {words.letterKeys}
          </label>
        </>
      }
    >
      <div className="help" tabIndex={0} role="group" aria-label={words.allKeys}>
        <Keys
          title={help.move}
          keys={[
            [help.next, 'J', '↓'],
            [help.previous, 'K', '↑'],
            [help.firstAndLast, caps.home, caps.end],
            [help.search, '/'],
            [strings.deskFilters.title, 'L'],
            [strings.goTo.title, caps.ctrl, 'K'],
            [more.screens, 'G', ...Object.keys(LETTERS).map((letter) => letter.toUpperCase())],
            [help.leave, caps.esc],
            [help.help, '?'],
          ]}
        />
        <Keys
          title={help.decide}
          keys={[
            [
              <>
                <StateIcon value="dismissed" />
                {help.dismiss}
              </>,
              'D',
            ],
            [
              <>
                <StateIcon value="elevated_risk" />
                {help.elevated}
              </>,
              'E',
            ],
            [
              <>
                <StateIcon value="urgent_violation" />
                {help.urgent}
              </>,
              'U',
            ],
            [
              <>
                <StateIcon value="fixed" />
                {help.fixed}
              </>,
              'F',
            ],
            [
              <>
                <StateIcon value="undecided" />
                {help.reopen}
              </>,
              'R',
            ],
            [help.sameReason, caps.shift, 'D'],
            [more.elevatedWithEnd, caps.shift, 'E'],
            [help.group, 'G'],
            [help.undo, 'Z'],
            [help.answer, 'Y', 'N'],
          ]}
        />
        <Keys
          title={help.talk}
          keys={[
            [help.comment, 'C'],
            [help.assign, 'A'],
            [help.makeClaim, 'M'],
            [help.select, 'X'],
            [help.range, caps.shift, 'X'],
          ]}
        />
        <Keys
          title={help.inTrail}
          keys={[
            [help.undo, 'Z'],
            [help.undoHere, caps.shift, 'Z'],
            [more.findings, 'F'],
          ]}
        />
        <Keys
          title={strings.inbox.title}
          keys={[
            [mine.move, 'J', 'K'],
            [mine.open, caps.enter],
            [mine.review, 'O'],
            [mine.pick, 'X'],
            [mine.snooze, 'H'],
            [mine.assign, 'A'],
            [mine.approve, 'Y', 'N'],
            [mine.undo, 'Z'],
          ]}
        />
        <Keys
          title={strings.sites.title}
          keys={[
            [sites.move, 'J', 'K'],
            [sites.open, caps.enter],
            [sites.desk, 'O'],
            [sites.compare, 'V'],
            [more.tallies, '1', help.to, '5'],
          ]}
        />
        <Keys
          title={help.inRules}
          keys={[
            [help.nextRule, 'J', 'K'],
            [help.openRule, caps.enter],
            [help.tryRule, 'T'],
            [help.switchRule, 'O'],
            [help.newRule, 'N'],
          ]}
        />
        <Keys
          title={more.inEditor}
          keys={[
            [more.save, caps.ctrl, 'S'],
            [help.tryRule, 'T'],
            [more.mustHit, 'Alt', 'H'],
            [more.leaveAlone, 'Alt', 'L'],
          ]}
        />
        <Keys
          title={strings.base.nav.claims}
          keys={[
            [strings.goTo.newClaim, 'N'],
            [more.changeClaim, 'E'],
          ]}
        />
        <Keys
          title={strings.base.nav.studio}
          keys={[
            [more.takeSuggestion, caps.ctrl, '.'],
            [more.replace, caps.ctrl, 'H'],
          ]}
        />
        <Keys
          title={help.inReason}
          keys={[
            [help.lastFive, '1', help.to, '5'],
            [help.dismissNow, caps.ctrl, caps.enter],
          ]}
        />
        <div className="help-shapes">
          <h3>{help.severity}</h3>
          <p>
            {SHOWN_SEVERITIES.map((severity) => (
              <SeverityLabel key={severity} value={severity} />
            ))}
          </p>
        </div>
      </div>
    </Dialog>
  )
}
