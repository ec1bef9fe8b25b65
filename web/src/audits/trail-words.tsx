import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Schemas } from '../base/api.ts'
import { STATES, StateIcon } from '../base/parts/state.tsx'
import type { StateName } from '../base/parts/state.tsx'
import { strings } from '../base/strings.ts'

const words = strings.audits.trail
type Entry = Schemas['TrailEntry']

export const actorName = ({ kind, name }: Entry['actor']): string => (kind === 'key' ? words.key(name) : name)

const isState = (word: string): word is StateName => (STATES as readonly string[]).includes(word)
const names = (people: { name: string }[]) => people.map(({ name }) => name).join(', ')

/** What an entry of the trail says: from what to what, how many, why. */
export function TrailWhat({ entry }: { entry: Entry }): ReactNode {
  const { action, from, to, count, reason, comment, group_id: group, rule_name: rule, undoes, assigned, unassigned } = entry
  const many = count !== null && count > 1 && <>, {words.findings(count)}{group && ` ${words.group}`}</>
  if (action === 'comment') return <>{words.commented}{rule && ` ${words.on(rule)}`}{comment && <>: <q dir="auto">{comment}</q></>}</>
  if (action === 'assign') return <>{[assigned.length > 0 && words.assigned(names(assigned)), unassigned.length > 0 && words.unassigned(names(unassigned))].filter(Boolean).join(', ')}{many}{rule && ` ${words.on(rule)}`}</>
  if (undoes !== null) return <>{words.undid(undoes)}{many}</>
  const before = Object.keys(from ?? {}).filter(isState)
  return (
    <>
      {before.map((state, index) => <Fragment key={state}>{index > 0 && ', '}<StateIcon value={state} /> {strings.base.stateShort[state]}</Fragment>)}
      {before.length > 0 && to && ` ${words.to} `}
      {to && isState(to) ? <><StateIcon value={to} /> <b>{strings.base.stateShort[to]}</b></> : (words.actions[action] ?? action)}
      {many}{!many && rule && ` ${words.on(rule)}`}{reason && <>: <q dir="auto">{reason}</q></>}
    </>
  )
}
