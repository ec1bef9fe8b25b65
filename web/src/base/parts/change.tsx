import type { Schemas } from '../api.ts'
import { Icon } from './icon.tsx'
import { strings } from '../strings.ts'

const words = strings.sites

const LOOKS = {
  new: ['chg-new', 'ch-new'],
  came_back: ['chg-back', 'ch-back'],
  same: ['chg-still', 'ch-still'],
  met: ['chg-still', 'ch-still'],
  still_there: ['chg-still', 'ch-still'],
  carried: ['chg-still', 'i-carry'],
  changed: ['chg-changed', 'ch-changed'],
  gone: ['chg-gone', 'ch-gone'],
  not_looked_at: ['chg-blind', 'ch-blind'],
} as const
export type ChangeLook = keyof typeof LOOKS

/** A change between runs: icon and word, in ink alone. Zero is greyed, never left out. */
export function Change({ look, nil = false, children }: { look: ChangeLook; nil?: boolean; children: React.ReactNode }) {
  const [className, icon] = LOOKS[look]
  return (
    <span className={`chg ${className}${nil ? ' chg-nil' : ''}`}>
      <Icon name={icon} />
      {children}
    </span>
  )
}

/** New, still there and gone since the run before, or why that is not known. */
export function Since({ run }: { run: Schemas['SiteRun'] }) {
  if (run.status === 'RUNNING' || run.status === 'PENDING') return <span className="sub wraps">{words.knownWhenEnded}</span>
  if (run.previous_id === null) return <span className="sub">{words.firstRun}</span>
  if (!run.changes) return <span className="sub wraps">{run.carrying ? words.stillCarrying : words.notCarried}</span>
  const { changes } = run
  return (
    <>
      <span className="since">
        {(['new', 'still_there', 'gone'] as const).map((name) => (
          <Change key={name} look={name} nil={changes[name] === 0}>
            <span>{words.counted[name](changes[name])}</span>
          </Change>
        ))}
      </span>
      {changes.not_looked_at > 0 && <span className="sub">{words.notLookedAgain(changes.not_looked_at)}</span>}
    </>
  )
}
