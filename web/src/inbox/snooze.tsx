import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { date, dateTime } from '../base/format.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../settings/use-change.ts'
import type { Row } from './inbox.tsx'

const words = strings.inbox
const MORNING = 8
const LATER = 16

const at = (now: Date, days: number, hour: number): Date => {
  const time = new Date(now)
  time.setDate(time.getDate() + days)
  time.setHours(hour, 0, 0, 0)
  return time
}

/** The times on offer, without those that have passed. */
function timesFrom(now = new Date()): { label: string; at: Date }[] {
  return [
    { label: words.laterToday, at: at(now, 0, LATER) },
    { label: words.tomorrow, at: at(now, 1, MORNING) },
    { label: words.nextWeek, at: at(now, (8 - now.getDay()) % 7 || 7, MORNING) },
  ].filter((time) => time.at > now)
}

/** The first day that can be picked. */
const firstDay = (): string => at(new Date(), 1, 12).toISOString().slice(0, 10)

/** Hides a row until a date, for one person; digits pick. */
export function SnoozeMenu({ row, open, onOpen }: { row: Row; open: boolean; onOpen(open: boolean): void }) {
  const { id } = useWorkspace()
  const [picking, setPicking] = useState(false)
  const wake = useChange('snooze', ['inbox'])
  const change = useChange('snooze', ['inbox'], (_, { body: { until } }) => {
    // Before the row is gone, and this with it.
    if (until !== null)
      say({
        text: words.snoozedUntil(dateTime(until)),
        icon: 'i-snooze',
        action: { label: strings.base.undo, run: () => wake.mutate({ workspace_id: id, body: { items: [row.item], until: null } }) },
      })
  })
  const snooze = (until: Date | null) => {
    onOpen(false)
    change.mutate({ workspace_id: id, body: { items: [row.item], until: until && until.toISOString() } })
  }
  const times = timesFrom()
  const choices = [
    ...times.map((time) => ({ label: time.label, note: dateTime(time.at.toISOString()), choose: () => snooze(time.at) })),
    { label: words.pickDate, note: null, choose: () => setPicking(true) },
    ...(row.snoozed_until ? [{ label: words.wake, note: null, choose: () => snooze(null) }] : []),
  ]
  return (
    <>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpen}>
        <DropdownMenu.Trigger asChild>
          <button className="btn btn-ghost btn-icon btn-sm" type="button" title={words.snooze}>
            <Icon name="i-snooze" />
            <span className="vh">{words.snooze}</span>
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className="pop pop-snooze"
            aria-label={words.snoozeUntil}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onKeyDown={(event) => {
              const choice = choices[Number(event.key) - 1]
              if (!choice) return
              event.preventDefault()
              onOpen(false)
              choice.choose()
            }}
          >
            <DropdownMenu.Label className="pop-title">{words.snoozeUntil}</DropdownMenu.Label>
            {choices.map(({ label, note, choose }, index) => (
              <DropdownMenu.Item key={label} className="pop-item" onSelect={choose}>
                <kbd aria-hidden="true">{index + 1}</kbd>
                {label}
                {note && <span className="pop-n">{note}</span>}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Label className="note pop-note">{words.snoozeNote(row.due_at && date(row.due_at))}</DropdownMenu.Label>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {picking && (
        <Dialog title={words.snoozeUntil} onClose={() => setPicking(false)}>
          <form
            className="dialog-body"
            onSubmit={(event) => {
              event.preventDefault()
              const given = new Date(`${String(new FormData(event.currentTarget).get('date'))}T00:00`)
              setPicking(false)
              snooze(at(given, 0, MORNING))
            }}
          >
            <Field label={words.date}>{(control) => <input {...control} type="date" name="date" required min={firstDay()} />}</Field>
            <div className="dialog-foot">
              <button className="btn btn-primary">{words.snooze}</button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
