import { dateTime, number } from '../../base/format.ts'
import { Avatar } from '../../base/parts/avatar.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { shortHash } from '../../base/parts/chain.tsx'
import { EntryDetail } from './entry-detail.tsx'
import { kindName, What } from './what.tsx'
import type { Entry, NameOf } from './what.tsx'

const words = strings.administration

function Who({ kind, id, name }: Entry['actor']) {
  if (kind === 'key') return words.key(name)
  if (id === null) return name === 'command line' ? words.commandLine : name === 'system' ? words.system : name
  return (
    <>
      <Avatar name={name} /> <span aria-hidden="true">{name}</span>
    </>
  )
}

/** An entry: kind, from, to and why on two lines; all of it below when opened. */
export function EntryRow({ entry, isOpen, nameOf, onToggle }: { entry: Entry; isOpen: boolean; nameOf: NameOf; onToggle(): void }) {
  const { number: n, at, kind, why, hash, takes_back: takesBack, taken_back_by: takenBackBy } = entry
  const prefix = kind.split('.')[0]!
  return (
    <>
      <tr id={`entry-${n}`} className={isOpen ? 'is-open' : undefined}>
        <td>
          <time dateTime={at} title={at}>
            {dateTime(at)}
          </time>
        </td>
        <td>
          <Who {...entry.actor} />
        </td>
        <td>
          <div className="what">
            <span>
              <span className="kindof">{kindName(prefix)}</span>
              <What entry={entry} nameOf={nameOf} />
              {takesBack !== null && <span className="note"> {words.takesBack(takesBack)}</span>}
              {takenBackBy !== null && <span className="note"> {words.takenBackBy(takenBackBy)}</span>}
            </span>
            {why && <q dir="auto">{why}</q>}
          </div>
        </td>
        <td className="num">{number(n)}</td>
        <td>
          <button className="btn btn-ghost btn-sm hash-open" type="button" aria-expanded={isOpen} onClick={onToggle}>
            <code title={hash}>{shortHash(hash)}</code>
            <Icon name="i-down" />
            <span className="vh"> {words.details(n)}</span>
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr className="detail">
          <td colSpan={5}>
            <EntryDetail entry={entry} nameOf={nameOf} />
          </td>
        </tr>
      )}
    </>
  )
}
