import { number } from '../../base/format.ts'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'

const words = strings.desk

/** Number of findings, and of groups where they are grouped. */
export function QueueCount() {
  const { store, grouped } = useDesk()
  if (!store.ready) return <p className="count">&nbsp;</p>
  return grouped ? (
    <p className="count">
      <b>{number(store.findings)}</b> {words.inGroups} <b>{number(store.total)}</b> {words.groups(store.total)}
    </p>
  ) : (
    <p className="count">
      <b>{number(store.total)}</b> {words.findings(store.total)}
    </p>
  )
}
